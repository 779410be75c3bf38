/** How to play it well. */
import { defineMind } from '@hearthkeep/engine'
import { QUEST } from '../content/kinds.ts'
import { coinsOnTrack } from '../rules/coins.ts'
import { faceOf } from '../rules/figures.ts'
import { lifeLeft, lifeOf } from '../rules/heroes.ts'
import { isReadyAttack } from '../rules/hero-targets.ts'
import { PHASE, QUEST_IS } from '../rules/marks.ts'
import { scenarioOf } from '../rules/rulebook.ts'
import type { Hero, Table } from '../rules/rulebook.ts'
import { weigh } from './policy.ts'
import { goalsOf, stepsTo } from './standing.ts'

/** In the logarithm of the odds to win. */
const WEIGHT = { start: -1.2, quest: 2.2, round: 0.13, life: 0.35, ready: 0.12, dead: -0.35, wear: 0.06 }
/** As far as anything is, in steps. */
const LONG = 16

/** How near a quest is to its end, from 0 to 1. */
function progressOf(t: Table, quest: number): number {
  if (t.quests[quest] !== QUEST_IS.OPEN) return 1
  const { count, shape, types } = scenarioOf(t).quests[quest]
  let far = LONG
  for (const hero of t.heroes)
    if (hero.space >= 0) far = Math.min(far, stepsTo(t, hero.space, goalsOf(t, hero, quest)))
  const near = 0.45 * (1 - Math.min(far, LONG) / LONG)
  if (shape === QUEST.KILL && count > 1) return 0.9 * (t.progress[quest] / count) + 0.1 * near
  if (shape === QUEST.KILL) return near + 0.5 * hurtOf(t, types)
  if (shape === QUEST.END) {
    const visited = t.stones.filter((ends) => ends > 0).length / t.stones.length
    return 0.25 * near + 0.85 * Math.max(Math.max(...t.stones) / count, visited)
  }
  return near + (shape === QUEST.HOLD || shape === QUEST.CARRY ? heldOf(t) : 0)
}
/** How far the most hurt of those who are hunted is. */
function hurtOf(t: Table, types: readonly number[]): number {
  let most = 0
  for (let i = 0; i < t.board.size; i++) {
    const figure = t.board.get(i)
    const { type, wounds } = t.figures[figure]
    if (types.includes(type)) most = Math.max(most, wounds / faceOf(t, figure).life)
  }
  return most
}
const heldOf = (t: Table): number =>
  0.35 *
  Number(t.heroes.some(({ tokens }) => tokens.toArray().some((token) => token >= t.data.tokens.length)))

function heroWorth(t: Table, hero: Hero): number {
  if (hero.space < 0) return WEIGHT.dead
  let ready = 0
  for (let slot = 0; slot < hero.cards.size; slot++) if (isReadyAttack(t, hero, slot)) ready++
  return WEIGHT.life * (lifeLeft(t, hero) / lifeOf(t, hero)) + WEIGHT.ready * ready
}

/** How far the quests are, how long the coins last, and how the heroes are; of a game that was won, what it paid. */
function evaluate(t: Table): number {
  const deaths = t.heroes.reduce((sum, hero) => sum + hero.deaths, 0)
  if (t.isOver) return Math.min(1, Math.max(0, (t.coins - deaths) / 20))
  if (t.phase === PHASE.SETUP) return 0.5
  const { quests, goal } = scenarioOf(t)
  const nearest = quests.map((_, quest) => progressOf(t, quest)).sort((x, y) => y - x)
  const done = nearest.slice(0, goal).reduce((sum, one) => sum + one, 0) / goal
  const rounds = (coinsOnTrack(t) + t.coins) / Math.max(1, t.drain)
  const heroes = t.heroes.reduce((sum, hero) => sum + heroWorth(t, hero), 0)
  let wear = 0
  for (let i = 0; i < t.board.size; i++) wear += t.figures[t.board.get(i)].wounds
  const x =
    WEIGHT.start +
    WEIGHT.quest * done +
    WEIGHT.round * Math.min(rounds, 12) +
    heroes +
    WEIGHT.wear * wear +
    0.5 * WEIGHT.dead * deaths
  return 0.5 + (0.5 * x) / (2 + Math.abs(x))
}

export const mind = defineMind<Table>({
  evaluate,
  weigh,
  // The use of a hero, and the monsters' turn.
  moment: (t) =>
    8 * t.round + 4 * Number(t.phase > PHASE.HEROES) + t.heroes.filter(({ isUsed }) => isUsed === 1).length,
  horizon: 3,
  margin: { name: 'coins', of: (t) => t.coins },
})
