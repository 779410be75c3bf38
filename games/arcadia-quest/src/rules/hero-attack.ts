/** A hero attacks [B-ATK-0] [B-ATK-1] [B-KILL-3] [S-PAY-3] [B-GUARD-5]. */
import type { HeroEffect, Spread } from '../content/data.ts'
import { EVERY, TYPE } from '../content/kinds.ts'
import { isClose } from './board.ts'
import { exhaust, figureLeaves, paysBack } from './chapters.ts'
import { crits, finishForMonster, heroRoll, ROLL, rollAnew, successes } from './dice.ts'
import { FLAG, SPREAD_AT, STAT } from './facts.ts'
import { activationsOf, faceOf, tire } from './figures.ts'
import { woundFigure, woundHero } from './harm.ts'
import { attackStat, flagsOf, hasAbility, isFree } from './heroes.ts'
import { factsOfAttack, hasBoost, isSpreadTo, offerBoosts } from './hero-targets.ts'
import { MARK } from './marks.ts'
import { factsOfFigure, figureDefense, figureRerolls } from './monster-attack.ts'
import { firstMarked, guards, markShotPast } from './reactions.ts'
import { player, rules } from './rulebook.ts'
import type { CardId, Table } from './rulebook.ts'
import { hasUse, offerUses, USE, useCard } from './using.ts'

const { ask, choices, declare, define, events, repeatFor, repeatWhile } = rules
const { call: CALL, idle: IDLE } = rules.words

/** What holds in an attack: of the hero, of its card and of its Boosts. */
function flagsNow(t: Table, hero: number): number {
  let flags = flagsOf(t, t.heroes[hero]) | t.data.cards[t.attackCard].holds.flags
  for (let i = 0; i < t.boosts.size; i++) flags |= t.data.cards[t.boosts.get(i)].holds.flags
  return flags
}
function countDice(t: Table, hero: number): void {
  t.dice = Math.max(1, t.data.cards[t.attackCard].dice + attackStat(t, t.heroes[hero], STAT.dice, t.facts))
}

/** The attack is named: the card, its first target, and what is so just now. */
function nameAttack(t: Table, hero: number, card: CardId, figure: number): void {
  t.hasAttacked = 1
  t.attackCard = card
  t.boosts.clear()
  t.targets.clear()
  t.targets.push(figure)
  t.facts = factsOfAttack(t, hero, figure)
  t.hits = t.crits = t.dealt = 0
  for (let i = 0, { size } = t.board; i < size; i++) {
    const other = t.figures[t.board.get(i)]
    other.marks = isClose(t, other.space, t.heroes[hero].space) ? MARK.CLOSE : 0
  }
  countDice(t, hero)
}

const boosting = declare('boosting', ['hero', 'isDone', 'place'])
define(boosting, [
  repeatWhile(
    (t: Table, my) => my.isDone === 0 && hasBoost(t, t.heroes[my.hero], flagsOf(t, t.heroes[my.hero])),
    [
      ask({
        ...{ name: 'boosts', rule: 'B-ATK-0', who: player },
        about: {
          hero: ['hero', (_, my) => my.hero],
          figure: ['figure', (t) => t.targets.get(0)],
          dice: ['number', (t) => t.dice],
        },
        choices(t: Table, out, my) {
          const hero = t.heroes[my.hero]
          out.add(choices.roll)
          offerBoosts(t, out, hero, flagsOf(t, hero))
        },
        take: {
          roll(_, __, my) {
            my.isDone = 1
          },
          boost(t, { card }, my) {
            t.boosts.push(card)
            woundHero(t, my.hero, t.data.cards[card].blood)
            countDice(t, my.hero)
            t.log?.add(events['card-used'], my.hero, card)
          },
        },
      }),
    ],
  ),
  // All cards used are exhausted; a kept Attack card is not [B-HERO].
  (t: Table, my) => {
    if (attackStat(t, t.heroes[my.hero], STAT.kept, t.facts) <= 0) t.call(exhaust, my.hero, t.attackCard)
  },
  repeatFor('place', (t) => t.boosts.size, [
    (t: Table, my) => t.call(exhaust, my.hero, t.boosts.get(my.place) as CardId),
  ]),
])

/** The cards of the attack, then what else its owner has, one after the other; -1: the hero's own ability, -2: no more. */
function sourceAt(t: Table, hero: number, place: number): number {
  if (place === 0) return t.attackCard
  if (place <= t.boosts.size) return t.boosts.get(place - 1)
  const one = t.heroes[hero]
  let left = place - t.boosts.size - 1
  if (left === 0) return -1
  for (let slot = 0, { size } = one.cards; slot < size; slot++) {
    const card = one.cards.get(slot)
    if (t.data.cards[card].type === TYPE.PERMANENT && isFree(one, slot) && --left === 0) return card
  }
  return -2
}
/** The extra targets of the attack, one after the other; undefined: no more. */
function spreadOf(t: Table, hero: number, place: number): Spread | undefined {
  let left = place
  for (let source = 0; ; source++) {
    const card = sourceAt(t, hero, source)
    if (card === -2) return undefined
    const one = t.heroes[hero]
    if (card === -1 && !hasAbility(t, one)) continue
    const { spreads } = card === -1 ? t.data.heroes[one.character].holds : t.data.cards[card].holds
    if (left < spreads.length) return spreads[left]
    left -= spreads.length
  }
}

function target(t: Table, figure: number): void {
  t.targets.push(figure)
  t.log?.add(events['also-targeted'], figure)
}
/** How many can still be hit as well. */
function candidates(t: Table, hero: number, spread: Spread): number {
  let many = 0
  for (let i = 0, { size } = t.board; i < size; i++)
    if (isSpreadTo(t, t.heroes[hero], spread, t.board.get(i))) many++
  return many
}

/** More targets, at the moment they come: as the attack is declared, once by a crit, for each crit [B-ATK-1]. */
const spreading = declare('spreading', ['hero', 'moment', 'place', 'left'])
define(spreading, [
  repeatWhile(
    (t: Table, my) => spreadOf(t, my.hero, my.place) !== undefined,
    [
      (t: Table, my) => {
        const spread = spreadOf(t, my.hero, my.place)
        my.left = 0
        if (spread?.at !== my.moment) return
        const times = my.moment === SPREAD_AT['each-crit'] ? t.crits : 1
        if (spread.count !== EVERY) my.left = spread.count * times
        else
          for (let i = 0, { size } = t.board; i < size; i++)
            if (isSpreadTo(t, t.heroes[my.hero], spread, t.board.get(i))) target(t, t.board.get(i))
      },
      repeatWhile(
        (t: Table, my) => {
          const spread = spreadOf(t, my.hero, my.place)
          return my.left > 0 && spread !== undefined && candidates(t, my.hero, spread) > 0
        },
        [
          ask({
            ...{ name: 'more-targets', rule: 'B-ATK-1', who: player },
            choices(t: Table, out, my) {
              const spread = spreadOf(t, my.hero, my.place)
              for (let i = 0, { size } = t.board; i < size; i++) {
                const figure = t.board.get(i)
                if (spread !== undefined && isSpreadTo(t, t.heroes[my.hero], spread, figure))
                  out.add(choices['also-hit'], figure)
              }
              out.add(choices['pick-none'])
            },
            take: {
              'also-hit'(t, { figure }, my) {
                my.left--
                target(t, figure)
              },
              'pick-none'(_, __, my) {
                my.left = 0
              },
            },
          }),
        ],
      ),
      (_: Table, my) => {
        my.place++
      },
    ],
  ),
])

/** A target defends, and takes the wounds or what it takes instead [R-1] [S-EQ-3]. */
function hit(t: Table, hero: number, figure: number): void {
  const one = t.figures[figure]
  const facts = factsOfFigure(t, figure)
  const pierce = attackStat(t, t.heroes[hero], STAT.pierce, t.facts)
  const dice = t.hits === 0 ? 0 : Math.max(0, figureDefense(t, figure, facts) - pierce)
  let saves = 0
  if (dice > 0) {
    rollAnew(t, dice, ROLL.SAVES)
    finishForMonster(t, ROLL.SAVES, figureRerolls(t, figure, facts, false))
    saves = successes(t)
    t.log?.add(events['figure-defends'], figure, saves, dice)
  }
  const wounds = Math.max(0, t.hits - saves)
  one.marks |= MARK.TARGET
  if (wounds === 0) return
  const { life, overkill } = faceOf(t, figure)
  const isDead = one.wounds + wounds >= life
  if (!isDead && (flagsNow(t, hero) & FLAG['tokens-for-wounds']) !== 0) {
    tire(one, EVERY, activationsOf(t, figure))
    t.log?.add(events['chose-tokens'], figure)
    return
  }
  woundFigure(t, figure, wounds)
  one.marks |= MARK.WOUNDED
  t.dealt += wounds
  const enough = Math.max(life, overkill - attackStat(t, t.heroes[hero], STAT['clean-kill'], t.facts))
  if (isDead && wounds >= enough) one.marks |= MARK.OVERKILLED
}

/** The moments of an attack, in the order in which things are done [B-ATK-0]. */
type Moment = 'hit' | 'wound' | 'crit' | 'each-crit' | 'each-hit' | 'each-wound' | 'kill' | 'over'
const MOMENTS = ['hit', 'wound', 'crit', 'each-crit', 'each-hit', 'each-wound', 'kill', 'over'] as const
const OVER = MOMENTS.indexOf('over')
/** What a source does at a moment. */
function effectAt(t: Table, hero: number, card: number, moment: Moment): HeroEffect {
  const one = t.heroes[hero]
  if (card >= 0) return t.data.cards[card].when[moment]
  return hasAbility(t, one) ? t.data.heroes[one.character].when[moment] : null
}
/** How often a moment comes; of those that come once for each target, for this one. */
function timesAt(t: Table, moment: Moment): number {
  if (moment === 'crit') return Math.min(t.crits, 1)
  if (moment === 'each-crit') return t.crits
  if (moment === 'each-hit') return t.hits
  if (moment === 'each-wound') return t.dealt
  return moment === 'over' ? 1 : t.targets.size
}
function isMet(t: Table, moment: Moment, time: number): boolean {
  if (moment !== 'hit' && moment !== 'wound' && moment !== 'kill') return true
  const { marks, isDying } = t.figures[t.targets.get(time)]
  if (moment === 'hit') return t.hits > 0
  return moment === 'wound' ? (marks & MARK.WOUNDED) !== 0 : isDying === 1
}

/** All that the cards of the attack do, from one moment up to another. */
const deeds = declare('deeds-of-hero', ['hero', 'moment', 'last', 'place', 'time'])
define(deeds, [
  repeatWhile(
    (_: Table, my) => my.moment <= my.last,
    [
      (_: Table, my) => {
        my.place = my.time = 0
      },
      repeatWhile(
        (t: Table, my) => sourceAt(t, my.hero, my.place) > -2,
        [
          (t: Table, my) => {
            const moment = MOMENTS[my.moment]
            const card = sourceAt(t, my.hero, my.place)
            const effect = effectAt(t, my.hero, card, moment)
            if (effect === null || my.time >= timesAt(t, moment)) {
              my.place++
              my.time = 0
              return
            }
            const time = my.time++
            if (!isMet(t, moment, time)) return
            const isOfTarget = moment === 'hit' || moment === 'wound' || moment === 'kill'
            const figure = t.targets.get(isOfTarget ? time : 0)
            t.call(effect, my.hero, card as CardId, figure)
          },
        ],
      ),
      (_: Table, my) => {
        my.moment++
      },
    ],
  ),
])

/** Whoever of the targets can pay back is marked. */
function markPayers(t: Table, hero: number): void {
  const isBarred = (flagsNow(t, hero) & FLAG['no-payback']) !== 0
  for (let i = 0, { size } = t.targets; i < size; i++) {
    const figure = t.targets.get(i)
    const one = t.figures[figure]
    if (!t.board.has(figure)) continue
    if (isBarred || (one.marks & MARK.OVERKILLED) !== 0) continue
    if (one.used >= activationsOf(t, figure))
      t.log?.add(events['monster-waits'], figure, CALL.payback, IDLE.spent)
    else one.marks |= MARK.PAYS
  }
}
/** Those of the targets who do not pay back: the killed ones leave at once. */
function noteOthers(t: Table, payer: number): void {
  for (let i = 0, { size } = t.targets; i < size; i++) {
    const figure = t.targets.get(i)
    const one = t.figures[figure]
    if ((one.marks & MARK.PAYS) === 0) continue
    one.marks &= ~MARK.PAYS
    if (figure === payer) one.marks |= MARK.PAID
    else t.log?.add(events['monster-waits'], figure, CALL.payback, IDLE['other-pays'])
  }
}

/** Killed targets leave, but for the one who pays back first. */
const departures = declare('departures', ['hero', 'place'])
define(departures, [
  repeatFor('place', (t) => t.targets.size, [
    (t: Table, my) => {
      const figure = t.targets.get(my.place)
      if (t.figures[figure].isDying === 0 || figure === t.payer || !t.board.has(figure)) return
      if ((t.figures[figure].marks & MARK.OVERKILLED) !== 0) t.log?.add(events.overkilled, figure)
      t.call(figureLeaves, figure, my.hero)
    },
  ]),
])

/** Reactions: one pays back, then those Close guard if the attack went past them. */
const reactions = declare('reactions-to-attack', ['hero', 'isPast'])
define(reactions, [
  (t: Table, my) => {
    my.isPast = 1
    for (let i = 0, { size } = t.targets; i < size; i++)
      if ((t.figures[t.targets.get(i)].marks & MARK.CLOSE) !== 0) my.isPast = 0
    markPayers(t, my.hero)
    t.payer = firstMarked(t, MARK.PAYS, t.heroes[my.hero].space)
    noteOthers(t, t.payer)
    t.call(departures, my.hero)
  },
  (t: Table, my) => {
    if (t.payer >= 0) t.call(paysBack, t.payer, my.hero, CALL.payback)
  },
  (t: Table, my) => {
    t.payer = -1
    if (my.isPast === 1 && t.heroes[my.hero].space >= 0 && markShotPast(t))
      t.call(guards, my.hero, CALL['shot-past'])
  },
])

/** After all reactions: what may still be used with the attack. */
const afterwards = declare('after-attack', ['hero'])
define(afterwards, [
  (t: Table) => {
    t.isOffered = 1
  },
  repeatWhile(
    (t: Table, my) => t.isOffered === 1 && t.heroes[my.hero].space >= 0 && hasUse(t, my.hero, USE.attack),
    [
      ask({
        ...{ name: 'after-attack', rule: 'B-EQ-2', who: player },
        about: { hero: ['hero', (_, my) => my.hero] },
        choices(t: Table, out, my) {
          offerUses(t, out, my.hero, USE.attack)
          out.add(choices['pick-none'])
        },
        take: {
          'use-card': (t, { card }, my) => t.call(useCard, my.hero, card, -1),
          'pick-none'(t) {
            t.isOffered = 0
          },
        },
      }),
    ],
  ),
])

export const heroAttacks = declare('hero-attacks', ['hero', 'card', 'figure', 'place'])
define(heroAttacks, [
  (t: Table, my) => {
    nameAttack(t, my.hero, my.card, my.figure)
    t.call(boosting, my.hero)
  },
  (t: Table, my) => {
    t.log?.add(events['hero-attacks'], my.hero, my.card, my.figure, t.dice)
    t.call(spreading, my.hero, SPREAD_AT.declared)
  },
  (t: Table, my) => t.call(heroRoll, my.hero, t.data.cards[my.card].attack, t.dice, EVERY),
  (t: Table, my) => {
    const hero = t.heroes[my.hero]
    t.crits = crits(t)
    t.hits = successes(t) + t.crits * attackStat(t, hero, STAT['crit-hits'], t.facts)
    if (t.hits > 0) t.hits += attackStat(t, hero, STAT.hits, t.facts)
    t.log?.add(events['attack-rolled'], t.hits, t.crits)
    if (t.crits > 0) t.call(spreading, my.hero, SPREAD_AT.crit)
  },
  (t: Table, my) => {
    if (t.crits > 0) t.call(spreading, my.hero, SPREAD_AT['each-crit'])
  },
  repeatFor('place', (t) => t.targets.size, [(t: Table, my) => hit(t, my.hero, t.targets.get(my.place))]),
  (t: Table, my) => t.call(deeds, my.hero, 0, OVER - 1),
  (t: Table, my) => t.call(reactions, my.hero),
  (t: Table, my) => t.call(deeds, my.hero, OVER, OVER),
  (t: Table, my) => t.call(afterwards, my.hero),
])
