/** Streets arranged for the tests of set-up, rounds and fights, with the cards of street-one-cards.ts. */
import { scene } from '@hearthkeep/situations'
import type { Json, Overrides, Roll, Rolls, Scene, SituationSetup } from '@hearthkeep/situations'
import { openings } from '@hearthkeep/testkit'
import type { Table } from '../src/rules/rulebook.ts'
import { data, game } from './street-one-cards.ts'
import { CHARACTERS, FIRST_PLAYER_HERO, SCENARIOS } from './box.ts'
import { leading } from './party.ts'
import type { Person } from './party.ts'

export { data, game }
export type { Person }
type Options = Readonly<Record<string, string>>
const GOBLIN_KING: Options = { scenario: 'goblin-king' }
/** Who sits where, as in the rulebook's long example [X6]. */
export const PARTY = ['Gerki', 'Deirdre', 'Fiona', 'Zot', 'Chronos'] as const

/** What a test says of a street. */
export interface Street {
  /** In seat order, the first is the defender; three if left out. */
  readonly people?: readonly Person[]
  /** The monsters on the location; a Giant Boar with 20 HP if left out. */
  readonly location?: readonly string[]
  /** Decks and rows, from the top; what is not told stays as it was dealt. */
  readonly piles?: Readonly<Record<string, readonly string[]>>
  /** Damage on monsters, and marks on played cards, by name. */
  readonly damage?: Readonly<Record<string, number>>
  readonly states?: Readonly<Record<string, number>>
  readonly table?: Overrides
  readonly options?: Options
  readonly rolls?: Rolls
}

/** How to get to the first action of the first round. */
const opening = openings(game, 'players-act')

const indexIn = (list: readonly { name: string }[], name: string): number => {
  const index = list.findIndex((one) => one.name === name)
  if (index < 0) throw new Error(`nothing is called ${name}`)
  return index
}
const OF_PLAYER = ['hand', 'deck', 'discard', 'played', 'group'] as const
const BOTTOM_UP = /deck$/i

interface Pile {
  readonly path: string
  readonly kind: string
  readonly names: readonly string[]
}
const dealt = new Map<SituationSetup, readonly Pile[]>()

/** All piles as an opening leaves them. */
function pilesOf(setup: SituationSetup): readonly Pile[] {
  const known = dealt.get(setup)
  if (known !== undefined) return known
  const base = scene(game, { setup })
  const found = game.layout.leaves.flatMap(({ kind: shape, of: kind, path }) =>
    shape === 'pile' && kind !== undefined ? [{ path, kind, names: base.read(path) as string[] }] : [],
  )
  dealt.set(setup, found)
  return found
}

/** All piles of the table as they are to be: what is claimed moves there, what it pushes aside goes to the box. */
function arranged(
  all: readonly Pile[],
  claims: ReadonlyMap<string, readonly string[]>,
): Record<string, string[]> {
  const out: Record<string, string[]> = {}
  for (const [kind, box] of Object.entries(game.rest as Readonly<Record<string, string>>)) {
    const own = all.filter((pile) => pile.kind === kind)
    const claimed = new Set(own.flatMap(({ path }) => claims.get(path) ?? []))
    const aside: string[] = []
    for (const { path, names } of own) {
      const left = names.filter((name) => !claimed.has(name))
      const wanted = claims.get(path)
      out[path] = wanted === undefined ? left : BOTTOM_UP.test(path) ? [...wanted].reverse() : [...wanted]
      if (wanted !== undefined) aside.push(...left)
    }
    out[box] = [...out[box], ...aside]
  }
  return out
}

/** A street at the first action of a round, changed as the test says. */
export function street(told: Street = {}): Scene {
  const { people = [{}, {}, {}], location = ['Giant Boar 3'], options = GOBLIN_KING, rolls = {} } = told
  const setup = opening(people.length, options, leading(PARTY.slice(0, people.length)))
  const claims = new Map<string, readonly string[]>(Object.entries(told.piles ?? {}))
  claims.set('locationGroup', location)
  const fields: Record<string, Json> = {}
  people.forEach((person, seat) => {
    for (const pile of OF_PLAYER)
      claims.set(`players[${seat}].${pile}`, (person[pile] as string[] | undefined) ?? [])
    const rest = Object.entries(person).filter(([name]) => !OF_PLAYER.some((pile) => pile === name))
    for (const [name, value] of rest) fields[`players[${seat}].${name}`] = value as Json
  })
  for (const [name, amount] of Object.entries(told.damage ?? {}))
    fields[`damage[${indexIn(data.monsters, name)}]`] = amount
  for (const [name, marks] of Object.entries(told.states ?? {}))
    fields[`states[${indexIn(data.cards, name)}]`] = marks
  // The location grants nothing unless a test says so.
  const table: Overrides = { boon: -1, ...arranged(pilesOf(setup), claims), ...fields, ...told.table }
  return scene(game, { setup, table, rolls })
}

/** A roll of a die by its face: the first side that shows it. */
export function die(colour: 'yellow' | 'white' | 'green', face: number): number {
  const faces = { yellow: [1, 2, 2, 3, 3, 4], white: [1, 2, 3, 4, 5, 6], green: [4, 5, 6, 6, 7, 8] }
  return faces[colour].indexOf(face)
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}

/** The damage on a monster. */
export function damageOn(at: Scene, name: string): number {
  return (at.table as Table).damage[indexIn(data.monsters, name)]
}

/** Everybody who is asked is done, until something else is asked or the round is over. */
export function allDone(at: Scene): Scene {
  const round = at.read('round')
  while (at.read('question') === 'players-act' && at.read('round') === round)
    at.do('done for now', seatsAsked(at).at(-1))
  return at
}

/** The seats that can do something now, from 1. */
export function seatsAsked(at: Scene): number[] {
  return Array.from({ length: at.table.seats }, (_, i) => i + 1).filter((seat) => at.offers(seat).length > 0)
}

/** Goes on with the first thing offered, but discards nothing more than it must, until one of these is asked. */
export function goOnTo(at: Scene, ...questions: string[]): Scene {
  for (let left = 200; !questions.includes(at.read('question') as string); left--) {
    if (left === 0 || at.table.isOver) throw new Error(`never came to ${questions.join(' or ')}`)
    const [seat] = seatsAsked(at)
    const offers = at.offers(seat)
    at.do(offers.find((offer) => offer === 'discard no more') ?? offers[0], seat)
  }
  return at
}

/** How a game is begun with scripted shuffles, from the top; decks not told keep the order of the cards' numbers. */
interface Beginning {
  readonly seats?: number
  readonly options?: Options
  readonly party?: readonly string[]
  /** The hero deck and the item deck as first shuffled, from the top. */
  readonly heroes?: readonly string[]
  readonly items?: readonly string[]
  /** The same decks as shuffled once the rows lie [S6]. */
  readonly heroesAgain?: readonly string[]
  readonly itemsAgain?: readonly string[]
  /** Starting decks by seat in the order of choosing. */
  readonly decks?: readonly (readonly string[])[]
  readonly monsters?: readonly string[]
  /** What is done after the characters were chosen. */
  readonly choices?: readonly { readonly do: string; readonly seat?: number }[]
  /** Further rolls of `monsterDice`, such as a new deck. */
  readonly more?: readonly Roll[]
}

/** Nobody of these lies in ambush, and nobody is gold. */
const PLAIN_MONSTERS = ['Frenzy Goblin 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3', 'Frenzy Goblin 4'].concat([
  'Goblin Archer 1',
  'Goblin Archer 2',
  'Goblin Archer 3',
  'Firespitter 1',
  'Firespitter 2',
])
const PLAIN_HEROES = ['Townsfolk 1', 'Townsfolk 2', 'Townsfolk 3', 'Fire Mage 1', 'Fire Mage 2']

/** A game at its first question after the characters, with nothing left to chance. */
export function begin(told: Beginning = {}): Scene {
  const { seats = 2, options = GOBLIN_KING, party = PARTY, choices = [], more = [] } = told
  const shuffle = (names: readonly string[] = []): Roll => ({ shuffle: names })
  return scene(game, {
    setup: {
      ...{ seats, options },
      choices: [...leading(party.slice(0, seats)).map((lead) => ({ do: lead })), ...choices],
      rolls: {
        playerDice: Array.from({ length: seats }, (_, i) => shuffle(told.decks?.[i])),
        marketDice: [
          ...[shuffle(told.heroes ?? PLAIN_HEROES), shuffle(told.heroesAgain ?? PLAIN_HEROES.slice(4))],
          ...[shuffle(told.items), shuffle(told.itemsAgain)],
        ],
        monsterDice: [shuffle(told.monsters ?? PLAIN_MONSTERS), ...more],
      },
    },
  })
}

/** The names of a character's starting deck. */
export function startingDeck(character: string): string[] {
  const number = CHARACTERS.findIndex((id) => id === character.toLowerCase())
  return data.cards.flatMap(({ name, character: whose, cost, level }, card) =>
    whose === number && cost < 0 && level === 0 && card < FIRST_PLAYER_HERO ? [name] : [],
  )
}

/** The encounter's card, by scenario and number. */
export function encounter(scenario: (typeof SCENARIOS)[number], number: number) {
  return data.scenarios[SCENARIOS.indexOf(scenario)].encounters[number - 1]
}
