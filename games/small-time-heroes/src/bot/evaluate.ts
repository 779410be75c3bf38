/** How likely the Heroes win from here. */
import { zombieAttack } from '../rules/enemies/zombies.ts'
import { canHitMat, CLEARED, countZombies, isMinion, PLACES, protectOf, SIDE, strengthOf } from '../rules/roster.ts'
import type { Hero, Table } from '../rules/rulebook.ts'
import { MAT } from '../rules/table.ts'
import { matActs, minionBlow } from './coming.ts'
import { factsOf, total } from './facts.ts'
import type { Facts } from './facts.ts'

export const N = 20
export const f = new Float64Array(N)
export const W = [-2.57,-0.712,1.18,2.09,0.362,0.786,-0.0482,0.201,-0.0746,-0.997,0.0599,-0.224,0.145,0.0863,0.228,-0.178,0.0484,0.231,0.651,3.85]

let sum = 0
let size = 0
function addPile(facts: Facts, pile: Hero['deck']): void {
  for (let i = 0, n = pile.size; i < n; i++) sum += facts.cards[pile.get(i)].worth
  size += pile.size
}

export function readFeatures(t: Table): void {
  const facts = factsOf(t.data)
  const isFight = t.side !== SIDE.NONE && t.cleared === CLEARED.NOT
  let health = 0, most = 0, low = 0, potions = 0, heroes = 0
  let strength = 0, protect = 0, ill = 0, each = 0
  sum = 0
  size = 0
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (hero.plays === 0) continue
    heroes++
    health += hero.health
    most += hero.maxHealth
    low += hero.health < 10 ? hero.health / 10 : 1
    for (let i = 0; i < hero.potions.size; i++) potions += total(facts.potions[hero.potions.get(i)])
    addPile(facts, hero.deck); addPile(facts, hero.hand); addPile(facts, hero.discard)
    addPile(facts, hero.playArea); addPile(facts, hero.equipment)
    if (isFight) {
      strength += strengthOf(t, hero) - hero.strengthNow
      protect += protectOf(t, hero) - hero.protectNow
      ill += hero.weak + 2 * hero.exposed + 2 * hero.drained
      for (let i = 0; i < hero.equipment.size; i++) each += facts.cards[hero.equipment.get(i)].eachTurn
    }
  }
  let work = 0, rate = 0
  const boss = isFight && canHitMat(t) ? t.enemies[MAT].health + t.enemies[MAT].block : 0
  if (isFight) {
    for (let place = 0; place < PLACES; place++) {
      const enemy = t.enemies[place]
      if (!isMinion(enemy)) continue
      work += enemy.health + enemy.block + 2 - 2 * enemy.exposed
      rate += minionBlow(t, facts, place) / 5
    }
    rate += zombieAttack(t)
    work += 3 * countZombies(t)
  }
  const isBoss = boss > 0
  const left = (boss + work) / heroes / 10
  f[0] = 1
  f[1] = (t.days - t.day) * 4 + 4 - t.wave + (isFight ? 1 : t.cleared === CLEARED.NOT ? 1 : 0)
  f[2] = health / most
  f[3] = low / heroes
  f[4] = potions / heroes / 8
  f[5] = size === 0 ? 0 : sum / size
  f[6] = isBoss ? 0 : work / heroes / 10
  f[7] = rate / heroes
  f[8] = rate * left / heroes
  f[9] = boss / heroes / 10
  f[10] = isFight ? t.enemies[MAT].strength : 0
  f[11] = f[10] * left
  f[12] = strength / heroes
  f[13] = strength * left / heroes
  f[14] = protect * left / heroes
  f[15] = ill / heroes
  f[16] = each * left / heroes
  f[17] = isBoss ? work / heroes / 10 : 0
  f[18] = f[1] * f[2]
  f[19] = isBoss ? 1 : 0
}

export function evaluate(t: Table): number {
  readFeatures(t)
  if (t.isOver) return f[2]
  let z = 0
  for (let i = 0; i < N; i++) z += W[i] * f[i]
  z *= 0.6
  return 0.5 + 0.5 * z / Math.sqrt(1 + z * z)
}
