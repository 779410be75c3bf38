/** A sensible player: finishes what it can, blocks what is coming, hits where it hurts. */
import { EFFECT, INTENT } from './content.ts'
import type { Effect } from './content.ts'
import { damageOf } from './damage.ts'
import { ENEMIES } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ATTACK } = INTENT
const { DAMAGE, BLOCK, VULNERABLE, STRENGTH, DRAW } = EFFECT

/** The damage announced for the enemies' turn. */
function threat(t: Table): number {
  let sum = 0
  for (let number = 0; number < ENEMIES; number++) {
    const enemy = t.enemies[number]
    if (enemy.life > 0 && enemy.intent === ATTACK) {
      sum += damageOf(t.data.enemies[number].amounts[ATTACK], enemy, t.hero[0])
    }
  }
  return sum
}

/** How good a hit on an enemy is: what it takes off, and much more if the enemy falls. */
function hitWorth(t: Table, number: number, amount: number): number {
  const enemy = t.enemies[number]
  if (enemy.life === 0) return 0
  const damage = damageOf(amount, t.hero[0], enemy) - enemy.block
  if (damage >= enemy.life) return enemy.life + 12
  return damage > 0 ? damage + 4 / enemy.life : 0
}

function worth(t: Table, effect: Effect, target: number): number {
  const { kind, amount } = effect
  const open = threat(t) - t.hero[0].block
  switch (kind) {
    case DAMAGE: {
      if (!effect.hitsAll) return hitWorth(t, target, amount)
      let sum = 0
      for (let enemy = 0; enemy < ENEMIES; enemy++) sum += hitWorth(t, enemy, amount)
      return sum
    }
    case BLOCK:
      return 1.2 * Math.max(0, Math.min(amount, open))
    case VULNERABLE:
      return 3
    case STRENGTH:
      return 4 * amount
    case DRAW:
      return 2 * amount
    default:
      return 0
  }
}

/** The number of the choice with the most worth for its energy; ending the turn is worth nothing. */
export function heuristic(t: Table): number {
  const { choices } = t
  let best = choices.count - 1
  let most = 0
  for (let i = 0; i < choices.count - 1; i++) {
    const { effects, cost } = t.data.cards[choices.paramOf(i, 0)]
    let sum = 0
    for (const effect of effects) sum += worth(t, effect, choices.paramOf(i, 1))
    if (sum / cost > most) {
      most = sum / cost
      best = i
    }
  }
  return best
}
