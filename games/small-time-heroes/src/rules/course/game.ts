/** The game from set-up to its end: Days of three Waves and a Boss [R1], campaigns of three Days [R170] to [R177]. */
import { WON } from '@hearthkeep/engine'
import type { Setup } from '@hearthkeep/engine'
import { drawFirstHand } from '../heroes/heroes.ts'
import { gainCard, offerMarket, refillRow } from './market.ts'
import { bossOf, heroesIn, PLACES, seatOf } from '../roster.ts'
import { BOSS_WAVE } from '../table.ts'
import { day, game, wave } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { CARDS_PER_HERO, FIRST_MINION, MINIONS_PER_BOSS } from '../../content/limits.ts'

const { ask, define, events, repeatFor, repeatWhile } = rules

const ENERGY = 3
const BASIC_CHALLENGES = 12
const ADVANCED_IN_CAMPAIGN = 6

/** Lays the pieces out that need no decision. */
export function setUp(t: Table, { seats, options }: Setup): void {
  t.days = options['mode'] === 'campaign' ? 3 : 1
  const { bosses, heroes } = t.data
  const wanted = heroes.findIndex(({ id }) => id === options['hero'])
  for (let hero = 0; hero < 2; hero++) t.heroes[hero].plays = seats === 2 || hero === wanted ? 1 : 0
  t.first = seats === 2 ? 0 : wanted
  chooseBosses(
    t,
    bosses.findIndex(({ id }) => id === options['boss']),
  )
  t.heroes.forEach((hero, number) => {
    if (hero.plays === 1) setUpHero(t, number)
  })
  for (let potion = 0; potion < t.data.potions.length; potion++) t.potionDeck.push(potion)
  t.potionDice.shuffle(t.potionDeck)
  for (let card = 0; card < t.data.intents.length; card++) t.intentDeck.push(card)
  setUpChallenges(t)
}

/** The first Boss is the one asked for; a campaign's others follow at random [R170]. */
function chooseBosses(t: Table, first: number): void {
  t.bosses[0] = first
  if (t.days === 1) return
  const others = t.data.bosses.map((_, boss) => boss).filter((boss) => boss !== first)
  for (let i = 1; i < t.days; i++) t.bosses[i] = others.splice(t.minionDice.below(others.length), 1)[0]
}

function setUpHero(t: Table, number: number): void {
  const hero = t.heroes[number]
  hero.health = t.data.heroes[number].health // [R20]
  hero.maxHealth = hero.health
  hero.maxEnergy = ENERGY
  const first = number * CARDS_PER_HERO
  for (let card = first; card < first + CARDS_PER_HERO; card++) {
    if (t.data.cards[card].isStarting)
      hero.deck.push(card) // [R21]
    else hero.marketDeck.push(card) // [R22]
  }
  t.marketDice.shuffle(hero.marketDeck)
  refillRow(t, number)
  if (t.days === 1) return
  t.data.knowledge.forEach((knowledge, id) => {
    if (knowledge.hero === number) hero.knowledgeDeck.push(id)
  })
  t.rewardDice.shuffle(hero.knowledgeDeck) // [R171]
}

/** Twelve Rewards, and in a campaign six Advanced Challenges among them [R17, R172]. */
function setUpChallenges(t: Table): void {
  if (t.days > 1) {
    for (let card = BASIC_CHALLENGES; card < t.data.challenges.length; card++) t.challengeDeck.push(card)
    t.rewardDice.shuffle(t.challengeDeck)
    while (t.challengeDeck.size > ADVANCED_IN_CAMPAIGN) t.unusedChallenges.push(t.challengeDeck.pop())
  }
  for (let card = 0; card < BASIC_CHALLENGES; card++) t.challengeDeck.push(card)
  t.rewardDice.shuffle(t.challengeDeck)
}

/** Each Hero takes a card of the Market Row and draws the first hand [R23, R25]. */
const openingCards = rules.procedure(
  'opening-cards',
  ['hero'],
  [
    repeatFor('hero', heroesIn, [
      ask({
        name: 'opening-card',
        rule: 'R23',
        who: (t, my) => seatOf(t, my.hero),
        choices: (t, out, my) => offerMarket(t, out, my.hero),
        take: { 'gain-card': (t, { card }, my) => gainCard(t, my.hero, card) },
        ifNone: 'skip', // who does not play has none
      }),
      (t, my) => drawFirstHand(t, my.hero),
    ]),
  ],
)

/** [R10] to [R15], also on a new Day [R176, A55]. */
function setUpDay(t: Table): void {
  t.day++
  t.wave = 0
  const boss = bossOf(t)
  t.log?.add(events['day-started'], t.day, boss)
  const first = FIRST_MINION + boss * MINIONS_PER_BOSS
  for (const { deck, discard } of t.waveDecks) {
    deck.clear()
    discard.clear()
  }
  for (let card = first; card < first + MINIONS_PER_BOSS; card++)
    t.waveDecks[t.data.cards[card].wave].deck.push(card)
  for (const { deck } of t.waveDecks) t.minionDice.shuffle(deck)
  shuffleSymbols(t)
  t.intentDiscard.moveAllTo(t.intentDeck)
  t.intentDice.shuffle(t.intentDeck)
  for (const hero of t.heroes) {
    hero.block = 0
    hero.concealed = 0 // [A51]
  }
}

/** The Health cards lie in random order under the row [R12, A2]. */
function shuffleSymbols(t: Table): void {
  for (let place = 0; place < PLACES; place++) t.enemies[place].symbol = place
  for (let place = PLACES - 1; place > 0; place--) {
    const other = t.minionDice.below(place + 1)
    const symbol = t.enemies[place].symbol
    t.enemies[place].symbol = t.enemies[other].symbol
    t.enemies[other].symbol = symbol
  }
  t.enemies[PLACES].symbol = -1
}

define(day, [setUpDay, repeatWhile((t) => t.wave < BOSS_WAVE, [wave])])

define(game, [
  openingCards,
  repeatWhile((t) => t.day < t.days, [day]),
  (t) => {
    t.log?.add(events['game-won'])
    t.finish(WON)
  },
])

/** The procedures of this chapter. */
export const chapter = [openingCards, day, game]
