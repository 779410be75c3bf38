/** Cards and monsters lie in exactly one pile each; the slots of the fight in progress only point at them. */
import type { Table } from '../src/rulebook.ts'

type Kind = 'card' | 'monster'

interface Piles {
  readonly layout: {
    readonly leaves: readonly { kind: string; path: string; at: number; of?: string | undefined }[]
  }
}

/** What is nowhere or in two places, one sentence each. */
export function misplaced(game: Piles, t: Table): string[] {
  const problems: string[] = []
  const counts: Record<Kind, number> = { card: t.data.cards.length, monster: t.data.monsters.length }
  for (const kind of ['card', 'monster'] as const) {
    const places: string[][] = Array.from({ length: counts[kind] }, () => [])
    for (const { kind: shape, of, at, path } of game.layout.leaves) {
      if (shape !== 'pile' || of !== kind) continue
      for (let i = 0; i < t.cells[at]; i++) {
        const thing = t.cells[at + 1 + i]
        if (thing >= 0 && thing < places.length) places[thing].push(path)
        else problems.push(`${path} holds ${kind} ${thing}`)
      }
    }
    places.forEach((found, thing) => {
      if (found.length !== 1) problems.push(`${kind} ${thing} is in ${found.join(' and ') || 'no pile'}`)
    })
  }
  return problems
}
