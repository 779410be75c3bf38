/** A pack that adds a character, a boss with its token and a scenario: the game grows with what the content says. */
import { createBot } from '@hearthkeep/bots'
import { ContentError, createWithPack, formatProblem } from '@hearthkeep/content'
import { start } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'
import { thrownBy } from '@hearthkeep/testkit'
import { readPack } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const pack = readPack(new URL('pack', import.meta.url))
const game = createWithPack(greyport, pack)
const { data } = game.newTable() as Table
const wizgille = data.characters.findIndex(({ id }) => id === 'wizgille')
const ratKing = data.monsters.findIndex(({ title }) => title === 'The Rat King')

/** What is wrong with the pack if a file of it is another one, or has more files. */
function problemsWith(files: Readonly<Record<string, unknown>>): string[] {
  return (
    thrownBy(ContentError, () => createWithPack(greyport, { ...pack, ...files }))?.problems.map(
      formatProblem,
    ) ?? []
  )
}

describe('a pack adds to the game', () => {
  test('characters, bosses and scenarios come behind those of the box', () => {
    expect([wizgille, ratKing]).toEqual([5, 120 + 24 + 7])
    expect(game.options['scenario'].values.slice(-2)).toEqual(['mad-dragon', 'night-of-the-rats'])
    expect(game.components).toMatchObject({ characters: 6, 'monster tokens': 24, bosses: 8, scenarios: 8 })
    const about = game.glossary.find(({ name }) => name === 'Wizgille')
    expect(about?.text).toContain('has a gadget for it')
    expect(game.glossary.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Sewer Rat', 'Night of the Rats']),
    )
    expect(game.contentHash).not.toBe(greyport.game.contentHash)
  })

  test.each([
    [{ scenario: 'night-of-the-rats' }],
    [{ scenario: 'night-of-the-rats', hands: 'closed', locations: 'random' }],
    [{ scenario: 'goblin-king', monsters1: 'all' }],
  ])('%o is played to the end, and everything new is used', (options) => {
    const table = game.newTable() as Table
    const seen = { character: 0, tokens: 0, boss: 0 }
    for (let seed = 0; seed < 60; seed++) {
      const isClosed = 'hands' in options
      const bot = createBot(seed % 10 === 0 && !isClosed ? 'quick' : 'random', game, mind)
      bot.reseed(seed)
      start(game, { seats: 2 + (seed % 4), seed, options }, table)
      while (!table.isOver) {
        table.take(bot.choose(table))
        const groups = [table.locationGroup, ...table.players.map(({ group }) => group)]
        for (const monster of groups.flatMap((group) => group.toArray())) {
          if (data.monsters[monster].title === 'Sewer Rat') seen.tokens++
          if (monster === ratKing) seen.boss++
        }
      }
      expect(misplacedThings(game, table)).toEqual([])
      if (table.players.some(({ character }, seat) => seat < table.seats && character === wizgille))
        seen.character++
    }
    expect(seen.character).toBeGreaterThan(10)
    const isNight = options.scenario === 'night-of-the-rats'
    expect([seen.boss > 0, seen.tokens > 0]).toEqual([isNight, isNight])
  })
})

describe('what does not fit is told', () => {
  const entries = (file: string): Record<string, unknown>[] =>
    JSON.parse(pack[file]) as Record<string, unknown>[]
  const goblins = greyport.files['monsters-goblins.json'] as readonly object[]
  const others = Array.from({ length: 2 }, (_, i) => ({
    ...entries('characters.json')[0],
    id: `c-${i}`,
    name: `C ${i}`,
  }))
  const cases: [string, Readonly<Record<string, unknown>>, string][] = [
    [
      'more characters than the table has room for',
      { 'characters.json': [...entries('characters.json'), ...others] },
      'characters.json: expected at most 7 characters, as no more fit on the table, found 8',
    ],
    [
      'a character without its cards',
      { 'starting-cards.json': [] },
      'starting-cards.json, entry "Wizgille": expected 9 cards, found 0 cards',
    ],
    [
      'a character without its levels',
      { 'player-heroes.json': entries('player-heroes.json').slice(1) },
      'player-heroes.json, entry "Wizgille": expected levels 1, 2 and 3, found levels 2, 3',
    ],
    [
      'a subdeck of another size',
      { 'monsters-goblins.json': { 'frenzy-goblin': { copies: 3 } } },
      'monsters-goblins.json: expected 20 goblins monsters counting copies, found 19',
    ],
    [
      'more subdecks than the table has room for',
      { 'monsters-mice.json': goblins },
      'monsters-mice.json: expected at most 6 subdecks, as no more fit on the table, found one more',
    ],
    [
      'a subdeck that is not there',
      { 'encounters.json': entries('encounters.json').map((one) => ({ ...one, subdeck: 'beats' })) },
      'encounters.json, entry "night-of-the-rats-1", field subdeck: expected the id of an entry of subdecks, found "beats"; did you mean "beasts"?',
    ],
    [
      'a scenario without encounters',
      { 'encounters.json': [] },
      'encounters.json, entry "Night of the Rats": expected 1 and 2, or 1 to 3, found encounters numbered nothing',
    ],
  ]
  test.each(cases)('%s', (_, files, expected) => {
    expect(problemsWith(files)).toContain(expected)
  })
})
