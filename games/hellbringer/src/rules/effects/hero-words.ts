/** The words of heroes' cards, Perks and Tomes: what each does. */
import { effectWords } from '@hearthkeep/content'
import type { Locals } from '@hearthkeep/engine'
import { HERO_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { FIGURES } from '../../content/kinds.ts'
import { heroFields as f } from '../../content/vocabulary.ts'
import { draw } from '../instants.ts'
import { discardCards } from '../losses.ts'
import { UNTIL } from '../marks.ts'
import { losePoint } from '../points.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { boost } from '../temporary.ts'
import { attackWords } from './attack-words.ts'
import { TYPES, canBeReadied, chooseOption, makeReady, pickPlayer, takeFromUnder } from './choosing.ts'
import { timesFor } from './counts.ts'
import { defenceWords } from './defence-words.ts'
import { heroConditions } from './hero-conditions.ts'
import type { HeroFacts, Likely } from './hero-conditions.ts'
import { heroFacts as facts } from './hero-facts.ts'
import { PRICES, READIED, collect, movePoints, pay, readyAll, readyCards } from './procedures.ts'
import { scry, sendCompanions } from './procedures.ts'

const { events } = rules
const { word, words } = effectWords<Table, HeroFacts, Likely, EffectKinds>()(HERO_LOCALS)
type My = Locals<EffectKinds, typeof HERO_LOCALS>

const numberOf = (figure: (typeof FIGURES)[number]): number => FIGURES.indexOf(figure)
const UNTILS = { turn: UNTIL.TURN, attack: UNTIL.ATTACK, next: UNTIL.NEXT } as const

const figureWords = {
  boost: word(
    f.boost,
    ({ boost: name, amount, who, until: named, per }, place) => {
      const [figure, until, times] = [numberOf(name), UNTILS[named], timesFor(per)]
      if (who === 'all')
        return (t, my) => {
          const n = amount * times(t, my.seat, my.card)
          for (let seat = 0; seat < t.seats; seat++) boost(t, seat, figure, n, until)
        }
      if (who === 'self')
        return (t, my) => {
          const n = amount * times(t, my.seat, my.card)
          if (n > 0) boost(t, my.seat, figure, n, until)
        }
      return [
        (t, my) => {
          if (t.seats > 1) t.call(pickPlayer, my.seat, place)
          else t.result = my.seat + 1
        },
        (t, my) => {
          if (t.result > 0) boost(t, t.result - 1, figure, amount * times(t, my.seat, my.card), until)
        },
      ]
    },
    facts.boost,
  ),
  'gain-ap': word(
    f['gain-ap'],
    (e) => {
      const times = timesFor(e.per)
      return (t, my) => {
        if (t.phase !== 1 || t.turn !== my.seat) return // outside one's own turn nothing
        const amount = e['gain-ap'] * times(t, my.seat, my.card)
        t.players[my.seat].gained += amount
        if (amount > 0) t.log?.add(events['ap-gained'], my.seat, amount)
      }
    },
    facts['gain-ap'],
  ),
  grow: word(
    f.grow,
    ({ amount, most }) =>
      (t, my) => {
        const grown = Math.min(most, t.grown[my.card] + amount)
        if (grown > t.grown[my.card]) t.log?.add(events['card-grew'], my.card, grown - t.grown[my.card])
        t.grown[my.card] = grown
      },
    facts.grow,
  ),
}

const cardWords = {
  draw: word(f.draw, (e) => (t, my) => draw(t, my.seat, e.draw), facts.draw),
  discard: word(
    f.discard,
    ({ discard, count }) => {
      if (discard === 'companion')
        return (t, my) =>
          t.call(sendCompanions, my.seat, count === 'all' ? t.players[my.seat].companions.size : count)
      return (t, my) => t.call(discardCards, my.seat, count === 'all' ? t.players[my.seat].hand.size : count)
    },
    facts.discard,
  ),
  collect: word(
    f.collect,
    ({ collect: pile, type, count }, place) => {
      const kind = type === 'skill' ? TYPES.SKILL : type === 'companion' ? TYPES.COMPANION : TYPES.ANY
      return (t, my) => t.call(collect, my.seat, place, pile === 'draw' ? 1 : 0, kind, count)
    },
    facts.collect,
  ),
  'remove-self': word(
    f['remove-self'],
    () => (t) => {
      t.removesItself = 1
    },
    facts['remove-self'],
  ),
  scry: word(f.scry, (e) => (t, my) => t.call(scry, my.seat, e.scry), facts.scry),
  ready: word(
    f.ready,
    ({ ready, count = 'all' }, place) => {
      if (ready === 'this')
        return (t, my) => {
          const item = t.on[my.card] - 1
          if (item >= 0 && canBeReadied(t, my.seat, item)) makeReady(t, my.seat, item)
        }
      const kind = READIED[ready]
      if (count === 'all') return (t, my) => readyAll(t, my.seat, kind)
      return (t, my) => t.call(readyCards, my.seat, place, kind, count)
    },
    facts.ready,
  ),
  discount: word(
    f.discount,
    ({ by }) =>
      (t, my) => {
        t.players[my.seat].companionDiscount += by
      },
    facts.discount,
  ),
  return: word(
    f.return,
    ({ return: what }) => {
      if (what === 'under') return (t, my) => t.call(takeFromUnder, my.seat, my.card)
      return (t, my) => {
        const card = what === 'this' ? my.card : t.fallen
        if (card < 0 || !t.inPlay.has(card)) return
        t.inPlay.take(card)
        t.on[card] = t.grown[card] = 0
        t.players[my.seat].hand.push(card)
        t.log?.add(events['card-returned'], my.seat, card)
      }
    },
    facts.return,
  ),
  'move-attribute': word(
    f['move-attribute'],
    (e) => (t, my) => t.call(movePoints, my.seat, e['move-attribute']),
    facts['move-attribute'],
  ),
  forfeit: word(
    f.forfeit,
    ({ forfeit }) => Array.from({ length: forfeit }, () => (t: Table, my: My) => t.call(losePoint, my.seat)),
    facts.forfeit,
  ),
}

export const heroWords = words({
  title: 'effect',
  effects: { ...attackWords, ...figureWords, ...cardWords, ...defenceWords },
  conditions: heroConditions,
  flow: {
    choose: (place) => (t, my) => t.call(chooseOption, my.seat, place),
    pay:
      (price: { readonly discard: (typeof PRICES)[number]; readonly count: number | 'all' }, place) =>
      (t, my) =>
        t.call(pay, my.seat, place, PRICES.indexOf(price.discard), price.count === 'all' ? 1 : price.count),
  },
  prices: ['discard'],
})
