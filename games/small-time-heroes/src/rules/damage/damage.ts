/** Dealing damage [R50] to [R55], in the order of the ruling: base, Strength, Exposed, Weak, Immunity, Block, health. */
import { NONE } from '@hearthkeep/engine'
import { canHitMat, CLEARED, HIDING, PLACES, SIDE, strengthOf } from '../roster.ts'
import { namedEnemy, rules } from '../rulebook.ts'
import type { Actor, Hero, Table, Target } from '../rulebook.ts'
import { forceOf, isPlain, sumOf } from './sums.ts'
import { MAT } from '../table.ts'
import { discardMinion } from '../course/wave-decks.ts'

const { events, idOf, isA } = rules
const { BOSS } = CLEARED
const mat = MAT
const places = PLACES

/** Takes damage off an Enemy, Block first; marks it as hurt if REACT or its fall is due. */
function harm(t: Table, number: number, amount: number, weak: number): void {
  const enemy = t.enemies[number]
  if (enemy.immune === 1) {
    t.log?.add(events['enemy-immune'], namedEnemy(t, number))
    return // [A7] the target keeps Exposed
  }
  const { block, health, exposed } = enemy
  const sum = sumOf(amount, { exposed, weak, block })
  const force = forceOf(sum)
  enemy.exposed = 0
  if (force <= block) {
    enemy.block = block - force
    t.log?.add(events['enemy-unhurt'], namedEnemy(t, number), force, sum)
    return
  }
  const lost = force - block < health ? force - block : health // [R52]
  enemy.block = 0
  enemy.health = health - lost
  if (lost > 0 && number !== mat && (enemy.health === 0 || t.data.cards[enemy.card].react !== null))
    enemy.hurt = 1
  t.log?.add(events['enemy-damaged'], namedEnemy(t, number), lost, enemy.health, isPlain(sum) ? NONE : sum)
  if (number === mat && enemy.health === 0) t.cleared = BOSS // [R142, A23] on the spot
}

/** One instance of damage to one Enemy; Strength and Weak are already in it. */
function strike(t: Table, target: Target, damage: number, weak: number): void {
  if (!isA(target, 'zombie')) harm(t, idOf(target), damage, weak)
  else if (damage >> weak > 0) fellZombie(t, idOf(target))
}

/** A Zombie has 1 health; its card goes to its Wave's discard pile [A29]. */
function fellZombie(t: Table, card: number): void {
  for (let place = 0; place < places; place++) {
    const { zombies } = t.enemies[place]
    if (zombies.has(card)) zombies.take(card)
  }
  discardMinion(t, card)
  t.log?.add(events['zombie-fell'], card)
}

/** The damage of a Hero's hit, before Weak [R53]. */
export function damageDealt(t: Table, hero: Hero, base: number): number {
  return base + strengthOf(t, hero)
}

/** A Hero hits one Enemy, or two with one instance [A6]. */
export function heroHits(t: Table, hero: Hero, base: number, first: Target, second: Target = NONE): void {
  const { weak } = hero
  const damage = damageDealt(t, hero, base)
  if (first >= 0) strike(t, first, damage, weak)
  if (second >= 0 && t.cleared !== BOSS) strike(t, second, damage, weak)
  hero.weak = 0 // [R63, A7]
}

/** Hits everybody: every Zombie, every Minion that had none under it, and the Boss [A28]. */
export function heroHitsAll(t: Table, hero: Hero, base: number, minionsOnly: boolean): void {
  const { weak } = hero
  const damage = damageDealt(t, hero, base)
  for (let place = 0; place < places; place++) {
    const { card, rubble, zombies } = t.enemies[place]
    const isFree = zombies.size === 0
    while (!minionsOnly && zombies.size > 0 && damage >> weak > 0) fellZombie(t, zombies.top)
    if (isFree && card >= 0 && rubble === 0) harm(t, place, damage, weak)
  }
  if (!minionsOnly && canHitMat(t)) harm(t, mat, damage, weak)
  hero.weak = 0
}

/** Damage from the Enemies' own side, without Strength. */
export function hurtAll(t: Table, damage: number, minionsOnly: boolean, butPlace: number): void {
  for (let place = 0; place < places; place++) {
    const { card, rubble } = t.enemies[place]
    if (place !== butPlace && card >= 0 && rubble === 0) harm(t, place, damage, 0)
  }
  if (!minionsOnly && canHitMat(t)) harm(t, mat, damage, 0)
}

/** The sum of a hit on a Hero, as things stand; `from` is the place of whoever hits, -1 for none. */
export function sumOfHit(t: Table, number: number, amount: number, from: number): number {
  const { exposed, block, hiding, immune } = t.heroes[number]
  if (immune === 1) return 0
  const weak = from < 0 ? 0 : t.enemies[from].weak
  const hidden = t.side === SIDE.ENEMIES && hiding === HIDING.HALVES ? 1 : 0
  return sumOf(amount, { exposed, weak, hidden, block })
}

/** Takes the damage of a sum off a Hero, Block first; returns the health lost. */
export function harmHero(t: Table, number: number, sum: number, by: Actor): number {
  const hero = t.heroes[number]
  const { block, health } = hero
  const damage = forceOf(sum)
  const rest = damage <= block ? 0 : damage - block
  const lost = rest < health ? rest : health
  hero.block = damage <= block ? block - damage : 0
  hero.health = health - lost
  if (lost > 0) t.log?.add(events['hero-damaged'], number, lost, hero.health, by, isPlain(sum) ? NONE : sum)
  else t.log?.add(events['hero-unhurt'], number, damage, by, sum)
  return lost
}
