/** Watches arranged for a test. */
import type { Game } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import type { Overrides, Roll, Rolls, Scene } from '@hearthkeep/situations'
import { lanternWatch } from '../src/index.ts'

interface Arranged {
  /** The game with a card that the box does not have, say. */
  readonly game?: Game
  readonly seats?: number
  /** Where the watchers stand, from the first on; their first turn has come. */
  readonly at?: readonly string[]
  readonly table?: Overrides
  readonly rolls?: Rolls
}

/** No shadow anywhere, and six oil at every lantern: field by field, so that a test that says one keeps the others. */
const QUIET: Overrides = Object.fromEntries<Overrides[string]>(
  ['Gate', 'Mill', 'Bell', 'River'].flatMap((_, i) => [
    [`lanterns[${i}].oil`, 6],
    [`lanterns[${i}].shadows`, []],
  ]),
)

/** Rolls of a set-up in which all shadows come to the Gate, and do nothing when they come. */
export function calmRolls(seats: number): Roll[] {
  const calm = ['Gloom', 'Gloom', 'Gloom', 'Gloom', 'Hollow Hound', 'Hollow Hound']
  const lanterns = Array<number>([2, 3, 4, 6][seats - 1]).fill(0)
  return [{ shuffle: [] }, { shuffle: calm }, ...lanterns]
}

/** A watch in its first hour: at the choice of places, or, with `at`, at the first turn. */
export function watch({ game = lanternWatch.game, seats = 2, at = [], ...rest }: Arranged = {}): Scene {
  const { table = {}, rolls = {} } = rest
  const choices = at.map((lantern, i) => ({ do: `stand at the ${lantern}`, seat: i + 1 }))
  return scene(game, {
    setup: { seats, choices, rolls: { dice: calmRolls(seats) } },
    table: { ...QUIET, ...table },
    rolls,
  })
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}
