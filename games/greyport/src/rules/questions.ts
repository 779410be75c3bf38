/** Questions in the middle of an effect. What was chosen is the result. */
import type { Choices, Pile } from '@hearthkeep/engine'
import { DISCARDS } from '../content/numbers.ts'
import { discardFromHand, drawCard, retire } from './cards.ts'
import { afterDamage, BY, hit } from './damage.ts'
import { pierceOf } from './fighting.ts'
import { groupOf, LOCATION } from './groups.ts'
import { canDraw, isHero, mayHoldMore, wielderOf } from './players.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { STATE } from './table.ts'

const { choices, events } = rules
const ANY = DISCARDS.indexOf('card')

/** Whether a card is of a kind that something asks for, as in `DISCARDS`: any, or those of `KINDS` in their order. */
export function isOfKind(t: Table, card: number, kind: number): boolean {
  return kind === ANY || t.data.cards[card].kind === kind - 1
}

/** Offers the cards of a pile, or those of a kind. */
function offerOf(t: Table, out: Choices, choice: CardChoice, pile: Pile, kind = ANY): void {
  for (let i = 0, size = pile.size; i < size; i++)
    if (isOfKind(t, pile.get(i), kind)) out.add(choice, pile.get(i))
}
type CardChoice = (typeof choices)['lose-card']

/** Whether a player holds a card that a price asks for; the player hero may be one [C8, Q33]. */
export function canPay(t: Table, seat: number, kind: number): boolean {
  const { hand } = t.players[seat]
  for (let i = 0, size = hand.size; i < size; i++) if (isOfKind(t, hand.get(i), kind)) return true
  return false
}

export const chooseOption = rules.question(['seat', 'place'], {
  name: 'choose-option',
  rule: 'P4',
  about: { source: ['owner', (_, my) => my.place] },
  choices(t, out, my) {
    for (const option of t.data.effects.places[my.place].options) out.add(choices['take-option'], option)
  },
  take: {
    'take-option': (t, { option }, my) => t.leave(t.data.effects.places[my.place].options.indexOf(option)),
  },
})

export const payPrice = rules.question(['seat', 'kind', 'place'], {
  name: 'pay-price',
  rule: 'Q33',
  about: { source: ['owner', (_, my) => my.place], effect: ['effect', (_, my) => my.place] },
  choices(t, out, my) {
    offerOf(t, out, choices['pay-with'], t.players[my.seat].hand, my.kind)
    out.add(choices['do-not-pay'])
  },
  take: {
    'pay-with': (t, { card }, my) => {
      discardFromHand(t, my.seat, card)
      t.leave(1)
    },
    'do-not-pay': (t) => t.leave(0),
  },
})

export const pickPlayer = rules.question(['seat', 'place'], {
  name: 'pick-player',
  rule: 'C7',
  about: { source: ['owner', (_, my) => my.place], effect: ['effect', (_, my) => my.place] },
  choices(t, out) {
    for (let seat = 0; seat < t.seats; seat++) out.add(choices['pick-player'], seat)
  },
  take: { 'pick-player': (t, { player }) => t.leave(player) },
})

/** A draw that may be declined [C3]; nobody is asked who cannot draw [C18]. */
export const offerDraw = rules.question(['seat', 'place'], {
  name: 'offer-draw',
  rule: 'C3',
  about: { source: ['owner', (_, my) => my.place], player: ['player', (_, my) => my.seat] },
  choices(t, out, my) {
    const { deck, discard } = t.players[my.seat]
    if (!canDraw(t, my.seat) || (deck.isEmpty && discard.isEmpty)) return
    out.add(choices['draw-card'])
    out.add(choices['no-draw'])
  },
  take: {
    'draw-card': (t, _, my) => drawCard(t, my.seat),
    'no-draw': () => undefined,
  },
  ifNone: 'skip',
})

/** Any one monster on the table takes damage; it must be used if there is one [K14, Q5]. */
export const chooseSnipe = rules.question(['seat', 'card', 'damage'], {
  name: 'snipe',
  rule: 'K14',
  about: { card: ['card', (_, my) => my.card], damage: ['number', (_, my) => my.damage] },
  choices(t, out) {
    for (let place = LOCATION; place < t.seats; place++) {
      const group = groupOf(t, place)
      for (let i = 0; i < group.size; i++) out.add(choices.snipe, group.get(i))
    }
  },
  take: {
    snipe: (t, { monster }, my) => {
      const hero = wielderOf(t, t.players[my.seat], my.card)
      t.log?.add(events.sniped, my.seat, monster)
      hit(t, monster, my.damage, BY.SNIPE, pierceOf(t, my.seat, hero), t.data.cards[hero].type) // [Q6]
      t.call(afterDamage, my.seat, 0)
    },
  },
  ifNone: 'skip',
})

/** A card of the hand may leave the game [C4, Q43]. The result is 1 if one did. */
export const retireFromHand = rules.question(['seat', 'place'], {
  name: 'retire-card',
  rule: 'Q43',
  about: { source: ['owner', (_, my) => my.place], player: ['player', (_, my) => my.seat] },
  choices(t, out, my) {
    offerOf(t, out, choices['retire-card'], t.players[my.seat].hand)
    if (out.count > 0) out.add(choices['retire-nothing'])
  },
  take: {
    'retire-card': (t, { card }, my) => {
      t.players[my.seat].hand.take(card)
      retire(t, my.seat, card)
      t.leave(1)
    },
    'retire-nothing': (t) => t.leave(0),
  },
  ifNone: 'skip',
})

export const recoverCard = rules.question(['seat', 'place'], {
  name: 'recover-card',
  rule: 'Q43',
  about: { source: ['owner', (_, my) => my.place], player: ['player', (_, my) => my.seat] },
  choices: (t, out, my) => offerOf(t, out, choices['recover-card'], t.players[my.seat].discard),
  take: {
    'recover-card': (t, { card }, my) => {
      const player = t.players[my.seat]
      player.discard.take(card)
      player.hand.push(card)
      t.log?.add(events['card-recovered'], my.seat, card)
    },
  },
  ifNone: 'skip',
})

/** Another hero played this round goes to the hand in Cleanup [C21, Q59]. */
export const returnHero = rules.question(['seat', 'card'], {
  name: 'return-hero',
  rule: 'C21',
  about: { card: ['card', (_, my) => my.card], player: ['player', (_, my) => my.seat] },
  choices(t, out, my) {
    const player = t.players[my.seat]
    const wielder = wielderOf(t, player, my.card)
    for (let i = 0; i < player.played.size; i++) {
      const hero = player.played.get(i)
      if (isHero(t, hero) && hero !== wielder && (t.states[hero] & STATE.RETURNS) === 0)
        out.add(choices['return-hero'], hero)
    }
  },
  take: {
    'return-hero': (t, { card }) => {
      t.states[card] |= STATE.RETURNS
    },
  },
  ifNone: 'skip',
})

/** What a monster or a penalty makes somebody discard; none of that kind, no discard [C1, C20]. */
export const loseCard = rules.question(['seat', 'kind', 'place'], {
  name: 'lose-card',
  rule: 'C1',
  about: {
    source: ['owner', (_, my) => my.place],
    effect: ['effect', (_, my) => my.place],
    player: ['player', (_, my) => my.seat],
  },
  choices(t, out, my) {
    offerOf(t, out, choices['lose-card'], t.players[my.seat].hand, my.kind)
    if (out.count === 0 && mayHoldMore(t, my.seat)) out.add(choices['lose-nothing'])
  },
  take: {
    'lose-card': (t, { card }, my) => discardFromHand(t, my.seat, card),
    'lose-nothing': () => undefined,
  },
  ifNone: 'skip',
})
