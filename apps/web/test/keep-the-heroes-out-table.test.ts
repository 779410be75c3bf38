import type { Game, OfferedChoice } from '@hearthkeep/engine'
import { keepTheHeroesOut, mapOf, openTable } from '@hearthkeep/game-keep-the-heroes-out'
import { Match } from '@hearthkeep/match'
import type { TableEvent } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import art from '../src/games/keep-the-heroes-out/art.json' with { type: 'json' }
import { actionArt, cardArt } from '../src/games/keep-the-heroes-out/art.ts'
import { signOf, walkOf } from '../src/games/keep-the-heroes-out/effects.tsx'
import { THING_KINDS } from '../src/games/keep-the-heroes-out/kinds.ts'
import layouts from '../src/games/keep-the-heroes-out/layouts.json' with { type: 'json' }
import { modelOf } from '../src/games/keep-the-heroes-out/model.ts'
import type { Model } from '../src/games/keep-the-heroes-out/model.ts'
import { COLUMNS, ROWS } from '../src/games/keep-the-heroes-out/model-rooms.ts'
import { cargoShortcut, kindShortcut, pieceShortcut } from '../src/games/keep-the-heroes-out/shortcuts.ts'
import { words } from '../src/games/keep-the-heroes-out/set-up-words.ts'
import { optionWords } from '../src/pages/save-words.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { Session } from '../src/session/session.ts'
import { sentence } from '../src/table/words.ts'
import { go, settled, viewOf } from './matches.ts'
import { atOnce } from './at-once.ts'

const game: Game = keepTheHeroesOut.game

/** A game in its first turn. */
function begin(seats: number, options: Readonly<Record<string, string>> = {}): Match {
  const match = Match.start(game, { seats, seed: 3, options }, { autoForced: true })
  while (viewOf(match).prompt?.question !== 'play-cards') go(match)
  return match
}

const sessionOf = (match: Match): Promise<Session> =>
  Session.open(new MatchDriver(atOnce(match)), { pace: () => 0, thingKinds: THING_KINDS })
const modelNow = (match: Match): Model => modelOf(game, viewOf(match).cells)

/** Plays the first choice of one of the kinds, the first there is. */
function goBy(match: Match, ...kinds: readonly string[]): void {
  const { choices } = viewOf(match)
  const wanted = kinds
    .map((kind) => choices.find((one) => one.kind === kind))
    .find((one) => one !== undefined)
  go(match, wanted)
}

describe('the map', () => {
  const table = openTable(game)
  const rooms = table.data.rooms.map(({ id }) => id)
  const scenarios = table.data.scenarios.map(({ id }) => id)

  test('every dungeon has a place for each of the twelve rooms, and no place twice', () => {
    expect(Object.keys(layouts)).toEqual(scenarios)
    for (const layout of Object.values(layouts)) {
      expect(Object.keys(layout).sort()).toEqual([...rooms].sort())
      expect(new Set(Object.values(layout).map(String)).size).toBe(rooms.length)
      for (const [x, y] of Object.values(layout)) expect(x < COLUMNS && y < ROWS).toBe(true)
    }
  })

  test('every passage leads to the next place, straight or across a corner: none runs under a room', () => {
    const places: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = layouts
    for (const [scenario, id] of scenarios.entries()) {
      table.scenario = scenario
      table.isLarge = 1
      for (const [room, near] of mapOf(table).neighbours.entries())
        for (const other of near) {
          const [x, y] = places[id][rooms[room]]
          const [toX, toY] = places[id][rooms[other]]
          expect([id, room, other, Math.max(Math.abs(x - toX), Math.abs(y - toY))]).toEqual([
            id,
            room,
            other,
            1,
          ])
        }
    }
  })
})

describe('pictures', () => {
  const { data } = openTable(game)

  test('every card and every action has one', () => {
    expect(data.cards.filter((card) => cardArt(card) === '').map(({ title }) => title)).toEqual([])
    expect(data.actions.filter(({ word }) => !actionArt[word]).map(({ word }) => word)).toEqual([])
  })

  test('no two clans, classes, resources, types, rooms or actions look alike', () => {
    for (const pictures of [art.clans, art.classes, art.resources, art.types, art.rooms, art.actions])
      expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length)
  })
})

test('in the words of the set-up, what is as always goes without saying', () => {
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, one]) => [name, one.default]))
  expect(optionWords(usual, 2, words)).toEqual(['A Quiet Tuesday', 'Easy'])
  expect(optionWords({ ...usual, rooms: 'twelve' }, 2, words)).toEqual([
    'A Quiet Tuesday',
    'Easy',
    'Laboratory and Builder as well',
  ])
})

describe('the model', () => {
  test('shows the dungeon, the clans, the store and the Guild', () => {
    const { rooms, seats, offer, guild, clans } = modelNow(begin(3))
    expect(rooms).toHaveLength(10)
    expect(seats.map(({ hand, deckCount }) => [hand.length, deckCount])).toEqual([
      [5, 5],
      [5, 5],
      [5, 5],
    ])
    expect(offer).toHaveLength(5)
    expect(guild.left).toBe(guild.toCome.length)
    expect(clans).toEqual([])
    expect(rooms.filter(({ chest }) => chest > 0).every(({ threat }) => threat !== null)).toBe(true)
    const placed = rooms.flatMap(({ meeples }) => meeples).reduce((sum, { count }) => sum + count, 0)
    expect(placed).toBe(seats.reduce((sum, { meeples, supply }) => sum + meeples - supply, 0))
  })

  test('says for each room how many cards of the Guild lead there', () => {
    const { rooms } = modelNow(begin(1, { scenario: 'quiet-tuesday' }))
    const coming = new Map(rooms.map(({ id, coming: count }) => [id, count]))
    expect([coming.get('forge'), coming.get('graveyard'), coming.get('vault'), coming.get('cells')]).toEqual([
      4, 4, 0, 0,
    ])
  })

  test('the card in play tells used actions from unused ones', () => {
    const match = begin(1)
    expect(modelNow(match).inPlay).toBeNull()
    goBy(match, 'play-card')
    const { inPlay, seats } = modelNow(match)
    expect(inPlay?.actions.length).toBeGreaterThan(0)
    expect(inPlay?.actions.every(({ isUsed }) => !isUsed)).toBe(true)
    expect(seats[0].hand).toHaveLength(4)
  })
})

describe('short cuts', () => {
  test('the Cells are used by a click on them', async () => {
    const match = begin(1)
    const session = await sessionOf(match)
    const use = kindShortcut(session, 'use-cells')
    expect(use?.words).toMatch(/Cells/)
    use?.act()
    await settled()
    expect(viewOf(match).choices.some(({ kind }) => kind === 'use-cells')).toBe(false)
    expect(kindShortcut(session, 'use-cells')).toBeNull()
  })

  test('a hero in a room is what a choice says of both, and nothing elsewhere', async () => {
    const match = begin(1)
    while (!viewOf(match).choices.some(({ kind }) => kind === 'summon-hero'))
      goBy(match, 'end-play', 'end-turn')
    const session = await sessionOf(match)
    const choice = viewOf(match).choices.find(({ kind }) => kind === 'summon-hero')
    const [hero, room] = choice?.concerns ?? []
    expect(pieceShortcut(session, room.id, hero)?.words).toBe(sentence(choice?.notation ?? ''))
    expect(pieceShortcut(session, 0, hero)).toBeNull() // no card brings heroes to the Vault
  })

  test('what lies in a room is carried once it is clear from where and to where', async () => {
    const match = begin(1)
    const isCarried = (one: OfferedChoice): boolean =>
      one.kind === 'move' && one.concerns.some(({ kind }) => kind === 'cargo')
    for (let asked = 0; !viewOf(match).choices.some(isCarried); asked++) {
      expect(asked).toBeLessThan(400)
      goBy(match, 'use-room', 'place-resource', 'play-card', 'end-play', 'end-turn')
    }
    const carried = viewOf(match).choices.find(isCarried)
    const [from, to, cargo] = carried?.concerns ?? []
    const session = await sessionOf(match)
    expect(cargoShortcut(session, from.id, cargo.id)).toBeNull()
    session.pick(from)
    session.pick(to)
    expect(cargoShortcut(session, from.id, cargo.id)?.words).toContain(' with ')
    expect(cargoShortcut(session, to.id, cargo.id)).toBeNull()
  })
})

describe('what is shown of events', () => {
  const event = (kind: string, params: TableEvent['params'], text = ''): TableEvent => ({
    ...{ from: 'rules', kind, rule: '', text, params, concerns: [] },
  })

  test('a loot is a word over its room', () => {
    const model = modelNow(begin(1))
    const looted = event('chest-looted', { room: 6, treasure: 2 })
    const after = { ...model, looted: [{ id: 2, name: 'Curse (3)', value: 3, back: 'curse' }] }
    expect(signOf(looted, after)).toEqual({ key: 'room:6', text: 'looted: Curse (3)', tone: 'bad' })
    expect(signOf(event('card-drawn', { player: 0 }), model)).toBeNull()
  })

  test('a hero walks from the room it has left', () => {
    const match = begin(1)
    const before = modelNow(match)
    const withHero = (room: number): Model => ({
      ...before,
      rooms: before.rooms.map((one) => ({
        ...one,
        heroes:
          one.room === room
            ? [{ hero: 1, id: 'rogue', name: 'Rogue', art: '', count: 1, isActive: true }]
            : [],
      })),
    })
    const walk = walkOf(event('hero-charged', { hero: 1, to: 1, steps: 1 }), withHero(3), withHero(1))
    expect(walk).toMatchObject({ from: 3, to: 1, kind: 'hero active rogue' })
    expect(walkOf(event('hero-killed', { hero: 1, room: 1 }), before, before)).toBeNull()
  })
})
