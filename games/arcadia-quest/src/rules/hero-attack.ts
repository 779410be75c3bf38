/** A hero attacks [B-ATK-0] [B-ATK-1] [B-KILL-3] [S-PAY-3] [B-GUARD-5]. */
import { EVERY } from '../content/kinds.ts'
import { flagsNow } from './attack-sources.ts'
import { isClose } from './board.ts'
import { exhaust, figureLeaves, paysBack } from './chapters.ts'
import { crits, finishForMonster, heroRoll, ROLL, rollAnew, successes } from './dice.ts'
import { FLAG, SPREAD_AT, STAT } from './facts.ts'
import { activationsOf, faceOf, tire } from './figures.ts'
import { woundFigure, woundHero } from './harm.ts'
import { deeds, OVER } from './hero-deeds.ts'
import { attackStat, flagsOf } from './heroes.ts'
import { factsOfAttack, hasBoost, offerBoosts } from './hero-targets.ts'
import { MARK } from './marks.ts'
import { factsOfFigure, figureDefense, figureRerolls } from './monster-attack.ts'
import { firstMarked, guards, markShotPast } from './reactions.ts'
import { player, rules } from './rulebook.ts'
import type { CardId, Table } from './rulebook.ts'
import { spreading } from './spreading.ts'
import { hasUse, offerUses, USE, useCard } from './using.ts'

const { ask, choices, declare, define, events, repeatFor, repeatWhile } = rules
const { call: CALL, idle: IDLE } = rules.words

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

/** A target defends, and takes the wounds or what it takes instead [R-1] [S-EQ-3]. */
function hit(t: Table, hero: number, figure: number): void {
  const one = t.figures[figure]
  const facts = factsOfFigure(t, figure)
  const pierce = attackStat(t, t.heroes[hero], STAT.pierce, t.facts)
  const dice = t.hits === 0 ? 0 : Math.max(0, figureDefense(t, figure, facts) - pierce)
  let saves = 0
  if (dice > 0) {
    rollAnew(t, dice, ROLL.SAVES)
    finishForMonster(t, ROLL.SAVES, figureRerolls(t, figure, facts))
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
