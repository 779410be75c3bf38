/** Streets arranged for the tests of the location, the ends of rounds and encounters, recruiting and winning. */
import { scene } from '@hearthkeep/situations'
import type { Overrides, Rolls, Scene, SituationSetup } from '@hearthkeep/situations'
import { openings } from '@hearthkeep/testkit'
import type { Data } from '../src/content/data.ts'
import { greyport } from '../src/index.ts'
import { STATE } from '../src/rules/table.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { leading } from './party.ts'
import { files } from './street-two-cards.ts'
import { CARDS, FIRST_CURSE, FIRST_PLAYER_HERO, FIRST_STARTING, HEROES, MONSTERS } from './box.ts'
import { LEVELS, SUBDECK_SIZE } from '../src/content/limits.ts'

/** The game with figures that stay as they are. */
export const game = greyport.create(files)
const { data } = game.newTable() as unknown as { readonly data: Data }

type Names = readonly string[]

/** A card that many tests play: 9 damage. */
export const SQUIRE = 'Squire with Big Ideas'

/** What a test says of a player; piles not told are empty, but for a deck of what is left of the starting cards. */
export interface Person {
  /** The player hero is in the hand too, unless `heroAside` is 1 or it is named elsewhere. */
  readonly hand?: Names
  /** From the top. */
  readonly deck?: Names
  readonly discard?: Names
  readonly played?: Names
  readonly group?: Names
  readonly hp?: number
  readonly maxHp?: number
  readonly level?: number
  readonly heroAside?: number
  /** Copper, silver and gold. */
  readonly coins?: readonly [number, number, number]
}

/** What a test says of a street. */
export interface Street {
  /** Fiona, Zot, Deirdre, Gerki and Chronos in this order; as many as are told, at least two. */
  readonly people?: readonly Person[]
  /** The monsters on the location, and its HP; without monsters it has been saved. */
  readonly there?: Names
  readonly locationHp?: number
  readonly scenario?: string
  readonly options?: Readonly<Record<string, string>>
  readonly heroRow?: Names
  readonly itemRow?: Names
  /** From the top; if told, nothing else is in it. */
  readonly heroDeck?: Names
  readonly itemDeck?: Names
  readonly monsterDeck?: Names
  readonly monsterDiscard?: Names
  /** How many curses are left. */
  readonly curses?: number
  /** Damage on monsters, and HP of bosses, by name. */
  readonly wounds?: Readonly<Record<string, number>>
  readonly bosses?: Readonly<Record<string, number>>
  readonly table?: Overrides
  readonly rolls?: Rolls
}

const PARTY = ['Fiona', 'Zot', 'Deirdre', 'Gerki', 'Chronos']
const HERO_ROW = ['Townsfolk 1', 'Fire Mage 1', 'Ogre Doorman 1', 'Serena the Pious']
const ITEM_ROW = ['Freezing Staff 1', 'Tavern Sign 1', 'Claymore 1', 'Orb of Second Thoughts']

function numberOf(all: readonly { readonly name: string }[], name: string): number {
  const found = all.findIndex((one) => one.name === name)
  if (found < 0) throw new Error(`there is no "${name}" in the tests' cards`)
  return found
}
/** The number of a monster or of a card, by its full name. */
const monster = (name: string): number => numberOf(data.monsters, name)
export const card = (name: string): number => numberOf(data.cards, name)

/** A table as the rules see it. */
export function tableOf(at: Scene): Table {
  return at.table as unknown as Table
}

const openingOf = openings(game, 'players-act')

/** How to get to the first decision of the first round. */
function opening(seats: number, options: Readonly<Record<string, string>>): SituationSetup {
  const first = Number(options['first'] ?? '1') - 1
  const order = PARTY.slice(0, seats)
  return openingOf(seats, options, leading([...order.slice(first), ...order.slice(0, first)]))
}

/** Hands things out: each can be claimed once, and what nobody claims is left. */
class Pool {
  private readonly free: Set<number>
  private readonly numberOf: (name: string) => number

  constructor(count: number, of: (name: string) => number) {
    this.free = new Set(Array.from({ length: count }, (_, i) => i))
    this.numberOf = of
  }

  claim(names: Names): number[] {
    return names.map((name) => {
      const thing = this.numberOf(name)
      if (!this.free.delete(thing)) throw new Error(`${name} is named twice`)
      return thing
    })
  }

  /** What is left between two numbers. */
  left(from: number, to: number): number[] {
    const found = [...this.free].filter((thing) => thing >= from && thing < to)
    for (const thing of found) this.free.delete(thing)
    return found
  }

  leftOf(accepts: (thing: number) => boolean): number[] {
    const found = [...this.free].filter(accepts)
    for (const thing of found) this.free.delete(thing)
    return found
  }
}

const fromTop = (names: readonly number[]): number[] => [...names].reverse()

/** The first round of a game, changed as the test says; no monster is in play that it does not name. Fiona defends. */
export function street(told: Street = {}): Scene {
  const people = [...(told.people ?? []), {}, {}].slice(0, Math.max(2, told.people?.length ?? 0))
  const cards = new Pool(CARDS, card)
  const monsters = new Pool(data.monsters.length, monster)
  const characters = people.map((_, seat) => data.characters.findIndex(({ name }) => name === PARTY[seat]))
  const table: Record<string, Overrides[string]> = {}
  // What is named comes first, then what is left.
  people.forEach(({ hand = [], deck, discard = [], played = [], group = [], ...person }, seat) => {
    const at = `players[${seat}]`
    const { hp = 10, maxHp = 10, level = 1, heroAside = 0, coins = [0, 0, 0] } = person
    const isHeroNamed = [...hand, ...discard, ...played].some((name) => card(name) >= FIRST_PLAYER_HERO)
    const hero = FIRST_PLAYER_HERO + characters[seat] * LEVELS + level - 1
    const own = heroAside === 1 || isHeroNamed ? [] : cards.claim([data.cards[hero].name])
    table[at] = {
      ...{ hp, maxHp, level, heroAside, heroesLeft: 1, done: 0, mustRetire: 0 },
      ...{ copper: coins[0], silver: coins[1], gold: coins[2] },
      hand: [...cards.claim(hand), ...own],
      discard: cards.claim(discard),
      played: cards.claim(played),
      group: monsters.claim(group),
      ...(deck && { deck: fromTop(cards.claim(deck)) }),
    }
  })
  table['heroRow'] = cards.claim(told.heroRow ?? HERO_ROW)
  table['itemRow'] = cards.claim(told.itemRow ?? ITEM_ROW)
  if (told.heroDeck) table['heroDeck'] = fromTop(cards.claim(told.heroDeck))
  if (told.itemDeck) table['itemDeck'] = fromTop(cards.claim(told.itemDeck))
  table['locationGroup'] = monsters.claim(told.there ?? [])
  table['monsterDiscard'] = monsters.claim(told.monsterDiscard ?? [])
  if (told.monsterDeck) table['monsterDeck'] = fromTop(monsters.claim(told.monsterDeck))

  table['heroDeck'] ??= cards.left(0, HEROES)
  table['itemDeck'] ??= cards.left(HEROES, FIRST_STARTING)
  people.forEach(({ deck }, seat) => {
    if (deck !== undefined) return
    const isOwn = (one: number): boolean =>
      one >= FIRST_STARTING && one < FIRST_CURSE && data.cards[one].character === characters[seat]
    const at = `players[${seat}]`
    table[at] = { ...(table[at] as Overrides), deck: cards.leftOf(isOwn) }
  })
  const curses = cards.left(FIRST_CURSE, FIRST_PLAYER_HERO)
  table['curseDeck'] = curses.slice(0, told.curses ?? curses.length)
  table['retired'] = curses.slice(told.curses ?? curses.length)
  table['box'] = cards.left(0, CARDS)
  table['monsterDeck'] ??= monsters.left(0, SUBDECK_SIZE)
  table['tokenSupply'] = monsters.left(MONSTERS, data.monsters.length)
  table['monsterBox'] = monsters.left(0, MONSTERS)
  for (const [name, wound] of Object.entries(told.wounds ?? {})) table[`damage[${monster(name)}]`] = wound
  for (const [name, hp] of Object.entries(told.bosses ?? {})) table[`hp[${monster(name)}]`] = hp
  for (let i = 0; i < data.monsters.length; i++) table[`marks[${i}]`] = 0

  const options = { scenario: told.scenario ?? 'interrupted-party', ...told.options }
  return scene(game, {
    setup: opening(people.length, options),
    table: {
      ...table,
      locationMet: 1,
      locationSaved: (told.there ?? []).length === 0 ? 1 : 0,
      locationHp: told.locationHp ?? 8,
      bossesLeft: Object.keys(told.bosses ?? {}).length,
      ...told.table,
    },
    rolls: told.rolls ?? {},
  })
}

/** Everybody says that they have nothing more to do, so that the round ends; what happened then, in words. */
export function endRound(at: Scene): string[] {
  const told: string[] = []
  const seats = tableOf(at).seats
  for (let seat = 1; seat <= seats && at.read('question') === 'players-act'; seat++) {
    if (at.offers(seat).length === 0) continue
    at.do('nothing more for now', seat)
    told.push(...at.events())
  }
  return told
}

/** Makes choices one after another; what happened, in words. */
export function play(at: Scene, ...choices: readonly string[]): string[] {
  return choices.flatMap((choice) => at.do(choice).events())
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}

/** The event of a list that a text begins or is part of: its place, so that the order can be compared. */
export function placesOf(events: readonly string[], ...texts: readonly string[]): number[] {
  return texts.map((text) => {
    const place = events.findIndex((event) => event.includes(text))
    if (place < 0) throw new Error(`"${text}" did not happen; what did: ${events.join(' ')}`)
    return place
  })
}

/** The HP of all players. */
export function hpOf(at: Scene): number[] {
  const { players, seats } = tableOf(at)
  return Array.from({ length: seats }, (_, seat) => players[seat].hp)
}

/** What to set on the table to be at a location. */
export function place(name: string): Overrides {
  return { location: name, boon: data.locations[numberOf(data.locations, name)].boon }
}

/** Says that a played hero has fought. */
export const fought = (name: string): Overrides => ({ [`states[${card(name)}]`]: STATE.FOUGHT })

/** Every card and every monster lies in exactly one place: what is wrong, one sentence each. */
export function misplaced(at: Scene): string[] {
  const places = new Map<string, number>()
  for (const leaf of game.layout.leaves) {
    if (leaf.kind !== 'pile' || leaf.of === undefined) continue
    const { cells } = at.table
    for (let i = 1; i <= cells[leaf.at]; i++) {
      const key = `${leaf.of} ${cells[leaf.at + i]}`
      places.set(key, (places.get(key) ?? 0) + 1)
    }
  }
  const all = [
    ...Array.from({ length: CARDS }, (_, i) => `card ${i}`),
    ...Array.from({ length: data.monsters.length }, (_, i) => `monster ${i}`),
  ]
  return all.filter((key) => places.get(key) !== 1).map((key) => `${key}: ${places.get(key) ?? 0} times`)
}
