/** A monster attacks [B-ATK-3] [B-ATK-4], and the heroes it hits defend. */
import { EVERY } from '../content/kinds.ts'
import type { Spread } from '../content/data.ts'
import { GUILD } from '../content/limits.ts'
import { isClose, isHeroClose, isMonsterClose } from './board.ts'
import { heroDies, monsterAttacks } from './chapters.ts'
import { crits, finishForMonster, heroRoll, ROLL, rollAnew, successes } from './dice.ts'
import { FACT, hasBit, SPREAD, STAT } from './facts.ts'
import { faceOf, typeOf, weakness } from './figures.ts'
import { woundHero } from './harm.ts'
import { defenseOf, isFree, isOnBoard, isReadyCard, statOf, sumOf } from './heroes.ts'
import { player, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { chooseHero } from './targeting.ts'
import { hasUse, offerUses, USE, useCard } from './using.ts'

const { ask, choices, declare, define, events, repeatFor, repeatWhile, when } = rules
const MOVED_FAR = 2

/** Whether another monster of its own kin is Close to a figure. */
function isKinClose(t: Table, figure: number): boolean {
  const { kin } = typeOf(t, figure)
  for (let i = 0, { size } = t.board; i < size; i++) {
    const other = t.board.get(i)
    if (
      other !== figure &&
      typeOf(t, other).kin === kin &&
      isClose(t, t.figures[other].space, t.figures[figure].space)
    )
      return true
  }
  return false
}
/** What is so of a figure itself, when it attacks or defends. */
export function factsOfFigure(t: Table, figure: number): number {
  const one = t.figures[figure]
  let facts = one.wounds > 0 ? FACT.hurt : 0
  if (isMonsterClose(t, one.space, figure)) facts |= FACT.near
  if (isKinClose(t, figure)) facts |= FACT.kin
  return facts
}
function isAnyAttackReady(t: Table, hero: number): boolean {
  const { cards } = t.heroes[hero]
  for (let slot = 0; slot < cards.size; slot++)
    if (t.data.cards[cards.get(slot)].dice > 0 && isReadyCard(t, t.heroes[hero], slot)) return true
  return false
}
function isAnyExhausted(t: Table, hero: number): boolean {
  const { cards } = t.heroes[hero]
  for (let slot = 0; slot < cards.size; slot++) if (t.exhausted[cards.get(slot)] > 0) return true
  return false
}
/** What is so of the target of a monster. */
function factsOfTarget(t: Table, figure: number, hero: number): number {
  const one = t.heroes[hero]
  let facts = one.wounds > 0 ? FACT.wounded : 0
  if (one.isDazed === 1) facts |= FACT.dazed
  if (isAnyExhausted(t, hero)) facts |= FACT.tired
  if (isMonsterClose(t, one.space, figure)) facts |= FACT.flanked
  if (isHeroClose(t, one.space, hero) && heroesOn(t, one.space) > 1) facts |= FACT.crowded
  if (!one.tokens.isEmpty) facts |= FACT.laden
  if (!isAnyAttackReady(t, hero)) facts |= FACT.spent
  return facts
}
function heroesOn(t: Table, space: number): number {
  let many = 0
  for (let hero = 0; hero < GUILD; hero++) if (t.heroes[hero].space === space) many++
  return many
}

/** What Close mates' cards give a figure: its captains' commands. */
function aurasOn(t: Table, figure: number, stat: number): number {
  let sum = 0
  const { space, type } = t.figures[figure]
  for (let i = 0, { size } = t.board; i < size; i++) {
    const mate = t.board.get(i)
    if (mate === figure) continue
    const { auras } = faceOf(t, mate).holds
    for (let j = 0; j < auras.length; j++)
      if (
        auras[j].stat === stat &&
        (auras[j].of < 0 || auras[j].of === type) &&
        isClose(t, t.figures[mate].space, space)
      )
        sum += auras[j].amount
  }
  return sum
}
/** The dice with which a figure defends, and its rerolls, attacking or defending. */
export function figureDefense(t: Table, figure: number, facts: number): number {
  if (t.figures[figure].isDazed === 1) return 0
  const { defense, holds } = faceOf(t, figure)
  return Math.max(
    0,
    defense + sumOf(holds, STAT.defense, facts, 0) + aurasOn(t, figure, STAT.defense) - weakness(t, figure),
  )
}
export function figureRerolls(t: Table, figure: number, facts: number): number {
  const { holds, rerolls } = faceOf(t, figure)
  const more = sumOf(holds, STAT.reroll, facts, 0) + aurasOn(t, figure, STAT.reroll)
  return Math.max(0, rerolls + more - weakness(t, figure))
}

/** Heroes that one more target can come from, a bit each. */
function spreadTo(t: Table, figure: number, { from }: Spread): number {
  const first = t.heroes[t.attacked].space
  let able = 0
  for (let hero = 0; hero < GUILD; hero++) {
    const { space } = t.heroes[hero]
    if (space < 0 || hasBit(t.struck, hero)) continue
    const isFit =
      from === SPREAD.you
        ? isClose(t, t.figures[figure].space, space)
        : from === SPREAD.space
          ? space === first
          : from !== SPREAD.behind && isClose(t, first, space)
    if (isFit) able |= 1 << hero
  }
  return able
}
/** Whom else it hits: what it may it does. */
function addTargets(t: Table, figure: number): void {
  const { spreads } = faceOf(t, figure).holds
  for (let i = 0; i < spreads.length; i++) {
    for (let left = spreads[i].count; left > 0; left--) {
      const able = spreadTo(t, figure, spreads[i])
      if (able === 0) break
      const hero = spreads[i].count === EVERY ? 31 - Math.clz32(able) : chooseHero(t, figure, able)
      t.struck |= 1 << hero
      t.log?.add(events['hero-also-targeted'], hero)
    }
  }
}

/** The attack is declared: whom it hits, with how many dice. */
function declareAttack(t: Table, figure: number): void {
  const { dice, holds } = faceOf(t, figure)
  t.struck = 1 << t.attacked
  const moved = t.figureMoved >= MOVED_FAR ? FACT.moved : 0
  t.facts = factsOfFigure(t, figure) | factsOfTarget(t, figure, t.attacked) | moved
  addTargets(t, figure)
  const peril = statOf(t, t.heroes[t.attacked], STAT.peril, 0)
  t.dice = Math.max(0, dice + sumOf(holds, STAT.dice, t.facts, 0) + peril)
  t.log?.add(events['monster-attacks'], figure, t.attacked, t.dice)
}

/** The roll is over: what it came to. */
function settleRoll(t: Table, figure: number): void {
  const { attack, holds } = faceOf(t, figure)
  finishForMonster(t, attack, figureRerolls(t, figure, t.facts))
  t.crits = crits(t)
  t.hits = successes(t) + t.crits * sumOf(holds, STAT['crit-hits'], t.facts, 0)
  if (t.hits > 0) t.hits += sumOf(holds, STAT.hits, t.facts, 0)
  t.log?.add(events['attack-rolled'], t.hits, t.crits)
  t.wounded.fill(0)
}

/** Somebody Close may stand in, before dice. */
const standIn = ask({
  ...{ name: 'stand-in', rule: 'B-EQ-2', who: player, ifNone: 'skip' },
  about: { hero: ['hero', (t) => t.attacked] },
  choices(t: Table, out, _: { readonly figure: number }) {
    let isAny = false
    for (let hero = 0; hero < GUILD; hero++) {
      const { space } = t.heroes[hero]
      if (hero === t.attacked || space < 0 || !isClose(t, space, t.heroes[t.attacked].space)) continue
      if (offerUses(t, out, hero, USE['ally-attacked'])) isAny = true
    }
    if (isAny) out.add(choices['pick-none'])
  },
  take: {
    'use-card': (t, { card }, my) => t.call(useCard, ownerOf(t, card), card, my.figure),
    'pick-none': () => undefined,
  },
})
export function ownerOf(t: Table, card: number): number {
  for (let hero = 0; hero < GUILD; hero++) if (t.heroes[hero].cards.has(card)) return hero
  return -1
}

/** Who defends against whom, in the locals of a procedure. */
interface Defending {
  readonly defender: number
  readonly figure: number
}
/** Whether the hero that is attacked can use a card now. */
const usesAt = <M extends Defending>(name: string, use: number) =>
  ask<M>({
    ...{ name, rule: 'B-EQ-2', who: player },
    about: { hero: ['hero', (_, my) => my.defender] },
    choices(t, out, my) {
      offerUses(t, out, my.defender, use)
      out.add(choices['pick-none'])
    },
    take: {
      'use-card': (t, { card }, my) => t.call(useCard, my.defender, card, my.figure),
      'pick-none'(t) {
        t.isOffered = 0
      },
    },
  })

/** Each crit of a defense roll, for each card and ability that says so. */
const defenseCrits = declare('defense-crits', ['hero', 'figure', 'left', 'slot'])
define(defenseCrits, [
  repeatWhile(
    (_: Table, my) => my.left > 0,
    [
      (_: Table, my) => {
        my.left--
        my.slot = -1
      },
      repeatWhile(
        (t: Table, my) => my.slot < t.heroes[my.hero].cards.size,
        [
          (t: Table, my) => {
            const one = t.heroes[my.hero]
            const slot = my.slot++
            const card = slot < 0 ? -1 : one.cards.get(slot)
            if (slot >= 0 && !isFree(one, slot)) return
            const { when } = card < 0 ? t.data.heroes[one.character] : t.data.cards[card]
            const effect = when['defense-crit']
            if (effect !== null) t.call(effect, my.hero, card, my.figure)
          },
        ],
      ),
    ],
  ),
])
/** Whether crits of a hero's defense do anything. */
function hasDefenseCrit(t: Table, hero: number): boolean {
  const one = t.heroes[hero]
  if (t.data.heroes[one.character].when['defense-crit'] !== null) return true
  for (let slot = 0; slot < one.cards.size; slot++)
    if (t.data.cards[one.cards.get(slot)].when['defense-crit'] !== null) return true
  return false
}

/** A hero defends against what was rolled, and takes the wounds. */
const defend = declare('defend', ['defender: hero', 'figure', 'saves', 'crits', 'hits'])
define(defend, [
  (t: Table, my) => {
    const hero = t.heroes[my.defender]
    const less = sumOf(faceOf(t, my.figure).holds, STAT.pierce, t.facts, 0)
    const isWanted = hasDefenseCrit(t, my.defender)
    // Nothing need be saved, and nothing comes of a crit: no dice fall.
    const dice = t.hits === 0 && !isWanted ? 0 : Math.max(0, defenseOf(t, hero) - less)
    t.dice = dice
    my.hits = t.hits
    t.cancelled = 0
    const enough = isWanted ? EVERY : t.hits
    t.call(heroRoll, my.defender, ROLL.SAVES, dice, enough)
  },
  (t: Table, my) => {
    my.saves = successes(t)
    my.crits = crits(t)
    if (t.dice > 0) t.log?.add(events['hero-defends'], my.defender, my.saves, t.dice)
    t.isOffered = 1
  },
  repeatWhile(
    (t: Table, my) =>
      t.isOffered === 1 && my.saves + t.cancelled < my.hits && hasUse(t, my.defender, USE.attacked),
    [usesAt('use-or-not', USE.attacked)],
  ),
  (t: Table, my) => {
    const wounds = Math.max(0, my.hits - my.saves - t.cancelled)
    t.wounded[my.defender] = wounds
    woundHero(t, my.defender, wounds)
    t.hits = my.hits
    if (my.crits > 0 && hasDefenseCrit(t, my.defender)) t.call(defenseCrits, my.defender, my.figure, my.crits)
  },
])

/** What the monster's card says of wounds and crits, for those who live. */
const deeds = declare('deeds-of-monster', ['figure', 'hero', 'left'])
define(deeds, [
  repeatFor('hero', () => GUILD, [
    (t: Table, my) => {
      const { wound } = faceOf(t, my.figure).when
      if (wound !== null && t.wounded[my.hero] > 0 && isOnBoard(t.heroes[my.hero]))
        t.call(wound, my.figure, my.hero)
    },
  ]),
  (t: Table, my) => {
    my.left = t.crits
    const { crit } = faceOf(t, my.figure).when
    if (crit !== null && t.crits > 0) t.call(crit, my.figure, t.attacked)
  },
  repeatWhile(
    (t: Table, my) => my.left > 0 && faceOf(t, my.figure).when['each-crit'] !== null,
    [
      (t: Table, my) => {
        my.left--
        const effect = faceOf(t, my.figure).when['each-crit']
        if (effect !== null) t.call(effect, my.figure, t.attacked)
      },
    ],
  ),
])

define(monsterAttacks, [
  (t: Table, my) => {
    t.attacked = my.hero
    t.attacker = my.figure
  },
  standIn,
  (t: Table, my) => {
    declareAttack(t, my.figure)
    rollAnew(t, t.dice, faceOf(t, my.figure).attack)
    t.isOffered = 1
  },
  when(
    (t: Table) => t.fresh > 0 && hasUse(t, t.attacked, USE['attack-rolled']),
    [(t: Table, my) => t.call(spoiling, t.attacked, my.figure)],
  ),
  (t: Table, my) => settleRoll(t, my.figure),
  (t: Table, my) => t.call(defend, t.attacked, my.figure),
  repeatFor('place', () => GUILD, [
    (t: Table, my) => {
      if (my.place !== t.attacked && hasBit(t.struck, my.place)) t.call(defend, my.place, my.figure)
    },
  ]),
  repeatFor('done', () => GUILD, [
    (t: Table, my) => {
      if (t.wounded[my.done] > 0) t.call(heroDies, my.done)
    },
  ]),
  (t: Table, my) => t.call(deeds, my.figure),
  (t: Table) => {
    t.figureMoved = 0
    t.attacker = -1
  },
])

/** The attacked hero may make the crits fall once more, before their extra dice. */
const spoiling = declare('spoiling', ['defender: hero', 'figure'])
define(spoiling, [usesAt('attack-rolled', USE['attack-rolled'])])
