/** Streets arranged for the tests of keywords, named cards and rulings. */
import { scene } from '@hearthkeep/situations'
import type { Overrides, Rolls, Scene } from '@hearthkeep/situations'
import { openings } from '@hearthkeep/testkit'
import type { Data } from '../src/content/data.ts'
import { greyport } from '../src/index.ts'
import { leading } from './party.ts'
import type { Person } from './party.ts'
import { files } from './street-three-cards.ts'
import { words } from './street-words.ts'

export { scene }
/** The game with figures that stay as they are. */
export const game = greyport.create({ ...files, 'words.json': words })
/** What the cards of these tests say, and what the real ones do. */
const { data } = game.newTable() as unknown as { readonly data: Data }
export const { data: real } = greyport.game.newTable() as unknown as { readonly data: Data }

/** What a test says of a street. */
interface Street {
  /** Fiona, Gerki, Zot, Deirdre and Chronos in this order, as many as are told. Fiona defends. */
  readonly people?: readonly Person[]
  /** The monsters on the location. */
  readonly there?: readonly string[]
  /** Damage on monsters, and the HP of bosses, by name. */
  readonly wounds?: Readonly<Record<string, number>>
  readonly bosses?: Readonly<Record<string, number>>
  readonly scenario?: string
  readonly options?: Readonly<Record<string, string>>
  readonly table?: Overrides
  readonly rolls?: Rolls
}

const CHARACTERS = ['Fiona', 'Gerki', 'Zot', 'Deirdre', 'Chronos']
const PILES = ['hand', 'deck', 'discard', 'played', 'group']
/** Something to do for the first two, unless their hands are told, so that the table waits. */
const IDLE = ['Punctual Squire', 'Holy Templar']

/** The number of a monster. */
export function monster(name: string): number {
  return numberOf(data.monsters, name)
}
function numberOf(all: readonly { readonly name: string }[], name: string): number {
  const found = all.findIndex((one) => one.name === name)
  if (found < 0) throw new Error(`there is no ${name}`)
  return found
}

/** How to get to the first round of a game. */
const opening = openings(game, 'players-act')

function person(told: Person, seat: number): Overrides {
  const empty = Object.fromEntries(PILES.map((pile) => [pile, []]))
  const figures = { hp: 10, maxHp: 10, heroesLeft: 1, done: 0, mustRetire: 0, heroAside: 1, level: 1 }
  const coins = { copper: 0, silver: 0, gold: 0 }
  const { deck = [], hand = IDLE.slice(seat, seat + 1), ...rest } = told
  return { ...empty, ...figures, ...coins, ...(rest as Overrides), hand, deck: [...deck].reverse() }
}

/** The first round of an encounter, changed as the test says; nothing is in play that it does not name. */
export function street({ people = [{}, {}], there = [], wounds = {}, bosses = {}, ...rest }: Street): Scene {
  const { scenario = 'interrupted-party', options = {}, table = {}, rolls = {} } = rest
  const numbers = (field: string, told: Readonly<Record<string, number>>): Overrides =>
    Object.fromEntries(Object.entries(told).map(([name, value]) => [`${field}[${monster(name)}]`, value]))
  return scene(game, {
    setup: opening(people.length, { scenario, ...options }, leading(CHARACTERS.slice(0, people.length))),
    table: {
      ...{ defender: 0, markerUsed: 0, round: 1, shields: 0, bestFight: 0, monsterDiscard: [] },
      ...{ boon: -1, locationHp: 20, locationMaxHp: 20, locationSaved: 0 },
      ...{ location: 'The Red Dragon Inn', locationMet: there.length > 0 ? 1 : 0, locationGroup: there },
      bossesLeft: Object.keys(bosses).length,
      ...Object.fromEntries(people.map((one, seat) => [`players[${seat}]`, person(one, seat)])),
      ...numbers('damage', wounds),
      ...numbers('hp', bosses),
      ...table,
    },
    rolls,
  })
}

/** The set-up of the first encounter: these monsters come to the location, to Fiona, and to Gerki. */
export function dealt(monsters: readonly string[], options: Readonly<Record<string, string>> = {}): Scene {
  const decks = [...CHARACTERS.slice(0, 2), 'row', 'row'].map(() => ({ shuffle: [] }))
  return scene(game, {
    setup: {
      ...{ seats: 2, options, choices: CHARACTERS.slice(0, 2).map((name) => ({ do: `lead ${name}` })) },
      rolls: { playerDice: decks.slice(2), marketDice: decks, monsterDice: [{ shuffle: monsters }] },
    },
  })
}

/** Everybody says that there is nothing more to do: the round ends. */
export function endRound(at: Scene): Scene {
  const { round } = at.table as unknown as { round: number }
  const isGoing = (): boolean =>
    at.read('outcome') === 'playing' && at.read('question') === 'players-act' && at.read('round') === round
  while (isGoing()) at.do('nothing more for now', at.table.choices.seatOf(0) + 1)
  return at
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}

/** The damage on monsters. */
export function damage(at: Scene, ...names: string[]): unknown[] {
  return names.map((name) => at.read(`damage[${monster(name)}]`))
}

/** The monsters before a player, in the order of seats. */
export function groups(at: Scene): unknown[] {
  return Array.from({ length: at.table.seats }, (_, seat) => at.read(`players[${seat}].group`))
}

/** The hit points of all players. */
export function hp(at: Scene): unknown[] {
  return Array.from({ length: at.table.seats }, (_, seat) => at.read(`players[${seat}].hp`))
}

/** The fights that are offered. */
export function fights(at: Scene, hero: string): string[] {
  const start = `${hero} fights `
  return at.offers().flatMap((text) => (text.startsWith(start) ? [text.slice(start.length)] : []))
}
