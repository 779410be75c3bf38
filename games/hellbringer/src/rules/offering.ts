/** What a player can do in their turn: the choices, and why others are none [H61]. */
import { ATTACK, FIGURE, KIND } from '../content/kinds.ts'
import type { Choices } from '@hearthkeep/engine'
import { fitsColour } from './board.ts'
import { activationCost, countOn, countUnder, playingCost, wasUsed } from './cards.ts'
import { isHighest, isAcid } from './combination.ts'
import { apLeft, companionLimit, giftOf, siOf, spOf } from './figures.ts'
import { rules } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { seesWith } from './sight.ts'
import { MARK } from './marks.ts'
import { TIME } from './timing.ts'
import { inPlayAt } from './triggers.ts'

const { choices, reasons } = rules
const { LOCKED, SPENT } = MARK
const { ONE, NONE } = ATTACK
const { COMPANION, DEFENSE, ENCHANTMENT, ITEM, SKILL } = KIND
const DIE_COUNT = 5
const NOWHERE = -1

/** AP that a player can spend at this moment: only in the player's own turn are there any. */
export function affordable(t: Table, seat: number): number {
  if (t.phase !== 1 || seat !== t.turn) return 0
  const left = apLeft(t, seat)
  return left > 0 ? left : 0
}

/** Whether AP would not fall below 0 if a card and what lies under it left play [HA21]. */
export function apWithout(t: Table, seat: number, card: number): number {
  const hero = t.players[seat]
  let lost = giftOf(t, hero, card, FIGURE.AP)
  for (let i = 0, size = hero.enchantments.size; i < size; i++)
    if (t.on[hero.enchantments.get(i)] === card + 1)
      lost += giftOf(t, hero, hero.enchantments.get(i), FIGURE.AP)
  return apLeft(t, seat) - lost
}

/** Whether the owner may give a card up [H63, H74, H82, H88]. */
export const canGiveUp = (t: Table, seat: number, card: number): boolean =>
  !wasUsed(t, card) && apWithout(t, seat, card) >= 0

/** A card is activated as an attack or as anything else. */
function offerUse(t: Table, out: Choices, card: number, si: number): void {
  const { attack, unseen } = t.data.cards[card]
  if (attack === NONE) {
    out.add(choices.activate, card)
    return
  }
  const before = out.count
  const reaches = unseen || isUnseenBy(t, card)
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (!reaches && !seesWith(t, si, enemy)) {
      if (attack === ONE) out.refuse(reasons['out-of-sight'], choices.activate, card, enemy)
    } else if (attack === ONE) out.add(choices.activate, card, enemy)
    else {
      out.add(choices.activate, card)
      return
    }
  }
  if (out.count === before) out.refuse(reasons['no-target'], choices.activate, card) // [HA79]
}
/** Whether an Enchantment lets its Item aim OUT OF SIGHT. */
function isUnseenBy(t: Table, card: number): boolean {
  if (t.data.cards[card].kind !== ITEM) return false
  const { enchantments } = t.players[t.turn]
  for (let i = 0, size = enchantments.size; i < size; i++)
    if (t.on[enchantments.get(i)] === card + 1 && t.data.cards[enchantments.get(i)].unseen) return true
  return false
}

/** The free activation of an Item that was just equipped [HA74]. */
export function offerStrike(t: Table, out: Choices, seat: number, card: number): void {
  offerUse(t, out, card, siOf(t, seat))
}

/** Skills, Potions and Defense cards can be activated from hand [H80, HA68]. */
function offerFromHand(t: Table, out: Choices, card: number, ap: number, si: number): void {
  const { anytime, cost, infinite } = t.data.cards[card]
  const timing = timingOf(t, card)
  if (infinite) out.refuse(reasons['only-learned'], choices.activate, card)
  else if ((t.marks[card] & SPENT) !== 0) out.refuse(reasons['used-already'], choices.activate, card)
  else if (cost > ap) out.refuse(reasons['too-dear'], choices.activate, card)
  else if (anytime && !isTimely(t, timing, TIME.TURN)) out.refuse(reasons['not-now'], choices.activate, card)
  else offerUse(t, out, card, si)
}

/** When a card can do something; a Defense only against attacks, whatever else it does [H124]. */
function timingOf(t: Table, card: number): number {
  const { kind, timing } = t.data.cards[card]
  return kind === DEFENSE ? timing & ~TIME.TURN : timing
}
/** Whether an Any time card can do something at this moment; the Enemy die may lie open beforehand [S5]. */
export function isTimely(t: Table, timing: number, time: number): boolean {
  return (timing & time) !== 0 || ((timing & TIME.SONG) !== 0 && t.face > 0 && isRule(t, RULE.SONG))
}

function offerLearning(t: Table, out: Choices, hero: Hero, card: number, points: number): void {
  if (!fitsColour(t, hero, card)) out.refuse(reasons['other-colour'], choices.learn, card)
  else if (hero.skills.size >= points) out.refuse(reasons['no-skill-point'], choices.learn, card)
  else out.add(choices.learn, card)
}

/** An Item takes its runes; what lies there goes first, if it may, with the AP it gives [H70, H72, HA12]. */
function offerEquipping(t: Table, out: Choices, seat: number, card: number): void {
  const hero = t.players[seat]
  const { runes } = t.data.cards[card]
  let ap = apLeft(t, seat)
  for (let i = 0, size = hero.items.size; i < size; i++) {
    const old = hero.items.get(i)
    if ((t.data.cards[old].runes & runes) === 0) continue
    if (wasUsed(t, old)) return out.refuse(reasons['rune-taken'], choices.equip, card)
    ap -= apLeft(t, seat) - apWithout(t, seat, old)
  }
  if (playingCost(t, hero, card) > Math.max(0, ap)) out.refuse(reasons['too-dear'], choices.equip, card)
  else if (ap < 0) out.refuse(reasons['ap-needed'], choices.equip, card)
  else out.add(choices.equip, card)
}

function offerEnchanting(t: Table, out: Choices, hero: Hero, card: number, ap: number): void {
  if (playingCost(t, hero, card) > ap) return out.refuse(reasons['too-dear'], choices.enchant, card)
  for (let i = 0, size = hero.items.size; i < size; i++) {
    const item = hero.items.get(i)
    if (countOn(t, hero, item) < t.data.cards[item].holds) out.add(choices.enchant, card, item)
    else out.refuse(reasons['no-enchantment-fits'], choices.enchant, card, item)
  }
}

/** The Companion that has to make room for another: the only one; with several, none is chosen for the player. */
export function companionInTheWay(t: Table, seat: number): number {
  const { companions } = t.players[seat]
  return companions.size === 1 && companionLimit(t, seat) === 1 ? companions.get(0) : NOWHERE
}
/** Whether a player has a place for a Companion, or makes one [H85, HA52]. */
function hasPlace(t: Table, seat: number): boolean {
  if (t.players[seat].companions.size < companionLimit(t, seat)) return true
  const old = companionInTheWay(t, seat)
  return old >= 0 && canGiveUp(t, seat, old)
}
function offerAssigning(t: Table, out: Choices, seat: number, card: number, ap: number): void {
  if (playingCost(t, t.players[seat], card) > ap) return out.refuse(reasons['too-dear'], choices.assign, card)
  if (hasPlace(t, seat)) out.add(choices.assign, card, seat)
  else out.refuse(reasons['no-free-place'], choices.assign, card, seat)
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue
    const { companions, isAlive } = t.players[other]
    if (isAlive === 1 && companions.size < companionLimit(t, other)) out.add(choices.assign, card, other)
    else out.refuse(reasons['no-free-place'], choices.assign, card, other)
  }
}

/** Hand cards may be put under a card that accumulates [H142]. */
function offerPuttingUnder(t: Table, out: Choices, hero: Hero, card: number, cards: Hero['items']): void {
  for (let i = 0, size = cards.size; i < size; i++) {
    const holder = cards.get(i)
    const { accumulates } = t.data.cards[holder].lasting
    if (accumulates === 0) continue
    if (countUnder(t, hero, holder) < accumulates) out.add(choices['put-under'], card, holder)
    else out.refuse(reasons['no-room-under'], choices['put-under'], card, holder)
  }
}

function offerTrades(t: Table, out: Choices, seat: number, card: number): void {
  const { asked, traded } = t.players[seat]
  for (let i = 0, size = t.mule.size; i < size; i++)
    if (traded === 0) out.add(choices['trade-with-mule'], card, t.mule.get(i))
    else out.refuse(reasons['traded-already'], choices['trade-with-mule'], card, t.mule.get(i))
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue
    if (traded === 1) out.refuse(reasons['traded-already'], choices['offer-trade'], card, other)
    else if ((asked & (1 << other)) !== 0)
      out.refuse(reasons['asked-already'], choices['offer-trade'], card, other)
    else if (!t.players[other].hand.isEmpty) out.add(choices['offer-trade'], card, other)
  }
}

function offerHand(t: Table, out: Choices, seat: number, ap: number, si: number): void {
  const hero = t.players[seat]
  const points = hero.hand.isEmpty ? 0 : spOf(t, seat)
  for (let i = 0, size = hero.hand.size; i < size; i++) {
    const card = hero.hand.get(i)
    const { kind } = t.data.cards[card]
    if (kind === ITEM || kind === COMPANION || kind === ENCHANTMENT)
      out.refuse(reasons['does-nothing-in-hand'], choices.activate, card)
    if (kind === ITEM) offerEquipping(t, out, seat, card)
    else if (kind === COMPANION) offerAssigning(t, out, seat, card, ap)
    else if (kind === ENCHANTMENT) offerEnchanting(t, out, hero, card, ap)
    else {
      if (kind === SKILL) offerLearning(t, out, hero, card, points)
      offerFromHand(t, out, card, ap, si)
    }
  }
}
/** What else can be done with hand cards: it comes last, so that who takes the first thing on offer plays them. */
function offerSpare(t: Table, out: Choices, seat: number): void {
  const hero = t.players[seat]
  for (let i = 0, size = hero.hand.size; i < size; i++) {
    const card = hero.hand.get(i)
    offerPuttingUnder(t, out, hero, card, hero.items)
    offerPuttingUnder(t, out, hero, card, hero.skills)
    if (t.mule.size > 0 || t.seats > 1) offerTrades(t, out, seat, card)
  }
}

/** What can be activated on the board. */
function offerBoard(t: Table, out: Choices, seat: number, ap: number, si: number): void {
  const hero = t.players[seat]
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return
    const { anytime, attack, effect, infinite, timing } = t.data.cards[card]
    if (attack !== NONE || (effect !== null && !infinite)) {
      if ((t.marks[card] & LOCKED) !== 0) out.refuse(reasons['is-locked'], choices.activate, card)
      else if ((t.marks[card] & SPENT) !== 0) out.refuse(reasons['used-already'], choices.activate, card)
      else if (activationCost(t, hero, card) > ap) out.refuse(reasons['too-dear'], choices.activate, card)
      else if (anytime && !isTimely(t, timing, TIME.TURN))
        out.refuse(reasons['not-now'], choices.activate, card)
      else offerUse(t, out, card, si)
    }
  }
}
/** What can be given up. */
function offerGivingUp(t: Table, out: Choices, seat: number): void {
  const hero = t.players[seat]
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0 || t.data.cards[card].kind === ENCHANTMENT) return // these lie last, and are never discarded alone [HA51]
    if (wasUsed(t, card)) out.refuse(reasons['not-discardable'], choices['give-up'], card)
    else if (apWithout(t, seat, card) < 0) out.refuse(reasons['ap-needed'], choices['give-up'], card)
    else out.add(choices['give-up'], card)
  }
}

/** Dice of the open combination that a reroll may take [HA58]. */
export function offerRerolls(t: Table, out: Choices, seat: number): void {
  const { acidRerolls, damageRerolls, rerolls } = t.players[seat]
  if (t.combination === NONE) out.refuse(reasons['no-combination'], choices.reroll)
  for (let volley = 0; volley < t.volleyCount; volley++) {
    const { dice } = t.volleys[volley]
    const named = t.volleyCount > 1 ? volley + 1 : NOWHERE
    for (let die = 0; die < DIE_COUNT; die++) {
      if (dice[die] === 0) continue
      if (isHighest(die)) out.refuse(reasons['highest-face'], choices.reroll, die, named)
      else if (rerolls + (isAcid(die) ? acidRerolls : damageRerolls) > 0) out.add(choices.reroll, die, named)
      else out.refuse(reasons['no-reroll'], choices.reroll, die, named)
    }
  }
}

/** A Perk, once a game, in its owner's turn unless it says otherwise [HA28]. */
function offerPerk(t: Table, out: Choices, { perk, perkUsed }: Hero, time: number): void {
  if (perk < 0) return
  const { anytime, effect, timing } = t.data.perks[perk]
  if (perkUsed === 1) out.refuse(reasons['perk-used'], choices['use-perk'], perk)
  else if (effect === null) out.refuse(reasons['saved-only'], choices['use-perk'], perk)
  else if (anytime ? isTimely(t, timing, time) : time === TIME.TURN) out.add(choices['use-perk'], perk)
  else out.refuse(reasons['perk-not-now'], choices['use-perk'], perk)
}

const isDogs = (t: Table): boolean => isRule(t, RULE.DOGS)
/** What the scenario allows for 1 AP, once a turn [S3, S4]. */
function offerScenario(t: Table, out: Choices, ap: number): void {
  if (isRule(t, RULE.LEDGER))
    for (let i = 0; i < t.ledger.size; i++)
      if (t.visited === 1)
        out.refuse(reasons['fetched-already'], choices['fetch-from-ledger'], t.ledger.get(i))
      else if (ap < 1) out.refuse(reasons['too-dear'], choices['fetch-from-ledger'], t.ledger.get(i))
      else out.add(choices['fetch-from-ledger'], t.ledger.get(i))
  if (!isDogs(t) || t.discardPile.isEmpty) return
  const { top } = t.discardPile
  if (t.data.cards[top].kind !== COMPANION || t.visited === 1)
    out.refuse(reasons['no-stray'], choices['call-stray'], top)
  else if (ap < 1) out.refuse(reasons['too-dear'], choices['call-stray'], top)
  else out.add(choices['call-stray'], top)
}

/** Everything that the player whose turn it is can do. */
export function offerActions(t: Table, out: Choices, seat: number): void {
  const ap = affordable(t, seat)
  const si = siOf(t, seat)
  offerBoard(t, out, seat, ap, si)
  offerHand(t, out, seat, ap, si)
  offerRerolls(t, out, seat)
  offerPerk(t, out, t.players[seat], TIME.TURN)
  offerScenario(t, out, ap)
  out.add(choices['end-actions'])
  offerSpare(t, out, seat)
  offerGivingUp(t, out, seat)
}

/** Any time cards that a player can use at this moment, out of turn or in the enemies' turn [HA46, HA47]. */
export function offerReactions(t: Table, out: Choices, seat: number, time: number): void {
  const hero = t.players[seat]
  for (let i = 0, size = hero.hand.size; i < size; i++) {
    const card = hero.hand.get(i)
    if (isReaction(t, card, time)) out.add(choices.activate, card)
    else out.refuse(reasons['not-now'], choices.activate, card)
  }
  for (let i = 0, size = hero.skills.size; i < size; i++)
    if (isReaction(t, hero.skills.get(i), time)) out.add(choices.activate, hero.skills.get(i))
  if (hero.perk >= 0 && t.data.perks[hero.perk].anytime) offerPerk(t, out, hero, time)
}

/** Whether a player has a card, or a Perk, for this moment. */
function hasReaction(t: Table, { hand, perk, perkUsed, skills }: Hero, time: number): boolean {
  for (let i = 0, size = hand.size; i < size; i++) if (isReaction(t, hand.get(i), time)) return true
  for (let i = 0, size = skills.size; i < size; i++) if (isReaction(t, skills.get(i), time)) return true
  if (perk < 0 || perkUsed === 1) return false
  const { anytime, effect, timing } = t.data.perks[perk]
  return anytime && effect !== null && isTimely(t, timing, time)
}
function isReaction(t: Table, card: number, time: number): boolean {
  const { anytime, cost, infinite } = t.data.cards[card]
  const timing = timingOf(t, card)
  return (
    anytime &&
    !infinite &&
    cost === 0 &&
    (t.marks[card] & (SPENT | LOCKED)) === 0 &&
    isTimely(t, timing, time)
  )
}

/** Whether a player is asked: where hands are hidden, being asked must not tell what is in one [H170]. */
export function mayReact(t: Table, seat: number, time: number): boolean {
  const hero = t.players[seat]
  if (hero.isAlive === 0) return false
  if (t.openHands === 0 && t.seats > 1 && !hero.hand.isEmpty) return true
  return hasReaction(t, hero, time)
}
