/** How to play it well: finish what can be finished, block what is coming, hit where it hurts. */
import { defineMind } from '@hearthkeep/engine'
import { EFFECT, INTENT } from './content.ts'
import type { Effect } from './content.ts'
import { damageOf } from './damage.ts'
import { ENEMIES, rules } from './rulebook.ts'
import type { EnemyId, Table } from './rulebook.ts'

const { ATTACK } = INTENT
const { DAMAGE, BLOCK, VULNERABLE, STRENGTH, DRAW, HEAL, SLAM, WEAKEN, ENERGY } = EFFECT
const playCard = rules.choices['play-card'].id

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

function worth(t: Table, effect: Effect, target: EnemyId, open: number): number {
  const { kind, amount } = effect
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

/** A card by what it is worth for its energy; ending the turn is worth next to nothing while a card is. */
export function weigh(t: Table, weights: Float64Array): void {
  const { choices } = t
  const open = threat(t) - t.hero[0].block
  for (let i = 0; i < choices.count; i++) {
    weights[i] = 0.5
    if (choices.kindOf(i) !== playCard) continue
    const { effects, cost } = t.data.cards[choices.paramOf(i, 0)]
    let sum = 0
    for (const effect of effects) sum += worth(t, effect, choices.paramOf(i, 1), open)
    weights[i] = cost === 0 ? sum * 2 : sum / cost
  }
}

/** The hero's life against that of the enemies, who also grow stronger. */
function evaluate(t: Table): number {
  const own = t.hero[0].life + 2 * t.hero[0].strength
  if (t.isOver) return t.hero[0].life / t.hero[0].mostLife
  let enemies = 0
  for (const enemy of t.enemies) if (enemy.life > 0) enemies += enemy.life + 2 * enemy.strength + 8
  return own / (own + enemies)
}

export const mind = defineMind<Table>({
  evaluate,
  weigh,
  moment: (t) => t.turn,
  horizon: 12, // to the end: nearly every fight is won, and what is left of the hero tells players apart
  margin: { name: 'life left', of: (t) => t.hero[0].life },
})
