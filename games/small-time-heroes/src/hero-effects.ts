/** Carrying out what a Hero's card, Potion, Treasure or Reward says, in printed order [R6]. */
import { NEEDS } from './content/data.ts'
import { CONDITION, COST, MARK, OP, STEP } from './content/program.ts'
import { heroHits, heroHitsAll, heroHitsTwo } from './damage.ts'
import { drawCards, gainBlock, heal } from './heroes.ts'
import { clearRow } from './market.ts'
import { canHitMat, CLEARED, countMinions, countZombies, isMinion, isStanding, PLACES } from './people.ts'
import {
  chooseDiscards,
  chooseOption,
  choosePieces,
  chooseRecovered,
  gainPotion,
  heroEffects,
  offerPayment,
  pickEnemy,
} from './procedures.ts'
import { namedEnemy, ownerOf, rules, zombieCard } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { settles } from './settling.ts'
import { MAT } from './table.ts'
import { targetsFor } from './targets.ts'

const { define, events, repeatWhile } = rules
const step = STEP
const op = OP
const condition = CONDITION
const mat = MAT
const places = PLACES
const cardOfZombie = zombieCard
const bossDown = CLEARED.BOSS

/** Whom damage hits, as the programs number it. */
const ONE = 0
const MINION = 1
const TWO = 2
const ALL = 3
const ALL_MINIONS = 4
/** The phases of an effect that has to ask or that hits several times. */
const FRESH = 0
const ASKED = 1
const AIMED = 2
const ASKED_SECOND = 3

interface My {
  pc: number
  hero: number
  target: number
  second: number
  phase: number
  left: number
  mark: number
  aimed: number
  fallen: number
}

/** What an amount is raised by. */
function plusOf(t: Table, hero: Hero, plus: number): number {
  switch (plus) {
    case 1:
      return hero.block
    case 2:
      return hero.strength + hero.strengthNow
    case 3:
      return hero.equipment.size
    case 4:
      return hero.played > 0 ? hero.played - 1 : 0
    case 5:
      return hero.hand.size
    case 6: {
      let count = 0
      for (let enemy = 0; enemy <= mat; enemy++) count += t.enemies[enemy].exposed
      return count
    }
    default:
      return 0
  }
}

function holds(hero: Hero, my: My, number: number, figure: number): boolean {
  switch (number) {
    case condition.CONCEALED:
      return hero.concealed === 1
    case condition.EQUIPPED:
      return hero.equipment.size >= figure // [R73, A14]
    case condition.PLAYED:
      return hero.played > figure
    case condition.HAND_EMPTY:
      return hero.hand.isEmpty
    case condition.DEFEATED:
      return my.fallen === 1
    case condition.HAS_BLOCK:
      return hero.block > 0
    default:
      return hero.health * 2 <= hero.maxHealth
  }
}

/** What tells an Enemy from another that may later stand in its place. */
function markOf(t: Table, target: number): number {
  return target >= 0 && target < mat ? t.enemies[target].card : 0
}

/** Whether an Enemy that was aimed at is still there to be hit [A47]. */
function isThere(t: Table, target: number, mark: number): boolean {
  if (target < 0) return false
  if (target === mat) return canHitMat(t) && t.enemies[mat].health > 0
  if (target < mat)
    return t.enemies[target].card === mark && isMinion(t.enemies[target]) && t.enemies[target].health > 0
  const card = cardOfZombie(target)
  for (let place = 0; place < places; place++) if (t.enemies[place].zombies.has(card)) return true
  return false
}

/** Settles whom an effect is aimed at; false if that has to be asked first. */
function aim(t: Table, my: My, needs: number): boolean {
  if (my.aimed === 0 && my.target >= 0) {
    my.aimed = 1 // chosen with the card
    return true
  }
  const targets = targetsFor(t, needs)
  my.aimed = 1
  if (targets.count <= 1) {
    my.target = targets.count === 0 ? -1 : targets.get(0) // [A45]
    return true
  }
  my.phase = ASKED
  t.call(pickEnemy, my.hero, needs, -1, my.pc)
  return false
}

/** One Enemy, hit once or several times; true if something has to happen before going on. */
function hitOne(t: Table, my: My, base: number, needs: number, times: number): boolean {
  if (my.phase === FRESH && !aim(t, my, needs)) return true
  if (my.phase === ASKED) my.target = t.result
  if (my.phase !== AIMED) {
    my.phase = AIMED
    my.left = times
    my.mark = markOf(t, my.target)
  }
  while (my.left > 0 && isThere(t, my.target, my.mark)) {
    my.left--
    heroHits(t, t.heroes[my.hero], my.target, base)
    if (!isThere(t, my.target, my.mark)) my.fallen = 1
    if (settles(t, my.hero, 1)) return true
  }
  my.phase = FRESH
  my.pc += step
  return false
}

/** Two different Enemies with one instance; true if something has to happen before going on. */
function hitTwo(t: Table, my: My, base: number): boolean {
  if (my.phase === FRESH && (my.aimed === 1 || my.target < 0)) {
    my.phase = ASKED
    t.call(pickEnemy, my.hero, NEEDS.ENEMY, -1, my.pc)
    return true
  }
  if (my.phase === ASKED) {
    my.target = t.result
    my.phase = ASKED_SECOND
    t.call(pickEnemy, my.hero, NEEDS.ENEMY, my.target, my.pc)
    return true
  }
  if (my.phase === ASKED_SECOND) my.second = t.result
  const one = markOf(t, my.target)
  const other = markOf(t, my.second)
  heroHitsTwo(t, t.heroes[my.hero], my.target, my.second, base)
  if (!isThere(t, my.target, one) || (my.second >= 0 && !isThere(t, my.second, other))) my.fallen = 1
  my.aimed = 1
  my.mark = one
  my.phase = FRESH
  my.pc += step
  return settles(t, my.hero, 1)
}

function hitEverybody(t: Table, my: My, base: number, minionsOnly: boolean): boolean {
  const before = countMinions(t) + countZombies(t)
  heroHitsAll(t, t.heroes[my.hero], base, minionsOnly)
  let after = countZombies(t)
  for (let place = 0; place < places; place++) {
    if (isMinion(t.enemies[place]) && t.enemies[place].health > 0) after++
  }
  if (after < before) my.fallen = 1
  my.pc += step
  return settles(t, my.hero, 1)
}

/** True if something has to happen before going on. */
function damage(t: Table, my: My, amount: number, how: number, plus: number): boolean {
  const base = amount + plusOf(t, t.heroes[my.hero], plus)
  const to = how & 0xff
  if (to === ONE || to === MINION)
    return hitOne(t, my, base, to === ONE ? NEEDS.ENEMY : NEEDS.MINION, how >> 8)
  if (to === TWO) return hitTwo(t, my, base)
  if (to === ALL || to === ALL_MINIONS) return hitEverybody(t, my, base, to === ALL_MINIONS)
  const targets = targetsFor(t, NEEDS.ENEMY)
  if (targets.count > 0) heroHits(t, t.heroes[my.hero], targets.get(t.heroDice.below(targets.count)), base)
  my.pc += step
  return settles(t, my.hero, 1)
}

function markEnemy(t: Table, number: number, isWeak: boolean): void {
  if (number < 0 || number > mat) return // Zombies hold no tokens [A27]
  const enemy = t.enemies[number]
  if (number === mat ? !canHitMat(t) : !isMinion(enemy) || enemy.health === 0) return
  if (isWeak) enemy.weak = 1
  else enemy.exposed = 1
  t.log?.add(isWeak ? events['enemy-weakened'] : events['enemy-exposed'], namedEnemy(t, number))
}

/** Hands out Weak or Exposed; true if somebody has to choose first. */
function mark(t: Table, my: My, whom: number, isWeak: boolean): boolean {
  if (whom === MARK.ALL) for (let enemy = 0; enemy <= mat; enemy++) markEnemy(t, enemy, isWeak)
  else {
    if (whom === MARK.ENEMY) {
      if (my.phase === FRESH && !aim(t, my, NEEDS.MARK)) return true
      if (my.phase === ASKED) my.target = t.result
      my.mark = markOf(t, my.target)
    }
    // Whoever was hit may be gone, and somebody else in that place.
    if (markOf(t, my.target) === my.mark) markEnemy(t, my.target, isWeak)
  }
  my.phase = FRESH
  my.pc += step
  return false
}

function canPay(hero: Hero, cost: number, amount: number): boolean {
  return (cost === COST.DISCARD ? hero.hand.size : hero.equipment.size) >= amount
}

/** Runs the program until something else has to happen first, or it is over. */
function carryOut(t: Table, my: My): void {
  const { code } = t.data
  const hero = t.heroes[my.hero]
  for (;;) {
    const { pc } = my
    const a = code[pc + 1]
    const b = code[pc + 2]
    const c = code[pc + 3]
    switch (code[pc]) {
      case op.END:
        t.leave()
        return
      case op.JUMP:
        my.pc = c
        break
      case op.UNLESS:
        my.pc = holds(hero, my, a, b) ? pc + step : c
        break
      case op.CHOOSE:
        if (my.phase === FRESH) {
          my.phase = ASKED
          t.call(chooseOption, pc, my.hero, -1)
          return
        }
        my.phase = FRESH
        my.pc = t.result
        break
      case op.PAY:
        if (my.phase === FRESH && canPay(hero, a, b)) {
          my.phase = ASKED
          t.call(offerPayment, my.hero, a, b, pc)
          return
        }
        my.pc = my.phase === ASKED && t.result === 1 ? pc + step : c
        my.phase = FRESH
        break
      case op.DAMAGE:
        if (damage(t, my, a, b, c)) return
        break
      case op.WEAK:
        if (mark(t, my, b, true)) return
        break
      case op.EXPOSED:
        if (mark(t, my, b, false)) return
        break
      case op.DISCARD:
        my.pc += step
        t.call(chooseDiscards, my.hero, a, ownerOf(t, pc))
        return
      case op.RECOVER:
        my.pc += step
        t.call(chooseRecovered, my.hero, a, ownerOf(t, pc))
        return
      case op.UNEQUIP:
        my.pc += step
        t.call(choosePieces, my.hero, a, ownerOf(t, pc))
        return
      case op.POTION:
        if (my.phase === FRESH) {
          my.phase = AIMED
          my.left = a
        }
        if (my.left > 0) {
          my.left--
          t.call(gainPotion, my.hero)
          return
        }
        my.phase = FRESH
        my.pc += step
        break
      default:
        gain(t, my.hero, code[pc], a, b, c)
        my.pc += step
    }
  }
}

/** The effects that need nobody's answer. */
function gain(t: Table, number: number, kind: number, amount: number, until: number, plus: number): void {
  const hero = t.heroes[number]
  switch (kind) {
    case op.BLOCK:
      gainBlock(t, number, amount + plusOf(t, hero, plus))
      break
    case op.STRENGTH:
      if (until === 1) hero.strengthNow += amount
      else hero.strength += amount
      t.log?.add(events['hero-gained-strength'], number, amount)
      break
    case op.PROTECT:
      if (until === 1) hero.protectNow += amount
      else hero.protect += amount
      t.log?.add(events['hero-gained-protect'], number, amount)
      break
    case op.DRAW:
      drawCards(t, number, amount)
      break
    case op.ENERGY:
      hero.energy += amount
      t.log?.add(events['hero-gained-energy'], number, amount)
      break
    case op.HEAL:
      heal(t, number, amount)
      break
    case op.CONCEAL:
      hero.concealed = 1 // [R75]
      t.log?.add(events['hero-concealed'], number)
      break
    case op.IMMUNITY:
      hero.immune = 1 // [R84]
      break
    case op.CLEAR_ROW:
      clearRow(t, number)
      break
  }
}

define(heroEffects, [
  // A Boss who falls ends everything on the spot, and so does a Hero who is knocked out [A23, A50].
  repeatWhile((t, my) => my.pc !== 0 && t.cleared !== bossDown && isStanding(t.heroes[my.hero]), [carryOut]),
])
