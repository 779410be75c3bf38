import { coverageByPlay } from '@hearthkeep/testkit'
import { conformance, goldenPlaythrough, readSituations, rulesAreTested } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot.ts'
import { tinyFight } from '../src/index.ts'

const { game } = tinyFight
const situations = readSituations(new URL('../situations', import.meta.url))

/** Every fight of the campaign, and the fight that is part of none. */
const carried = [undefined, {}, { chapter: 'stairs', life: '40', cards: 'Hobble' }, { chapter: 'tower' }]

conformance(game, { games: 50, mind, secrets: { drawPile: 'from-all' } })
describe('the campaign', () =>
  conformance(game, { games: 15, mind, carried: carried.slice(1), secrets: { drawPile: 'from-all' } }))

goldenPlaythrough(game, new URL('../playthroughs/quick.golden.txt', import.meta.url), { seed: 7, mind })
goldenPlaythrough(game, new URL('../playthroughs/random.golden.txt', import.meta.url), {
  seed: 28,
  bot: 'random',
})

goldenPlaythrough(game, new URL('../playthroughs/campaign.golden.txt', import.meta.url), {
  seed: 3,
  mind,
  carried: { chapter: 'stairs', life: '52', cards: 'Hobble' },
})

const pairs = ['Second Wind, Shield Slam', 'Deep Breath, Battle Plan', 'Bulwark'].map((cards) => ({
  chapter: 'tower',
  cards,
}))
test('play reaches every choice, event, reason, question and card', () => {
  const { missing, reached } = coverageByPlay(game, {
    games: 200,
    mind,
    situations,
    carried: [...carried, ...pairs],
  })
  expect(missing).toEqual({ choices: [], events: [], reasons: [], questions: [], things: [] })
  expect(reached.things).toHaveLength(16)
})

rulesAreTested(game, { tests: new URL('.', import.meta.url), situations })
