/** Cards that leave the hand: discarding, Ambush, Bombs, Equipment [R71, R80, R81, R150]. */
import { ASK_TARGET } from './content/data.ts'
import { seatOf } from './people.ts'
import {
  chooseDiscards,
  choosePieces,
  chooseRecovered,
  discardCard,
  enemyEffects,
  explodeBomb,
  heroEffects,
  removePiece,
} from './procedures.ts'
import { rules } from './rulebook.ts'
import { discardMinion, drawMinion } from './wave-decks.ts'

const { ask, choices, define, events, repeatWhile } = rules

define(discardCard, [
  (t, my) => {
    const hero = t.heroes[my.hero]
    hero.hand.take(my.card)
    hero.discard.push(my.card)
    t.log?.add(events['card-discarded'], my.hero, my.card)
    const { isMinion, ambush } = t.data.cards[my.card]
    if (isMinion) t.call(explodeBomb, my.hero, my.card)
    else if (ambush !== 0 && my.isTurn === 1) {
      t.log?.add(events['ambush-sprung'], my.card)
      t.call(heroEffects, ambush, my.hero, ASK_TARGET, -1)
    }
  },
])

define(explodeBomb, [
  (t, my) => {
    // Without a card of the Hero's it is the top one of the Wave [R149]; none left: nothing [A60].
    const isOwn = my.card >= 0
    const card = isOwn ? my.card : drawMinion(t)
    if (card < 0) return
    if (!isOwn) discardMinion(t, card)
    t.log?.add(events['bomb-exploded'], card)
    t.call(enemyEffects, t.data.cards[card].explode, my.hero, -1, 0, card)
  },
])

define(chooseDiscards, [
  repeatWhile(
    (t, my) => my.count > 0 && !t.heroes[my.hero].hand.isEmpty && t.heroes[my.hero].out === 0,
    [
      ask({
        name: 'choose-discard',
        rule: 'R80',
        who: (t, my: { hero: number; count: number; isTurn: number }) => seatOf(t, my.hero),
        choices(t, out, my) {
          const { hand } = t.heroes[my.hero]
          for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
        },
        take: {
          'discard-card': (t, { card }, my) => {
            my.count--
            t.call(discardCard, my.hero, card, my.isTurn)
          },
        },
      }),
    ],
  ),
])

define(chooseRecovered, [
  repeatWhile(
    (_, my) => my.count > 0,
    [
      ask({
        name: 'choose-recovered',
        rule: 'R6',
        who: (t, my: { hero: number; count: number }) => seatOf(t, my.hero),
        choices(t, out, my) {
          const { discard } = t.heroes[my.hero]
          for (let i = 0; i < discard.size; i++) {
            if (!t.data.cards[discard.get(i)].isMinion) out.add(choices['recover-card'], discard.get(i))
          }
        },
        take: {
          'recover-card': (t, { card }, my) => {
            const hero = t.heroes[my.hero]
            hero.discard.take(card)
            hero.hand.push(card)
          },
        },
        ifNone: 'skip',
      }),
      (_, my) => {
        my.count--
      },
    ],
  ),
])

define(choosePieces, [
  repeatWhile(
    (_, my) => my.count > 0,
    [
      ask({
        name: 'choose-piece',
        rule: 'R71',
        who: (t, my: { hero: number; count: number }) => seatOf(t, my.hero),
        choices(t, out, my) {
          const { equipment } = t.heroes[my.hero]
          for (let i = 0; i < equipment.size; i++) out.add(choices['take-off'], equipment.get(i))
        },
        take: { 'take-off': (t, { card }, my) => t.call(removePiece, my.hero, card) },
        ifNone: 'skip',
      }),
      (_, my) => {
        my.count--
      },
    ],
  ),
])

define(removePiece, [
  (t, my) => {
    const hero = t.heroes[my.hero]
    hero.equipment.take(my.card)
    hero.discard.push(my.card)
    t.log?.add(events['piece-taken-off'], my.card)
    const { removed } = t.data.cards[my.card]
    if (removed !== 0) t.call(heroEffects, removed, my.hero, ASK_TARGET, -1) // [R71]
  },
])
