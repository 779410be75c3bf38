import { coverageByPlay, probeHonesty } from '@hearthkeep/testkit'
import { conformance, goldenPlaythrough, readSituations, rulesAreTested } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { lanternWatch } from '../src/index.ts'

const { game } = lanternWatch
const situations = readSituations(new URL('../situations', import.meta.url))

/** A night that is part of no campaign, the first of one, and the last with oil from the night before. */
const carried = [undefined, {}, { chapter: 'longest', flasks: '3' }]

const secrets = {
  'watchers.hand': 'from-others',
  drawPile: 'from-all',
  shadowDeck: 'from-all',
} as const

/** What these name is open, but may be shuffled away before the step is over. */
const reveals = ['card-played', 'card-thrown', 'discarded', 'shadow-driven-off']

conformance(game, { games: 24, every: 8, secrets, reveals, mind })
describe('the campaign', () =>
  conformance(game, { games: 8, every: 8, carried: carried.slice(1), secrets, reveals, mind }))

test('nobody is told what they cannot see, by any set-up', () => {
  expect(probeHonesty(game, { positions: 200, mind }).faults).toEqual([])
})

const playthrough = (name: string): URL => new URL(`../playthroughs/${name}.golden.txt`, import.meta.url)
goldenPlaythrough(game, playthrough('quick'), { seats: 2, seed: 7, mind })
goldenPlaythrough(game, playthrough('random'), { seats: 3, seed: 28, bot: 'random' })
goldenPlaythrough(game, playthrough('campaign'), {
  seed: 3,
  mind,
  carried: { chapter: 'first-frost', flasks: '2' },
})

test('play reaches every choice, event, reason, question, card and shadow', () => {
  const { missing, reached } = coverageByPlay(game, { games: 40, situations, carried, mind })
  expect(missing).toEqual({ choices: [], events: [], reasons: [], questions: [], things: [] })
  expect(reached.things).toHaveLength(29 + 22)
})

rulesAreTested(game, { tests: new URL('.', import.meta.url), situations })
