/** How likely the Heroes win from here; the weights were fitted to games that the search has played. */
import { zombieAttack } from '../rules/enemies/zombies.ts'
import { canHitMat, CLEARED, countZombies, isMinion, PLACES, SIDE } from '../rules/roster.ts'
import { protectOf, strengthOf } from '../rules/roster.ts'
import type { Hero, Table } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'
import { minionBlow } from './coming.ts'
import { factsOf, total } from './facts.ts'

/** More Strength or Protect than this is not counted, else a bot would gather them for ever; the last few health count double. */
const MOST = 6
const DANGER = 10

/** What speaks for a Hero who has so much to beat yet: the last health, the deck, Potions and what lasts. */
function heroWorth(t: Table, hero: Hero, work: number): number {
  const { cards, potions } = factsOf(t.data)
  let size = 0
  let worth = 0
  for (const pile of [hero.deck, hero.hand, hero.discard, hero.playArea, hero.equipment]) {
    size += pile.size
    for (let i = 0; i < pile.size; i++) worth += cards[pile.get(i)].worth
  }
  let sum = 3.47 * Math.min(1, hero.health / DANGER) + (size === 0 ? 0 : worth / size)
  for (let i = 0; i < hero.potions.size; i++) sum += 0.065 * total(potions[hero.potions.get(i)])
  if (work === 0) return sum
  const strength = Math.min(MOST, strengthOf(t, hero) - hero.strengthNow)
  const protect = Math.min(MOST, protectOf(t, hero) - hero.protectNow)
  sum -= 0.12 * hero.weak + 0.24 * (hero.exposed + hero.drained)
  return sum + 0.28 * strength + 0.029 * work * protect
}

export function evaluate(t: Table): number {
  const { heroes, enemies } = t
  const share = (heroes[0].health + heroes[1].health) / (heroes[0].maxHealth + heroes[1].maxHealth)
  if (t.isOver) return share
  const isFight = t.side !== SIDE.NONE && t.cleared === CLEARED.NOT
  const party = heroes[0].plays + heroes[1].plays
  // What is to be beaten in this Wave, in health, and what it does in a round.
  let row = isFight ? 3 * countZombies(t) : 0
  let harm = isFight ? zombieAttack(t) : 0
  for (let place = 0; isFight && place < PLACES; place++) {
    if (!isMinion(enemies[place])) continue
    row += enemies[place].health + enemies[place].block + 2 - 2 * enemies[place].exposed
    harm += minionBlow(t, place) / 5
  }
  const bossLeft = isFight && canHitMat(t) ? enemies[MAT].health + enemies[MAT].block : 0
  const boss = t.data.bosses[t.bosses[t.day > 0 ? t.day - 1 : 0]]
  const bossWork = t.wave === BOSS_WAVE ? bossLeft / party : boss.hasPieces ? 0 : boss.health
  const waves = (t.days - t.day + 1) * BOSS_WAVE - t.wave + (t.cleared === CLEARED.NOT ? 1 : 0)
  let sum = 0.8 + 2.27 * share + waves * (0.52 * share - 0.56) - 0.1 * bossWork
  const work = (row + bossLeft) / party
  for (const hero of heroes) if (hero.plays === 1) sum += heroWorth(t, hero, work) / party
  sum -= (0.0078 * row + 0.0032 * harm * work) / party + (isFight ? 0.02 * enemies[MAT].strength * work : 0)
  return 0.5 + sum / (4 + 2 * Math.abs(sum))
}
