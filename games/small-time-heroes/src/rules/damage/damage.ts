/** Dealing damage [R50] to [R55], in the order of the ruling: base, Strength, Exposed, Weak, Immunity, Block, health. */
import { canHitMat, CLEARED, PLACES, SIDE, strengthOf } from '../roster.ts'
import { namedEnemy, rules } from '../rulebook.ts'
import type { Actor, Hero, Table, Target } from '../rulebook.ts'
import { isPlain, sumOf } from './sums.ts'
import { MAT } from '../table.ts'

const { events, idOf, isA } = rules
const { BOSS } = CLEARED
const mat = MAT
const places = PLACES

/** Takes damage off an Enemy, Block first; marks it as hurt if REACT or its fall is due. */
function harm(t: Table, number: number, full: number, isWeak: boolean): void {
  const enemy = t.enemies[number]
  if (enemy.immune === 1) return // [A7] the target keeps Exposed
  const { block, health, exposed } = enemy
  const isExposed = exposed === 1
  // Both together leave it as it was: an odd figure loses nothing.
  const amount = isExposed === isWeak ? full : isExposed ? full * 2 : full >> 1
  enemy.exposed = 0
  if (amount <= block) {
    enemy.block = block - amount
    t.log?.add(
      events['enemy-unhurt'],
      namedEnemy(t, number),
      amount,
      sumOf(full, { isExposed, isWeak, block }),
    )
    return
  }
  const lost = amount - block < health ? amount - block : health // [R52]
  enemy.block = 0
  enemy.health = health - lost
  if (lost > 0 && number !== mat && (enemy.health === 0 || t.data.cards[enemy.card].react !== null))
    enemy.hurt = 1
  if (t.log !== null) {
    const sum = sumOf(full, { isExposed, isWeak, block })
    t.log.add(events['enemy-damaged'], namedEnemy(t, number), lost, enemy.health, isPlain(sum) ? -1 : sum)
  }
  if (number === mat && enemy.health === 0) t.cleared = BOSS // [R142, A23] on the spot
}

/** One instance of damage to one Enemy; Strength and Weak are already in it. */
function strike(t: Table, target: Target, damage: number, isWeak: boolean): void {
  if (!isA(target, 'zombie')) harm(t, idOf(target), damage, isWeak)
  else if ((isWeak ? damage >> 1 : damage) > 0) fellZombie(t, idOf(target))
}

/** A Zombie has 1 health; its card goes to its Wave's discard pile [A29]. */
function fellZombie(t: Table, card: number): void {
  for (let place = 0; place < places; place++) {
    const { zombies } = t.enemies[place]
    if (!zombies.has(card)) continue
    zombies.take(card)
    t.waveDecks[t.data.cards[card].wave].discard.push(card)
    t.log?.add(events['zombie-fell'], card)
  }
}

/** A Hero hits one Enemy. */
export function heroHits(t: Table, hero: Hero, target: Target, base: number): void {
  const isWeak = hero.weak === 1
  strike(t, target, base + strengthOf(t, hero), isWeak)
  hero.weak = 0 // [R63, A7]
}

/** A Hero hits two Enemies with one instance [A6]. */
export function heroHitsTwo(t: Table, hero: Hero, first: Target, second: Target, base: number): void {
  const isWeak = hero.weak === 1
  const damage = base + strengthOf(t, hero)
  if (first >= 0) strike(t, first, damage, isWeak)
  if (second >= 0 && t.cleared !== BOSS) strike(t, second, damage, isWeak)
  hero.weak = 0
}

/** Hits everybody: every Zombie, every Minion that had none under it, and the Boss [A28]. */
export function heroHitsAll(t: Table, hero: Hero, base: number, minionsOnly: boolean): void {
  const isWeak = hero.weak === 1
  const damage = base + strengthOf(t, hero)
  hitAll(t, damage, isWeak, minionsOnly)
  hero.weak = 0
}

/** Damage from the Enemies' own side, without Strength. */
export function hurtAll(t: Table, damage: number, minionsOnly: boolean, butPlace: number): void {
  for (let place = 0; place < places; place++) {
    if (place !== butPlace && t.enemies[place].card >= 0 && t.enemies[place].rubble === 0)
      harm(t, place, damage, false)
  }
  if (!minionsOnly && canHitMat(t)) harm(t, mat, damage, false)
}

function hitAll(t: Table, damage: number, isWeak: boolean, minionsOnly: boolean): void {
  for (let place = 0; place < places; place++) {
    const enemy = t.enemies[place]
    const { zombies } = enemy
    const isFree = zombies.size === 0
    if (!minionsOnly) {
      while (zombies.size > 0 && damage > (isWeak ? 1 : 0)) fellZombie(t, zombies.top)
    }
    if (isFree && enemy.card >= 0 && enemy.rubble === 0) harm(t, place, damage, isWeak)
  }
  if (!minionsOnly && canHitMat(t)) harm(t, mat, damage, isWeak)
}

/** What a hit on a Hero comes to; uses the tokens up [R55 3, 6]. */
export function damageToHero(hero: Hero, amount: number, isWeak: boolean, isHalved: boolean): number {
  let damage = amount
  if (hero.exposed === 1) damage *= 2
  if (isWeak) damage /= 2
  if (isHalved) damage /= 2
  hero.exposed = 0
  return damage >= 0 ? damage | 0 : 0
}

/** How a hit that is to come will be reckoned, as things stand. */
export function foreseen(t: Table, number: number, amount: number, from: number): number {
  const { hiding, immune } = t.heroes[number]
  if (immune === 1) return 0
  const isWeak = from >= 0 && t.enemies[from].weak === 1
  const isHidden = t.side === SIDE.ENEMIES && hiding === 1
  return sumOfHit(t.heroes[number], amount, isWeak, isHidden)
}

/** The sum of a hit on a Hero, before it uses anything up. */
export function sumOfHit(hero: Hero, amount: number, isWeak: boolean, isHidden: boolean): number {
  return sumOf(amount, { isExposed: hero.exposed === 1, isWeak, isHidden, block: hero.block })
}

/** Takes damage off a Hero, Block first; returns the health lost. `by` and `sum` are only told. */
export function harmHero(t: Table, number: number, damage: number, by: Actor, sum: number): number {
  const hero = t.heroes[number]
  const { block, health } = hero
  const rest = damage <= block ? 0 : damage - block
  const lost = rest < health ? rest : health
  hero.block = damage <= block ? block - damage : 0
  hero.health = health - lost
  if (lost > 0) t.log?.add(events['hero-damaged'], number, lost, hero.health, by, isPlain(sum) ? -1 : sum)
  else t.log?.add(events['hero-unhurt'], number, damage, by, sum)
  return lost
}
