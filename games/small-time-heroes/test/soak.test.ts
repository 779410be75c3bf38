/** Very many games at random; `SOAK=1 npx vitest run games/small-time-heroes/test/soak.test.ts` plays them all. */
import { createPlayer, PER_GAME } from '@hearthkeep/bots'
import { LOST, WON } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'
import { hardy } from './hardy.ts'
import { BOSSES } from './box.ts'

const isSoak = process.env.SOAK === '1'
const DAYS = isSoak ? 20_000 : 100
const CAMPAIGNS = isSoak ? 2_000 : 20
const HOUR = 3_600_000

const { game } = smallTimeHeroes
// At random nobody lives to see the second Day, so every other pair of games is played with plenty of health.
const long = hardy(game)

describe.each([1, 2])('%i players', (seats) => {
  test.each(BOSSES)(
    `${DAYS} Days and ${CAMPAIGNS} campaigns against the %s come to an end, without an error`,
    (boss) => {
      for (const [mode, games] of [
        ['day', DAYS],
        ['campaign', CAMPAIGNS],
      ] as const) {
        const plan = { game: game.id, files: undefined, bots: ['random'], seats, seed: 1 } as const
        const play = createPlayer(long, { ...plan, options: { mode, boss } })
        const { results, broken } = play(0, games)
        expect(broken).toEqual([])
        const outcomes = Array.from({ length: games }, (_, i) => results[i * PER_GAME])
        expect(outcomes.every((outcome) => outcome === WON || outcome === LOST)).toBe(true)
        // Both ends are reached: it is not always the same game.
        expect(new Set(outcomes)).toEqual(new Set([WON, LOST]))
        const longest = outcomes.reduce((most, _, i) => Math.max(most, results[i * PER_GAME + 1]), 0)
        expect(longest).toBeLessThan(20_000)
      }
    },
    HOUR,
  )
})
