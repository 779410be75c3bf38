/** What has to fit together across the files of the box. */
import type { Problem } from '@hearthkeep/content'
import { MOST_COMMON, PERKS_EACH } from './limits.ts'

interface Named {
  readonly id: string
  readonly copies: number
}
interface Checked {
  readonly classes: readonly Named[]
  readonly perks: readonly { readonly hero: string; readonly number: number }[]
  readonly starterCards: readonly (Named & {
    readonly kind: string
    readonly of?: string | undefined
    readonly runes?: readonly string[] | undefined
  })[]
  readonly locations: readonly (Named & { readonly demon: boolean; readonly moose: boolean })[]
  readonly skills: readonly Named[]
  readonly items: readonly Named[]
  readonly companions: readonly Named[]
  readonly enchantments: readonly Named[]
  readonly defenses: readonly Named[]
  readonly potions: readonly Named[]
}

/** Everything that does not fit. */
export function checkContent(data: Checked): Problem[] {
  return [...classProblems(data), ...starterProblems(data), ...pileProblems(data), ...locationProblems(data)]
}

/** Every Class has its four Perks [H39] and one Starter card. */
function* classProblems({ classes, perks, starterCards }: Checked): Iterable<Problem> {
  for (const { id } of classes) {
    const numbers = perks.filter(({ hero }) => hero === id).map(({ number }) => number)
    const found = [...numbers].sort().join(', ') || 'none'
    if (found !== Array.from({ length: PERKS_EACH }, (_, i) => i + 1).join(', '))
      yield { file: 'perks.json', expected: `the Perks 1, 2, 3, 4 of the Class ${id}`, found }
    const starters = pieces(starterCards.filter(({ of }) => of === id))
    if (starters !== 1)
      yield { file: 'starter-cards.json', expected: `one card of the Class ${id}`, found: `${starters}` }
  }
}

/** A Starter card has runes if it is an Item; and there is an Elixir for every player [H39]. */
function* starterProblems({ starterCards }: Checked): Iterable<Problem> {
  for (const { id: entry, kind, runes } of starterCards) {
    if ((kind === 'item') === (runes !== undefined)) continue
    const expected = kind === 'item' ? 'the runes of an Item' : 'no runes, as it is no Item'
    yield {
      file: 'starter-cards.json',
      entry,
      field: 'runes',
      expected,
      found: (runes ?? ['nothing']).join(),
    }
  }
  const free = pieces(starterCards.filter(({ of }) => of === undefined))
  if (free < 4)
    yield { file: 'starter-cards.json', expected: '4 cards that are of no Class', found: `${free}` }
}

/** The Common cards of all kinds have room on the table. */
function* pileProblems(data: Checked): Iterable<Problem> {
  const { skills, items, companions, enchantments, defenses, potions } = data
  const all = pieces([...skills, ...items, ...companions, ...enchantments, ...defenses, ...potions])
  const expected = `at most ${MOST_COMMON} Common cards of all kinds, as no more fit on the table`
  if (all > MOST_COMMON) yield { file: 'skills.json', expected, found: `${all}` }
}

/** The Demon waits at the fifth Location, the Moose at the sixth, which is the Secret Portal [H1, H160]. */
function* locationProblems({ locations }: Checked): Iterable<Problem> {
  for (const [i, { id: entry, demon, moose }] of locations.entries()) {
    const at = { file: 'locations.json', entry }
    if (demon !== (i === 4))
      yield { ...at, field: 'demon', expected: 'true at the fifth Location alone', found: `${demon}` }
    if (moose !== (i === 5))
      yield { ...at, field: 'moose', expected: 'true at the sixth Location alone', found: `${moose}` }
  }
}

function pieces(entries: readonly { readonly copies?: number }[]): number {
  return entries.reduce((sum, { copies = 1 }) => sum + copies, 0)
}
