/** How the chances went: the game is looked at again from its first decision to its end. */
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { Match } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import { chancesAlong } from '../src/bots/chances-along.ts'
import type { Ask, Chance } from '../src/bots/chances-along.ts'
import type { Question } from '../src/bots/messages.ts'
import { go } from './matches.ts'

function played(): Match {
  const match = Match.start(smallTimeHeroes.game, { seats: 2, seed: 3 })
  while (!match.isOver) go(match)
  return match
}

/** Somebody who thinks a little better of each table than of the one before; of some not at all. */
function asking({
  thinks = () => true,
  most = Infinity,
}: { thinks?: (n: number) => boolean; most?: number } = {}) {
  const asked: Question[] = []
  const ask: Ask = (question) => {
    asked.push(question)
    const n = asked.length
    if (n > most) return Promise.resolve(undefined)
    return Promise.resolve({ choices: [], value: n / 100, simulations: thinks(n) ? 100 : 0, moment: 0 })
  }
  return { asked, ask }
}

test('it is looked at evenly, from what was known then, and the end is as it was', async () => {
  const match = played()
  const { revision, steps } = match
  const { asked, ask } = asking()
  const shown: (readonly Chance[])[] = []
  const chances = await chancesAlong(match, ask, 'search-100', (now) => void shown.push(now))
  expect(steps).toBeGreaterThan(24)
  expect(asked).toHaveLength(24)
  expect(new Set(asked.map(({ block }) => block.join())).size).toBe(24)
  expect(asked[0]).toMatchObject({ what: 'advise', bot: 'search-100' })
  // Whoever decided then: none knows more than that seat does.
  const deciders = match.decisions('spectator').map(({ seat }) => seat)
  expect(asked.map(({ seat }) => seat)).toEqual(chances.slice(0, -1).map(({ step }) => deciders[step]))
  expect(chances[0]).toEqual({ step: 0, value: 0.01 })
  expect(chances.at(-1)).toEqual({ step: steps, value: match.outcome === 'won' ? 1 : 0 })
  const gaps = chances.slice(1, -1).map(({ step }, i) => step - chances[i].step)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  // Each is shown as soon as it is known.
  expect(shown.map(({ length }) => length)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
  expect(match.revision).toBe(revision) // the game itself is left alone
})

test('what needed no thought tells nothing', async () => {
  const match = played()
  const { ask } = asking({ thinks: (n) => n % 2 === 0 })
  const chances = await chancesAlong(match, ask, 'search-100', () => undefined)
  expect(chances).toHaveLength(12 + 1)
  expect(chances[0].value).toBe(0.02)
})

test('it goes no further once nobody wants it', async () => {
  const { asked, ask } = asking({ most: 3 })
  const chances = await chancesAlong(played(), ask, 'search-100', () => undefined)
  expect(asked).toHaveLength(4)
  expect(chances).toHaveLength(3)
})
