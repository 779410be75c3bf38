/** An activation: movement in one piece and one attack, in either order, and what is free [B-TURN-2] [S-HERO-2] [B-TOK-3]. */
import { CIRCLE, QUEST, TOKEN } from '../content/kinds.ts'
import type { HeroEffect } from '../content/data.ts'
import { SLOTS } from '../content/limits.ts'
import { isAnythingHere, mayPickUp, stoneAt, takeToken } from './arriving.ts'
import { monstersOnSpace } from './board.ts'
import { arrive, questDone } from './chapters.ts'
import { chestValue, lookAtDoor } from './coins.ts'
import { liftCurses } from './curses.ts'
import { hasAbility, isFree, isOnBoard, movementOf } from './heroes.ts'
import { healHero } from './harm.ts'
import { heroAttacks } from './hero-attack.ts'
import { hasAttack, offerAttacks } from './hero-targets.ts'
import { LIES, MOVING, QUEST_IS } from './marks.ts'
import { isQuestToken, player, rules, scenarioOf } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { canUse, offerUses, USE, useCard } from './using.ts'
import { crossTo, hop, mustGoOn, offerCrossings, offerHops, offerWalks, walk } from './walking.ts'
import type { Out } from './words.ts'

const { ask, choices, declare, define, events, reasons, repeatFor, repeatWhile } = rules
const ALL = 99

/** The wounds, cards and curses that a potion is for. */
export function refreshCards(t: Table, place: number): void {
  const hero = t.heroes[place]
  hero.isSpent = 0
  for (let slot = 0; slot < hero.cards.size; slot++) {
    const card = hero.cards.get(slot)
    if (t.exhausted[card] === 0) continue
    t.exhausted[card] = 0
    t.log?.add(events['card-refreshed'], card)
  }
}
function drink(t: Table, place: number, token: number): void {
  const hero = t.heroes[place]
  hero.tokens.take(token)
  t.spentTokens.push(token)
  t.log?.add(events['potion-drunk'], place, token)
  const { kind } = t.data.tokens[token]
  if (kind === TOKEN.HEALING) {
    healHero(t, place, ALL)
    liftCurses(t, hero)
  } else if (kind === TOKEN.REFRESHING) refreshCards(t, place)
  else {
    hero.isUsed = 0 // [S-POT-1]
    t.log?.add(events['again-active'], place)
  }
}

/** Potions that are drunk at any moment of the activation, and chests in the final. */
function offerTokens(t: Table, out: Out, place: number): void {
  const { tokens } = t.heroes[place]
  for (let i = 0; i < tokens.size; i++) {
    const token = tokens.get(i)
    if (isQuestToken(t, token)) continue
    const { kind } = t.data.tokens[token]
    if (kind === TOKEN.CHEST) {
      if (scenarioOf(t).circle === CIRCLE.FINAL) out.add(choices['cash-in'], token)
    } else if (kind !== TOKEN.EXTRA_TURN) out.add(choices.drink, token)
    else out.refuse(reasons['not-now'], choices.drink, token)
  }
  for (let i = 0; i < t.ground.length; i++) {
    if (
      out.isExplaining &&
      t.ground[i].space === t.heroes[place].space &&
      monstersOnSpace(t, t.ground[i].space) > 0
    )
      out.refuse(reasons['enemy-here'], choices['pick-up'], t.ground[i].space)
    if (mayPickUp(t, place, i)) out.add(choices['pick-up'], t.ground[i].space)
  }
}
function cashIn(t: Table, place: number, token: number): void {
  t.heroes[place].tokens.take(token)
  t.spentTokens.push(token)
  t.coins += chestValue(t, token)
  t.log?.add(events['chest-cashed'], place, token, chestValue(t, token))
  lookAtDoor(t)
}

const canMove = (t: Table): boolean => t.moving !== MOVING.OVER && t.points > 0
function offerMoves(t: Table, out: Out, hero: number): void {
  if (!canMove(t)) return
  offerWalks(t, out, hero)
  offerCrossings(t, out, hero)
  if (!mustGoOn(t, hero)) offerHops(t, out, hero)
  offerUses(t, out, hero, USE.move)
}
/** Whether anything is left to do but to end. */
function isAnythingLeft(t: Table, place: number): boolean {
  const hero = t.heroes[place]
  if (!isOnBoard(hero)) return false
  if (canMove(t) || (t.hasAttacked === 0 && hasAttack(t, hero))) return true
  for (let slot = 0; slot < hero.cards.size; slot++) if (canUse(t, place, slot, USE.activation)) return true
  for (let i = 0; i < hero.tokens.size; i++) {
    const token = hero.tokens.get(i)
    if (isQuestToken(t, token) || t.data.tokens[token].kind === TOKEN.EXTRA_TURN) continue
    if (t.data.tokens[token].kind !== TOKEN.CHEST || scenarioOf(t).circle === CIRCLE.FINAL) return true
  }
  for (let i = 0; i < t.ground.length; i++) if (mayPickUp(t, place, i)) return true
  return false
}
/** The movement is over once something else is done. */
function endMovement(t: Table): void {
  if (t.moving === MOVING.UNDERWAY) t.moving = MOVING.OVER
  t.isUnguarded = t.moving === MOVING.OVER ? 0 : t.isUnguarded
}

const act = declare('act', ['hero', 'isDone'])
define(act, [
  repeatWhile(
    (t: Table, my) => my.isDone === 0 && isAnythingLeft(t, my.hero),
    [
      ask({
        ...{ name: 'act', rule: 'B-TURN-2', who: player },
        about: {
          hero: ['hero', (_, my) => my.hero],
          points: ['number', (t) => (t.moving === MOVING.OVER ? 0 : t.points)],
        },
        choices(t: Table, out, my) {
          const { hero } = my
          if (mustGoOn(t, hero) && canMove(t)) {
            offerMoves(t, out, hero)
            if (out.count > 0) {
              out.refuse(reasons['must-go-on'], choices['end-activation'])
              return
            }
          }
          out.add(choices['end-activation'])
          if (t.hasAttacked === 0) offerAttacks(t, out, t.heroes[hero])
          else out.refuse(reasons['attacked-already'], choices.attack)
          offerMoves(t, out, hero)
          offerUses(t, out, hero, USE.activation)
          offerTokens(t, out, hero)
        },
        take: {
          walk: (t, { space }, my) => t.call(walk, my.hero, space),
          hop: (t, { space }, my) => t.call(hop, my.hero, space),
          'cross-to': (t, { space }, my) => t.call(crossTo, my.hero, space),
          attack(t, { card, figure }, my) {
            endMovement(t)
            t.call(heroAttacks, my.hero, card, figure)
          },
          'use-card': (t, { card }, my) => t.call(useCard, my.hero, card, -1),
          drink: (t, { token }, my) => drink(t, my.hero, token),
          'cash-in': (t, { token }, my) => cashIn(t, my.hero, token),
          'pick-up': (t, { space }, my) => t.call(takeToken, my.hero, peekedAt(t, space)),
          'end-activation': (_, __, my) => {
            my.isDone = 1
          },
        },
      }),
      // Where the last enemy has left, what lies there is taken now [B-TOK-2].
      (t: Table, my) => {
        if (my.isDone === 0 && isAnythingHere(t, my.hero)) t.call(arrive, my.hero)
      },
    ],
  ),
])
function peekedAt(t: Table, space: number): number {
  for (let i = 0; i < t.ground.length; i++)
    if (t.ground[i].space === space && t.ground[i].isUp === LIES.PEEKED) return i
  return -1
}

/** What a hero and the cards of the hero do at a moment; -1 stands for the natural ability. */
export function effectOf(t: Table, place: number, slot: number, moment: 'activation' | 'rest'): HeroEffect {
  const hero = t.heroes[place]
  if (slot < 0) return hasAbility(t, hero) ? t.data.heroes[hero.character].when[moment] : null
  if (slot >= hero.cards.size || !isFree(hero, slot)) return null
  return t.data.cards[hero.cards.get(slot)].when[moment]
}

/** A Extra Turn Potion is drunk at the end of the activation, or kept. */
const extraTurn = declare('extra-turn', ['hero'])
define(extraTurn, [
  ask({
    ...{ name: 'extra-turn', rule: 'R-38', who: player, ifNone: 'skip' },
    about: { hero: ['hero', (_, my) => my.hero] },
    choices(t: Table, out, my) {
      const { tokens } = t.heroes[my.hero]
      for (let i = 0; i < tokens.size; i++) {
        const token = tokens.get(i)
        if (!isQuestToken(t, token) && t.data.tokens[token].kind === TOKEN.EXTRA_TURN)
          out.add(choices.drink, token)
      }
      if (out.count > 0) out.add(choices['pick-none'])
    },
    take: { drink: (t, { token }, my) => drink(t, my.hero, token), 'pick-none': () => undefined },
  }),
])

/** Activations that end on quest tokens count, with no enemy there. */
function honour(t: Table, place: number): number {
  const { space } = t.heroes[place]
  const stone = space < 0 ? -1 : stoneAt(t, space)
  const { quests } = scenarioOf(t)
  const quest = quests.findIndex(({ shape }) => shape === QUEST.END)
  if (stone < 0 || quest < 0 || t.quests[quest] !== QUEST_IS.OPEN || monstersOnSpace(t, space) > 0) return -1
  t.stones[stone]++
  const { count } = quests[quest]
  let visited = 0
  for (const ends of t.stones) if (ends > 0) visited++
  t.progress[quest] = Math.max(t.progress[quest], t.stones[stone])
  t.log?.add(events['quest-furthered'], quest, t.stones[stone], count)
  return t.stones[stone] >= count || visited === t.stones.length ? quest : -1
}

export const activation = declare('activation', ['hero', 'isExtra', 'slot'])
define(activation, [
  (t: Table, my) => {
    const hero = t.heroes[my.hero]
    t.active = my.hero
    t.moving = MOVING.NOT_BEGUN
    t.stepsMade = t.hasAttacked = t.isUnguarded = t.hasCalled = t.canCross = 0
    t.points = movementOf(t, hero)
    t.attackCard = -1
    t.log?.add(my.isExtra === 1 ? events['extra-activation'] : events.activated, my.hero)
    my.slot = -1
  },
  repeatFor('slot', () => SLOTS, [
    (t: Table, my) => {
      const { slot } = my
      const effect = effectOf(t, my.hero, slot, 'activation')
      if (effect !== null) t.call(effect, my.hero, slot < 0 ? -1 : t.heroes[my.hero].cards.get(slot), -1)
    },
  ]),
  (t: Table, my) => {
    if (isAnythingHere(t, my.hero)) t.call(arrive, my.hero)
  },
  (t: Table, my) => t.call(act, my.hero),
  (t: Table, my) => {
    const quest = honour(t, my.hero)
    if (quest >= 0) t.call(questDone, quest)
  },
  (t: Table, my) => {
    t.attackCard = -1
    t.points = 0
    if (my.isExtra === 0) t.heroes[my.hero].isUsed = 1
    if (isOnBoard(t.heroes[my.hero]) && my.isExtra === 0) t.call(extraTurn, my.hero)
  },
  (t: Table) => {
    t.active = -1
  },
])

/** Extra activations that wait, one after the other. */
export const extras = declare('extras', ['hero'])
define(extras, [
  repeatWhile(
    (t: Table) => t.extras.some((waiting) => waiting > 0),
    [
      (t: Table, my) => {
        my.hero = 0
        while (t.extras[my.hero] === 0) my.hero++
        t.extras[my.hero]--
        if (isOnBoard(t.heroes[my.hero])) t.call(activation, my.hero, 1)
      },
    ],
  ),
])
