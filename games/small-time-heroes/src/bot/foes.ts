/** What the Enemies will do until the Wave is over, and how long that takes. */
import type { Features } from './features.ts'
import { WEIGHTS } from './weights.ts'
import { bossOf, canHitMat, isMinion, PLACES } from '../rules/roster.ts'
import type { Table } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'

const SYMBOLS = 5
/** About what a single hit takes. */
const HIT = 5
const mat = MAT
const places = PLACES

/** Enemies in the order they had best be beaten: effort and harm each. */
const effort = new Float64Array(32)
const harm = new Float64Array(32)
const first = new Float64Array(32)
let foes = 0

function addFoe(work: number, rate: number, urgency: number): void {
  let at = foes++
  for (; at > 0 && first[at - 1] < urgency; at--) {
    effort[at] = effort[at - 1]
    harm[at] = harm[at - 1]
    first[at] = first[at - 1]
  }
  effort[at] = work
  harm[at] = rate
  first[at] = urgency
}

/** What lies ahead, as `toCome` has found it last. */
export const ahead = {
  /** Health still to be taken. */
  work: 0,
  /** What all that stands does in a round. */
  rate: 0,
  /** What beating those who have to be beaten will cost in any case; without it nobody would want to. */
  due: 0,
}

/** The damage to be expected until the Wave is over, if the Heroes deal `pace` in a round. */
export function toCome(t: Table, known: Features, pace: number, heroes: number): number {
  const { cards } = t.data
  const boss = bossOf(t)
  const isBoss = canHitMat(t)
  foes = 0
  ahead.due = 0
  const menace = t.wave === BOSS_WAVE ? known.bosses[boss] : known.hordes[boss]
  const strength = t.enemies[mat].strength
  const matRate = heroes * (menace.damage + menace.hits * strength + menace.other + WEIGHTS.impatience)
  for (let place = 0; place < places; place++) {
    const enemy = t.enemies[place]
    const { zombies } = enemy
    for (let i = 0; i < zombies.size; i++) {
      const attack = Math.max(0, cards[zombies.get(i)].attack)
      addFoe(WEIGHTS.zombie, attack, attack / WEIGHTS.zombie)
    }
    if (!isMinion(enemy)) continue
    const card = cards[enemy.card]
    const { activate, onDeath, react } = known.cards[enemy.card]
    if (!isBoss || card.isGuard) ahead.due += onDeath + (react * enemy.health) / HIT
    let harmed = Math.max(0, card.attack) + (card.attack < 0 ? 0 : enemy.strength)
    harmed += activate.damage + activate.hits * enemy.strength + activate.other + 1.2 * activate.growth
    const each = (heroes * harmed) / SYMBOLS
    const needed = enemy.health + enemy.block + WEIGHTS.ownBlock * card.block + WEIGHTS.overkill
    const marks = enemy.exposed * WEIGHTS.exposedEnemy
    const left = Math.max(0.5, needed - marks)
    addFoe(left, each - 0.1 * enemy.weak, each / left + (card.isGuard ? 100 : 0))
  }
  const plain = isBoss ? bossHarm(t, pace, matRate) : rowHarm(pace, matRate)
  const rounds = ahead.work / pace
  return plain + 0.5 * WEIGHTS.growth * heroes * heroes * menace.hits * menace.growth * rounds * rounds
}

function rowHarm(pace: number, matRate: number): number {
  let sum = 0
  ahead.work = 0
  ahead.rate = matRate
  for (let i = 0; i < foes; i++) {
    ahead.work += effort[i]
    sum += (harm[i] * ahead.work) / pace
    ahead.rate += harm[i]
  }
  return sum + (matRate * ahead.work) / pace
}

/** Against a Boss who can be hit, only those are beaten for whom it pays, and Guards. */
function bossHarm(t: Table, pace: number, matRate: number): number {
  const { health, block, exposed } = t.enemies[mat]
  ahead.work = Math.max(0.5, health + block - WEIGHTS.exposedEnemy * exposed)
  ahead.rate = matRate
  let sum = 0
  for (let i = 0; i < foes; i++) if (first[i] >= 100) ahead.work += effort[i]
  const rounds = ahead.work / pace
  for (let i = 0; i < foes; i++) {
    const beaten = (effort[i] / pace) * (matRate + harm[i])
    sum += first[i] >= 100 ? harm[i] * rounds * 0.5 : Math.min(harm[i] * rounds, beaten)
    ahead.rate += harm[i]
  }
  return sum + matRate * rounds
}
