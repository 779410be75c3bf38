/** Enemies that fall: what they leave, what that sets off, and what a combination does next [H100] [HA9] [HA31] [HA41] [HA76]. */
import { ATTACK, ENEMY } from '../content/kinds.ts'
import { forgetEnemy } from './arrivals.ts'
import { discard } from './cards.ts'
import { clearCombination, isFelled, openCombination, sumAgainst } from './combination.ts'
import { demonFalls } from './ending.ts'
import { placePoint } from './points.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { demonOf, faceOf, neededDamage, sees } from './sight.ts'
import { DEMON } from './marks.ts'
import { MOMENT, trigger } from './triggers.ts'

const { choices, declare, define, events, repeatWhile, when } = rules
const { ALL, NONE, ONE } = ATTACK
const NOTHING = -1

/** What lies under an enemy and nobody takes goes to the discard pile [HA65]. */
function dropHoard(t: Table, enemy: number): void {
  for (let i = t.hoard.size - 1; i >= 0; i--)
    if (t.on[t.hoard.get(i)] === -1 - enemy) discard(t, t.hoard.takeAt(i))
}

/** It leaves the board: it will be an Attribute Point card, or counts for the way home [HA40]. */
function leaveBoard(t: Table, seat: number, enemy: number): void {
  const { kind } = t.data.enemies[enemy]
  t.enemies.take(enemy)
  if (kind === ENEMY.MOOSE) {
    t.enemyBox.push(enemy)
    t.players[seat].carries++ // [H162]
  } else t.trophies.push(enemy)
}

/** In the fourth scenario each living player may take one of the Companions that lay under the Demon [S4]. */
const freeTheDogs = declare('free-the-dogs', ['first: seat', 'done', 'seat'])
define(freeTheDogs, [
  rules.repeatFor('done', (t) => t.seats, [
    (t: Table, my) => {
      my.seat = (my.first + my.done) % t.seats
    },
    rules.ask({
      ...{ name: 'free-companion', rule: 'S4', ifNone: 'skip', who: (_, my) => my.seat },
      choices(t: Table, out, my) {
        if (t.players[my.seat].isAlive === 0) return
        for (let i = 0; i < t.kennel.size; i++) out.add(choices['pick-card'], t.kennel.get(i))
        if (out.count > 0) out.add(choices['pick-nothing'])
      },
      take: {
        'pick-card'(t, { seat, card }) {
          t.kennel.take(card)
          t.players[seat].hand.push(card)
          t.log?.add(events['card-returned'], seat, card)
        },
        'pick-nothing': () => undefined,
      },
    }),
  ]),
  (t) => t.kennel.moveAllTo(t.discardPile),
])

/** Side A is eliminated: the card is turned, and what Side A had gained is lost [H126, HA31]. Nobody gains a card. */
function turnDemon(t: Table, enemy: number): void {
  t.demonSide = DEMON.SIDE_B
  const { exposedNext, exposedNow } = t.foes[enemy]
  forgetEnemy(t, enemy)
  t.foes[enemy].exposedNext = exposedNext
  t.foes[enemy].exposedNow = exposedNow
  t.log?.add(events['demon-turned'], enemy)
}

/** All other enemies in play see one fall. */
const othersSee = declare('others-see', ['enemy', 'place'])
define(othersSee, [
  repeatWhile(
    (t: Table, my) => my.place < t.enemies.size,
    [
      (t: Table, my) => {
        const other = t.enemies.get(my.place++)
        const effect = faceOf(t, other).when['other-dies']
        if (effect !== null && other !== my.enemy) t.call(effect, other, -1)
      },
    ],
  ),
])

/** The cards whose attacks are in the combination do what they do when it kills. */
const joinedKill = declare('joined-kill', ['seat', 'enemy', 'place'])
define(joinedKill, [
  repeatWhile(
    (t: Table, my) => my.place < t.joined.size,
    [
      (t: Table, my) => {
        const card = t.joined.get(my.place++)
        const effect = t.data.cards[card].when.kill
        if (effect !== null) t.call(effect, my.seat, card, my.enemy)
      },
    ],
  ),
])

/**
 * An enemy is eliminated by a player [H93, HA52]; `byCombination` if the combination did it. A Demon's Side A is turned over; its
 * Side B ends the game.
 */
export const eliminate = declare('eliminate', [
  'seat',
  'enemy',
  'byCombination',
  'isTurned',
  'showdown',
  'dies',
])
define(eliminate, [
  (t: Table, my) => {
    t.log?.add(events['enemy-eliminated'], my.seat, my.enemy)
    const { showdown } = t.foes[my.enemy]
    my.showdown = showdown
    const isDemon = my.enemy === demonOf(t)
    if (isDemon && t.demonSide >= DEMON.SIDE_B) {
      t.call(demonFalls, my.seat)
      return
    }
    my.isTurned = isDemon ? 1 : 0
    if (isDemon) turnDemon(t, my.enemy)
    else {
      leaveBoard(t, my.seat, my.enemy)
      forgetEnemy(t, my.enemy)
      if (t.data.enemies[my.enemy].kind !== ENEMY.MOOSE) t.call(placePoint, my.seat) // [H100, HA40]
    }
  },
  (t: Table, my) => {
    if (t.demonSide === DEMON.FALLEN && t.inPortal === 0) t.leave(0)
    else {
      // Of a Demon this is Side A, also when it has been turned.
      const effect = t.data.enemies[my.enemy].when.dies
      if (effect !== null) t.call(effect, my.enemy, my.seat)
    }
  },
  (t: Table, my) => {
    const effect = my.showdown > 0 ? (t.data.cards[my.showdown - 1].bonus?.dies ?? null) : null
    if (effect !== null) t.call(effect, my.enemy, my.seat)
  },
  (t: Table, my) => {
    dropHoard(t, my.enemy)
    t.call(othersSee, my.enemy)
  },
  (t: Table, my) => t.call(trigger, my.seat, MOMENT['you-kill'], my.enemy),
  (t: Table, my) => {
    if (my.byCombination === 1) t.call(joinedKill, my.seat, my.enemy)
  },
  (t: Table, my) => {
    if (my.isTurned === 1 && isRule(t, RULE.DOGS)) t.call(freeTheDogs, my.seat)
  },
])

/** The enemies against which a combination has ended without a kill do what they do then. */
export const endCombination = declare('end-combination', ['place', 'enemy'])
define(endCombination, [
  repeatWhile(
    (t: Table, my) => my.place < t.enemies.size,
    [
      (t: Table, my) => {
        my.enemy = t.enemies.get(my.place++)
        const isHit = t.combination === ONE ? my.enemy === t.target : t.foes[my.enemy].struckBy !== 0
        const effect = faceOf(t, my.enemy).when.failed
        if (isHit && effect !== null) t.call(effect, my.enemy, -1)
      },
    ],
  ),
  (t) => {
    clearCombination(t)
    t.log?.add(events['combination-over'])
  },
])

/** How many enemies the combination has felled, and one of them: the Demon's Side B comes last [HA41]. */
function firstFelled(t: Table): number {
  let last = NOTHING
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (!isFelled(t, enemy)) continue
    if (enemy !== demonOf(t)) return enemy
    last = enemy
  }
  return last
}
/** Whether it matters which of several falls first: one of them does something when it dies. */
function isOrderOpen(t: Table): boolean {
  let felled = 0
  let does = false
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (!isFelled(t, enemy) || (enemy === demonOf(t) && t.demonSide === DEMON.SIDE_B)) continue
    felled++
    const { showdown } = t.foes[enemy]
    if (t.data.enemies[enemy].when.dies !== null) does = true
    if (showdown > 0 && t.data.cards[showdown - 1].bonus?.dies !== null) does = true
  }
  return felled > 1 && does
}

/** What lies above HP + AR opens a new combination on another enemy in sight, which may be waived. */
const carryOn = declare('carry-on', ['seat', 'amount', 'goesOn'])
define(carryOn, [
  rules.ask({
    ...{ name: 'carry-on', rule: 'HA9', ifNone: 'skip', who: (_, my) => my.seat },
    about: { amount: ['number', (_, my) => my.amount] },
    choices(t: Table, out, my) {
      for (let i = 0; i < t.enemies.size; i++)
        if (sees(t, my.seat, t.enemies.get(i))) out.add(choices['carry-on'], t.enemies.get(i))
      if (out.count > 0) out.add(choices.waive)
    },
    take: {
      'carry-on'(t, { enemy }, my) {
        openCombination(t, ONE, enemy)
        t.surplus = my.amount
        t.passesOn = my.goesOn
        t.log?.add(events['surplus-carried'], enemy, my.amount)
      },
      waive: () => undefined,
    },
  }),
])

interface Settling {
  seat: number
  enemy: number
  amount: number
  goesOn: number
}
/** Compares the open combination, and what it fells falls; again, until nothing more does [HA9]. */
export const settle = declare('settle', ['seat', 'enemy', 'amount', 'goesOn'])
define(settle, [
  (t: Table, my) => {
    my.enemy = firstFelled(t)
  },
  repeatWhile(
    (_: Table, my) => my.enemy >= 0,
    [
      when(
        (t: Table) => t.combination === ALL && isOrderOpen(t),
        [
          rules.ask({
            ...{ name: 'fell', rule: 'HA41', who: (_: Table, my: Settling) => my.seat },
            choices(t: Table, out) {
              for (let i = 0; i < t.enemies.size; i++) {
                const enemy = t.enemies.get(i)
                if (isFelled(t, enemy) && (enemy !== demonOf(t) || t.demonSide !== DEMON.SIDE_B))
                  out.add(choices.fell, enemy)
              }
            },
            take: {
              fell: (_: Table, { enemy }, my: Settling) => {
                my.enemy = enemy
              },
            },
          }),
        ],
      ),
      (t: Table, my) => {
        const isOne = t.combination === ONE
        my.amount = isOne && t.passesOn === 1 ? sumAgainst(t, my.enemy) - neededDamage(t, my.enemy) : 0
        my.goesOn = t.players[my.seat].cleaves
        t.call(eliminate, my.seat, my.enemy, 1)
      },
      (t: Table, my) => {
        if (t.combination !== ONE) return
        clearCombination(t) // its target is gone, or turned over [HA31]
        if (my.amount > 0) t.call(carryOn, my.seat, my.amount, my.goesOn)
      },
      (t: Table, my) => {
        if (t.combination === ALL && t.enemies.isEmpty) clearCombination(t)
        my.enemy = t.combination === NONE ? NOTHING : firstFelled(t)
      },
    ],
  ),
])
