/** The words the rules are written with: things, choices, events and reasons, each with its rule's number. */
import { listed, rulebook, words } from '@hearthkeep/engine'
import type { The } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { ACTOR, AIMED, SYMBOLS } from '../content/limits.ts'
import { sumInWords } from './damage/sums.ts'
import { BOSS_WAVE, layoutOfTable, MAT } from './table.ts'

/** What of a table an Enemy's name depends on. */
interface Known {
  readonly data: Data
  readonly enemies: readonly { readonly card: number }[]
  readonly bosses: Int32Array
  readonly day: number
  readonly wave: number
}

/** A place of the row, by its Minion if there is one, or the mat. */
function nameOfEnemy(enemy: number, { data, enemies, bosses, day, wave }: Known): string {
  if (enemy < MAT) {
    const { card } = enemies[enemy]
    return card < 0 ? data.say('place', { number: enemy + 1 }) : data.cards[card].name
  }
  const boss = data.bosses[bosses[day - 1]]
  return wave === BOSS_WAVE ? boss.name : boss.hordeName
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
      ...listed('cards', 'a card'),
      isOnTable: isCardOnTable,
    },
    hero: { name: (hero, t) => t.data.heroes[hero].name },
    enemy: { name: nameOfEnemy },
    zombie: { is: 'card', name: (card, t) => t.data.say('zombie', { name: t.data.cards[card].name }) },
    /** All of them together. */
    zombies: { name: (_, t) => t.data.say('the-zombies') },
    potion: listed('potions', 'a Potion'),
    challenge: {
      ...listed('challenges', 'a card'),
      isOnTable: (card, t) => t.days > 1 || !t.data.challenges[card].isAdvanced, // [R17, R172]
    },
    treasure: { is: 'challenge', name: (card, t) => t.data.challenges[card].treasure },
    knowledge: {
      ...listed('knowledge', 'a Knowledge card'),
      isOnTable: (card, t) => t.days > 1 && t.heroes[t.data.knowledge[card].hero].plays === 1, // [R171]
    },
    intent: {
      ...listed('intents', 'an Intent'),
      alike: (card, t) => t.data.intents[card].back * SYMBOLS.length + t.data.intents[card].front,
    },
    symbol: words(SYMBOLS, (symbol, { data }: { readonly data: Data }) => data.say(`symbol-${symbol}`)),
    reward: { is: 'card', name: (card, t) => t.data.cards[card].rewardText },
    option: { name: (option, t) => t.data.effects.options[option] },
    /** What an effect does, as a clause. */
    effect: { name: (place, t) => t.data.effects.places[place].clause },
    /** Whose effect it is: a card, a Bomb, a Potion, a Challenge, Horde or Boss. */
    owner: { is: 'effect', name: (place, t) => t.data.effects.places[place].owner },
    sum: { name: sumInWords },
    parts: { name: (parts, t) => t.data.rewardParts(parts) },
    /** What a Challenge gives. */
    gift: { is: 'challenge', name: (card, t) => giftOf(t.data, card) },
    /** What a Treasure does. */
    use: { is: 'challenge', name: (card, t) => t.data.challenges[card].treasureText },
    span: words(['this-turn', 'now'], (span, { data }: { readonly data: Data }) => data.say(span)),
    boss: { name: (boss, t) => t.data.bosses[boss].name },
  },
  choices: {
    'play-card': ['card', ...AIMED],
    'play-concealed': ['card', ...AIMED],
    'end-turn': ['hero'],
    'fight-first': ['hero'],
    'drink-potion': ['potion', 'hero', 'target: enemy|zombie'],
    'use-treasure': ['treasure'],
    'defuse-bomb': ['card'],
    'no-potion': ['span'],
    'pick-enemy': ['target: enemy|zombie'],
    'pick-hero': ['hero'],
    'discard-card': ['card'],
    'explode-bomb': ['card'],
    'strike-from-hiding': [],
    'strike-openly': [],
    'recover-card': ['card'],
    'take-off': ['card'],
    'take-option': ['option'],
    pay: [],
    'do-not-pay': [],
    'take-reward': ['target: enemy|zombie'],
    'decline-reward': [],
    'halve-damage': [],
    'stay-concealed': [],
    'gain-card': ['card'],
    'destroy-card': ['card'],
    'take-potion': [],
    'throw-potion': ['potion'],
    'decline-potion': [],
    'clear-row': [],
    'keep-row': [],
    'take-treasure': [],
    'decline-treasure': [],
    'decline-card': [],
    'choose-challenge': ['challenge'],
    'keep-knowledge': ['knowledge'],
    'start-with-treasure': ['treasure'],
    'start-with-knowledge': ['knowledge'],
    'in-this-order': [],
    'resolve-intent': ['symbol'],
  },
  reasons: {
    'too-dear': 'R33',
    'behind-guard': 'R104',
    'behind-zombies': 'R163',
    'is-bomb': 'A60',
    'cannot-defuse': 'R150',
  },
  events: {
    'day-started': { rule: 'R1', with: ['day: number', 'boss'] },
    'wave-started': { rule: 'R2', with: ['wave: number'] },
    'boss-wave-started': { rule: 'R140', with: ['boss'] },
    'round-started': { rule: 'R30', with: ['round: number'] },
    'minion-arrived': { rule: 'R100', with: ['card', 'health: number'] },
    'intent-drawn': { rule: 'R30', with: ['hero', 'results: number'] },
    'intent-revealed': { rule: 'R92', with: ['hero', 'symbol'] },
    'card-drawn': { rule: 'R35', with: ['hero', 'card'] },
    'deck-shuffled': { rule: 'R35', with: ['hero'] },
    'card-played': { rule: 'R34', with: ['card', 'target: enemy|card|zombie'] },
    'card-discarded': { rule: 'R80', with: ['hero', 'card'] },
    'finale-repeated': { rule: 'R82', with: ['card'] },
    'ambush-sprung': { rule: 'R81', with: ['card'] },
    'piece-put-on': { rule: 'R70', with: ['card'] },
    'piece-taken-off': { rule: 'R71', with: ['card'] },
    'enemy-damaged': {
      rule: 'R51',
      with: ['enemy: enemy|card', 'damage: number', 'health: number', 'sum'],
    },
    'enemy-unhurt': { rule: 'R51', with: ['enemy: enemy|card', 'damage: number', 'sum'] },
    'enemy-immune': { rule: 'R84', with: ['enemy: enemy|card'] },
    'enemy-defeated': { rule: 'R54', with: ['card'] },
    'reward-offered': { rule: 'R112', with: ['hero', 'reward'] },
    'zombie-fell': { rule: 'A29', with: ['enemy: zombie'] },
    'boss-defeated': { rule: 'R142', with: ['boss'] },
    'hero-damaged': {
      rule: 'R51',
      with: ['hero', 'damage: number', 'health: number', `enemy: ${ACTOR}`, 'sum'],
    },
    'hero-unhurt': { rule: 'R51', with: ['hero', 'damage: number', `enemy: ${ACTOR}`, 'sum'] },
    'hero-immune': { rule: 'R84', with: ['hero'] },
    'hero-knocked-out': { rule: 'R125', with: ['hero'] },
    'hero-gained-block': { rule: 'R60', with: ['hero', 'amount: number'] },
    'hero-gained-strength': { rule: 'R65', with: ['hero', 'amount: number'] },
    'hero-gained-protect': { rule: 'R66', with: ['hero', 'amount: number'] },
    'hero-gained-energy': { rule: 'R112', with: ['hero', 'amount: number'] },
    'hero-healed': { rule: 'R132', with: ['hero', 'amount: number'] },
    'hero-weakened': { rule: 'R63', with: ['hero'] },
    'hero-exposed': { rule: 'R64', with: ['hero'] },
    'hero-drained': { rule: 'A58', with: ['hero', 'amount: number'] },
    'hero-concealed': { rule: 'R75', with: ['hero'] },
    'hero-unconcealed': { rule: 'R77', with: ['hero'] },
    'damage-halved': { rule: 'R76', with: ['hero'] },
    'enemy-weakened': { rule: 'R63', with: ['enemy: enemy|card'] },
    'enemy-exposed': { rule: 'R64', with: ['enemy: enemy|card'] },
    'enemy-gained-block': { rule: 'R61', with: ['enemy: enemy|card', 'amount: number'] },
    'enemy-gained-strength': { rule: 'R65', with: ['enemy: enemy|card', 'amount: number'] },
    'enemy-gained-protect': { rule: 'R66', with: ['enemy: enemy|card', 'amount: number'] },
    'enemy-mended': { rule: 'A44', with: ['enemy: enemy|card', 'amount: number'] },
    'minion-activated': { rule: 'R101', with: ['enemy: card'] },
    'mat-acted': { rule: 'R115', with: ['enemy', 'symbol'] },
    'minion-rushed-in': { rule: 'R121', with: ['card'] },
    'bomb-added': { rule: 'R147', with: ['hero', 'card'] },
    'bomb-exploded': { rule: 'R150', with: ['card'] },
    'bomb-defused': { rule: 'R150', with: ['card'] },
    'no-bomb-left': { rule: 'R148', with: ['hero'] },
    'zombie-rose': { rule: 'R161', with: ['card'] },
    'zombies-attacked': { rule: 'R164', with: ['damage: number'] },
    'crystals-gained': { rule: 'R151', with: ['amount: number', 'crystals: number'] },
    'piece-crumbled': { rule: 'R153', with: ['card'] },
    'piece-rebuilt': { rule: 'R154', with: ['card', 'health: number'] },
    'potion-gained': { rule: 'R86', with: ['hero', 'potion'] },
    'potion-drunk': { rule: 'R85', with: ['potion', 'hero'] },
    'treasure-used': { rule: 'R183', with: ['treasure'] },
    'treasure-taken': { rule: 'R181', with: ['treasure'] },
    'reward-turned': { rule: 'R132', with: ['challenge'] },
    'challenge-turned': { rule: 'R178', with: ['challenge'] },
    'card-gained': { rule: 'R132', with: ['hero', 'card'] },
    'card-destroyed': { rule: 'R132', with: ['hero', 'card'] },
    'row-cleared': { rule: 'R132', with: ['hero'] },
    'knowledge-kept': { rule: 'R177', with: ['hero', 'knowledge'] },
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
/** Whom a hit can be aimed at. */
export type Target = The<'enemy' | 'zombie'>
/** Who deals a hit or makes somebody choose. */
export type Actor = The<'enemy' | 'card' | 'zombies' | 'owner'>

const { the } = rules

/** How events name whoever is at a place now: a Minion by its card, so that it can be told of when it is gone. */
export function namedEnemy(t: Table, place: number): The<'enemy' | 'card'> {
  const { card } = t.enemies[place]
  return card < 0 ? the.enemy(place) : the.card(card)
}
