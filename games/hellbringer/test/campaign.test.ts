/** The campaign: nine scenarios, what they unlock, and cards carried home [H162] [H165] [HA61] [HA62]. */
import { afterChapter, beforeFirst, completeSetup, recordOf, start, WON } from '@hearthkeep/engine'
import type { Standing } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { hellbringer } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CHOSEN, doOn, numberOf } from './party.ts'

const { game } = hellbringer

/** A chapter in which the Demon falls on the first blow, or the hero at the first attack. */
function after(
  carried: Record<string, string>,
  ends: 'won' | 'lost',
  cards: readonly string[] = [],
): Standing {
  const setup = completeSetup(game, { seed: 3, carried })
  const t = start(game, setup) as Table
  while (t.question?.name === 'swap-carried') t.take(0)
  doOn(t, CHOSEN.Warrior)
  while (t.question?.name !== 'act' && t.question?.name !== 'burn-card') t.take(0)
  for (const card of cards) {
    if (t.commons.has(numberOf(card))) t.commons.take(numberOf(card))
    t.carriedCards.push(numberOf(card))
  }
  if (ends === 'won') t.players[0].rows[0] = 1
  t.refresh()
  t.finish(ends === 'won' ? WON : 2)
  return afterChapter(game, recordOf(game, setup, []), t)
}

test('[HA62, H165] the campaign begins with the first scenario, without Mule, with Perks I and II', () => {
  expect(beforeFirst(game)).toMatchObject({
    chapters: ['the-bell-below'],
    carried: { unlocks: '', cards: '' },
  })
  const t = start(game, { seed: 1, carried: {} }) as Table
  expect([t.hasMule, t.perks, t.mule.size, t.choices.count]).toEqual([0, 2, 0, 24])
})

test('[HA62] a win gives its unlock and opens the next scenario; a loss means playing it again', () => {
  const first = { chapter: 'the-bell-below' }
  expect(after(first, 'won')).toMatchObject({ chapters: ['the-candle-tax'], carried: { unlocks: 'mule' } })
  expect(after(first, 'lost')).toMatchObject({ isAgain: true, chapters: ['the-bell-below'] })
  const third = { chapter: 'the-hungry-ledger', unlocks: 'mule' }
  expect(after(third, 'won')).toMatchObject({ carried: { unlocks: 'mule, perk-3' } })
  expect(after({ chapter: 'the-hellbringer', unlocks: 'mule' }, 'won')).toMatchObject({
    kind: 'over',
    outcome: 'won',
  })
})

test('[H39, HA62] Perks III and IV can be chosen once they are unlocked', () => {
  const t = start(game, {
    seed: 1,
    carried: { chapter: 'the-glass-mine', unlocks: 'mule, perk-3, perk-4' },
  }) as Table
  expect([t.perks, t.hasMule, t.choices.count]).toEqual([4, 1, 6 * 2 * 4])
})

test('[H162, HA61] carried cards are kept until a game with the Mule, and come in for what it brings', () => {
  expect(after({ chapter: 'the-bell-below' }, 'won', ['Battle Axe'])).toMatchObject({
    carried: { unlocks: 'mule', cards: 'Battle Axe' },
  })
  const carried = { chapter: 'the-candle-tax', unlocks: 'mule', cards: 'Battle Axe, Hound' }
  const t = start(game, { seed: 1, carried }) as Table
  expect(t.commons.has(numberOf('Hound'))).toBe(false)
  const brought = t.mule.toArray()
  t.take(0)
  t.take(0)
  expect(t.mule.has(numberOf('Battle Axe')) && t.mule.has(numberOf('Hound'))).toBe(true)
  expect(new Set(t.discardPile.toArray())).toEqual(new Set(brought.filter((card) => !t.mule.has(card))))
  expect(t.mule.size).toBe(4)
  // Used up: they are not carried on.
  expect(after(carried, 'won')).toMatchObject({ carried: { cards: '' } })
})
