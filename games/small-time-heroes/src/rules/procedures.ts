/** Every procedure of the game by name: the chapters call each other through this page. */
import { ACTOR, AIMED } from '../content/limits.ts'
import { rules } from './rulebook.ts'

const { declare } = rules

/** What the steps of a procedure see of its locals. */
export type LocalsOf<P extends { readonly my?: unknown }> = NonNullable<P['my']>

// The course of the game
export const game = declare('game', [])
export const day = declare('day', [])
export const wave = declare('wave', ['place'])
export const waveEnd = declare('wave-end', [])
export const waveStart = declare('wave-start', ['left', 'source', 'hero', 'isOrdered'])
export const heroTurn = declare('hero-turn', [])
export const heroFight = declare('hero-fight', ['hero'])
export const enemyTurn = declare('enemy-turn', [])
export const revealIntent = declare('reveal-intent', ['slot', 'hero', 'symbol', 'place'])

// Cards, and what lasts
export const playCard = declare('play-card', ['card', ...AIMED, 'concealed', 'again'])
export const lastingEffects = declare('lasting-effects', ['hero', 'moment', 'piece', 'ability'])
export const challengeEffects = declare('challenge-effects', ['moment', 'hero', 'index'])

// Damage and its consequences
export const hitHero = declare('hit-hero', ['hero', 'amount', 'from', `by: ${ACTOR}`, 'lost', 'passed'])
export const settle = declare('settle', ['hero', 'rewarding', 'place', 'card', 'strength'])
export const defeatReward = declare('defeat-reward', ['hero', 'card'])

// Minions and what Bosses do with them
export const addMinion = declare('add-minion', ['hero', 'place', 'card'])
export const activate = declare('activate', ['place', 'hero', 'card', 'lost'])
export const explodeBomb = declare('explode-bomb', ['hero', 'card', 'isDrawn'])
export const explodeHand = declare('explode-hand', ['hero', 'cleared'])
export const springAmbush = declare('spring-ambush', ['hero', 'card', 'concealed'])
export const discardCard = declare('discard-card', ['hero', 'card'])

// Questions in the middle of something; what was chosen is the result. `source` is why it is asked, `place` for which effect.
export const pickEnemy = declare('pick-enemy', ['hero', 'needs', 'first: enemy|zombie', 'place'])
export const pickAlly = declare('pick-ally', ['hero', 'places', `source: ${ACTOR}`, 'place'])
export const chooseDiscards = declare('choose-discards', ['hero', 'count', `source: ${ACTOR}`, 'done'])
export const chooseRecovered = declare('choose-recovered', ['hero', 'count', `source: ${ACTOR}`, 'done'])
export const choosePieces = declare('choose-pieces', ['hero', 'count', `source: ${ACTOR}`, 'done'])
export const chooseOption = declare('choose-option', ['place', 'hero', `enemy: ${ACTOR}`, 'strength'])
export const offerPayment = declare('offer-payment', ['hero', 'isPieces', 'amount', 'place'])
export const removePiece = declare('remove-piece', ['hero', 'card'])

// Potions and Treasures
/** Before a hit on a Hero, after an Intent, or neither: what is not meant is -1. */
export const potionWindow = declare('potion-window', [
  'hero',
  'amount',
  'from',
  `by: ${ACTOR}`,
  'symbol',
  'passed',
])
export const drinkPotion = declare('drink-potion', ['potion', 'hero', 'target: enemy|zombie', 'crystals'])
export const useTreasure = declare('use-treasure', ['treasure', 'hero', 'crystals'])
export const gainPotion = declare('gain-potion', ['hero', 'potion'])

// Rewards
export const waveReward = declare('wave-reward', [])
export const heroReward = declare('hero-reward', ['hero', 'challenge', 'left'])
export const takeTreasure = declare('take-treasure', ['challenge', 'hero'])
export const chooseKnowledge = declare('choose-knowledge', ['hero'])
