/** Everything in the box is used in play: every word of the rules, every card, action, chest, ability and room. */
import { createBot } from '@hearthkeep/bots'
import { EventLog, start } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { coverageByPlay } from '@hearthkeep/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CLANS, DIFFICULTIES, FIRST_CRAFT, ROOMS, SCENARIOS } from './box.ts'

const { game } = keepTheHeroesOut
const { data } = game.newTable() as Table

/** So many crafts are in each starting deck. */
const GIFTS = 4
/** More heroes than the great chest is ever worth. */
const PLENTY = 12

/** The same game, but it lasts: the great chest asks for a crowd, everybody has crafts and more to craft with, and no Portals are left. */
const long: Game = {
  ...game,
  setUp(table, setup) {
    game.setUp(table, setup)
    const t = table as Table
    const { players, craftDeck, rooms } = t
    rooms[0].chest = PLENTY
    t.portals = 0
    data.rooms.forEach(({ crafts, resource }, room) => {
      if (crafts < 0) return
      t.resources[resource] -= 4
      rooms[room].resources[resource] += 3
      if (t.isLarge === 1) rooms[ROOMS.indexOf('builder')].resources[resource]++
    })
    for (let gift = 0; gift < GIFTS * setup.seats; gift++) {
      const card = craftDeck.get((Number(setup.seed) * 7 + gift * 11) % craftDeck.size)
      craftDeck.take(card)
      players[gift % setup.seats].deck.push(card)
    }
  },
}

test('play reaches every choice, event, reason and question', () => {
  const options = SCENARIOS.map((scenario, i) => ({
    ...{ scenario, difficulty: DIFFICULTIES[i % DIFFICULTIES.length], rooms: i % 2 === 0 ? 'twelve' : 'ten' },
  }))
  const short = coverageByPlay(game, { games: 2, options, mind })
  const further = coverageByPlay(long, { games: 8, options, bots: ['random'] })
  for (const what of ['choices', 'events', 'reasons', 'questions'] as const) {
    const reached = new Set([...short.reached[what], ...further.reached[what]])
    expect({ [what]: short.missing[what].filter((one) => !reached.has(one)) }).toEqual({ [what]: [] })
  }
}, 600_000)

describe('over many games', () => {
  const GAMES = 200
  /** How often: `card-played card 12`, a choice or event with each thing it names. */
  const counts = new Map<string, number>()
  const note = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
  const count = (what: string): number => counts.get(what) ?? 0

  beforeAll(() => {
    // Sensible games by the book, and long ones at random.
    const bots = [createBot('random', game), createBot('quick', game, mind)]
    const played = [long, game]
    const table = game.newTable() as Table
    const log = new EventLog()
    table.log = log
    for (let seed = 1; seed <= GAMES; seed++) {
      for (const [i, scenario] of SCENARIOS.entries()) {
        const difficulty = DIFFICULTIES[(seed + i) % DIFFICULTIES.length]
        const bot = bots[seed % 8 === 1 ? 1 : 0]
        bot.reseed(seed)
        const options = { scenario, difficulty, rooms: seed % 3 === 0 ? 'ten' : 'twelve' }
        start(played[seed % 8 === 1 ? 1 : 0], { seed, seats: 1 + ((seed + i) % 4), options }, table)
        while (!table.isOver) {
          const index = bot.choose(table)
          const kind = game.choices[table.choices.kindOf(index)]
          note(kind.name)
          kind.names.forEach((name, param) =>
            note(`${kind.name} ${name} ${table.choices.paramOf(index, param)}`),
          )
          if (kind.name === 'use-ability') note(`ability of ${CLANS[table.players[table.active].clan]}`)
          table.take(index)
          for (let event = 0; event < log.count; event++) {
            const { name: told, names } = log.kindOf(event)
            names.forEach((name, param) => note(`${told} ${name} ${log.paramOf(event, param)}`))
          }
          log.clear()
        }
      }
    }
  }, 600_000)

  /** The names of those that were never noted. */
  const never = (list: readonly { name: string }[], noted: (i: number) => string): string[] =>
    list.flatMap(({ name }, i) => (count(noted(i)) > 0 ? [] : [name]))

  test('every card is played and every side of it; every craft is crafted', () => {
    expect(never(data.cards, (card) => `card-played card ${card}`)).toEqual([])
    const options = data.options.map((name) => ({ name }))
    expect(never(options, (option) => `card-played option ${option}`)).toEqual([])
    const crafts = data.cards.slice(FIRST_CRAFT)
    expect(never(crafts, (card) => `card-crafted card ${FIRST_CRAFT + card}`)).toEqual([])
    // And some card of each clan in the Laboratory.
    const brewed = data.cards.filter((_, card) => count(`card-crafted card ${card}`) > 0)
    expect(new Set(brewed.map(({ clan }) => clan)).size).toBe(1 + CLANS.length)
  })

  test('every action design is used', () => {
    const isUsed = (kind: string, resource: number, design: number): boolean => {
      if (kind === 'swarm' || kind === 'begin-action') return count(`${kind} action ${design}`) > 0
      return count(resource < 0 ? kind : `${kind} resource ${resource}`) > 0
    }
    const missing = data.actions.filter(({ chosenAs, isDefence, resource }, design) => {
      const kinds = isDefence ? ['defend-with'] : chosenAs
      return kinds.length === 0 || !kinds.every((kind) => isUsed(kind, resource, design))
    })
    expect(missing.map(({ text }) => text)).toEqual([])
  })

  test('every Guild card is revealed, and not only for the Cells', () => {
    const missing = data.guild.filter(
      (_, card) => count(`guild-card-revealed card ${card}`) <= count(`guild-card-ignored card ${card}`),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('every chest is looted', () => {
    expect(never(data.treasures, (treasure) => `chest-looted treasure ${treasure}`)).toEqual([])
  })

  test('every clan uses its ability', () => {
    expect(CLANS.filter((clan) => count(`ability of ${clan}`) === 0)).toEqual([])
  })

  test('every room is used that can be', () => {
    const deeds = data.rooms.map(({ name }, room) => ({ name, room }))
    const missing = deeds.filter(({ room }) => count(`use-room room ${room}`) === 0).map(({ name }) => name)
    // The Cells have no deed, and the Builder's is a choice of its own.
    expect(missing).toEqual([data.rooms[9].name, data.rooms[11].name])
    expect(count('use-builder')).toBeGreaterThan(0)
    expect(count('use-cells')).toBeGreaterThan(0)
  })
})
