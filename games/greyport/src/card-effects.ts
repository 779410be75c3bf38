/** Carrying out what cards and rewards say. */
import { INSTRUCTION } from '@hearthkeep/content'
import { clearOpenTops, drawCard, isCurse, retirePlayed } from './cards.ts'
import { canPay } from './choosing.ts'
import { CONDITION, OP, PER, WHO } from './content/program.ts'
import { faceOf, isHero, itemsAt, mayHoldMore, playerHeroOf, STATE, wielderOf } from './people.ts'
import {
  cardEffects,
  chooseOption,
  chooseSnipe,
  findCard,
  offerDraw,
  offerTaunt,
  payPrice,
  pickPlayer,
  recoverCard,
  retireFromHand,
  returnHero,
} from './procedures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { heal } from './shields.ts'

const { define, events, repeatWhile } = rules
const op = OP
const step = INSTRUCTION
const condition = CONDITION
const per = PER
const { YOU, PLAYER } = WHO
/** Where an instruction in several steps stands. */
const FRESH = 0
const ASKED = 1
const GOING = 2

interface My {
  pc: number
  seat: number
  card: number
  left: number
  phase: number
  whose: number
}

function next(my: My): void {
  my.pc += step
  my.phase = FRESH
  my.left = 0
}

/** Something that holds for one of the monsters being fought. */
function anyTarget(t: Table, holds: (monster: number) => boolean): boolean {
  return (t.target >= 0 && holds(t.target)) || (t.second >= 0 && holds(t.second))
}

function heroesPlayed(t: Table, seat: number): number {
  const { played } = t.players[seat]
  let count = 0
  for (let i = 0, size = played.size; i < size; i++) if (isHero(t, played.get(i))) count++
  return count
}

function holds(t: Table, my: My, which: number, n: number): boolean {
  const player = t.players[my.seat]
  switch (which) {
    case condition.TARGET_TANK:
      return anyTarget(t, (monster) => faceOf(t, monster).tank)
    case condition.TARGET_RANGED:
      return anyTarget(t, (monster) => faceOf(t, monster).ranged)
    case condition.TARGET_ARMORED:
      return anyTarget(t, (monster) => faceOf(t, monster).armor > 0)
    case condition.TARGET_WOUNDED:
      return anyTarget(t, (monster) => t.damage[monster] > 0)
    case condition.AT_LOCATION:
      return anyTarget(t, (monster) => t.locationGroup.has(monster))
    case condition.DEFENDING:
      return my.seat === t.defender
    case condition.ALONE:
      return heroesPlayed(t, my.seat) <= 1
    case condition.HAS_ITEM:
      return itemsAt(t, player, player.played.indexOf(wielderOf(t, player, my.card))) > 0
    case condition.ACTIVE_MONSTERS:
      return t.players[t.defender].group.size >= n
    case condition.HAND_EMPTY:
      return player.hand.isEmpty
    case condition.MARKER_USED:
      return t.markerUsed === 1
    default:
      return t.locationSaved === 1
  }
}

/** How often a bonus counts. */
function countOf(t: Table, my: My, what: number): number {
  const player = t.players[my.seat]
  switch (what) {
    case per.ACTIVE_MONSTER:
      return t.players[t.defender].group.size // [C22]
    case per.CARD_IN_HAND:
      return player.hand.size
    case per.CURSE_IN_HAND: {
      let curses = 0
      for (let i = 0, size = player.hand.size; i < size; i++) if (isCurse(t, player.hand.get(i))) curses++
      return curses
    }
    case per.HERO_PLAYED:
      return heroesPlayed(t, my.seat)
    case per.NON_PLAYER_HERO: // [C17, G9]
      return heroesPlayed(t, my.seat) - (player.played.has(playerHeroOf(t, player)) ? 1 : 0)
    case per.SHIELD:
      return t.shields
    case per.DAMAGE_ON_TARGET: {
      const other = t.second >= 0 ? t.damage[t.second] : 0
      return Math.max(t.damage[t.target], other)
    }
    case per.LOST_HEALTH:
      return player.maxHp - player.hp
    default:
      return 1
  }
}

/** The hero who wields a card leaves the game [C19]. */
function retireWielder(t: Table, my: My): void {
  const hero = wielderOf(t, t.players[my.seat], my.card)
  if (hero >= 0) retirePlayed(t, my.seat, hero)
}

/** The effects that need nobody's answer. */
function simply(t: Table, my: My, kind: number, a: number, b: number): void {
  const player = t.players[my.seat]
  switch (kind) {
    case op.SHIELD:
      t.shields += a
      t.log?.add(events['shields-gained'], a, t.shields)
      break
    case op.ANOTHER_HERO:
      player.heroesLeft++
      t.log?.add(events['another-hero'], my.seat)
      break
    case op.REPAIR: {
      const missing = t.locationMaxHp - t.locationHp
      const gained = a < missing ? a : missing
      if (t.location < 0 || gained <= 0) break
      t.locationHp += gained
      t.log?.add(events['location-repaired'], gained, t.locationHp)
      break
    }
    case op.DUAL_WIELD:
      t.states[wielderOf(t, player, my.card)] |= STATE.DUAL
      break
    case op.RETURN_SELF:
      t.states[my.card] |= STATE.RETURNS
      break
    case op.RETIRE_WIELDER:
      retireWielder(t, my)
      break
    case op.BONUS:
      t.bonus += a * countOf(t, my, b)
      break
    case op.REROLL:
      t.rerolls += a
      break
    case op.STAY_OPEN:
      if (a === 0) t.heroesOpen = 1
      else t.itemsOpen = 1
      clearOpenTops(t)
      break
  }
}

/** What one player gets of an effect that names whose it is; says whether somebody has to answer. */
function give(t: Table, my: My, kind: number, amount: number, isOffered: boolean): boolean {
  const seat = my.whose
  if (kind === op.HEAL) {
    heal(t, seat, amount)
    return false
  }
  if (kind === op.DRAW && !isOffered) {
    for (let i = 0; i < amount; i++) drawCard(t, seat)
    return false
  }
  if (my.left >= amount || (my.left > 0 && kind === op.RETIRE && t.result === 0)) {
    my.left = 0
    return false
  }
  my.left++
  t.call(kind === op.DRAW ? offerDraw : retireFromHand, seat)
  return true
}

/** Draws, retirements and healing: yours, those of a player to choose, or everybody's. */
function shared(t: Table, my: My, kind: number, amount: number, who: number): void {
  if (my.phase === FRESH) {
    if (who === PLAYER) {
      my.phase = ASKED
      t.call(pickPlayer, my.seat)
      return
    }
    my.phase = GOING
    my.whose = who === YOU ? my.seat : 0
  } else if (my.phase === ASKED) {
    my.phase = GOING
    my.whose = t.result
  }
  const isForEach = who !== YOU && who !== PLAYER
  while (my.whose < t.seats) {
    if (give(t, my, kind, amount, isForEach)) return
    if (!isForEach) break
    my.whose++
  }
  next(my)
}

/** Does one thing several times, each with a question of its own. */
function several(my: My, times: number, call: () => void): void {
  if (my.left >= times) {
    next(my)
    return
  }
  my.left++
  call()
}

/** One instruction, or one step of it. */
function carryOut(t: Table, my: My): void {
  const { code } = t.data
  const { pc } = my
  const a = code[pc + 1]
  const b = code[pc + 2]
  const c = code[pc + 3]
  switch (code[pc]) {
    case op.END:
      my.pc = 0
      break
    case op.JUMP:
      my.pc = c
      break
    case op.UNLESS:
      my.pc = holds(t, my, a, b) ? pc + step : c
      break
    case op.CHOOSE:
      if (my.phase === FRESH) {
        my.phase = ASKED
        t.call(chooseOption, pc, my.seat)
      } else {
        my.phase = FRESH
        my.pc = t.result
      }
      break
    case op.PAY:
      if (my.phase === FRESH && (canPay(t, my.seat, a) || mayHoldMore(t, my.seat))) {
        my.phase = ASKED
        t.call(payPrice, my.seat, a)
      } else {
        my.pc = my.phase === ASKED && t.result === 1 ? pc + step : c
        my.phase = FRESH
      }
      break
    case op.TAUNT:
      several(my, a, () => t.call(offerTaunt, my.seat))
      break
    case op.SNIPE:
      several(my, 1, () => t.call(chooseSnipe, my.seat, my.card, a))
      break
    case op.RECOVER:
      several(my, a, () => t.call(recoverCard, my.seat))
      break
    case op.RETURN_HERO:
      several(my, 1, () => t.call(returnHero, my.seat, my.card))
      break
    case op.FIND:
      several(my, 1, () => t.call(findCard, a, b))
      break
    case op.DRAW:
    case op.RETIRE:
    case op.HEAL:
      shared(t, my, code[pc], a, b)
      break
    default:
      simply(t, my, code[pc], a, b)
      my.pc += step
  }
}

define(cardEffects, [repeatWhile((_, my) => my.pc !== 0, [carryOut])])
