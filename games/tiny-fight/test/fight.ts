/** Fights arranged for a test. */
import { scene } from '@hearthkeep/situations'
import type { Overrides, Rolls, Scene } from '@hearthkeep/situations'
import { tinyFight } from '../src/index.ts'

/** An enemy that has fallen takes no part and rolls no dice. */
export const FALLEN = { life: 0 } as const

/** A fight at the hero's first decision, changed as the test says. */
export function fight(table: Overrides, rolls: Rolls = {}): Scene {
  return scene(tinyFight, { table, rolls })
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}
