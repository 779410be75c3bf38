/** A player's turn [H60]. */
import { FIGURE, KIND } from '../content/kinds.ts'
import { actions } from './actions.ts'
import { settleBoards } from './board.ts'
import { discardFromHand, leaveBoard } from './cards.ts'
import { draw } from './instants.ts'
import { apLeft, figureOf, handLimit } from './figures.ts'
import { askRespawn } from './returning.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { boostAt, MARK, UNTIL } from './marks.ts'
import { endOfOwnTurn, endOfTurn, startOfOwnTurn } from './temporary.ts'
import { hasTrigger, inPlayAt, MOMENT, trigger } from './triggers.ts'

const { ask, choices, declare, define, events, repeatWhile, when } = rules
const PRESSED = 2
/** What is known of cards for one turn of their owner. */
const { ATTACKED_WITH, GAVE_REROLLS, LOCKED, NEEDED, SPENT, USED } = MARK
const OF_A_TURN = SPENT | USED | NEEDED | ATTACKED_WITH | GAVE_REROLLS

function freshenPile(t: Table, pile: Table['discardPile']): void {
  for (let i = 0, size = pile.size; i < size; i++) t.marks[pile.get(i)] &= ~OF_A_TURN
}
/** Cards may be activated anew from the start of their owner's turn [HA11]. */
function freshen(t: Table, seat: number): void {
  const hero = t.players[seat]
  freshenPile(t, hero.hand)
  freshenPile(t, hero.items)
  freshenPile(t, hero.skills)
  freshenPile(t, hero.companions)
  freshenPile(t, hero.enchantments)
  hero.spent = hero.gained = hero.activated = hero.skillsUsed = 0
  hero.rerolls = hero.acidRerolls = hero.damageRerolls = 0
  hero.companionDiscount = hero.packDamage = hero.packAcid = hero.cleaves = 0
  hero.traded = hero.asked = 0
  t.visited = 0
}

/** Bonuses of Tomes that come in the next turn come now, once. */
const tomesOfTurn = declare('tomes-of-turn', ['seat', 'tome'])
define(tomesOfTurn, [
  repeatWhile(
    (t: Table, my) => t.players[my.seat].tomes !== 0,
    [
      (t: Table, my) => {
        const hero = t.players[my.seat]
        my.tome = 31 - Math.clz32(hero.tomes & -hero.tomes)
        hero.tomes &= hero.tomes - 1
        const { nextTurn } = t.data.scenarios[t.scenario].tomes[my.tome]
        if (nextTurn !== null) t.call(nextTurn, my.seat, -1, -1)
      },
    ],
  ),
])

/** In the second scenario hand cards are candles: SI +1 to the end of the turn for each [S2]. */
const burnCards = declare('burn-cards', ['seat', 'isDone'])
define(burnCards, [
  rules.askAgain(
    ask({
      ...{ name: 'burn-card', rule: 'S2', ifNone: 'skip', who: (_: Table, my: Burning) => my.seat },
      choices(t: Table, out, my: Burning) {
        const { hand } = t.players[my.seat]
        if (!hand.isEmpty) out.add(choices['burn-no-more'])
        for (let i = 0; i < hand.size; i++) out.add(choices['burn-card'], hand.get(i))
      },
      take: {
        'burn-card'(t, { card }, my) {
          discardFromHand(t, my.seat, card)
          t.players[my.seat].boosts[boostAt(UNTIL.TURN, FIGURE.SI)]++
          my.isDone = 0
        },
        'burn-no-more': () => undefined,
      },
    }),
  ),
])
interface Burning {
  seat: number
  isDone: number
}

/** AP are counted anew, and whatever happens at the start of a turn happens [H60]. */
const begin = declare('begin-turn', ['seat'])
define(begin, [
  (t: Table, my) => {
    freshen(t, my.seat)
    startOfOwnTurn(t, my.seat)
    t.log?.add(events['turn-begun'], my.seat, apLeft(t, my.seat))
    if (t.players[my.seat].tomes !== 0) t.call(tomesOfTurn, my.seat)
  },
  (t: Table, my) => {
    if (hasTrigger(t, my.seat, MOMENT['turn-start'])) t.call(trigger, my.seat, MOMENT['turn-start'], -1)
  },
  (t: Table, my) => {
    if (isRule(t, RULE.DARKNESS)) t.call(burnCards, my.seat)
  },
])

/** An Item whose attack was used in this turn breaks, unless a hand card keeps its edge [S7]. */
function dulled(t: Table, seat: number): number {
  const hero = t.players[seat]
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return -1
    if (t.data.cards[card].kind === KIND.ITEM && (t.marks[card] & ATTACKED_WITH) !== 0) return card
  }
}
const keepEdge = rules.question(['seat', 'item: card'], {
  ...{ name: 'keep-edge', rule: 'S7' },
  about: { card: ['card', (_, my) => my.item] },
  choices(t, out, my) {
    const { hand } = t.players[my.seat]
    for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
    out.add(choices['break-item'], my.item)
  },
  take: {
    'discard-card'(t, { card }, my) {
      discardFromHand(t, my.seat, card)
      t.marks[my.item] &= ~ATTACKED_WITH
      t.log?.add(events['edge-kept'], my.seat, my.item)
    },
    'break-item'(t, { card }, my) {
      leaveBoard(t, my.seat, card)
      t.log?.add(events['card-discarded'], my.seat, card)
    },
  },
})
const edges = declare('edges', ['seat'])
define(edges, [
  repeatWhile(
    (t: Table, my) => dulled(t, my.seat) >= 0,
    [(t: Table, my) => t.call(keepEdge, my.seat, dulled(t, my.seat))],
  ),
])

/** A card discarded in step 3; in the third scenario it goes into the Ledger until the Demon comes [S3]. */
function discardAtEnd(t: Table, seat: number, card: number): void {
  discardFromHand(t, seat, card)
  if (!isRule(t, RULE.LEDGER) || t.demonSide > 0) return
  t.discardPile.take(card)
  t.ledger.push(card)
}

/** Discard as many hand cards as you like, then draw up to the limit or discard down to it [H65]. */
const stepThree = declare('step-three', ['seat', 'isDone', 'more'])
define(stepThree, [
  repeatWhile(
    (t: Table, my) => my.isDone === 0 && t.players[my.seat].isAlive === 1,
    [
      ask({
        ...{ name: 'step-three', rule: 'H65', who: (_, my) => my.seat },
        about: { count: ['number', (t, my) => handLimit(t, my.seat)] },
        choices(t: Table, out, my) {
          const { hand } = t.players[my.seat]
          out.add(choices['draw-up'])
          for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
          if (isRule(t, RULE.NIGHT)) out.add(choices['press-on'])
        },
        take: {
          'discard-card': (t, { seat, card }) => discardAtEnd(t, seat, card),
          'draw-up': (_, __, my) => {
            my.isDone = 1
          },
          'press-on': (_, __, my) => {
            my.isDone = 1
            my.more = PRESSED // [S8]
          },
        },
      }),
    ],
  ),
  // Until the hand equals the limit: Instants may have changed either. Empty piles end it as well [HA66].
  repeatWhile(
    (t: Table, my) => needsCards(t, my.seat, my.more) || t.players[my.seat].hand.size > handLimit(t, my.seat),
    [
      (t: Table, my) => {
        const { hand } = t.players[my.seat]
        const missing = handLimit(t, my.seat) + my.more - hand.size
        my.more = 0
        if (missing > 0) draw(t, my.seat, missing)
        else t.call(discardDown, my.seat)
      },
      (t: Table, my) => {
        if (t.players[my.seat].isAlive === 0) t.leave(0)
      },
    ],
  ),
])
function needsCards(t: Table, seat: number, more: number): boolean {
  const isAnythingLeft = !t.drawPile.isEmpty || !t.discardPile.isEmpty
  return isAnythingLeft && t.players[seat].hand.size < handLimit(t, seat) + more
}
const discardDown = rules.question(['seat'], {
  ...{ name: 'discard-down', rule: 'H65' },
  about: { count: ['number', (t, my) => t.players[my.seat].hand.size - handLimit(t, my.seat)] },
  choices(t, out, my) {
    const { hand } = t.players[my.seat]
    for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
  },
  take: { 'discard-card': (t, { card }, my) => discardAtEnd(t, my.seat, card) },
})

/** What is left of AP and rerolls is lost, and what lasted until now is over [H12, H97]. */
function end(t: Table, seat: number): void {
  const hero = t.players[seat]
  hero.rerolls = hero.acidRerolls = hero.damageRerolls = 0
  hero.packDamage = hero.packAcid = hero.cleaves = hero.companionDiscount = 0
  freshenPile(t, t.discardPile) // used stays with a card within the turn [HA11]
  for (let place = 0; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) break
    t.marks[card] &= ~LOCKED
  }
  endOfTurn(t)
  endOfOwnTurn(t, seat)
  hero.spent = figureOf(t, seat, FIGURE.AP)
  hero.gained = 0
  t.log?.add(events['turn-ended'], seat)
}

/** Keeps count: played or not, a turn is a turn [H51, HA22]. */
function count(t: Table, seat: number): void {
  t.finished[1] = t.finished[0]
  t.finished[0] = seat + 1
  t.turnsTaken++
  t.phase = 0
}

export const playerTurn = declare('player-turn', ['seat'])
define(playerTurn, [
  (t: Table, my) => {
    t.phase = 1
    t.turn = my.seat
    if (t.players[my.seat].isAlive === 0) t.call(askRespawn, my.seat)
  },
  when(
    (t: Table, my) => t.players[my.seat].isAlive === 1,
    [
      (t: Table, my) => t.call(begin, my.seat),
      (t: Table, my) => t.call(actions, my.seat),
      (t: Table, my) => {
        if (t.entersPortal === 0 && hasTrigger(t, my.seat, MOMENT['turn-end']))
          t.call(trigger, my.seat, MOMENT['turn-end'], -1)
      },
      (t: Table, my) => {
        if (isRule(t, RULE.GLASS)) t.call(edges, my.seat)
      },
      (t: Table, my) => t.call(stepThree, my.seat),
      (t: Table, my) => {
        end(t, my.seat)
        t.call(settleBoards)
      },
    ],
  ),
  (t: Table, my) => count(t, my.seat),
])
