/** How likely the Heroes win from here; the weights were fitted to games that the search has played. */
import { zombieAttack } from '../rules/enemies/zombies.ts'
import {
  canHitMat,
  CLEARED,
  countZombies,
  isMinion,
  PLACES,
  protectOf,
  SIDE,
  strengthOf,
} from '../rules/roster.ts'
import type { Hero, Table } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'
import { minionBlow } from './coming.ts'
import { factsOf, total } from './facts.ts'
import type { Facts } from './facts.ts'

const mat = MAT
const places = PLACES
const bossWave = BOSS_WAVE
const { NONE } = SIDE
const { NOT } = CLEARED
/** More Strength or Protect than this does not help any more; without it, a bot would gather them for ever. */
const MOST = 6
const WAVES = 4
/** Every point of the last few counts double. */
const DANGER = 10

/** What the cards of a pile are worth to a deck. */
function pileWorth({ cards }: Facts, pile: Hero['deck']): number {
  let sum = 0
  for (let i = 0, { size } = pile; i < size; i++) sum += cards[pile.get(i)].worth
  return sum
}

/** How good a Hero's cards are, on average. */
function deckWorth(facts: Facts, { deck, hand, discard, playArea, equipment }: Hero): number {
  const size = deck.size + hand.size + discard.size + playArea.size + equipment.size
  const sum = pileWorth(facts, deck) + pileWorth(facts, hand) + pileWorth(facts, discard)
  return size === 0 ? 0 : (sum + pileWorth(facts, playArea) + pileWorth(facts, equipment)) / size
}

/** What speaks for a Hero, apart from how much health is left. */
function heroWorth(t: Table, facts: Facts, hero: Hero, work: number): number {
  const { health, potions, weak, exposed, drained } = hero
  let sum = 3.47 * (health < DANGER ? health / DANGER : 1) + deckWorth(facts, hero)
  for (let i = 0, { size } = potions; i < size; i++) sum += 0.065 * total(facts.potions[potions.get(i)])
  if (work === 0) return sum
  const strength = strengthOf(t, hero) - hero.strengthNow
  const protect = protectOf(t, hero) - hero.protectNow
  sum += 0.28 * (strength < MOST ? strength : MOST) + 0.029 * work * (protect < MOST ? protect : MOST)
  return sum - 0.12 * (weak + 2 * exposed + 2 * drained)
}

export function evaluate(t: Table): number {
  const { heroes, enemies, wave } = t
  const facts = factsOf(t.data)
  const health = heroes[0].health + heroes[1].health
  const share = health / (heroes[0].maxHealth + heroes[1].maxHealth)
  if (t.isOver) return share
  const isFight = t.side !== NONE && t.cleared === NOT
  const boss = t.data.bosses[t.bosses[t.day > 0 ? t.day - 1 : 0]]
  const party = heroes[0].plays + heroes[1].plays
  // What is to be beaten in this Wave, in health for each Hero, and what it does in a round.
  let row = 0
  let harm = 0
  for (let place = 0; isFight && place < places; place++) {
    if (!isMinion(enemies[place])) continue
    row += enemies[place].health + enemies[place].block + 2 - 2 * enemies[place].exposed
    harm += minionBlow(t, facts, place) / 5
  }
  if (isFight) {
    row += 3 * countZombies(t)
    harm += zombieAttack(t)
  }
  const bossLeft = isFight && canHitMat(t) ? enemies[mat].health + enemies[mat].block : 0
  const work = (row + bossLeft) / party
  const bossWork = wave < bossWave ? (boss.hasPieces ? 0 : boss.health) : bossLeft / party
  const waves = (t.days - t.day + 1) * WAVES - wave + (t.cleared === NOT ? 1 : 0)
  let sum = 0.8 + 2.27 * share + waves * (0.52 * share - 0.56)
  for (const hero of heroes) if (hero.plays === 1) sum += heroWorth(t, facts, hero, work) / party
  sum -= 0.1 * bossWork + (0.0078 * row) / party + (0.0032 * harm * work) / party
  if (isFight) sum -= 0.02 * enemies[mat].strength * work
  return 0.5 + (0.3 * sum) / Math.sqrt(1 + 0.36 * sum * sum)
}
