/** What effects ask: each question is a procedure that all cards share. What was chosen is the result; -1: nothing. */
import type { Id } from '@hearthkeep/engine'
import { ENEMY, FIGURE, KIND } from '../../content/kinds.ts'
import { arOf, siOf } from '../figures.ts'
import { discardFromHand, isInPlay, leaveBoard } from '../cards.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { enemyAr, enemyHp, faceOf, seesWith } from '../sight.ts'
import { AVOID, MARK } from '../marks.ts'

const { choices, events } = rules
const NOTHING = -1
const { SPENT } = MARK

/** What a question of an effect names: on what it stands. */
const source = ['source', (_: Table, my: { readonly place: Id<'effect'> }) => my.place] as const

/** Which option of the choice at a place; the result is its number among them. */
export const chooseOption = rules.question(['seat', 'place: effect'], {
  ...{ name: 'choose-option', rule: 'HA79', about: { source } },
  choices(t, out, my) {
    for (const option of t.data.book.places[my.place].options) out.add(choices['take-option'], option)
  },
  take: {
    'take-option': (t, { option }, my) => t.leave(t.data.book.places[my.place].options.indexOf(option)),
  },
})

/** An enemy in sight [H22]. */
export const pickEnemy = rules.question(['seat', 'place: effect'], {
  ...{ name: 'pick-enemy', rule: 'H22', ifNone: 'skip', about: { source } },
  choices(t, out, my) {
    const si = siOf(t, my.seat)
    for (let i = 0; i < t.enemies.size; i++)
      if (seesWith(t, si, t.enemies.get(i))) out.add(choices['pick-enemy'], t.enemies.get(i))
  },
  take: { 'pick-enemy': (t, { enemy }) => t.leave(enemy + 1) },
})

/** An enemy in sight whose blue AP are at most a limit. */
export const pickToStun = rules.question(['seat', 'place: effect', 'limit'], {
  ...{ name: 'pick-to-stun', rule: 'H15', ifNone: 'skip', about: { source } },
  choices(t, out, my) {
    const si = siOf(t, my.seat)
    for (let i = 0; i < t.enemies.size; i++) {
      const enemy = t.enemies.get(i)
      if (canStun(t, enemy, my.limit) && seesWith(t, si, enemy)) out.add(choices['pick-enemy'], enemy)
    }
  },
  take: { 'pick-enemy': (t, { enemy }) => t.leave(enemy + 1) },
})
export function canStun(t: Table, enemy: number, limit: number): boolean {
  const { blue, immuneStun } = faceOf(t, enemy)
  return blue <= limit && !immuneStun
}

/** An enemy in sight, no Demon or Moose, that is small enough; a limit of 0 is the player's AR. */
export const pickToSlay = rules.question(['seat', 'place: effect', 'limit'], {
  ...{ name: 'pick-to-slay', rule: 'HA52', ifNone: 'skip', about: { source } },
  choices(t, out, my) {
    const si = siOf(t, my.seat)
    const limit = my.limit === 0 ? arOf(t, my.seat) : my.limit
    for (let i = 0; i < t.enemies.size; i++) {
      const enemy = t.enemies.get(i)
      const isSmall = t.data.enemies[enemy].kind < ENEMY.MOOSE
      if (isSmall && enemyHp(t, enemy) + enemyAr(t, enemy) <= limit && seesWith(t, si, enemy))
        out.add(choices['pick-enemy'], enemy)
    }
  },
  take: { 'pick-enemy': (t, { enemy }) => t.leave(enemy + 1) },
})

/** A living player, oneself included; alone nobody is asked. */
export const pickPlayer = rules.question(['seat', 'place: effect'], {
  ...{ name: 'pick-player', rule: 'H142', ifNone: 'skip', about: { source } },
  choices(t, out) {
    for (let seat = 0; seat < t.seats; seat++)
      if (t.players[seat].isAlive === 1) out.add(choices['pick-player'], seat)
  },
  take: { 'pick-player': (t, { player }) => t.leave(player + 1) },
})

/** An eliminated player. */
export const pickFallen = rules.question(['seat', 'place: effect'], {
  ...{ name: 'pick-fallen', rule: 'H153', ifNone: 'skip', about: { source } },
  choices(t, out) {
    for (let seat = 0; seat < t.seats; seat++)
      if (t.players[seat].isAlive === 0) out.add(choices['pick-player'], seat)
  },
  take: { 'pick-player': (t, { player }) => t.leave(player + 1) },
})

/** Another player who is attacked. */
export const pickAttacked = rules.question(['seat', 'place: effect'], {
  ...{ name: 'pick-attacked', rule: 'H115', ifNone: 'skip', about: { source } },
  choices(t, out, my) {
    for (let seat = 0; seat < t.seats; seat++)
      if (seat !== my.seat && t.players[seat].isAttacked === 1) out.add(choices['pick-player'], seat)
  },
  take: { 'pick-player': (t, { player }) => t.leave(player + 1) },
})

/** A target of the attack that avoids what `bits` say; before the Enemy die is rolled a player. */
export const shieldTarget = rules.question(['seat', 'place: effect', 'bits'], {
  ...{ name: 'pick-target', rule: 'H114', ifNone: 'skip', about: { source } },
  choices(t, out) {
    for (let seat = 0; seat < t.seats; seat++) {
      const { companions, isAlive, isAttacked } = t.players[seat]
      if (isAlive === 0) continue
      if (isAttacked === 1 || t.face === 0) out.add(choices['pick-player'], seat)
      for (let i = 0; i < companions.size; i++)
        if ((t.marks[companions.get(i)] & MARK.ATTACKED) !== 0)
          out.add(choices['pick-card'], companions.get(i))
    }
  },
  take: {
    'pick-player': (t, { player }, my) => avoid(t, player, my.bits),
    'pick-card': (t, { card }, my) => avoidForCompanion(t, card, my.bits),
  },
})
export function avoid(t: Table, seat: number, bits: number): void {
  t.players[seat].avoids |= bits
  t.log?.add(events['attack-avoided'], seat)
}
export function avoidForCompanion(t: Table, card: number, bits: number): void {
  if ((bits & AVOID.DAMAGE) !== 0) t.marks[card] |= MARK.NO_DAMAGE
  if ((bits & AVOID.EFFECTS) !== 0) t.marks[card] |= MARK.NO_EFFECTS
  t.log?.add(events['companion-avoided'], card)
}

/** Types that can be collected. */
export const TYPES = { SKILL: KIND.SKILL, COMPANION: KIND.COMPANION, ANY: NOTHING } as const

/**
 * A card of a type out of the discard pile, or of the draw pile, which is shown in the order of names, so that its own order stays hidden
 * [HA64]. Nothing need be taken.
 */
export const collectCard = rules.question(['seat', 'place: effect', 'fromDraw', 'type'], {
  ...{ name: 'collect-card', rule: 'HA64', ifNone: 'skip', about: { source } },
  choices(t, out, my) {
    const { discardPile, found } = t
    // What was found is of the type, and sorted.
    if (my.fromDraw === 1) for (let i = 0; i < found.size; i++) out.add(choices['pick-card'], found.get(i))
    else
      for (let card = 0; card < t.data.first.combats; card++)
        if ((my.type < 0 || t.data.cards[card].kind === my.type) && discardPile.has(card))
          out.add(choices['pick-card'], card)
    if (out.count > 0) out.add(choices['pick-nothing'])
  },
  take: {
    'pick-card': (t, { card }) => t.leave(card + 1),
    'pick-nothing': (t) => t.leave(0),
  },
})

/** A card that was activated this turn may be activated again: a learned Skill or a Companion, none that says `ready` itself. */
export const readyCard = rules.question(['seat', 'place: effect', 'kind'], {
  ...{ name: 'ready-card', rule: 'H63', ifNone: 'skip', about: { source } },
  choices(t, out, my) {
    const { companions, skills } = t.players[my.seat]
    const pile = my.kind === KIND.SKILL ? skills : companions
    for (let i = 0; i < pile.size; i++)
      if (canBeReadied(t, my.seat, pile.get(i))) out.add(choices['pick-card'], pile.get(i))
    if (out.count > 0) out.add(choices['pick-nothing'])
  },
  take: {
    'pick-card'(t, { card }, my) {
      makeReady(t, my.seat, card)
      t.leave(1)
    },
    'pick-nothing': (t) => t.leave(0),
  },
})
export function canBeReadied(t: Table, seat: number, card: number): boolean {
  return (t.marks[card] & SPENT) !== 0 && !t.data.cards[card].readies && isInPlay(t, seat, card)
}
export function makeReady(t: Table, seat: number, card: number): void {
  t.marks[card] &= ~SPENT
  t.log?.add(events['cards-ready'], seat, card)
}

/** One card from under another comes into hand. */
export const takeFromUnder = rules.question(['seat', 'card'], {
  ...{ name: 'take-from-under', rule: 'H142', ifNone: 'skip', about: { card: ['card', (_, my) => my.card] } },
  choices(t, out, my) {
    const { under } = t.players[my.seat]
    for (let i = 0; i < under.size; i++)
      if (t.on[under.get(i)] === my.card + 1) out.add(choices['pick-card'], under.get(i))
  },
  take: {
    'pick-card'(t, { card }, my) {
      const { hand, under } = t.players[my.seat]
      under.take(card)
      t.on[card] = 0
      hand.push(card)
      t.log?.add(events['card-returned'], my.seat, card)
    },
  },
})

/** One of the player's Companions is sent away: discarded, which is no elimination. */
export const sendAway = rules.question(['seat'], {
  ...{ name: 'pick-companion', rule: 'HA79', ifNone: 'skip' },
  choices(t, out, my) {
    const { companions } = t.players[my.seat]
    for (let i = 0; i < companions.size; i++) out.add(choices['pick-card'], companions.get(i))
  },
  take: {
    'pick-card'(t, { card }, my) {
      t.marks[card] &= ~(MARK.ATTACKED | MARK.DEVOURED)
      leaveBoard(t, my.seat, card)
      t.log?.add(events['card-discarded'], my.seat, card)
    },
  },
})

/** Things that may be spent for dice before the roll, as in the fields of `fuel`. */
export const FUELS = ['hand', 'skill', 'under', 'this'] as const
const OF_HAND = 0
const OF_SKILLS = 1
const OF_UNDER = 2

/** One thing more is spent for dice, or no more; the result is 1 if one was. `card` is the card that says so. */
export const spendForDice = rules.question(['seat', 'card', 'fuel'], {
  ...{ name: 'fuel', rule: 'H90', ifNone: 'skip', about: { card: ['card', (_, my) => my.card] } },
  choices(t, out, my) {
    const { hand, items, skills, under } = t.players[my.seat]
    if (my.fuel === OF_HAND) for (let i = 0; i < hand.size; i++) out.add(choices['spend-card'], hand.get(i))
    else if (my.fuel === OF_SKILLS) {
      for (let i = 0; i < skills.size; i++)
        if (skills.get(i) !== my.card) out.add(choices['spend-card'], skills.get(i))
    } else if (my.fuel === OF_UNDER) {
      for (let i = 0; i < under.size; i++)
        if (t.on[under.get(i)] === my.card + 1) out.add(choices['spend-card'], under.get(i))
    } else if (items.has(my.card)) out.add(choices['spend-card'], my.card)
    if (out.count > 0) out.add(choices['spend-no-more'])
  },
  take: {
    'spend-card'(t, { card }, my) {
      spend(t, my.seat, card)
      t.leave(1)
    },
    'spend-no-more': (t) => t.leave(0),
  },
})
function spend(t: Table, seat: number, card: number): void {
  const { hand, under } = t.players[seat]
  if (hand.has(card)) return discardFromHand(t, seat, card)
  if (under.has(card)) {
    under.take(card)
    t.on[card] = 0
    t.discardPile.push(card)
  } else leaveBoard(t, seat, card)
  t.log?.add(events['card-discarded'], seat, card)
}

/** Whether a price is paid: all of it or nothing. */
export const payPrice = rules.question(['seat', 'place: effect'], {
  ...{
    name: 'pay-price',
    rule: 'HA79',
    about: { source, effect: ['effect', (_, my) => my.place] },
  },
  choices(_, out) {
    out.add(choices.pay)
    out.add(choices['do-not-pay'])
  },
  take: { pay: (t) => t.leave(1), 'do-not-pay': (t) => t.leave(0) },
})

/** The order of cards that were looked at: which of those that are left comes next, counted from the top. */
export const putNext = rules.question(['seat', 'from: number', 'count: number'], {
  ...{ name: 'order-next', rule: 'H142' },
  choices(_, out, my) {
    for (let place = 1; place <= my.count - my.from; place++) out.add(choices['put-next'], place)
  },
  take: { 'put-next': (t, { place }) => t.leave(place) },
})

/** A die of the open combination is turned to its highest face, or no more; the result is 1 if one was. */
export const turnOneDie = rules.question(['seat'], {
  ...{ name: 'turn-die', rule: 'HA58', ifNone: 'skip' },
  choices(t, out) {
    for (let volley = 0; volley < t.volleyCount; volley++) {
      const { dice } = t.volleys[volley]
      const named = t.volleyCount > 1 ? volley + 1 : NOTHING
      for (const die of [0, 1, 3]) if (dice[die] > 0) out.add(choices['turn-die'], die, named)
    }
    if (out.count > 0) out.add(choices['pick-nothing'])
  },
  take: {
    'turn-die'(t, { die, volley }, my) {
      const { dice } = t.volleys[volley < 0 ? 0 : volley - 1]
      dice[die]--
      dice[die < 3 ? 2 : 4]++
      t.log?.add(events['die-turned'], my.seat, die)
      t.leave(1)
    },
    'pick-nothing': (t) => t.leave(0),
  },
})

/** Which learned Skill, or which Item with an attack, cannot be used in the next turn. */
export const lockCard = rules.question(['seat', 'kind'], {
  ...{ name: 'lock-card', rule: 'H116', ifNone: 'skip' },
  choices(t, out, my) {
    const { items, skills } = t.players[my.seat]
    const pile = my.kind === KIND.SKILL ? skills : items
    for (let i = 0; i < pile.size; i++) {
      const card = pile.get(i)
      const canAct = my.kind === KIND.SKILL ? !t.data.cards[card].infinite : t.data.cards[card].attack > 0
      if (canAct && (t.marks[card] & MARK.LOCKED) === 0) out.add(choices['pick-card'], card)
    }
  },
  take: {
    'pick-card'(t, { card }, my) {
      t.marks[card] |= MARK.LOCKED | MARK.LOCKED_NOW
      t.log?.add(events['card-locked'], my.seat, card)
    },
  },
})

/** The figure that a count stands for, so that what gives it was needed [HA49]; -1: none. */
export const figureCounted = (of: string): number =>
  of === 'hp' ? FIGURE.HP : of === 'ar' ? FIGURE.AR : of === 'si' ? FIGURE.SI : NOTHING
