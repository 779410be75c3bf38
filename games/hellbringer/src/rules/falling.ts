/** The comparison, and who falls by it: all eliminations of an enemies' turn happen together at its end [H113] [HA39] [HA46]. */
import { discard, discardHand, dropWhatIsUnder, remove } from './cards.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { faceOf } from './sight.ts'
import { AVOID, DEMON, MARK } from './marks.ts'
import { strengthOf, strengthOfCompanion, totalFor, totalForCompanion } from './targets.ts'
import { endAllFor } from './temporary.ts'
import { inPlayAt, MOMENT, trigger } from './triggers.ts'

const { ask, choices, declare, define, events, repeatFor, repeatWhile, when } = rules
const { ATTACKED, DEVOURED, NO_DAMAGE, NO_EFFECTS } = MARK
const LENT_ALONE = 10
const NOTHING = -1

/** Whether the total eliminates a player: equal is enough [H113]. */
function falls(t: Table, seat: number): boolean {
  const hero = t.players[seat]
  if (hero.isAttacked === 0 || hero.isAlive === 0) return false
  const [total, needed] = [totalFor(t, seat), strengthOf(t, seat)]
  if ((hero.avoids & AVOID.DAMAGE) !== 0 || total === 0 || total < needed) {
    t.log?.add(events['attack-survived'], seat, total, needed)
    return false
  }
  t.log?.add(events['player-hit'], seat, total, needed)
  return true
}

/** Companions that fall are marked: eaten, or hit hard enough. */
function markCompanions(t: Table, seat: number): void {
  const { companions } = t.players[seat]
  for (let i = 0, size = companions.size; i < size; i++) {
    const card = companions.get(i)
    const marks = t.marks[card]
    const isEaten = (marks & DEVOURED) !== 0 && (marks & NO_EFFECTS) === 0
    const total = (marks & ATTACKED) === 0 || (marks & NO_DAMAGE) !== 0 ? 0 : totalForCompanion(t, card)
    const isHit = total > 0 && total >= strengthOfCompanion(t, seat, card)
    if (isEaten || isHit) t.marks[card] |= DEVOURED
    else t.marks[card] &= ~DEVOURED
  }
}

/** What the first and the sixth scenario give once, by themselves [S1, S6]. */
function isSpared(t: Table, seat: number): boolean {
  const hero = t.players[seat]
  if (isRule(t, RULE.ROPE) && hero.ropeUsed === 0) {
    hero.ropeUsed = 1
    discardHand(t, seat)
    t.log?.add(events['rope-held'], seat)
    return true
  }
  if (isRule(t, RULE.GUEST) && t.seats === 1 && t.loanUsed === 0) {
    t.loanUsed = 1
    t.demonHp += LENT_ALONE
    t.log?.add(events['loan-given'], seat)
    return true
  }
  return false
}

function hasSaver(t: Table, seat: number): boolean {
  const hero = t.players[seat]
  if (hero.perk >= 0 && hero.perkUsed === 0 && t.data.perks[hero.perk].wouldDie !== null) return true
  for (let i = 0, size = hero.hand.size; i < size; i++)
    if (t.data.cards[hero.hand.get(i)].when['would-die'] !== null) return true
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return false
    if (t.data.cards[card].when['would-die'] !== null) return true
  }
}

/** A card that saves does what it says; from hand it is discarded, unless it leaves the game. */
const saveWith = declare('save-with', ['seat', 'card', 'isHeld'])
define(saveWith, [
  (t: Table, my) => {
    const { hand } = t.players[my.seat]
    my.isHeld = hand.has(my.card) ? 1 : 0
    if (my.isHeld === 1) {
      hand.take(my.card)
      t.inPlay.push(my.card)
    }
    t.removesItself = 0
    t.log?.add(events['card-activated'], my.seat, my.card)
    const effect = t.data.cards[my.card].when['would-die']
    if (effect !== null) t.call(effect, my.seat, my.card, NOTHING)
  },
  (t: Table, my) => {
    const isRemoved = t.removesItself === 1
    t.removesItself = t.lasts = 0
    if (my.isHeld === 1) t.inPlay.take(my.card)
    if (my.isHeld === 0 && !isRemoved) return
    if (my.isHeld === 0) {
      dropWhatIsUnder(t, my.seat, my.card)
      const { items, skills } = t.players[my.seat]
      if (items.has(my.card)) items.take(my.card)
      else if (skills.has(my.card)) skills.take(my.card)
    }
    if (isRemoved) remove(t, my.card)
    else discard(t, my.card)
  },
])

/** Who would be eliminated may say no, with a card or Perk that can [HA39]. */
const saveSelf = declare('save-self', ['seat'])
define(saveSelf, [
  ask({
    ...{ name: 'save-self', rule: 'HA39', who: (_, my) => my.seat },
    choices(t: Table, out, my) {
      const hero = t.players[my.seat]
      for (let i = 0; i < hero.hand.size; i++)
        if (t.data.cards[hero.hand.get(i)].when['would-die'] !== null)
          out.add(choices['save-with'], hero.hand.get(i))
      for (let place = 0; ; place++) {
        const card = inPlayAt(hero, place)
        if (card < 0) break
        if (t.data.cards[card].when['would-die'] !== null) out.add(choices['save-with'], card)
      }
      if (hero.perk >= 0 && hero.perkUsed === 0 && t.data.perks[hero.perk].wouldDie !== null)
        out.add(choices['save-by-perk'], hero.perk)
      out.add(choices.fall)
    },
    take: {
      'save-with': (t, { seat, card }) => t.call(saveWith, seat, card),
      'save-by-perk'(t, { seat, perk }) {
        t.players[seat].perkUsed = 1
        t.log?.add(events['perk-used'], seat, perk)
        const { wouldDie } = t.data.perks[perk]
        if (wouldDie !== null) t.call(wouldDie, seat, NOTHING, NOTHING)
      },
      fall: () => undefined,
    },
  }),
])

/** A Companion is eliminated: what it and others do then, and where it goes [H89]. */
const companionFalls = declare('companion-falls', ['seat', 'card', 'place'])
define(companionFalls, [
  (t: Table, my) => {
    dropWhatIsUnder(t, my.seat, my.card)
    t.players[my.seat].companions.take(my.card)
    t.inPlay.push(my.card)
    t.fallen = my.card
    t.log?.add(events['companion-eliminated'], my.card)
    const effect = t.players[my.seat].isAlive === 1 ? t.data.cards[my.card].when.dies : null
    if (effect !== null) t.call(effect, my.seat, my.card, NOTHING)
  },
  (t: Table, my) => t.call(trigger, my.seat, MOMENT['companion-dies'], NOTHING),
  repeatWhile(
    (t: Table, my) => my.place < t.enemies.size,
    [
      (t: Table, my) => {
        const enemy = t.enemies.get(my.place++)
        const effect = faceOf(t, enemy).when['companion-dies']
        if (effect !== null) t.call(effect, enemy, my.seat)
      },
    ],
  ),
  (t: Table, my) => {
    t.fallen = NOTHING
    if (!t.inPlay.has(my.card)) return
    t.inPlay.take(my.card)
    discard(t, my.card)
    if (!isRule(t, RULE.DOGS) || t.demonSide >= DEMON.SIDE_B) return
    t.discardPile.take(my.card)
    t.kennel.push(my.card) // [S4]
  },
])

/** The first Companion of a player that is marked; -1: none. */
function markedOf(t: Table, seat: number): number {
  const { companions } = t.players[seat]
  for (let i = 0, size = companions.size; i < size; i++)
    if ((t.marks[companions.get(i)] & DEVOURED) !== 0) return companions.get(i)
  return NOTHING
}

/** What an eliminated player keeps and loses [H151]. */
function layDown(t: Table, seat: number): void {
  const { companions } = t.players[seat]
  endAllFor(t, seat)
  while (!companions.isEmpty) {
    const card = companions.top
    dropWhatIsUnder(t, seat, card)
    companions.pop()
    discard(t, card)
  }
  t.players[seat].willAvoid = t.players[seat].tomes = 0
}

/** Every target compares on its own [HA15]; then all fall together. */
export const comparison = declare('comparison', ['seat', 'falling', 'done', 'isHit'])
define(comparison, [
  repeatFor('done', (t) => t.seats, [
    (t: Table, my) => {
      my.seat = (t.turn + 1 + my.done) % t.seats
      markCompanions(t, my.seat)
      t.isSaved = 0
      my.isHit = falls(t, my.seat) ? 1 : 0
      if (my.isHit === 0) return
      if (isSpared(t, my.seat)) t.isSaved = 1
      else if (hasSaver(t, my.seat)) t.call(saveSelf, my.seat)
    },
    (t: Table, my) => {
      if (my.isHit === 0) return
      if (t.isSaved === 0) my.falling |= 1 << my.seat
      t.log?.add(t.isSaved === 0 ? events['player-eliminated'] : events['player-saved'], my.seat)
    },
  ]),
  (t: Table, my) => {
    for (let seat = 0; seat < t.seats; seat++)
      if ((my.falling & (1 << seat)) !== 0) t.players[seat].isAlive = 0
    my.seat = 0
  },
  repeatFor('seat', (t) => t.seats, [
    repeatWhile(
      (t: Table, my) => markedOf(t, my.seat) >= 0,
      [(t: Table, my) => t.call(companionFalls, my.seat, markedOf(t, my.seat))],
    ),
    when((_: Table, my) => (my.falling & (1 << my.seat)) !== 0, [(t: Table, my) => layDown(t, my.seat)]),
  ]),
])
