/** Dungeons arranged for the tests of the rulings. */
import { scene } from '@hearthkeep/situations'
import type { Overrides, Scene, SituationSetup } from '@hearthkeep/situations'
import { openings } from '@hearthkeep/testkit'
import type { Data } from '../src/content/data.ts'
import { CLASSES, RESOURCES } from '../src/content/kinds.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { files } from './dungeon-two-box.ts'
import type { Told } from './told.ts'
import { CLANS, ROOMS } from './box.ts'

export { files, scene }
type Clan = (typeof CLANS)[number]
type RoomId = (typeof ROOMS)[number]
/** The game with figures that stay as they are. */
export const game = keepTheHeroesOut.create(files)
/** What these tests are played with, and what is in the real box. */
const { data } = game.newTable() as Table
export const real: Data = (keepTheHeroesOut.game.newTable() as Table).data

/** Meeples by clan, exhausted heroes by class, and resources, each with their number. */
type Place = Partial<Record<Clan | (typeof CLASSES)[number] | (typeof RESOURCES)[number], number>> & {
  readonly traps?: number
  /** 1 incomplete, 2 completed. */
  readonly portal?: number
  /** By name; the great chest is in the Vault unless something else is said. */
  readonly chest?: string
}

/** What a test says of a dungeon; nothing is in it that is not named. */
export interface Dungeon extends Told {
  /** The clans in the order of the seats. */
  readonly of?: readonly Clan[]
  readonly rooms?: Partial<Record<RoomId, Place>>
  /** From the top; the rest of the clan's cards if nothing is said. */
  readonly decks?: readonly (readonly string[] | undefined)[]
  /** The Guild cards that are not told are used up; they lie below the others if it is left out. */
  readonly last?: boolean
  readonly active?: number
  /** Whose cards the Laboratory brews: it is in the dungeon. */
  readonly brew?: Clan
}

const openingOf = openings(game, 'play-cards')
const BIG = { rooms: 'twelve' }

/** How to get to the first turn. */
function opening(of: readonly Clan[], brew: Clan | undefined, given: Dungeon['options']): SituationSetup {
  const options = { ...given, ...(brew === undefined ? {} : BIG) }
  const name = (clan: Clan): string => data.clans[CLANS.indexOf(clan)].name
  const first = of.map((clan) => `lead ${name(clan)}`)
  return openingOf(of.length, options, brew === undefined ? first : [...first, `brew ${name(brew)}`])
}

/** The names of a clan's cards, the crafts (-1), or those told of among them. */
function namesOf(clan: number): string[] {
  return data.cards.flatMap((card) => (card.clan === clan ? [card.name] : []))
}

/** A list with others taken out of it; names without number stand for the first copy that is there. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all]
  for (const name of taken) {
    const at = left.findIndex((one) => one === name || one.replace(/ \d+$/, '') === name)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

interface Supplies {
  readonly heroes: number[]
  readonly resources: number[]
  readonly meeples: number[]
  traps: number
  portals: number
}

/** What lies in a room, taken out of the supplies. */
function placed(
  here: Place,
  of: readonly Clan[],
  left: Supplies,
  isVault: boolean,
): [Overrides, string | null] {
  const take = (from: number[], ids: readonly string[]): number[] =>
    ids.map((id, i) => {
      const count = (here as Readonly<Record<string, number | undefined>>)[id] ?? 0
      from[i] -= count
      return count
    })
  const { traps = 0, portal = 0, chest = isVault ? 'Great chest' : null } = here
  left.traps -= traps
  left.portals -= portal > 0 ? 1 : 0
  const meeples = take(left.meeples, of)
  const place = {
    ...{
      monsters: [0, 1, 2, 3].map((seat) => meeples[seat] ?? 0),
      active: [0, 0, 0, 0],
      traps,
      portal,
      events: 0,
    },
    exhausted: take(left.heroes, CLASSES),
    resources: take(left.resources, RESOURCES),
    chest: data.treasures.find(({ name }) => name === chest)?.value ?? 0,
  }
  return [place, chest]
}

/** The first turn, changed as the test says. */
export function dungeon(told: Dungeon = {}): Scene {
  const { of = ['ratkin'], rooms = {}, hands = [], decks = [], discards = [], guild = [], table = {} } = told
  const { brew, last = false } = told
  const owned = [...hands, ...decks, ...discards].flatMap((names) => names ?? [])
  const { offer = without(['Sword', 'Spider', 'Brew', 'Fire', 'Shield'], owned) } = told
  const left: Supplies = {
    ...{ heroes: [5, 5, 5, 5], resources: [5, 5, 5, 5], traps: 5, portals: 8 },
    meeples: of.map((clan) => data.clans[CLANS.indexOf(clan)].meeples),
  }
  const overrides: Record<string, Overrides[string]> = {}
  ROOMS.forEach((id, i) => {
    const [place, chest] = placed(rooms[id] ?? {}, of, left, i === 0)
    overrides[`rooms[${i}]`] = place
    overrides[`chests[${i}].back`] = chest
  })
  of.forEach((clan, seat) => {
    const [hand, discard] = [hands[seat] ?? [], discards[seat] ?? []]
    const deck = decks[seat] ?? without(namesOf(CLANS.indexOf(clan)), [...hand, ...discard])
    const piles = { hand, discard, deck: [...deck].reverse(), playArea: [] }
    overrides[`players[${seat}]`] = { ...piles, supply: left.meeples[seat], wounds: 0, cellsUsed: 0 }
  })
  const { options = {} } = told
  const setup = opening(of, brew, options)
  const cards = data.guild.filter(({ class: hero, name }) => hero >= 0 || guild.includes(name))
  const others = without(
    cards.map(({ name }) => name),
    guild,
  )
  const crafts = [...namesOf(-1), ...(brew === undefined ? [] : namesOf(CLANS.indexOf(brew)))]
  const craftDeck =
    told.craftDeck ?? without(crafts, [...offer, ...hands.flat(), ...decks.flat().map(String)])
  return scene(game, {
    setup,
    table: {
      ...overrides,
      ...{ heroes: left.heroes, resources: left.resources, traps: left.traps, portals: left.portals },
      ...{
        offer,
        craftDeck: [...craftDeck].reverse(),
        looted: [],
        level: told.level ?? 0,
        active: told.active ?? 0,
      },
      guildDeck: [...(last ? [] : others), ...[...guild].reverse()],
      guildDiscard: last ? others : [],
      ...table,
    },
    rolls: told.rolls ?? {},
  })
}

/** The heroes come. */
export function invade(at: Scene): Scene {
  return at.do('no more cards').do('end turn')
}

/** The dungeon in which a card of heroes has just been turned up. */
export function invaded(guild: readonly string[], told: Dungeon = {}): Scene {
  return invade(dungeon({ ...told, guild }))
}

/** Several choices, one after another. */
export function all(at: Scene, ...choices: string[]): Scene {
  for (const choice of choices) at.do(choice)
  return at
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}

/** What can be done besides playing cards and ending the turn. */
export function deeds(at: Scene, seat?: number): string[] {
  return at.offers(seat).filter((text) => !/^play |^no more cards$|^use the Cells$/.test(text))
}

export function room(at: Scene, id: RoomId): Table['rooms'][number] {
  return (at.table as Table).rooms[ROOMS.indexOf(id)]
}

/** The heroes of a room: active, then exhausted, by class. */
export function heroes(at: Scene, id: RoomId): number[][] {
  const { active, exhausted } = room(at, id)
  return [[...active], [...exhausted]]
}

/** The meeples of each seat in a room. */
export function meeples(at: Scene, id: RoomId): number[] {
  return [...room(at, id).monsters].slice(0, at.table.seats)
}

/** The events of these kinds since the last choice, in their order. */
export function order(at: Scene, ...kinds: string[]): string[] {
  const happened = Array.from({ length: at.log.count }, (_, i) => at.log.kindOf(i).name)
  return happened.filter((name) => kinds.includes(name))
}
