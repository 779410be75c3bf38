/** The words the rules are written with: things, choices, events and reasons, each with its rule's number. */
import { rulebook } from '@hearthkeep/engine'
import type { Id } from '@hearthkeep/engine'
import type { Data } from './content.ts'
import { layoutOfTable } from './table.ts'

export const rules = rulebook<Data>()({
  layout: layoutOfTable,
  things: {
    card: {
      name: (card, t) => t.data.cards[card].name,
      count: (t) => (t.chapter === 0 ? t.data.deck : t.data.cards.length),
      unseen: 'a card',
    },
    enemy: { name: (enemy, t) => t.data.enemies[enemy].name },
  },
  choices: {
    'play-card': ['card', 'target: enemy'],
    'end-turn': [],
    'take-card': ['card'],
  },
  reasons: {
    'too-dear': 'T4',
    'already-fallen': 'T5',
    'not-in-hand': 'T4',
    'needs-target': 'T5',
    'takes-no-target': 'T5',
    'not-offered': 'C4',
  },
  events: {
    'turn-started': { rule: 'T1', with: ['turn: number'] },
    'card-drawn': { rule: 'T3', with: ['card'] },
    'pile-reshuffled': { rule: 'T3' },
    'card-played': { rule: 'T6', with: ['card', 'target: enemy'] },
    'turn-ended': { rule: 'T7' },
    'enemy-damaged': { rule: 'E2', with: ['enemy', 'damage: number', 'life: number'] },
    'enemy-unhurt': { rule: 'E2', with: ['enemy', 'damage: number'] },
    'enemy-fell': { rule: 'E2', with: ['enemy'] },
    'enemy-exposed': { rule: 'E4', with: ['enemy', 'amount: number'] },
    'hero-damaged': { rule: 'N2', with: ['enemy', 'damage: number', 'life: number'] },
    'hero-unhurt': { rule: 'E2', with: ['enemy', 'damage: number'] },
    'hero-gained-block': { rule: 'E5', with: ['amount: number'] },
    'hero-gained-strength': { rule: 'E5', with: ['amount: number'] },
    'enemy-strengthened': { rule: 'N2', with: ['enemy', 'amount: number'] },
    'enemy-blocked': { rule: 'N2', with: ['enemy', 'amount: number'] },
    'hero-weakened': { rule: 'N2', with: ['enemy', 'amount: number'] },
    'hero-exposed': { rule: 'N2', with: ['enemy', 'amount: number'] },
    'ritual-begun': { rule: 'N2', with: ['enemy'] },
    'hero-not-weak': { rule: 'N3' },
    'hero-not-vulnerable': { rule: 'N3' },
    'enemy-not-weak': { rule: 'N3', with: ['enemy'] },
    'enemy-not-vulnerable': { rule: 'N3', with: ['enemy'] },
    'ritual-gave-strength': { rule: 'N4', with: ['enemy', 'amount: number'] },
    'will-attack': { rule: 'N5', with: ['enemy', 'amount: number'] },
    'will-strengthen': { rule: 'N5', with: ['enemy', 'amount: number'] },
    'will-block': { rule: 'N5', with: ['enemy', 'amount: number'] },
    'will-weaken': { rule: 'N5', with: ['enemy', 'amount: number'] },
    'will-expose': { rule: 'N5', with: ['enemy', 'amount: number'] },
    'will-begin-ritual': { rule: 'N5', with: ['enemy', 'amount: number'] },
    'fight-won': { rule: 'W1' },
    'fight-lost': { rule: 'W2' },
    'fight-drawn': { rule: 'T2' },
    'hero-healed': { rule: 'E6', with: ['amount: number', 'life: number'] },
    'hero-gained-energy': { rule: 'E7', with: ['amount: number'] },
    'enemy-weakened': { rule: 'E8', with: ['enemy', 'amount: number'] },
    'card-offered': { rule: 'C4', with: ['card'] },
    'card-gained': { rule: 'C4', with: ['card'] },
  },
})

/** A table of this game. */
export type Table = ReturnType<typeof rules.newTable>
/** The number of a card or of an enemy, which cannot be taken for each other. */
export type CardId = Id<'card'>
export type EnemyId = Id<'enemy'>
/** The hero or an enemy. */
export type Fighter = Table['enemies'][number]

/** How many enemies there are. */
export const ENEMIES = 3
