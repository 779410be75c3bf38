/** A pack that adds a room, a clan and a scenario: the game grows with what the content says. */
import { createBot } from '@hearthkeep/bots'
import { ContentError, createWithPack, formatProblem } from '@hearthkeep/content'
import { start } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'
import { thrownBy } from '@hearthkeep/testkit'
import { readPack } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const pack = readPack(new URL('pack', import.meta.url))
const game = createWithPack(keepTheHeroesOut, pack)
const { data } = game.newTable() as Table
const larder = data.rooms.findIndex(({ id }) => id === 'larder')
const mimic = data.clans.findIndex(({ id }) => id === 'mimic')

/** What is wrong with the pack if a file of it is another one. */
function problemsWith(file: string, content: unknown): string[] {
  return (
    thrownBy(ContentError, () =>
      createWithPack(keepTheHeroesOut, { ...pack, [file]: content }),
    )?.problems.map(formatProblem) ?? []
  )
}

describe('a pack adds to the game', () => {
  test('rooms, clans and scenarios come behind those of the box', () => {
    expect([larder, mimic]).toEqual([12, 5])
    expect(game.options['scenario'].values.slice(-2)).toEqual(['wandering-tunnels', 'supper-time'])
    expect(game.components).toMatchObject({ clans: 6, scenarios: 7, 'mimic cards': 10, 'optional rooms': 3 })
    const glossary = game.glossary.map(({ name }) => name)
    expect(glossary).toEqual(expect.arrayContaining(['Larder', 'Mimics', 'Supper Time', 'Snap Shut']))
    expect(game.contentHash).not.toBe(keepTheHeroesOut.game.contentHash)
  })

  test('an optional room is on the maps that say so', () => {
    const maps = data.scenarios.map(({ id, map, largeMap }) => [id, map.isIn[larder], largeMap.isIn[larder]])
    expect(maps.filter(([, small, large]) => small || large)).toEqual([
      ['quiet-tuesday', false, true],
      ['supper-time', true, true],
    ])
    expect(data.scenarios[0].largeMap.distance[larder]).toBe(4)
  })

  test.each([
    ['supper-time', 'ten'],
    ['supper-time', 'twelve'],
    ['quiet-tuesday', 'twelve'],
  ])('%s with %s rooms is played to the end, and everything new is used', (scenario, rooms) => {
    const table = game.newTable() as Table
    const seen = { clan: 0, placed: 0, brewed: 0, end: 0 }
    for (let seed = 0; seed < 60; seed++) {
      const bot = createBot(seed % 15 === 0 ? 'quick' : 'random', game, mind)
      bot.reseed(seed)
      start(game, { seats: 1 + (seed % 4), seed, options: { scenario, rooms } }, table)
      while (!table.isOver) table.take(bot.choose(table))
      expect(misplacedThings(game, table)).toEqual([])
      if (table.players.some(({ clan }, seat) => seat < table.seats && clan === mimic)) seen.clan++
      if (table.rooms[larder].resources[0] > 0 || table.rooms[larder].monsters.some((count) => count > 0))
        seen.placed++
      if (table.craftDeck.toArray().some((card) => data.cards[card].clan === mimic)) seen.brewed++
      seen.end++
    }
    expect(seen.clan).toBeGreaterThan(10)
    expect(seen.placed).toBeGreaterThan(0)
    expect(seen.brewed > 0).toBe(rooms === 'twelve')
    expect(seen.end).toBe(60)
  })
})

describe('what does not fit is told', () => {
  const [quiet, supper] = JSON.parse(pack['scenarios.json']) as [
    object,
    { chests: object; passages: string[][] },
  ]
  const scenario = (change: object): unknown => [quiet, { ...supper, ...change }]
  const [room] = JSON.parse(pack['rooms.json']) as [object]
  const cases: [string, string, unknown, string][] = [
    [
      'more rooms than the table has room for',
      'rooms.json',
      [room, ...['a', 'b'].map((id) => ({ ...room, id, name: id }))],
      'rooms.json: expected at most 14 rooms, as no more fit on the table, found 15',
    ],
    [
      'a room that is on no map',
      'rooms.json',
      [{ ...room, id: 'hall', name: 'Hall', optional: false }, room],
      'scenarios.json, entry "quiet-tuesday": expected a way to the vault from every room that is not optional, found none from hall',
    ],
    [
      'a passage to nowhere',
      'scenarios.json',
      scenario({ passages: [...supper.passages, ['larder', 'lader']] }),
      'scenarios.json, entry "supper-time", field passages[10][1]: expected the id of an entry of rooms, found "lader"; did you mean "larder"?',
    ],
    [
      'a chest in an unknown room',
      'scenarios.json',
      scenario({ chests: { ...supper.chests, pantry: 1 } }),
      'scenarios.json, entry "supper-time", field chests.pantry: expected the id of an entry of rooms, found "pantry"',
    ],
    [
      'a chest in a room off the map',
      'scenarios.json',
      scenario({ chests: { ...supper.chests, laboratory: 1 } }),
      'scenarios.json, entry "supper-time", field chests: expected rooms with passages to the vault, found laboratory',
    ],
    [
      'a clan without its ten cards',
      'clan-cards.json',
      [],
      'clan-cards.json: expected 10 cards of the clan mimic counting copies, found 0',
    ],
    [
      'a clan with too few meeples',
      'clans.json',
      { mimic: { ...(JSON.parse(pack['clans.json']) as object[])[0], meeples: 1 } },
      'clans.json, entry "mimic", field start: expected at most its 1 meeples, found 2',
    ],
    [
      'a second place to build Portals',
      'rooms.json',
      [{ ...room, deed: 'builder' }],
      'rooms.json, field deed: expected one room at most with "builder", found builder, larder',
    ],
    [
      'no Laboratory',
      'rooms.json',
      { larder: room, laboratory: null },
      'rooms.json, entry "laboratory": expected this room, as the rules name it, found nothing',
    ],
    [
      'chests out of order',
      'treasures.json',
      [{ id: (keepTheHeroesOut.files['treasures.json'] as { id: string }[])[0].id, value: 2 }],
      'expected 1: four treasures of each value, in order, and one of 4, found 2',
    ],
  ]
  test.each(cases)('%s', (_, file, content, expected) => {
    expect(problemsWith(file, content).join('\n')).toContain(expected)
  })
})
