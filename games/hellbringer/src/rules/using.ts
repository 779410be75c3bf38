/** Cards are activated: what they cost, what they do, where they go [H62] to [H64] [H90] to [H94]. */
import { ATTACK, FIGURE, KIND } from '../content/kinds.ts'
import { settleBoards } from './board.ts'
import { boardPile, discard, noteNeed, noteUse, remove } from './cards.ts'
import { noteAttack, openCombination, rollAttack } from './combination.ts'
import { endCombination, settle } from './eliminating.ts'
import { giftOf, siOf } from './figures.ts'
import { rules } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { isExposed, neededSi, sees } from './sight.ts'
import { MARK } from './marks.ts'
import { inPlayAt, queueRetaliation } from './triggers.ts'

const { declare, define, events, repeatWhile, when } = rules
const { ALL, NONE, ONE } = ATTACK
const ONE_MORE = 1

/** Cards that give SI without which an enemy would not be seen were needed [HA49]. */
function noteSightNeeded(t: Table, seat: number, enemy: number): void {
  if (isExposed(t, enemy)) return
  const hero = t.players[seat]
  const spare = siOf(t, seat) - neededSi(t, enemy)
  if (spare < 0) return // shown by another, or aimed into the dark
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return
    if (giftOf(t, hero, card, FIGURE.SI) > spare) noteNeed(t, card)
  }
}

/** Cards that give so much of a figure that without one of them there would be fewer dice were needed [HA49]. */
export function noteFigureNeeded(t: Table, seat: number, figure: number, value: number, every: number): void {
  const hero = t.players[seat]
  const times = Math.floor(value / every)
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return
    const gift = giftOf(t, hero, card, figure)
    if (gift > 0 && Math.floor((value - gift) / every) < times) noteNeed(t, card)
  }
}

/** The dice that the owner's cards add to a Companion's attack. */
function helpCompanion(t: Table, hero: Hero): void {
  t.attackDamage += hero.packDamage
  t.attackAcid += hero.packAcid
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return
    const { damage, acid } = t.data.cards[card].lasting.companions
    if (damage + acid === 0) continue
    t.attackDamage += damage
    t.attackAcid += acid
    noteNeed(t, card)
  }
}

/** What the target of an attack is told apart by: whether the attack joins the open combination [H94]. */
export function wouldJoin(t: Table, kind: number, enemy: number): boolean {
  return t.combination === kind && (kind === ALL || t.target === enemy)
}

/** An attack is named: nothing is rolled yet [H91]. */
function name(t: Table, seat: number, card: number, enemy: number): void {
  const { acid, attack, damage, kind } = t.data.cards[card]
  const hero = t.players[seat]
  t.isJoining = t.combination === NONE ? 0 : ONE_MORE
  if (t.combination === NONE) {
    openCombination(t, attack, attack === ONE ? enemy : -1)
    t.isBlind = attack === ONE && !sees(t, seat, enemy) ? 1 : 0
  }
  if (t.isJoining === 0) t.passesOn = 0
  t.attackDamage = damage
  t.attackAcid = acid
  t.attackPierce = t.isConverted = 0
  t.attackPassesOn = hero.cleaves
  if (!t.joined.has(card)) t.joined.push(card)
  t.marks[card] |= MARK.ATTACKED_WITH
  noteAttack(t, seat, attack, enemy)
  if (kind === KIND.COMPANION) helpCompanion(t, hero)
  if (attack === ONE) noteSightNeeded(t, seat, enemy)
  else for (let i = 0; i < t.enemies.size; i++) noteSightNeeded(t, seat, t.enemies.get(i))
}

/** The Enchantments of an Item, and whatever helps all attacks of its owner, before the roll. */
const helpers = declare('helpers', ['seat', 'card', 'enemy', 'place', 'helper'])
define(helpers, [
  (_: Table, my) => {
    my.place = -1
    my.helper = 0
  },
  repeatWhile(
    (_: Table, my) => my.helper >= 0,
    [
      (t: Table, my) => {
        const hero = t.players[my.seat]
        my.helper = inPlayAt(hero, ++my.place)
        if (my.helper < 0) return
        const { striking, yourAttack } = t.data.cards[my.helper]
        const isOwn = t.data.cards[my.card].kind !== KIND.COMPANION
        const effect =
          striking !== null && t.on[my.helper] === my.card + 1 ? striking : isOwn ? yourAttack : null
        if (effect !== null) t.call(effect, my.seat, my.helper, my.enemy)
      },
    ],
  ),
])

/** Whether anything helps an attack. */
function isHelped(t: Table, hero: Hero): boolean {
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return false
    const { striking, yourAttack } = t.data.cards[card]
    if (striking !== null || yourAttack !== null) return true
  }
}

/** A card goes where its effect leaves it [H64, H23]; what was learned, equipped or assigned stays. */
function putAway(
  t: Table,
  seat: number,
  card: number,
  isRemoved: number,
  lasts: number,
  lastsFor: number,
): void {
  if (t.inPlay.has(card)) {
    t.inPlay.take(card)
    if (isRemoved === 1) remove(t, card)
    else if (lasts > 0) {
      t.players[lastsFor].temporary.push(card)
      t.stays[card] = lasts
    } else discard(t, card)
    return
  }
  const pile = boardPile(t, t.players[seat], card)
  if (isRemoved === 1 && pile.has(card)) {
    pile.take(card)
    remove(t, card)
  }
}

/**
 * A card is activated: its AP are paid already. From hand it lies in `inPlay` meanwhile. The enemy is the target of an attack; -1: none
 * or all.
 */
export const useCard = declare('use-card', ['seat', 'card', 'enemy', 'isRemoved', 'lasts'])
define(useCard, [
  (t: Table, my) => {
    const { attack } = t.data.cards[my.card]
    t.log?.add(events['card-activated'], my.seat, my.card, my.enemy)
    noteUse(t, my.seat, my.card)
    if (attack !== NONE && t.combination !== NONE && !wouldJoin(t, attack, my.enemy)) t.call(endCombination)
  },
  (t: Table, my) => {
    const { attack, effect } = t.data.cards[my.card]
    t.lasts = t.removesItself = 0
    t.lastsFor = my.seat
    if (attack !== NONE) name(t, my.seat, my.card, my.enemy)
    if (effect !== null) t.call(effect, my.seat, my.card, my.enemy)
  },
  (t: Table, my) => {
    my.isRemoved = t.removesItself
    my.lasts = t.lasts * 8 + t.lastsFor
    t.lasts = t.removesItself = 0
    queueRetaliation(t, my.seat, my.card)
    if (t.data.cards[my.card].attack !== NONE && isHelped(t, t.players[my.seat]))
      t.call(helpers, my.seat, my.card, my.enemy)
  },
  when((t: Table, my) => t.data.cards[my.card].attack !== NONE, [(t: Table, my) => rollAttack(t, my.seat)]),
  (t: Table, my) => putAway(t, my.seat, my.card, my.isRemoved, my.lasts >> 3, my.lasts & 7),
  (t: Table, my) => {
    if (t.combination !== NONE) t.call(settle, t.turn)
    else my.enemy = -1
  },
  (t: Table) => t.call(settleBoards),
])

/** A Perk is used, once a game [H123]. */
export const usePerk = declare('use-perk', ['seat', 'perk'])
define(usePerk, [
  (t: Table, my) => {
    const hero = t.players[my.seat]
    hero.perkUsed = 1
    t.log?.add(events['perk-used'], my.seat, my.perk)
    const { effect } = t.data.perks[my.perk]
    if (effect !== null) t.call(effect, my.seat, -1, -1)
  },
  (t: Table, my) => {
    queueRetaliation(t, my.seat, -1)
    t.lasts = t.removesItself = 0
    if (t.combination !== NONE) t.call(settle, t.turn)
  },
  (t: Table) => t.call(settleBoards),
])
