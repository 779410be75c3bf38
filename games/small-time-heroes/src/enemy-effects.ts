/** Carrying out what Minions, Hordes, Bosses, Bombs and Advanced Challenges say. */
import { CONDITION, OP, STEP } from './content/program.ts'
import { hurtAll } from './damage.ts'
import { hitNow } from './defense.ts'
import { addBomb, countBombs } from './bombs.ts'
import {
  hasPieces,
  CLEARED,
  countMinions,
  countZombies,
  isMinion,
  isStanding,
  PLACES,
  SIDE,
} from './people.ts'
import {
  addMinion,
  chooseDiscards,
  chooseOption,
  discardCard,
  enemyEffects,
  explodeBomb,
  hitHero,
  pickAlly,
} from './procedures.ts'
import { namedEnemy, ownerOf, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { settles } from './settling.ts'
import { MAT } from './table.ts'
import { addZombie, tuckZombie } from './zombies.ts'

const { define, events, repeatWhile } = rules
const step = STEP
const op = OP
const condition = CONDITION
const mat = MAT
const places = PLACES
const bossDown = CLEARED.BOSS

const FRESH = 0
const GOING = 1
const CALLED = 2

/** Whom a good deed goes to, as the programs number it. */
const SELF = 0
const ALL_MINIONS = 1
const OTHER_MINIONS = 2
const WEAKEST = 3
const STRONGEST = 4

interface My {
  pc: number
  hero: number
  /** The place that acts, or the mat; -1 if it is none of them (any more), -2 a Minion that rushed in [R121]. */
  source: number
  /** Of source -1 the Strength it acts with; of others the health that its attack has just cost. */
  strength: number
  card: number
  phase: number
  left: number
  lost: number
}

/** The number by which whoever acts is named. */
function actsAs(t: Table, my: My): number {
  return my.source < 0 ? ownerOf(t, my.pc) : namedEnemy(t, my.source)
}

function holds(t: Table, my: My, number: number, figure: number): boolean {
  switch (number) {
    case condition.CRYSTALS:
      return t.crystals >= figure // [R151]
    case condition.HERO_LOST_HEALTH:
      return my.lost > 0 || (my.source !== -1 && my.strength > 0)
    case condition.ROW_FULL:
      return countMinions(t) === places
    case condition.ZOMBIES_OUT:
      return countZombies(t) >= figure
    case condition.HERO_HAS_NO_BLOCK:
      return t.heroes[my.hero].block === 0
    default:
      return countBombs(t, t.heroes[my.hero]) >= figure
  }
}

/** The places a deed goes to, a bit each; -1 if the player has to say which of several [R116]. */
function placesFor(t: Table, my: My, who: number): number {
  if (who === SELF) return my.source < 0 ? 0 : 1 << my.source
  if (who > STRONGEST) return 1 << mat
  let bits = 0
  let best = -1
  for (let place = 0; place < places; place++) {
    const enemy = t.enemies[place]
    if (!isMinion(enemy) || (who === OTHER_MINIONS && place === my.source)) continue
    if (who === ALL_MINIONS || who === OTHER_MINIONS) bits |= 1 << place
    else {
      const isBetter = best < 0 || (who === WEAKEST ? enemy.health < best : enemy.health > best)
      if (isBetter) bits = 0
      if (isBetter || enemy.health === best) {
        bits |= 1 << place
        best = enemy.health
      }
    }
  }
  const isTied = (who === WEAKEST || who === STRONGEST) && (bits & (bits - 1)) !== 0
  if (!isTied) return bits
  if (my.phase === GOING) {
    my.phase = FRESH
    return 1 << t.result
  }
  my.phase = GOING
  t.call(pickAlly, my.hero, bits, actsAs(t, my), my.pc)
  return -1
}

/** A gain for an Enemy. */
function give(t: Table, number: number, kind: number, amount: number, until: number): void {
  const enemy = t.enemies[number]
  switch (kind) {
    case op.ENEMY_BLOCK:
      enemy.block += amount + enemy.protect
      t.log?.add(events['enemy-gained-block'], namedEnemy(t, number), amount + enemy.protect)
      break
    case op.ENEMY_STRENGTH:
      if (until === 1) enemy.strengthNow += amount
      else enemy.strength += amount
      t.log?.add(events['enemy-gained-strength'], namedEnemy(t, number), amount)
      break
    case op.ENEMY_PROTECT:
      enemy.protect += amount
      t.log?.add(events['enemy-gained-protect'], namedEnemy(t, number), amount)
      break
    case op.MEND: {
      const missing = enemy.maxHealth - enemy.health
      const gained = amount < missing ? amount : missing // [A44]
      enemy.health += gained
      t.log?.add(events['enemy-mended'], namedEnemy(t, number), gained)
      break
    }
  }
}

/** Gains for whomever it says; true if the player has to choose first. */
function giveTo(t: Table, my: My, kind: number, amount: number, who: number, until: number): boolean {
  const bits = placesFor(t, my, who)
  if (bits < 0) return true
  for (let enemy = 0; enemy <= mat; enemy++) if ((bits >> enemy) & 1) give(t, enemy, kind, amount, until)
  my.pc += step
  return false
}

/** The Strength behind its damage; a Minion that rushed in has none [A24]. */
function strengthOf(t: Table, my: My): number {
  if (my.source >= 0) return t.enemies[my.source].strength + t.enemies[my.source].strengthNow
  return my.source === -1 ? my.strength : 0
}

/** Damage to the Hero, or to every Hero, once or several times; true if something has to happen before going on. */
function hit(t: Table, my: My, amount: number, times: number, isAll: boolean): boolean {
  const isTwo = isAll && isStanding(t.heroes[0]) && isStanding(t.heroes[1])
  if (my.phase === FRESH) {
    my.phase = GOING
    my.left = isTwo ? times * 2 : times
    my.lost = 0
  } else if (my.phase === CALLED) {
    my.phase = GOING
    my.lost += t.result
  }
  const { source } = my
  const strength = strengthOf(t, my)
  while (my.left > 0) {
    my.left--
    const hero = isTwo && my.left % 2 === 0 ? 1 - my.hero : my.hero
    const lost = hitNow(t, hero, amount + strength, source, source < 0 ? ownerOf(t, my.pc) : -1)
    if (lost < 0) {
      my.phase = CALLED
      t.call(hitHero, hero, amount + strength, source, actsAs(t, my))
      return true
    }
    my.lost += lost
    if (t.heroes[hero].out === 1) return true // whoever stands takes what is left [A50]
  }
  my.phase = FRESH
  my.pc += step
  return false
}

/** Calls a procedure so many times; true while there is one more. */
function again(my: My, times: number): boolean {
  if (my.phase === FRESH) {
    my.phase = GOING
    my.left = times
  }
  if (my.left > 0) {
    my.left--
    return true
  }
  my.phase = FRESH
  my.pc += step
  return false
}

/** Only what the first-fighting Hero sets off gains Crystals [R151, A57]. */
function gainCrystals(t: Table, amount: number): void {
  if (!hasPieces(t) || t.gainsNoCrystals === 1) return
  t.crystals += amount
  t.log?.add(events['crystals-gained'], amount, t.crystals)
}

/** A piece comes back from Rubble [R154, A33, A56]. */
function rebuild(t: Table, place: number): void {
  const enemy = t.enemies[place]
  if (t.crystals > 0) t.crystals--
  enemy.rubble = 0
  enemy.health = 5 * t.day * (t.heroes[0].plays + t.heroes[1].plays)
  enemy.block = 0
  t.log?.add(events['piece-rebuilt'], enemy.card, enemy.health)
}

/** True if the player has to choose among several. */
function rebuildOne(t: Table, my: My): boolean {
  let bits = 0
  for (let place = 0; place < places; place++) bits |= t.enemies[place].rubble << place
  if (my.phase === GOING) rebuild(t, t.result)
  else if ((bits & (bits - 1)) !== 0) {
    my.phase = GOING
    t.call(pickAlly, my.hero, bits, actsAs(t, my), my.pc)
    return true
  } else if (bits !== 0) rebuild(t, bits === 1 ? 0 : bits === 2 ? 1 : 2)
  my.phase = FRESH
  my.pc += step
  return false
}

function carryOut(t: Table, my: My): void {
  const { code } = t.data
  for (;;) {
    const { pc } = my
    const kind = code[pc]
    const a = code[pc + 1]
    const b = code[pc + 2]
    const c = code[pc + 3]
    switch (kind) {
      case op.END:
        t.leave()
        return
      case op.JUMP:
        my.pc = c
        break
      case op.UNLESS:
        my.pc = holds(t, my, a, b) ? pc + step : c
        break
      case op.CHOOSE:
        if (my.phase === FRESH) {
          my.phase = GOING
          t.call(chooseOption, pc, my.hero, actsAs(t, my), strengthOf(t, my))
          return
        }
        my.phase = FRESH
        my.pc = t.result
        break
      case op.HIT:
        if (hit(t, my, a, b, c === 1)) return
        break
      case op.ENEMY_BLOCK:
      case op.ENEMY_STRENGTH:
      case op.ENEMY_PROTECT:
      case op.MEND:
        if (giveTo(t, my, kind, a, b, c)) return
        break
      case op.HURT:
        hurtAll(t, a, b !== 2, b === 1 ? my.source : -1)
        my.pc += step
        if (settles(t, my.hero, 0)) return
        break
      case op.SUMMON:
        if (again(my, a)) {
          t.call(addMinion, my.hero)
          return
        }
        break
      case op.EXPLODE:
        if (again(my, a)) {
          t.call(explodeBomb, my.hero, -1)
          return
        }
        break
      case op.BOMB:
        if (again(my, a)) {
          if (addBomb(t, my.hero)) break
          t.log?.add(events['no-bomb-left'], my.hero)
          t.call(hitHero, my.hero, 4, -1, actsAs(t, my))
          return
        }
        break
      case op.REBUILD:
        if (rebuildOne(t, my)) return
        break
      case op.ENEMY_DISCARD:
        if (b === 0) {
          my.pc += step
          t.call(chooseDiscards, my.hero, a, actsAs(t, my))
          return
        }
        if (again(my, a)) {
          const { hand } = t.heroes[my.hero]
          if (hand.isEmpty) break
          t.call(discardCard, my.hero, hand.get(t.heroDice.below(hand.size)))
          return
        }
        break
      default:
        change(t, my, kind, a)
        my.pc += step
    }
  }
}

/** The effects that need nobody's answer. */
function change(t: Table, my: My, kind: number, amount: number): void {
  const hero = t.heroes[my.hero]
  switch (kind) {
    case op.WEAKEN:
      hero.weak = 1
      t.log?.add(events['hero-weakened'], my.hero)
      break
    case op.EXPOSE:
      hero.exposed = 1
      t.log?.add(events['hero-exposed'], my.hero)
      break
    case op.ZOMBIE:
      for (let i = 0; i < amount; i++) addZombie(t)
      break
    case op.RISE: {
      const { discard } = t.waveDecks[t.data.cards[my.card].wave]
      if (!discard.has(my.card)) break
      discard.take(my.card)
      tuckZombie(t, my.card)
      break
    }
    case op.CRYSTAL:
      gainCrystals(t, amount)
      break
    case op.DRAIN:
      hero.drained += amount
      t.log?.add(events['hero-drained'], my.hero, amount)
      break
    case op.ENEMY_IMMUNITY:
      if (my.source >= 0) t.enemies[my.source].immune = 1
      break
  }
}

/** In the Enemy Turn the other Hero takes the place of one who is knocked out [A50]. */
function goesOn(t: Table, my: My): boolean {
  if (my.pc === 0 || t.cleared === bossDown) return false
  if (isStanding(t.heroes[my.hero])) return true
  if (t.side !== SIDE.ENEMIES || !isStanding(t.heroes[1 - my.hero])) return false
  my.hero = 1 - my.hero
  return true
}

define(enemyEffects, [repeatWhile(goesOn, [carryOut])])
