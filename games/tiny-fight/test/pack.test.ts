/** A pack that changes a card, and puts another in the place of one: the deck stays at ten. */
import { createBot } from '@hearthkeep/bots'
import { createWithPack } from '@hearthkeep/content'
import { start } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { tinyFight } from '../src/index.ts'
import type { Table } from '../src/rulebook.ts'

const cards = {
  strike: { cost: 0 },
  shrug: null,
  feint: { name: 'Feint', cost: 1, effects: [{ block: 3 }, { draw: 2 }] },
}
const game = createWithPack(tinyFight, { 'pack.json': { game: 'tiny-fight' }, 'cards.json': cards })

test('what it changes is changed, the rest is as it was', () => {
  const { data } = game.newTable() as Table
  const own = (tinyFight.game.newTable() as Table).data
  expect(data.cards.map(({ title }) => title)).toEqual([
    ...own.cards.slice(0, 9).map(({ title }) => title),
    'Feint',
    ...own.cards.slice(10).map(({ title }) => title), // those of the campaign
  ])
  expect(data.cards[0]).toEqual({ ...own.cards[0], cost: 0 })
  expect(data.enemies).toEqual(own.enemies)
})

test('it is played to the end, and the new card with it', () => {
  const table = game.newTable() as Table
  const feint = table.data.cards.findIndex(({ title }) => title === 'Feint')
  const bot = createBot('random', game)
  let drawn = 0
  for (let seed = 0; seed < 200; seed++) {
    bot.reseed(seed)
    start(game, { seed }, table)
    while (!table.isOver) {
      if (table.hand.has(feint)) drawn++
      table.take(bot.choose(table))
    }
  }
  expect(drawn).toBeGreaterThan(200)
})

test('an eleventh card is refused, as no more fit', () => {
  const { shrug: _, ...more } = cards
  expect(() => createWithPack(tinyFight, { 'cards.json': more })).toThrow(
    'cards.json: expected 10 cards counting copies, found 11',
  )
})
