/** Wave Rewards, Treasures and Knowledge [R132], [R177] to [R183]. */
import type { Choices } from '@hearthkeep/engine'
import { countBombs } from '../enemies/bombs.ts'
import {
  CLEAR,
  countOf as count,
  DESTROY,
  GAIN,
  HEAL,
  packParts,
  POTION,
} from '../../content/reward-parts.ts'
import { heal } from '../heroes/heroes.ts'
import { clearRow, gainCard, offerMarket } from './market.ts'
import { heroesIn, isStanding, partySeat, seatOf } from '../roster.ts'
import { chooseKnowledge, gainPotion, heroReward, takeTreasure, waveReward } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { CARDS_PER_HERO, FIRST_MINION } from '../../content/limits.ts'

const { ask, choices, define, events, repeatFor, repeatWhile, when } = rules

define(waveReward, [
  // On a Day without Challenges the top card is turned over for its Reward [R173, A36].
  (t) => {
    if (t.challenges.isEmpty && !t.challengeDeck.isEmpty) t.challenges.push(t.challengeDeck.pop())
    if (t.challenges.isEmpty) t.leave()
  },
  // With two Challenges the players choose one [R175, A35].
  when(
    (t) => t.challenges.size > 1,
    [
      ask({
        name: 'choose-reward',
        rule: 'A35',
        who: partySeat,
        about: {
          one: ['gift', (t) => t.challenges.get(0)],
          other: ['gift', (t) => t.challenges.get(1)],
        },
        choices(t, out) {
          for (let i = 0; i < t.challenges.size; i++)
            out.add(choices['choose-challenge'], t.challenges.get(i))
        },
        take: {
          'choose-challenge': (t, { challenge }) => {
            const other = t.challenges.get(0) === challenge ? t.challenges.get(1) : t.challenges.get(0)
            t.challenges.take(other)
            t.challengeDiscard.push(other)
          },
        },
      }),
    ],
  ),
  // It lies open until everybody has taken their part.
  (t) => {
    const challenge = t.challenges.top
    t.log?.add(events['reward-turned'], challenge)
    t.call(t.data.challenges[challenge].isAdvanced ? takeTreasure : rewardsForAll, challenge)
  },
  (t) => {
    if (!t.challenges.isEmpty) t.challengeDiscard.push(t.challenges.pop())
  },
])

const rewardsForAll = rules.procedure(
  'rewards-for-all',
  ['challenge', 'hero'],
  [
    repeatFor('hero', heroesIn, [
      (t, { hero, challenge }) => {
        if (isStanding(t.heroes[hero]))
          t.call(heroReward, hero, challenge, packParts(t.data.challenges[challenge].reward))
      },
    ]),
  ],
)

/** Which cards a Hero's deck and discard pile hold, by number; reused at every search. */
const held = new Uint8Array(FIRST_MINION)

/** Offers the cards that can be destroyed: of deck and discard pile, but no Bombs [A26]; copies count once. */
function offerDestroyable(t: Table, out: Choices, number: number): void {
  const { deck, discard } = t.heroes[number]
  held.fill(0)
  for (let i = 0, size = deck.size; i < size; i++) held[deck.get(i)] = 1
  for (let i = 0, size = discard.size; i < size; i++) held[discard.get(i)] = 1
  // By number, not as they lie: the order of the deck is nobody's to know. Copies have numbers in a row.
  let last = -1
  for (let card = number * CARDS_PER_HERO, end = card + CARDS_PER_HERO; card < end; card++) {
    const { design } = t.data.cards[card]
    if (held[card] === 0 || design === last) continue
    out.add(choices['destroy-card'], card)
    last = design
  }
}

/** Whether a Hero has a card that can be destroyed. */
function hasDestroyable(t: Table, number: number): boolean {
  const { deck, discard } = t.heroes[number]
  return deck.size + discard.size > countBombs(t, t.heroes[number])
}

define(heroReward, [
  // A Hero's own order [A52]; healing needs no decision.
  (t, my) => {
    if ((my.left & HEAL) === 0) return
    my.left -= HEAL
    heal(t, my.hero, t.data.challenges[my.challenge].reward.heal)
  },
  repeatWhile(
    (_, my) => my.left > 0,
    [
      ask({
        name: 'take-reward-part',
        rule: 'R132',
        who: (t, my) => seatOf(t, my.hero),
        about: { parts: ['parts', (_, my) => my.left] },
        choices(t, out, my) {
          if (count(my.left, GAIN) > 0) offerMarket(t, out, my.hero)
          if (count(my.left, DESTROY) > 0) offerDestroyable(t, out, my.hero)
          if (count(my.left, POTION) > 0) out.add(choices['take-potion'])
          if (my.left >= CLEAR) {
            out.add(choices['clear-row'])
            if (my.left === CLEAR) out.add(choices['keep-row'])
          }
        },
        take: {
          'gain-card': (t, { card }, my) => {
            my.left -= GAIN
            gainCard(t, my.hero, card)
          },
          'destroy-card': (t, { card }, my) => {
            const hero = t.heroes[my.hero]
            const pile = hero.deck.has(card) ? hero.deck : hero.discard
            my.left -= DESTROY
            pile.take(card)
            t.destroyed.push(card)
            t.log?.add(events['card-destroyed'], my.hero, card)
          },
          'take-potion': (t, _, my) => {
            my.left -= POTION
            t.call(gainPotion, my.hero)
          },
          'clear-row': (t, _, my) => {
            my.left -= CLEAR
            clearRow(t, my.hero)
          },
          'keep-row': (_, __, my) => {
            my.left -= CLEAR
          },
        },
        ifNone: 'skip',
      }),
      (t, my) => {
        // A part that cannot be carried out any more is lost.
        const hero = t.heroes[my.hero]
        if (count(my.left, GAIN) > 0 && hero.marketRow.isEmpty) my.left -= count(my.left, GAIN) * GAIN
        if (count(my.left, DESTROY) > 0 && !hasDestroyable(t, my.hero))
          my.left -= count(my.left, DESTROY) * DESTROY
      },
    ],
  ),
])

define(takeTreasure, [
  ask({
    name: 'take-treasure',
    rule: 'R181',
    who: partySeat,
    about: {
      treasure: ['treasure', (_, my) => my.challenge],
      use: ['use', (_, my) => my.challenge],
    },
    choices(_, out) {
      out.add(choices['take-treasure'])
      out.add(choices['decline-treasure'])
    },
    take: {
      'take-treasure': (t, _, my) => {
        t.challenges.take(my.challenge)
        t.treasures.push(my.challenge)
        t.log?.add(events['treasure-taken'], my.challenge)
      },
      'decline-treasure': (t) => t.leave(),
    },
  }),
  // Each Hero may take a card with it [R182].
  repeatFor('hero', heroesIn, [
    ask({
      name: 'treasure-card',
      rule: 'R182',
      who: (t, my) => seatOf(t, my.hero),
      about: { treasure: ['treasure', (_, my) => my.challenge] },
      choices(t, out, my) {
        if (!isStanding(t.heroes[my.hero])) return
        offerMarket(t, out, my.hero)
        out.add(choices['decline-card'])
      },
      take: {
        'gain-card': (t, { card }, my) => gainCard(t, my.hero, card),
        'decline-card': () => undefined,
      },
      ifNone: 'skip',
    }),
  ]),
])

/** Each Hero draws two Knowledge cards and keeps one; the other goes back to the shuffled set [R177]. */
define(chooseKnowledge, [
  repeatFor('hero', heroesIn, [
    (t, my) => {
      const { knowledgeDeck, knowledgeOffer } = t.heroes[my.hero]
      while (knowledgeOffer.size < 2 && !knowledgeDeck.isEmpty) knowledgeOffer.push(knowledgeDeck.pop())
    },
    ask({
      name: 'choose-knowledge',
      rule: 'R177',
      who: (t, my) => seatOf(t, my.hero),
      about: { hero: ['hero', (_, my) => my.hero] },
      choices(t, out, my) {
        for (const card of t.heroes[my.hero].knowledgeOffer.toArray())
          out.add(choices['keep-knowledge'], card)
      },
      take: {
        'keep-knowledge': (t, { knowledge }, my) => {
          const hero = t.heroes[my.hero]
          hero.knowledgeOffer.take(knowledge)
          hero.knowledge.push(knowledge)
          hero.maxEnergy += t.data.knowledge[knowledge].energy
          hero.maxHealth += t.data.knowledge[knowledge].health
          hero.knowledgeOffer.moveAllTo(hero.knowledgeDeck)
          t.rewardDice.shuffle(hero.knowledgeDeck)
          t.log?.add(events['knowledge-kept'], my.hero, knowledge)
        },
      },
      ifNone: 'skip',
    }),
  ]),
])

/** The procedures of this chapter. */
export const chapter = [waveReward, rewardsForAll, heroReward, takeTreasure, chooseKnowledge]
