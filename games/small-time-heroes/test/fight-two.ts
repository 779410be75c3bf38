/**
 * Fights against Enemies that say only what a test needs. The Minions, Hordes and Bosses of the box are being balanced
 * again and again; these have names of their own, 2 attack, 6 health and nothing else, and their mats do nothing,
 * unless the test says otherwise.
 */
import { scene } from '@hearthkeep/situations'
import type { Overrides, Rolls, Scene } from '@hearthkeep/situations'
import type { Game } from '@hearthkeep/engine'
import bosses from '../content/bosses.json' with { type: 'json' }
import { SYMBOLS } from '../src/content/limits.ts'
import { smallTimeHeroes } from '../src/index.ts'
import type { Table } from '../src/index.ts'

/** The Minions of Waves 1 to 3. */
export const WAVES = [
  ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'],
  ['Badger', 'Coot', 'Dormouse', 'Egret', 'Ferret', 'Goose', 'Heron', 'Ibex'],
  ['Agate', 'Beryl', 'Coral', 'Diamond', 'Emerald', 'Flint', 'Garnet', 'Halite'],
] as const
/** The Guardian's pieces by Wave; they take the places of the last three Minions. */
export const PIECES = [
  ['Small Left Arm', 'Small Head', 'Small Right Arm'],
  ['Big Left Arm', 'Big Head', 'Big Right Arm'],
  ['Huge Left Arm', 'Huge Head', 'Huge Right Arm'],
] as const
const PIECE_KINDS = ['left-arm', 'head', 'right-arm']

type Symbol = (typeof SYMBOLS)[number]
type Effects = readonly unknown[]
type BossId = 'houndmaster' | 'goblin-king' | 'guardian' | 'necromancer'

/** What a test wants to be printed. */
export interface Printed {
  readonly boss?: BossId
  /** By name; what is given replaces the plain figures. */
  readonly minions?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly horde?: Readonly<Partial<Record<Symbol, Effects>>>
  readonly abilities?: Readonly<Partial<Record<Symbol, Effects>>>
  readonly bossHealth?: number
  readonly bossBlock?: number
  /** Whole content files instead of those of the box. */
  readonly files?: Readonly<Record<string, unknown>>
}

/** A game with these Enemies, and the Boss to be asked for. */
export interface Fixture {
  readonly game: Game
  readonly boss: BossId
}

/** An effect that never happens. */
const NOTHING = { if: { 'zombies-out': 9 }, do: { hit: 1 } }

function minionsOf({ boss, minions = {} }: Printed): unknown[] {
  return WAVES.flatMap((names, wave) => {
    const pieces: readonly string[] = boss === 'guardian' ? PIECES[wave] : []
    return [...names.slice(0, names.length - pieces.length), ...pieces].map((name) => ({
      ...{ id: name.toLowerCase().replaceAll(' ', '-'), name, wave: wave + 1, attack: 2, health: 6 },
      ...(pieces.includes(name) ? { piece: PIECE_KINDS[pieces.indexOf(name)] } : {}),
      ...(boss === 'goblin-king' ? { bomb: { defuse: { energy: 1 }, explode: [{ hit: 2 }] } } : {}),
      ...minions[name],
    }))
  })
}

function mat(abilities: Printed['horde'] = {}): Record<string, Effects> {
  return Object.fromEntries(SYMBOLS.map((symbol) => [symbol, abilities[symbol] ?? [NOTHING]]))
}

/** A game in which the Enemies are as printed here. */
export function printed(wanted: Printed): Fixture {
  const boss = wanted.boss ?? 'houndmaster'
  const mats = bosses.map((one) => {
    if (one.id !== boss) return one
    return {
      ...one,
      ...{ horde: mat(wanted.horde), abilities: mat(wanted.abilities), health: wanted.bossHealth ?? 30 },
      ...(wanted.bossBlock === undefined ? {} : { block: wanted.bossBlock }),
    }
  })
  const own = {
    ...{ 'bosses.json': mats, [`minions-${boss}.json`]: minionsOf(wanted) },
    // Every Wave Reward heals 1: nothing to decide between Waves. Potions that do one thing each.
    'potions.json': [
      { id: 'rocket', name: 'Rocket', copies: 4, effects: [{ damage: 8 }] },
      { id: 'jam', name: 'Jam', copies: 4, effects: [{ damage: 4, to: 'all-enemies' }] },
      { id: 'net', name: 'Net', copies: 4, effects: [{ damage: 8, to: 'minion' }] },
      { id: 'tea', name: 'Tea', copies: 4, effects: [{ heal: 7 }] },
    ],
    'challenges.json': [{ id: 'day-off', name: 'Day Off', copies: 12, reward: { heal: 1 } }],
  }
  return { game: smallTimeHeroes.create({ ...smallTimeHeroes.files, ...own, ...wanted.files }), boss }
}

/** A place of the Minion Row: a name, a Minion with what is on it, or nobody. */
export type Place = string | null | (Overrides & { readonly card: string })

export interface Fight {
  readonly seats?: 1 | 2
  readonly hero?: 'joan' | 'lira'
  readonly mode?: 'day' | 'campaign'
  /** From left to right over Sun, Moon and Star; Ash, Birch and Cedar if left out, with 6 health each. */
  readonly row?: readonly Place[]
  /** What lies face down for Joan and for Lira; Skull if left out. */
  readonly intents?: readonly Symbol[]
  readonly table?: Overrides
  readonly rolls?: Rolls
}

/** The Intent card whose back leaves no doubt. */
export function certain(symbol: Symbol): string {
  const name = `${symbol.charAt(0).toUpperCase()}${symbol.slice(1)}`
  return `${name} (${name})`
}

const CLEAN = { block: 0, strength: 0, strengthNow: 0, protect: 0, weak: 0, exposed: 0, immune: 0 }

function placeOf(place: Place, symbol: number): Overrides {
  const health = place === null ? 0 : 6
  const one = typeof place === 'string' || place === null ? { card: place } : place
  return { ...CLEAN, health, maxHealth: health, rubble: 0, symbol, zombies: [], ...one }
}

/** Cards that are named in a value, wherever in it. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}

/** The decks of the Waves: everything that is not named elsewhere, the first name on top. */
function decksOf(boss: BossId, named: readonly string[]): Overrides {
  return Object.fromEntries(
    WAVES.flatMap((names, wave) => {
      const all: string[] = boss === 'guardian' ? [...names.slice(0, 5), ...PIECES[wave]] : [...names]
      const deck = all.filter((name) => !named.includes(name)).reverse()
      return [
        [`waveDecks[${wave}].deck`, deck],
        [`waveDecks[${wave}].discard`, []],
      ]
    }),
  )
}

/** A Hero with cards enough that nobody has to shuffle: those of the Start that are not named elsewhere lie on top. */
function heroOf({ game }: Fixture, number: number, named: readonly string[]): Overrides {
  const { data } = game.newTable() as Table
  const own = data.cards.filter((card) => card.hero === number && !named.includes(card.name))
  const starting = own.filter((card) => card.isStarting).map((card) => card.name)
  const market = own.filter((card) => !card.isStarting).map((card) => card.name)
  return {
    ...CLEAN,
    ...{ health: 30, maxHealth: 30, energy: 3, hand: [], discard: [], potions: [] },
    ...{ marketRow: market.slice(0, 4), deck: [...market.slice(4, 29), ...starting] },
  }
}

interface Opening {
  readonly do: string
  readonly seat: number
}
const openings = new Map<string, Opening[]>()

/** The choices that lead to the first decision of the first Hero Turn: any card, any Hero. */
function openingOf(
  { game, boss }: Fixture,
  seats: number,
  options: Readonly<Record<string, string>>,
): Opening[] {
  const key = JSON.stringify([game.contentHash, boss, seats, options])
  const known = openings.get(key)
  if (known !== undefined) return known
  const choices: Opening[] = []
  const at = (): Scene => scene(game, { setup: { seats, options, choices } })
  for (let now = at(); !['hero-acts', 'fight-order'].includes(String(now.read('question'))); now = at()) {
    const seat = now.offers(1).length > 0 ? 1 : 2
    choices.push({ do: now.offers(seat)[0], seat })
  }
  openings.set(key, choices)
  return choices
}

/** A fight in Wave 1 at the first decision of the first Hero Turn. Only what the test scripts is left to chance. */
export function fight(fixture: Fixture, wanted: Fight = {}): Scene {
  const { seats = 1, hero = 'joan', mode = 'day', intents = [], table = {}, rolls = {} } = wanted
  const { row = ['Ash', 'Birch', 'Cedar'] } = wanted
  const options = { hero, mode, boss: fixture.boss }
  const enemies = row.map(placeOf)
  const who = seats === 2 ? [0, 1] : [hero === 'joan' ? 0 : 1]
  const setup = { seats, options, choices: openingOf(fixture, seats, options) }
  const overrides: Overrides = {
    ...decksOf(fixture.boss, namesIn([row, table])),
    ...Object.fromEntries(enemies.map((enemy, place) => [`enemies[${place}]`, enemy])),
    ...Object.fromEntries(
      who.flatMap((number, slot) => {
        const symbol = intents[slot] ?? 'skull'
        const card = intents[slot] === undefined && slot === 1 ? 'Skull or Claw (Skull)' : certain(symbol)
        return [
          [`heroes[${number}]`, heroOf(fixture, number, namesIn(table))],
          [`intents[${slot}]`, { card, back: 1 << SYMBOLS.indexOf(symbol), hero: number }],
        ]
      }),
    ),
  }
  return scene(fixture.game, { setup, table: { ...flat(overrides), ...flat(table) }, rolls })
}

/** Nested objects as single paths, so that what a test says of a part replaces just that. */
function flat(value: Overrides, path = ''): Overrides {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): [string, Overrides[string]][] => {
      const at = path === '' ? key : `${path}.${key}`
      const isRecord = typeof one === 'object' && one !== null && !Array.isArray(one)
      return isRecord ? Object.entries(flat(one as Overrides, at)) : [[at, one]]
    }),
  )
}

/** The choices that end a Hero's turn. */
export const END = 'end the turn of Joan'
export const END_LIRA = 'end the turn of Lira'

/** What was told of the health that Joan lost. */
export const lostByJoan = (at: Scene): readonly string[] =>
  at.events().filter((event) => event.startsWith('Joan loses'))

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}

/** A new Day of a campaign with nothing left to chance: everything stays as it lies, the Health cards are Star, Moon, Sun. */
export const NEW_DAY: Rolls = {
  ...{ heroDice: [{ shuffle: [] }], rewardDice: [{ shuffle: [] }], intentDice: [{ shuffle: [] }] },
  minionDice: [{ shuffle: [] }, { shuffle: [] }, { shuffle: [] }, 0, 1],
}
