/** The words the rules are written with: things, choices, events and reasons, each with its rule's number. */
import { rulebook } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { SYMBOLS } from '../content/limits.ts'
import { sumInWords } from './damage/sums.ts'
import { layoutOfTable, MAT } from './table.ts'
import { FIRST_MINION } from '../content/limits.ts'

/**
 * Enemies by number. Choices name 0 to 2, the Minions by place, 3, the mat, and from 4 on the Zombies by the number
 * of their card. Events name Minions by their cards too, after the Zombies: so they can be told of when they are gone.
 */
export const FIRST_ZOMBIE: number = MAT + 1

/** The number by which a Zombie is named. */
export function zombieNumber(card: number): number {
  return FIRST_ZOMBIE + card - FIRST_MINION
}

/** The card of a Zombie named by number. */
export function zombieCard(number: number): number {
  return number - FIRST_ZOMBIE + FIRST_MINION
}

/** The number of the Zombies together; after it come effects, for whoever acts without a place of its own. */
export function allZombies({ minionCount }: Data): number {
  return FIRST_ZOMBIE + 2 * minionCount
}

/** The number by which the owner of an effect is named: a card, a Bomb, a Potion, a Challenge, Horde or Boss. */
export function ownerOf({ data }: Table, place: number): number {
  return allZombies(data) + 1 + place
}

/** The number by which a Minion's card is named. */
export function namedMinion({ data }: Table, card: number): number {
  return FIRST_ZOMBIE + data.minionCount + card - FIRST_MINION
}

/** The number by which an event names whoever is at a place now, the mat, or a Zombie. */
export function namedEnemy(t: Table, number: number): number {
  if (number < 0 || number >= MAT) return number
  const { card } = t.enemies[number]
  return card < 0 ? number : namedMinion(t, card)
}

/** What of a table an Enemy's name depends on. */
interface Known {
  readonly data: Data
  readonly enemies: readonly { readonly card: number }[]
  readonly bosses: Int32Array
  readonly day: number
  readonly wave: number
}

function nameOfEnemy(enemy: number, t: Known): string {
  const zombies = allZombies(t.data)
  const named = FIRST_ZOMBIE + t.data.minionCount
  if (enemy > zombies) return t.data.effects.places[enemy - zombies - 1].owner
  if (enemy === zombies) return t.data.say('the-zombies')
  if (enemy >= named) return t.data.cards[enemy - named + FIRST_MINION].name
  if (enemy >= FIRST_ZOMBIE) return t.data.say('zombie', { name: t.data.cards[zombieCard(enemy)].name })
  if (enemy < MAT) {
    const card = t.enemies[enemy].card
    return card < 0 ? t.data.say('place', { number: enemy + 1 }) : t.data.cards[card].name
  }
  const boss = t.data.bosses[t.bosses[t.day - 1]]
  return t.wave === 4 ? boss.name : boss.hordeName
}

function giftOf({ challenges, say }: Data, card: number): string {
  const { name, isAdvanced, treasure, treasureText, rewardText } = challenges[card]
  return isAdvanced
    ? say('gift-of-treasure', { name, treasure, gives: treasureText })
    : say('gift', { name, gives: rewardText })
}

/** The cards of the Heroes who play, and from the first Day on the Minions of its Boss. */
function isCardOnTable(
  card: number,
  t: Known & { readonly heroes: readonly { readonly plays: number }[] },
): boolean {
  const { boss, hero, isMinion } = t.data.cards[card]
  return isMinion ? t.day > 0 && boss === t.bosses[t.day - 1] : t.heroes[hero].plays === 1
}

export const rules = rulebook<Data>()({
  layout: layoutOfTable,
  things: {
    card: {
      name: (card, t) => t.data.cards[card].name,
      count: (t) => t.data.cards.length,
      isOnTable: isCardOnTable,
      unseen: 'a card',
    },
    hero: { name: (hero, t) => t.data.heroes[hero].name },
    enemy: { name: nameOfEnemy },
    potion: {
      name: (potion, t) => t.data.potions[potion].name,
      count: (t) => t.data.potions.length,
      unseen: 'a Potion',
    },
    challenge: {
      name: (card, t) => t.data.challenges[card].name,
      count: (t) => t.data.challenges.length,
      isOnTable: (card, t) => t.days > 1 || !t.data.challenges[card].isAdvanced, // [R17, R172]
      unseen: 'a card',
    },
    treasure: { name: (card, t) => t.data.challenges[card].treasure },
    knowledge: {
      name: (card, t) => t.data.knowledge[card].name,
      count: (t) => t.data.knowledge.length,
      isOnTable: (card, t) => t.days > 1 && t.heroes[t.data.knowledge[card].hero].plays === 1, // [R171]
      unseen: 'a Knowledge card',
    },
    intent: {
      name: (card, t) => t.data.intents[card].name,
      count: (t) => t.data.intents.length,
      unseen: 'an Intent',
    },
    symbol: { name: (symbol, t) => t.data.say(`symbol-${SYMBOLS[symbol]}`) },
    reward: { name: (card, t) => t.data.cards[card].rewardText },
    option: { name: (option, t) => t.data.effects.options[option] },
    /** Why something is asked: numbered as Enemies are. */
    source: { name: nameOfEnemy },
    /** What an effect does, as a clause. */
    effect: { name: (place, t) => t.data.effects.places[place].clause },
    sum: { name: sumInWords },
    parts: { name: (parts, t) => t.data.rewardParts(parts) },
    /** What a Challenge gives. */
    gift: { name: (card, t) => giftOf(t.data, card) },
    /** What a Treasure does. */
    use: { name: (card, t) => t.data.challenges[card].treasureText },
    span: { name: (span, t) => t.data.say(span === 0 ? 'this-turn' : 'now') },
    boss: { name: (boss, t) => t.data.bosses[boss].name },
  },
  choices: {
    'play-card': { card: 'card', target: 'enemy', second: 'enemy' },
    'play-concealed': { card: 'card', target: 'enemy', second: 'enemy' },
    'end-turn': { hero: 'hero' },
    'fight-first': { hero: 'hero' },
    'drink-potion': { potion: 'potion', hero: 'hero', target: 'enemy' },
    'use-treasure': { treasure: 'treasure' },
    'defuse-bomb': { card: 'card' },
    'no-potion': { span: 'span' },
    'pick-enemy': { target: 'enemy' },
    'pick-hero': { hero: 'hero' },
    'discard-card': { card: 'card' },
    'explode-bomb': { card: 'card' },
    'strike-from-hiding': {},
    'strike-openly': {},
    'recover-card': { card: 'card' },
    'take-off': { card: 'card' },
    'take-option': { option: 'option' },
    pay: {},
    'do-not-pay': {},
    'take-reward': { target: 'enemy' },
    'decline-reward': {},
    'halve-damage': {},
    'stay-concealed': {},
    'gain-card': { card: 'card' },
    'destroy-card': { card: 'card' },
    'take-potion': {},
    'throw-potion': { potion: 'potion' },
    'decline-potion': {},
    'clear-row': {},
    'keep-row': {},
    'take-treasure': {},
    'decline-treasure': {},
    'decline-card': {},
    'choose-challenge': { challenge: 'challenge' },
    'keep-knowledge': { knowledge: 'knowledge' },
    'start-with-treasure': { treasure: 'treasure' },
    'start-with-knowledge': { knowledge: 'knowledge' },
    'in-this-order': {},
    'resolve-intent': { symbol: 'symbol' },
  },
  reasons: {
    'too-dear': 'R33',
    'behind-guard': 'R104',
    'behind-zombies': 'R163',
    'is-bomb': 'A60',
    'cannot-defuse': 'R150',
  },
  events: {
    'day-started': { rule: 'R1', with: { day: 'number', boss: 'boss' } },
    'wave-started': { rule: 'R2', with: { wave: 'number' } },
    'boss-wave-started': { rule: 'R140', with: { boss: 'boss' } },
    'round-started': { rule: 'R30', with: { round: 'number' } },
    'minion-arrived': { rule: 'R100', with: { card: 'card', health: 'number' } },
    'intent-drawn': { rule: 'R30', with: { hero: 'hero', results: 'number' } },
    'intent-revealed': { rule: 'R92', with: { hero: 'hero', symbol: 'symbol' } },
    'card-drawn': { rule: 'R35', with: { hero: 'hero', card: 'card' } },
    'deck-shuffled': { rule: 'R35', with: { hero: 'hero' } },
    'card-played': { rule: 'R34', with: { card: 'card', target: 'enemy' } },
    'card-discarded': { rule: 'R80', with: { hero: 'hero', card: 'card' } },
    'finale-repeated': { rule: 'R82', with: { card: 'card' } },
    'ambush-sprung': { rule: 'R81', with: { card: 'card' } },
    'piece-put-on': { rule: 'R70', with: { card: 'card' } },
    'piece-taken-off': { rule: 'R71', with: { card: 'card' } },
    'enemy-damaged': {
      rule: 'R51',
      with: { enemy: 'enemy', damage: 'number', health: 'number', sum: 'sum' },
    },
    'enemy-unhurt': { rule: 'R51', with: { enemy: 'enemy', damage: 'number', sum: 'sum' } },
    'enemy-defeated': { rule: 'R54', with: { card: 'card' } },
    'reward-offered': { rule: 'R112', with: { hero: 'hero', reward: 'reward' } },
    'zombie-fell': { rule: 'A29', with: { enemy: 'enemy' } },
    'boss-defeated': { rule: 'R142', with: { boss: 'boss' } },
    'hero-damaged': {
      rule: 'R51',
      with: { hero: 'hero', damage: 'number', health: 'number', enemy: 'enemy', sum: 'sum' },
    },
    'hero-unhurt': { rule: 'R51', with: { hero: 'hero', damage: 'number', enemy: 'enemy', sum: 'sum' } },
    'hero-immune': { rule: 'R84', with: { hero: 'hero' } },
    'hero-knocked-out': { rule: 'R125', with: { hero: 'hero' } },
    'hero-gained-block': { rule: 'R60', with: { hero: 'hero', amount: 'number' } },
    'hero-gained-strength': { rule: 'R65', with: { hero: 'hero', amount: 'number' } },
    'hero-gained-protect': { rule: 'R66', with: { hero: 'hero', amount: 'number' } },
    'hero-gained-energy': { rule: 'R112', with: { hero: 'hero', amount: 'number' } },
    'hero-healed': { rule: 'R132', with: { hero: 'hero', amount: 'number' } },
    'hero-weakened': { rule: 'R63', with: { hero: 'hero' } },
    'hero-exposed': { rule: 'R64', with: { hero: 'hero' } },
    'hero-drained': { rule: 'A58', with: { hero: 'hero', amount: 'number' } },
    'hero-concealed': { rule: 'R75', with: { hero: 'hero' } },
    'hero-unconcealed': { rule: 'R77', with: { hero: 'hero' } },
    'damage-halved': { rule: 'R76', with: { hero: 'hero' } },
    'enemy-weakened': { rule: 'R63', with: { enemy: 'enemy' } },
    'enemy-exposed': { rule: 'R64', with: { enemy: 'enemy' } },
    'enemy-gained-block': { rule: 'R61', with: { enemy: 'enemy', amount: 'number' } },
    'enemy-gained-strength': { rule: 'R65', with: { enemy: 'enemy', amount: 'number' } },
    'enemy-gained-protect': { rule: 'R66', with: { enemy: 'enemy', amount: 'number' } },
    'enemy-mended': { rule: 'A44', with: { enemy: 'enemy', amount: 'number' } },
    'minion-activated': { rule: 'R101', with: { enemy: 'enemy' } },
    'mat-acted': { rule: 'R115', with: { enemy: 'enemy', symbol: 'symbol' } },
    'minion-rushed-in': { rule: 'R121', with: { card: 'card' } },
    'bomb-added': { rule: 'R147', with: { hero: 'hero', card: 'card' } },
    'bomb-exploded': { rule: 'R150', with: { card: 'card' } },
    'bomb-defused': { rule: 'R150', with: { card: 'card' } },
    'no-bomb-left': { rule: 'R148', with: { hero: 'hero' } },
    'zombie-rose': { rule: 'R161', with: { card: 'card' } },
    'zombies-attacked': { rule: 'R164', with: { damage: 'number' } },
    'crystals-gained': { rule: 'R151', with: { amount: 'number', crystals: 'number' } },
    'piece-crumbled': { rule: 'R153', with: { card: 'card' } },
    'piece-rebuilt': { rule: 'R154', with: { card: 'card', health: 'number' } },
    'potion-gained': { rule: 'R86', with: { hero: 'hero', potion: 'potion' } },
    'potion-drunk': { rule: 'R85', with: { potion: 'potion', hero: 'hero' } },
    'treasure-used': { rule: 'R183', with: { treasure: 'treasure' } },
    'treasure-taken': { rule: 'R181', with: { treasure: 'treasure' } },
    'reward-turned': { rule: 'R132', with: { challenge: 'challenge' } },
    'challenge-turned': { rule: 'R178', with: { challenge: 'challenge' } },
    'card-gained': { rule: 'R132', with: { hero: 'hero', card: 'card' } },
    'card-destroyed': { rule: 'R132', with: { hero: 'hero', card: 'card' } },
    'row-cleared': { rule: 'R132', with: { hero: 'hero' } },
    'knowledge-kept': { rule: 'R177', with: { hero: 'hero', knowledge: 'knowledge' } },
    'wave-cleared': { rule: 'R130' },
    'game-won': { rule: 'R3' },
    'game-lost': { rule: 'R4' },
    'stalemate-reached': { rule: 'A62' },
  },
})

/** A table of this game. */
export type Table = ReturnType<typeof rules.newTable>
export type Hero = Table['heroes'][number]
export type Enemy = Table['enemies'][number]
