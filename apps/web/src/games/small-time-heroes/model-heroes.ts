/** The Heroes' side of the table: figures, cards, belongings, Rewards. */
import { BODY_PARTS, CARD_TYPES, shownCost, protectOf, strengthOf } from '@hearthkeep/game-small-time-heroes'
import type { Hero, Table } from '@hearthkeep/game-small-time-heroes'
import { galleryOf, heroArt, partArt } from './art.ts'
import { cardNow } from './card-now.ts'
import type { Now } from './card-now.ts'
import type { Condition } from './model-enemies.ts'

type CardType = (typeof CARD_TYPES)[number] | 'bomb'

export interface CardView {
  readonly id: number
  /** The same for all copies: copies in one pile are one choice. */
  readonly design: number
  readonly title: string
  readonly art: string
  readonly type: CardType
  readonly typeName: string
  readonly text: string
  /** The same with the figures as they are now. */
  readonly now: Now
  /** What it costs now; null for a Bomb. */
  readonly cost: number | null
  /** Less than is printed [R83]. */
  readonly isCheaper: boolean
}

/** A Potion, Knowledge card or Treasure. */
export interface ItemView {
  readonly id: number
  readonly title: string
  readonly art: string
  readonly text: string
}

interface PotionView extends ItemView {
  readonly design: number
}

export interface TreasureView extends ItemView {
  readonly use: string
}

export interface ChallengeView extends ItemView {
  readonly reward: string
  /** The Treasure it turns into; empty if it is no Advanced one. */
  readonly treasure: string
  readonly treasureArt: string
}

export interface PartView {
  readonly id: string
  readonly name: string
  readonly art: string
  readonly worn: CardView | null
}

export interface HeroView extends Condition {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly calling: string
  readonly art: string
  readonly health: number
  readonly maxHealth: number
  readonly energy: number
  readonly maxEnergy: number
  readonly drained: number
  readonly isConcealed: boolean
  /** Uses the concealment in this Enemy Turn. */
  readonly isHiding: boolean
  readonly isOut: boolean
  readonly hasFought: boolean
  /** Only Joan wears Equipment. */
  readonly parts: readonly PartView[]
  readonly hand: readonly CardView[]
  readonly played: readonly CardView[]
  /** The top is last. */
  readonly discard: readonly CardView[]
  readonly deckCount: number
  readonly market: readonly CardView[]
  readonly marketCount: number
  readonly potions: readonly PotionView[]
  readonly knowledge: readonly ItemView[]
  readonly knowledgeOffer: readonly ItemView[]
}

/** A Goblin as the Bomb it can be. */
export function bombView(t: Table, card: number): CardView {
  const { title, design, bombText } = t.data.cards[card]
  const art = galleryOf(t.data).cards.get(title) ?? ''
  return {
    ...{ id: card, design, title, art, type: 'bomb', typeName: t.data.say('bomb') },
    ...{ text: bombText, now: { said: [bombText], sums: [] }, cost: null, isCheaper: false },
  }
}

export function cardView(t: Table, hero: Hero, card: number): CardView {
  const { data } = t
  const { title, design, isMinion, type, text, live, cost, part } = data.cards[card]
  if (isMinion) return bombView(t, card)
  const kind = data.say(`type-${CARD_TYPES[type]}`)
  const costs = shownCost(t, hero, card)
  return {
    ...{ id: card, design, title, text, cost: costs, isCheaper: costs < cost },
    now: cardNow(t, hero, live),
    art: galleryOf(data).cards.get(title) ?? '',
    type: CARD_TYPES[type],
    typeName: part < 0 ? kind : data.say(`part-${BODY_PARTS[part]}`),
  }
}

/** A pile, as far as it is open. */
function cardViews(t: Table, hero: Hero, cards: readonly number[]): CardView[] {
  return cards.filter((card) => card >= 0).map((card) => cardView(t, hero, card))
}

function partViews(t: Table, hero: Hero): PartView[] {
  const worn = hero.equipment.toArray()
  return BODY_PARTS.map((id, part) => {
    const card = worn.find((one) => t.data.cards[one].part === part)
    return {
      id,
      name: t.data.say(`part-${id}`),
      art: partArt[id] ?? '',
      worn: card === undefined ? null : cardView(t, hero, card),
    }
  })
}

function knowledgeView(t: Table, id: number): ItemView {
  const { name, text } = t.data.knowledge[id]
  return { id, title: name, text, art: galleryOf(t.data).knowledge.get(name) ?? '' }
}

function potionView(t: Table, id: number): PotionView {
  const { title, text, design } = t.data.potions[id]
  return { id, design, title, text, art: galleryOf(t.data).potions.get(title) ?? '' }
}

export function heroView(t: Table, number: number): HeroView {
  const { data } = t
  const hero = t.heroes[number]
  const { id } = data.heroes[number]
  return {
    number,
    id,
    name: data.heroes[number].name,
    calling: data.files.heroes[number].title,
    art: heroArt[id] ?? '',
    ...{ health: hero.health, maxHealth: hero.maxHealth, energy: hero.energy, maxEnergy: hero.maxEnergy },
    ...{ block: hero.block, strength: strengthOf(t, hero), protect: protectOf(t, hero) },
    ...{ isWeak: hero.weak === 1, isExposed: hero.exposed === 1, isImmune: hero.immune === 1 },
    ...{ drained: hero.drained, isConcealed: hero.concealed === 1, isHiding: hero.hiding === 1 },
    ...{ isOut: hero.out === 1, hasFought: hero.fought === 1 },
    parts: id === 'joan' ? partViews(t, hero) : [],
    hand: cardViews(t, hero, hero.hand.toArray()),
    played: cardViews(t, hero, hero.playArea.toArray()),
    discard: cardViews(t, hero, hero.discard.toArray()),
    deckCount: hero.deck.size,
    market: cardViews(t, hero, hero.marketRow.toArray()),
    marketCount: hero.marketDeck.size,
    potions: hero.potions.toArray().map((one) => potionView(t, one)),
    knowledge: hero.knowledge.toArray().map((one) => knowledgeView(t, one)),
    knowledgeOffer: hero.knowledgeOffer.toArray().map((one) => knowledgeView(t, one)),
  }
}

export function challengeView(t: Table, id: number): ChallengeView {
  const { name, text, rewardText, treasure } = t.data.challenges[id]
  const { challenges, treasures } = galleryOf(t.data)
  const art = challenges.get(name) ?? ''
  const treasureArt = treasures.get(treasure) ?? ''
  return { id, title: name, text, reward: rewardText, treasure, art, treasureArt }
}

export function treasureView(t: Table, id: number): TreasureView {
  const { treasure, rewardText, isConsumable } = t.data.challenges[id]
  const use = t.data.say(isConsumable ? 'consumable' : 'start-of-wave')
  return {
    id,
    title: treasure,
    text: rewardText,
    use,
    art: galleryOf(t.data).treasures.get(treasure) ?? '',
  }
}
