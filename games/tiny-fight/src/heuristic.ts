/** A sensible player: finishes what it can, blocks what is coming, hits where it hurts. */
import { EFFECT, INTENT } from './content.ts'
import type { Effect } from './content.ts'
import { damageOf } from './damage.ts'
import { ENEMIES, rules } from './rulebook.ts'
import type { EnemyId, Table } from './rulebook.ts'

const { ATTACK } = INTENT
const { DAMAGE, BLOCK, VULNERABLE, STRENGTH, DRAW, HEAL, SLAM, WEAKEN, ENERGY } = EFFECT
const { 'take-card': take } = rules.choices

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
function hitWorth(t: Table, number: EnemyId, amount: number): number {
  const enemy = t.enemies[number]
  if (enemy.life === 0) return 0
  const damage = damageOf(amount, t.hero[0], enemy) - enemy.block
  if (damage >= enemy.life) return enemy.life + 12
  return damage > 0 ? damage + 4 / enemy.life : 0
}

function worth(t: Table, effect: Effect, target: EnemyId): number {
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
    case HEAL:
      return Math.min(amount, t.hero[0].mostLife - t.hero[0].life)
    case SLAM:
      return hitWorth(t, target, amount * t.hero[0].block)
    case WEAKEN:
      return t.enemies[target].intent === ATTACK ? 3 : 1
    case ENERGY:
      return 4 * amount
    default:
      return 0
  }
}

/** The number of the choice with the most worth for its energy; ending the turn is worth nothing. */
export function heuristic(t: Table): number {
  const { choices } = t
  if (choices.kindOf(0) === take.id) return 0 // they are shuffled, and none is bad
  let best = choices.count - 1
  let most = 0
  for (let i = 0; i < choices.count - 1; i++) {
    const { effects, cost } = t.data.cards[choices.paramOf(i, 0)]
    let sum = 0
    for (const effect of effects) sum += worth(t, effect, choices.paramOf(i, 1))
    const each = cost === 0 ? sum * 2 : sum / cost
    if (each > most) {
      most = each
      best = i
    }
  }
  return best
}
