/** Cards that leave the hand: discarding, Ambush, Equipment [R71, R80, R81, R150]. */
import { ACTOR, ASK_TARGET } from '../../content/limits.ts'
import type { Card } from '../../content/data.ts'
import { offerEach, unconceal } from './heroes.ts'
import { seatOf, SIDE } from '../roster.ts'
import {
  chooseDiscards,
  choosePieces,
  chooseRecovered,
  discardCard,
  explodeBomb,
  removePiece,
  springAmbush,
} from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Hero, Table } from '../rulebook.ts'

const { ask, choices, define, events, repeatFor, when } = rules

/** Whether it is a Hero's own turn, in which AMBUSH works [R81]. */
function isOwnTurn(t: Table, hero: number): boolean {
  return t.side === SIDE.HEROES && t.active === hero
}

const canDiscard = ({ hand, out }: Hero): boolean => !hand.isEmpty && out === 0
/** No Bomb. */
const isOwn = ({ isMinion }: Card): boolean => !isMinion

define(discardCard, [
  (t, my) => {
    const hero = t.heroes[my.hero]
    hero.hand.take(my.card)
    hero.discard.push(my.card)
    t.log?.add(events['card-discarded'], my.hero, my.card)
    const { isMinion, ambush } = t.data.cards[my.card]
    if (isMinion) t.call(explodeBomb, my.hero, my.card)
    else if (ambush !== null && isOwnTurn(t, my.hero)) t.call(springAmbush, my.hero, my.card)
  },
])

/** Its ability happens for free [R81]; from hiding it may be the Concealed one [A19]. */
define(springAmbush, [
  (t, my) => t.log?.add(events['ambush-sprung'], my.card),
  when(
    (t, my) => t.heroes[my.hero].concealed === 1 && t.data.cards[my.card].concealed !== null,
    [
      ask({
        name: 'ambush-concealed',
        rule: 'A19',
        who: (t, my) => seatOf(t, my.hero),
        about: { source: ['owner', (t, my) => t.data.effects.placeOf(t.data.cards[my.card].ambush)] },
        choices(_, out) {
          out.add(choices['strike-from-hiding'])
          out.add(choices['strike-openly'])
        },
        take: {
          'strike-from-hiding': (_, __, my) => {
            my.concealed = 1
          },
          'strike-openly': () => undefined,
        },
      }),
    ],
  ),
  (t, my) => {
    const { ambush, concealed } = t.data.cards[my.card]
    const effect = my.concealed === 1 ? concealed : ambush
    if (effect !== null) t.call(effect, my.hero, ASK_TARGET, -1)
  },
  (t, my) => {
    if (my.concealed === 1) unconceal(t, my.hero)
  },
])

define(chooseDiscards, [
  repeatFor('done', (t, { hero, count }) => (canDiscard(t.heroes[hero]) ? count : 0), [
    ask({
      name: 'choose-discard',
      rule: 'R80',
      who: (t, my) => seatOf(t, my.hero),
      about: {
        source: [ACTOR, (_, my) => my.source],
        count: ['number', (t, my) => Math.min(my.count - my.done, t.heroes[my.hero].hand.size)],
      },
      choices: (t, out, my) => offerEach(out, choices['discard-card'], t.data.cards, t.heroes[my.hero].hand),
      take: { 'discard-card': (t, { card }, my) => t.call(discardCard, my.hero, card) },
    }),
  ]),
])

define(chooseRecovered, [
  repeatFor('done', (_, my) => my.count, [
    ask({
      name: 'choose-recovered',
      rule: 'R6',
      who: (t, my) => seatOf(t, my.hero),
      about: { source: [ACTOR, (_, my) => my.source] },
      choices: (t, out, my) =>
        offerEach(out, choices['recover-card'], t.data.cards, t.heroes[my.hero].discard, isOwn),
      take: {
        'recover-card': (t, { card }, my) => {
          const hero = t.heroes[my.hero]
          hero.discard.take(card)
          hero.hand.push(card)
        },
      },
      ifNone: 'skip',
    }),
  ]),
])

define(choosePieces, [
  repeatFor('done', (_, my) => my.count, [
    ask({
      name: 'choose-piece',
      rule: 'R71',
      who: (t, my) => seatOf(t, my.hero),
      about: { source: [ACTOR, (_, my) => my.source] },
      choices: (t, out, my) => offerEach(out, choices['take-off'], t.data.cards, t.heroes[my.hero].equipment),
      take: { 'take-off': (t, { card }, my) => t.call(removePiece, my.hero, card) },
      ifNone: 'skip',
    }),
  ]),
])

define(removePiece, [
  (t, my) => {
    const hero = t.heroes[my.hero]
    hero.equipment.take(my.card)
    hero.discard.push(my.card)
    t.log?.add(events['piece-taken-off'], my.card)
    const { removed, part } = t.data.cards[my.card]
    hero.usedLasting &= ~(0b11 << (part * 2)) // the next piece there has not been used yet
    if (removed !== null) t.call(removed, my.hero, ASK_TARGET, -1) // [R71]
  },
])

/** The procedures of this chapter. */
export const chapter = [discardCard, springAmbush, chooseDiscards, chooseRecovered, choosePieces, removePiece]
