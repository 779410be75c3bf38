/** The draft and the purchase, and arranging afterwards [S-UP-3] [B-UP-5]. */
import { GUILD, SLOTS } from '../content/limits.ts'
import { equipOn } from './chapters.ts'
import { mayWear } from './quests.ts'
import { player, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { choices, reasons } from './words.ts'
import type { Out } from './words.ts'

const { ask, declare, define, events, repeatFor, repeatWhile } = rules
/** Draw 6, keep 2; draw 4, keep 2; draw 2. */
const HANDS = [6, 4, 2] as const
const KEPT = 2
const MOST_BOUGHT = 3

/** The deck of a level, shuffled. */
function layDeck(t: Table, level: number): void {
  for (const card of t.data.levels[level]) {
    if (!t.box.has(card)) continue // bought in a mission before this one
    t.box.take(card)
    t.upgrades.push(card)
  }
  t.shuffles.shuffle(t.upgrades)
}
function draw(t: Table, cards: number): void {
  for (let i = 0; i < cards && !t.upgrades.isEmpty; i++) {
    const card = t.upgrades.pop()
    t.drawn.push(card)
    t.log?.add(events['card-drawn'], card)
  }
}
function keep(t: Table, card: number): void {
  t.drawn.take(card)
  t.kept.push(card)
  t.log?.add(events['card-kept'], card)
}

const draft = declare('draft', ['hand', 'left'])
define(draft, [
  repeatFor('hand', () => HANDS.length, [
    (t: Table, my) => {
      draw(t, HANDS[my.hand])
      my.left = KEPT
      if (HANDS[my.hand] === KEPT) while (!t.drawn.isEmpty) keep(t, t.drawn.top)
    },
    repeatWhile(
      (t: Table, my) => my.left > 0 && !t.drawn.isEmpty,
      [
        ask({
          ...{ name: 'keep', rule: 'S-UP-3', who: player },
          about: { left: ['number', (_, my) => my.left] },
          choices(t: Table, out) {
            for (let i = 0; i < t.drawn.size; i++) out.add(choices.keep, t.drawn.get(i))
          },
          take: {
            keep(t, { card }, my) {
              my.left--
              keep(t, card)
            },
          },
        }),
      ],
    ),
    (t: Table) => t.drawn.moveAllTo(t.box),
  ]),
])

/** What can be bought: three of the six, for whoever may have it. */
function offerBuys(t: Table, out: Out): void {
  out.add(choices['buy-no-more'])
  for (let i = 0; i < t.kept.size; i++) {
    const card = t.kept.get(i)
    for (let hero = 0; hero < GUILD; hero++) {
      if (t.data.cards[card].cost > t.coins) out.refuse(reasons['too-dear'], choices.buy, card, hero)
      else if (!mayWear(t, t.heroes[hero], card)) out.refuse(reasons['one-armor'], choices.buy, card, hero)
      else out.add(choices.buy, card, hero)
    }
  }
}
function isAnyToBuy(t: Table): boolean {
  if (t.bought === MOST_BOUGHT) return false
  for (let i = 0; i < t.kept.size; i++) if (t.data.cards[t.kept.get(i)].cost <= t.coins) return true
  return false
}

const purchase = declare('purchase', ['isDone'])
define(purchase, [
  repeatWhile(
    (t: Table, my) => my.isDone === 0 && isAnyToBuy(t),
    [
      ask({
        ...{ name: 'buy', rule: 'S-UP-3', who: player },
        about: { coins: ['number', (t) => t.coins] },
        choices: (t: Table, out) => offerBuys(t, out),
        take: {
          buy(t, { card, hero }) {
            t.kept.take(card)
            t.box.push(card)
            t.bought++
            t.coins -= t.data.cards[card].cost
            t.log?.add(events['card-bought'], card, hero, t.coins)
            t.call(equipOn, card, hero)
          },
          'buy-no-more': (_, __, my) => {
            my.isDone = 1
          },
        },
      }),
    ],
  ),
])

/** Draft and purchase with the deck of a level. */
export const upgradeFor = declare('upgrade-for', ['level'])
define(upgradeFor, [
  (t: Table, my) => {
    t.bought = 0
    layDeck(t, my.level)
    t.call(draft)
  },
  (t: Table) => t.call(purchase),
  (t: Table) => {
    t.kept.moveAllTo(t.box)
    t.upgrades.moveAllTo(t.box)
  },
])

/** Whether a hero could have a card in exchange for another, or beside what is there. */
function fits(t: Table, hero: number, card: number, instead: number): boolean {
  const one = t.heroes[hero]
  if (mayWear(t, one, card)) return true
  return instead >= 0 && t.data.cards[instead].group === t.data.cards[card].group
}
/** Every card changes hands once at most: so arranging comes to an end. */
function offerExchanges(t: Table, out: Out): void {
  for (let from = 0; from < GUILD; from++) {
    const { cards } = t.heroes[from]
    for (let slot = 0; slot < cards.size; slot++) {
      const card = cards.get(slot)
      if (t.handed.has(card)) continue
      for (let to = 0; to < GUILD; to++) if (to !== from) offerExchange(t, out, card, from, to)
    }
  }
}
function offerExchange(t: Table, out: Out, card: number, from: number, to: number): void {
  const { cards } = t.heroes[to]
  if (cards.size < SLOTS && fits(t, to, card, -1)) out.add(choices['hand-over'], card, to)
  if (to < from) return // of each pair once
  for (let slot = 0; slot < cards.size; slot++) {
    const other = cards.get(slot)
    if (!t.handed.has(other) && fits(t, to, card, other) && fits(t, from, other, card))
      out.add(choices['swap-cards'], card, other)
  }
}
function holderOf(t: Table, card: number): number {
  for (let hero = 0; hero < GUILD; hero++) if (t.heroes[hero].cards.has(card)) return hero
  return -1
}

export const arranging = declare('arranging', ['isDone'])
define(arranging, [
  (t: Table) => t.handed.clear(),
  repeatWhile(
    (_: Table, my) => my.isDone === 0,
    [
      ask({
        ...{ name: 'arrange', rule: 'B-UP-5', who: player },
        choices(t: Table, out) {
          out.add(choices['end-arranging'])
          offerExchanges(t, out)
        },
        take: {
          'hand-over'(t, { card, hero }) {
            t.heroes[holderOf(t, card)].cards.take(card)
            t.heroes[hero].cards.push(card)
            t.handed.push(card)
            t.log?.add(events['card-handed-over'], card, hero)
          },
          'swap-cards'(t, { card, other }) {
            const [one, two] = [holderOf(t, card), holderOf(t, other)]
            t.heroes[one].cards.set(t.heroes[one].cards.indexOf(card), other)
            t.heroes[two].cards.set(t.heroes[two].cards.indexOf(other), card)
            t.handed.push(card)
            t.handed.push(other)
            t.log?.add(events['card-handed-over'], card, two)
            t.log?.add(events['card-handed-over'], other, one)
          },
          'end-arranging': (_, __, my) => {
            my.isDone = 1
          },
        },
      }),
    ],
  ),
])
