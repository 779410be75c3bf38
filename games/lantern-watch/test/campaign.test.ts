/** The campaign: rules by number, and whole campaigns played and verified. */
import { afterChapter, beforeFirst, completeSetup, contentOf, formatCampaign } from '@hearthkeep/engine'
import { parseCampaign, recordOf, start, verifyCampaign } from '@hearthkeep/engine'
import type { Standing } from '@hearthkeep/engine'
import { playCampaign } from '@hearthkeep/testkit'
import { expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { lanternWatch } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game } = lanternWatch

/** A night of the campaign that was watched to its end, after something was changed in its first hour. */
function after(carried: Record<string, string>, change: (t: Table) => void): Standing {
  const setup = completeSetup(game, { seed: 1, carried })
  const t = start(game, setup) as Table
  change(t)
  t.refresh()
  while (!t.isOver) t.take(t.choices.count - 1) // ends every turn
  return afterChapter(game, recordOf(game, setup, []), t)
}

/** The last hour, with nothing on the wall that could eat. */
function nearlyDawn(t: Table): void {
  t.hour = 5
  for (const { shadows } of t.lanterns) shadows.moveAllTo(t.drivenOff)
}

/** The last hour, one lantern dark, and all shadows at one with a last drop. */
function nearlyLost(t: Table): void {
  nearlyDawn(t)
  t.lanterns[0].oil = 0
  t.lanterns[1].oil = 1
  t.shadowDeck.moveAllTo(t.lanterns[1].shadows)
  for (const { hand } of t.watchers) hand.moveAllTo(t.discardPile)
}

test('[C1] a campaign begins with the first of three nights, each under its own sky', () => {
  expect(beforeFirst(game)).toMatchObject({ chapters: ['harvest'], carried: { flasks: '0' } })
  const skies = ['harvest', 'first-frost', 'longest'].map(
    (chapter) => completeSetup(game, { seed: 1, carried: { chapter } }).options.sky,
  )
  expect(skies).toEqual(['clear', 'cloudy', 'moonless'])
})

test('[C2] each lantern that burns at dawn leaves a flask', () => {
  expect(after({ chapter: 'harvest' }, nearlyDawn)).toMatchObject({
    chapters: ['first-frost'],
    carried: { flasks: '4' },
  })
  const dark = (t: Table): void => {
    nearlyDawn(t)
    t.lanterns[2].oil = 0
  }
  expect(after({ chapter: 'harvest' }, dark)).toMatchObject({ carried: { flasks: '3' } })
})

test('[C3] flasks are poured at the start, one for each lantern along the wall', () => {
  const carried = { chapter: 'longest', flasks: '2' }
  const oil = (setup: object) => {
    const t = game.newTable() as Table
    // Before any shadow comes: what the set-up alone puts there.
    start(game, { seed: 4, ...setup }, t)
    return [0, 1, 2, 3].map((lantern) => t.lanterns[lantern].oil)
  }
  const plain = oil({ options: { sky: 'moonless' } })
  expect(oil({ carried })).toEqual([plain[0] + 1, plain[1] + 1, plain[2], plain[3]])
  const full = { chapter: 'harvest', flasks: '4' }
  expect(oil({ carried: full })).toEqual(oil({ options: { sky: 'clear' } })) // no more than six [E1]
})

test('[C4] a lost night is watched again as it began; the last one won ends the campaign', () => {
  const carried = { chapter: 'first-frost', flasks: '3' }
  expect(after(carried, nearlyLost)).toMatchObject({
    isAgain: true,
    chapters: ['first-frost'],
    carried: { flasks: '3' },
  })
  expect(after({ chapter: 'longest' }, nearlyDawn)).toEqual({ kind: 'over', outcome: 'won' })
})

test('whole campaigns can be won, and verify as chains; a forged flask is named', () => {
  const text = formatCampaign(playCampaign(game, { mind, first: 1, seats: 3 }))
  const result = verifyCampaign(game, parseCampaign(text))
  expect(result).toMatchObject({ isSame: true, standing: { kind: 'over', outcome: 'won' }, warnings: [] })
  const forged = text.replace(/(chapter first-frost[^]*?carried flasks) \d/, '$1 1')
  expect(verifyCampaign(game, parseCampaign(forged)).difference?.message).toContain('carried flasks')
})

test('a night without campaign has a content hash of its own, which the campaign does not change', () => {
  const nights = [{ id: 'harvest', title: 'A Single Night', sky: 'clear' }]
  const other = lanternWatch.create({ ...lanternWatch.files, 'campaign.json': { nights } })
  expect(other.contentHash).toBe(game.contentHash)
  expect(contentOf(other, { carried: {} })).not.toBe(contentOf(game, { carried: {} }))
})
