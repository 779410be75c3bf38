/** A pack that adds Bosses with their Minions: one with Bombs, one made of pieces. */
import { createBot } from '@hearthkeep/bots'
import { ContentError, createWithPack, formatProblem } from '@hearthkeep/content'
import { start } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'
import { thrownBy } from '@hearthkeep/testkit'
import { readPack } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { smallTimeHeroes } from '../src/index.ts'
import { BOSS_WAVE } from '../src/rules/table.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { BOSSES } from './box.ts'

const pack = readPack(new URL('pack', import.meta.url))
const game = createWithPack(smallTimeHeroes, pack)
const { data } = game.newTable() as Table

/** What is wrong with the pack if a file of it is another one, or missing. */
function problemsWith(file: string, content: unknown): string[] {
  const { [file]: _, ...rest } = pack
  return (
    thrownBy(ContentError, () =>
      createWithPack(smallTimeHeroes, content === undefined ? rest : { ...rest, [file]: content }),
    )?.problems.map(formatProblem) ?? []
  )
}

describe('a pack adds Bosses', () => {
  test('behind those of the box, each with its Minions', () => {
    expect(game.options['boss'].values).toEqual([...BOSSES, 'wine-king', 'cupboard'])
    expect(game.components).toMatchObject({ 'boss mats': 6, 'wine-king minions': 24, 'cupboard minions': 24 })
    expect(data.bosses.map(({ hasBombs, hasPieces }) => [hasBombs, hasPieces])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
      [true, false],
      [false, true],
    ])
    expect(game.contentHash).not.toBe(smallTimeHeroes.game.contentHash)
  })

  test.each(['wine-king', 'cupboard'])('%s is played to the end, also for two and in a campaign', (boss) => {
    const table = game.newTable() as Table
    const number = data.bosses.findIndex(({ id }) => id === boss)
    const seen = { fought: 0, other: 0, bombs: 0, pieces: 0 }
    for (let seed = 0; seed < 120; seed++) {
      const bot = createBot(seed % 4 === 0 ? 'quick' : 'random', game, mind)
      bot.reseed(seed)
      const options = {
        boss,
        mode: seed % 3 === 0 ? 'campaign' : 'day',
        hero: seed % 2 === 0 ? 'joan' : 'lira',
      }
      start(game, { seats: 1 + (seed % 2), seed, options }, table)
      expect(table.bosses[0]).toBe(number)
      while (!table.isOver) {
        table.take(bot.choose(table))
        const isBomb = (card: number): boolean => data.cards[card].boss === number
        if (table.heroes.some(({ hand }) => hand.toArray().some(isBomb))) seen.bombs++
        if (table.wave === BOSS_WAVE && table.day === 1) {
          seen.fought++
          if (table.enemies.some(({ card }) => card >= 0 && data.cards[card].piece >= 0)) seen.pieces++
        }
      }
      expect(misplacedThings(game, table)).toEqual([])
      if (table.bosses[1] > 0) seen.other++
    }
    expect(seen.fought).toBeGreaterThan(0)
    expect(seen.other).toBeGreaterThan(0)
    expect([seen.bombs > 0, seen.pieces > 0]).toEqual(boss === 'wine-king' ? [true, false] : [false, true])
  })

  test('a new Boss comes up in campaigns that begin with another', () => {
    const bosses = Array.from({ length: 40 }, (_, seed) => {
      const table = start(game, { seed, options: { mode: 'campaign' } }) as Table
      return [table.bosses[1], table.bosses[2]]
    }).flat()
    expect(new Set(bosses)).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})

describe('what does not fit is told', () => {
  const minions = (file: string): Record<string, unknown>[] =>
    JSON.parse(pack[file]) as Record<string, unknown>[]
  const cases: [string, string, unknown, string][] = [
    [
      'a Boss without Minions',
      'minions-cupboard.json',
      undefined,
      'minions-cupboard.json: expected this file in the pack, found nothing',
    ],
    [
      'Minions without a Boss',
      'minions-wine-kings.json',
      pack['minions-wine-king.json'],
      'minions-wine-kings.json: expected the Minions of one of the bosses houndmaster, goblin-king, guardian, necromancer, wine-king, cupboard, found "wine-kings"; did you mean "wine-king"?',
    ],
    [
      'too few Minions',
      'minions-wine-king.json',
      minions('minions-wine-king.json').slice(1),
      'minions-wine-king.json: expected 24 wine-king minions counting copies, found 16',
    ],
    [
      'a piece that is missing',
      'minions-cupboard.json',
      minions('minions-cupboard.json').map((one) =>
        one['id'] === 'head-2' ? { ...one, piece: undefined } : one,
      ),
      'minions-cupboard.json, field piece: expected a left-arm, a right-arm and a head in each wave, as the boss is made of pieces, found no head of wave 2',
    ],
    [
      'a Minion that cannot be a Bomb',
      'minions-wine-king.json',
      minions('minions-wine-king.json').map((one) =>
        one['id'] === 'cork' ? { ...one, bomb: undefined } : one,
      ),
      'minions-wine-king.json, entry "cork", field bomb: expected what it does as a Bomb, as other Minions of this boss say it, found nothing',
    ],
    [
      'a field of an entry',
      'minions-wine-king.json',
      minions('minions-wine-king.json').map((one) => ({ ...one, attack: 'hard' })),
      'minions-wine-king.json, entry "cork", field attack: expected a whole number from 0 to 9, found "hard"',
    ],
  ]
  test.each(cases)('%s', (_, file, content, expected) => {
    expect(problemsWith(file, content)).toContain(expected)
  })
})
