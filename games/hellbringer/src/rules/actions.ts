/** The actions of a player's turn, in any number and order [H61]. */
import { ATTACK } from '../content/kinds.ts'
import { settleBoards } from './board.ts'
import { activationCost, leaveBoard, noteNeed, noteUse, playingCost } from './cards.ts'
import { hasLostTarget, hitsNobody, isAcid, rerollDie } from './combination.ts'
import { endCombination, settle } from './eliminating.ts'
import {
  affordable,
  companionInTheWay,
  mayReact,
  offerActions,
  offerReactions,
  offerStrike,
} from './offering.ts'
import { rules } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { MARK } from './marks.ts'
import { TIME } from './timing.ts'
import { offerTrade, tradeWithMule } from './trading.ts'
import { inPlayAt } from './triggers.ts'
import { useCard, usePerk } from './using.ts'

const { ask, choices, declare, define, events, repeatWhile } = rules
const { GAVE_REROLLS, SPENT, USED } = MARK
const { NONE } = ATTACK

/** A card is activated from hand or from the board [H62]; from hand it lies in play meanwhile. */
export function activate(t: Table, seat: number, card: number, enemy: number): void {
  const hero = t.players[seat]
  const isInHand = hero.hand.has(card)
  hero.spent += isInHand ? t.data.cards[card].cost : activationCost(t, hero, card)
  if (isInHand) {
    hero.hand.take(card)
    t.inPlay.push(card)
  }
  t.call(useCard, seat, card, enemy)
}

/** The attack of an Item that was just equipped is free, now or not at all in this turn [H73, HA74]. */
const equipStrike = rules.question(['seat', 'card'], {
  ...{ name: 'equip-strike', rule: 'HA74', ifNone: 'skip' },
  about: { card: ['card', (_, my) => my.card] },
  choices(t, out, my) {
    offerStrike(t, out, my.seat, my.card)
    if (out.count > 0) out.add(choices.waive)
  },
  take: {
    activate: (t, { card, enemy }, my) => t.call(useCard, my.seat, card, enemy),
    waive: () => undefined,
  },
})

/** What lies on the runes goes first, with its Enchantments [HA12]. */
const equip = declare('equip', ['seat', 'card'])
define(equip, [
  (t: Table, my) => {
    const hero = t.players[my.seat]
    const { attack, runes } = t.data.cards[my.card]
    hero.spent += playingCost(t, hero, my.card)
    for (let i = hero.items.size - 1; i >= 0; i--) {
      const old = hero.items.get(i)
      if ((t.data.cards[old].runes & runes) === 0) continue
      leaveBoard(t, my.seat, old)
      t.log?.add(events['card-given-up'], my.seat, old)
    }
    hero.hand.take(my.card)
    hero.items.push(my.card)
    t.log?.add(events['item-equipped'], my.seat, my.card)
    noteUse(t, my.seat, my.card) // newly equipped counts as activated
    if (attack !== NONE) t.call(equipStrike, my.seat, my.card)
  },
  (t: Table) => t.call(settleBoards),
])

function learn(t: Table, seat: number, card: number): void {
  const { hand, skills } = t.players[seat]
  hand.take(card)
  skills.push(card)
  t.log?.add(events['skill-learned'], seat, card)
}

function enchant(t: Table, seat: number, card: number, item: number): void {
  const hero = t.players[seat]
  hero.spent += playingCost(t, hero, card)
  hero.hand.take(card)
  hero.enchantments.push(card)
  t.on[card] = item + 1
  t.log?.add(events['item-enchanted'], seat, card, item)
}

/** Assigned to another player it acts from that player's next turn on [HA13]; in its owner's own turn it may attack at once. */
function assign(t: Table, seat: number, card: number, to: number): void {
  const hero = t.players[seat]
  const old = to === seat ? companionInTheWay(t, to) : -1
  hero.spent += playingCost(t, hero, card)
  hero.companionDiscount = 0
  if (old >= 0) {
    leaveBoard(t, to, old)
    t.log?.add(events['card-given-up'], to, old)
  }
  hero.hand.take(card)
  t.players[to].companions.push(card)
  t.marks[card] |= to === seat ? USED : USED | SPENT
  hero.activated++
  t.log?.add(events['companion-assigned'], to, card)
}

function putUnder(t: Table, seat: number, card: number, holder: number): void {
  const { hand, under } = t.players[seat]
  hand.take(card)
  under.push(card)
  t.on[card] = holder + 1
  t.log?.add(events['card-put-under'], seat, card, holder)
}

/** Cards whose rerolls are used were needed [HA49]. */
function noteRerollNeeded(t: Table, hero: Hero): void {
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return
    if ((t.marks[card] & GAVE_REROLLS) !== 0) noteNeed(t, card)
  }
}
/** A reroll that only takes dice of this kind is used before one that takes any. */
function reroll(t: Table, seat: number, die: number, volley: number): void {
  const hero = t.players[seat]
  if (isAcid(die) && hero.acidRerolls > 0) hero.acidRerolls--
  else if (!isAcid(die) && hero.damageRerolls > 0) hero.damageRerolls--
  else hero.rerolls--
  noteRerollNeeded(t, hero)
  const shown = rerollDie(t, volley < 0 ? 0 : volley - 1, die)
  t.log?.add(events['die-rerolled'], seat, die, shown)
}

/** A Companion from the top of the discard pile, or a card from the Ledger, for 1 AP once a turn [S3, S4]. */
function fetch(t: Table, seat: number, card: number, pile: Table['ledger']): void {
  const hero = t.players[seat]
  hero.spent++
  t.visited = 1
  pile.take(card)
  hero.hand.push(card)
  t.log?.add(events['card-collected'], seat, card)
}

interface Acting {
  seat: number
  passed: number
  isDone: number
  before: number
}

const act = ask({
  ...{ name: 'act', rule: 'H61', pass: 'let-it-be' },
  about: {
    player: ['player', (t: Table) => t.turn],
    ap: ['number', (t: Table) => affordable(t, t.turn)],
  },
  choices(t: Table, out, my: Acting) {
    if (out.seat === my.seat) return offerActions(t, out, my.seat)
    // Others may step in between two actions; nobody waits for them [HA47].
    if ((my.passed & (1 << out.seat)) !== 0 || !mayReact(t, out.seat, TIME.TURN)) return
    offerReactions(t, out, out.seat, TIME.TURN)
    out.add(choices['let-it-be'])
  },
  take: {
    activate: (t, { seat, card, enemy }) => activate(t, seat, card, enemy),
    'use-perk': (t, { seat, perk }) => t.call(usePerk, seat, perk),
    learn: (t, { seat, card }) => learn(t, seat, card),
    equip: (t, { seat, card }) => t.call(equip, seat, card),
    enchant: (t, { seat, card, item }) => enchant(t, seat, card, item),
    assign: (t, { seat, card, player }) => assign(t, seat, card, player),
    'put-under': (t, { seat, card, holder }) => putUnder(t, seat, card, holder),
    'give-up'(t, { seat, card }) {
      leaveBoard(t, seat, card)
      t.log?.add(events['card-given-up'], seat, card)
      t.call(settleBoards)
    },
    reroll: (t, { seat, die, volley }) => reroll(t, seat, die, volley),
    'offer-trade': (t, { seat, card, player }) => t.call(offerTrade, seat, player, card),
    'trade-with-mule': (t, { seat, card, other }) => tradeWithMule(t, seat, card, other),
    'fetch-from-ledger': (t, { seat, card }) => fetch(t, seat, card, t.ledger),
    'call-stray': (t, { seat, card }) => fetch(t, seat, card, t.discardPile),
    'let-it-be': (_, { seat }, my) => {
      my.passed |= 1 << seat
    },
    'end-actions': (_, __, my) => {
      my.isDone = 1
    },
  },
})

/** Whether the player still acts: not once the Secret Portal is open [HA60], nor when the player has fallen [HA71]. */
const goesOn = (t: Table, seat: number): boolean => t.entersPortal === 0 && t.players[seat].isAlive === 1

/** Until the player wants to stop [H65]. */
export const actions = declare('actions', ['seat', 'passed', 'isDone', 'before'])
define(actions, [
  repeatWhile(
    (t: Table, my) => my.isDone === 0 && goesOn(t, my.seat),
    [
      (_: Table, my) => {
        my.before = my.passed
      },
      act,
      (t: Table, my) => {
        if (my.passed !== my.before) return // somebody let it be: nothing has changed
        my.passed = 0
        if (t.combination !== NONE) t.call(settle, my.seat)
      },
      (t: Table, my) => {
        if (t.combination !== NONE && (hasLostTarget(t, my.seat) || hitsNobody(t, my.seat)))
          t.call(endCombination) // [HA9, HA76]
      },
    ],
  ),
  (t: Table) => {
    if (t.combination !== NONE) t.call(endCombination)
  },
])
