/** Numbers and lists that rules and content share. */
import type { ProcedureOf } from '@hearthkeep/engine'

/** How many cards belong together, always so many: the table has room for no more. */
export const CARDS_PER_HERO = 67
/** Of a Hero's cards, so many are the first deck [R21]; the others are the Market [R22]. */
export const STARTING_CARDS = 9
export const MARKET_CARDS: number = CARDS_PER_HERO - STARTING_CARDS
export const KNOWLEDGE_PER_HERO = 5
export const MINIONS_PER_BOSS = 24
/** Waves of a campaign after which there is a Reward: all but the last [R132]. */
const REWARDS = 11
/** How many cards a Reward lets a Hero gain, or destroy, at most. */
export const MOST_PER_REWARD = 2
/** What a Hero can own: the first deck, the opening card [R23] and Rewards; and every Minion of a Boss can be a Bomb among it. */
const MOST_OWN: number = STARTING_CARDS + 1 + REWARDS * MOST_PER_REWARD
export const MOST_IN_HAND: number = MOST_OWN + MINIONS_PER_BOSS
/** Both Heroes destroy cards. */
export const MOST_DESTROYED: number = 2 * REWARDS * MOST_PER_REWARD
/** The numbers of the two Heroes' cards come first, then each Boss's Minions. */
export const FIRST_MINION: number = CARDS_PER_HERO * 2

/** The kinds of Hero card. */
export const CARD_TYPES = ['attack', 'defense', 'skill', 'equipment'] as const
/** [A11] */
export const BODY_PARTS = ['helm', 'chest', 'main-hand', 'off-hand', 'boots'] as const
/** The pieces of which a Boss such as the Guardian is made [R152]. */
export const PIECES = ['left-arm', 'right-arm', 'head'] as const
/** [A1] Three results belong to a Minion's place, two to the Horde alone. */
export const SYMBOLS = ['sun', 'moon', 'star', 'skull', 'claw'] as const

/** When lasting abilities of Equipment and Knowledge happen; after the start of a turn, by the type of card played. */
export const MOMENTS = [
  'turn-start',
  'attack-played',
  'defense-played',
  'skill-played',
  'enemy-defeated',
  'health-lost',
] as const
/** When it happens what an Advanced Challenge adds. */
export const SPECIALS = ['hero-turn-start', 'enemy-turn-start', 'minion-defeated', 'minion-arrived'] as const

/** The places of words in their list, by which the table knows them. */
function numbered<const W extends string>(words: readonly W[]): Readonly<Record<W, number>> {
  return Object.fromEntries(words.map((word, number) => [word, number])) as Record<W, number>
}
export const TYPE = numbered(CARD_TYPES)
export const MOMENT = numbered(MOMENTS)
export const SPECIAL = numbered(SPECIALS)

/** What a card needs to be chosen with it: nothing, an Enemy to hit, a Minion, two Enemies, an Enemy to mark. */
export const NEEDS = { NOTHING: 0, ENEMY: 1, MINION: 2, TWO: 3, MARK: 4 } as const
/** In place of a target: it is chosen when the effect gets there. */
export const ASK_TARGET = -2

/** Whom something is aimed at: somebody at a place of the row, the mat, or a Zombie, by its card. */
export const AIMED = ['target: enemy|zombie', 'second: enemy|zombie'] as const
/** Who deals a hit or makes somebody choose: the mat, a Minion by its card, the Zombies, or whoever's effect it is. */
export const ACTOR = 'enemy|card|zombies|owner'

/** The kinds of things that effects know. */
export type Things = Readonly<Record<'hero' | 'card' | 'enemy' | 'zombie', object>>

/** What an effect of a Hero knows: who acts, and whom it was aimed at when the card was played. */
export const HERO_LOCALS = ['hero', ...AIMED, 'left', 'mark', 'aimed', 'fallen'] as const
export type HeroEffect = ProcedureOf<Things, typeof HERO_LOCALS>
/**
 * What an effect of an Enemy knows: whom it meets, and who acts: a place or the mat, -1 if it is none of them (any more), -2 a
 * Minion that rushed in [R121]. `strength` is, of source -1, the Strength it acts with, of others the health that its attack
 * has just cost.
 */
export const ENEMY_LOCALS = ['hero', 'source', 'strength', 'card', 'left', 'lost'] as const
export type EnemyEffect = ProcedureOf<Things, typeof ENEMY_LOCALS>
