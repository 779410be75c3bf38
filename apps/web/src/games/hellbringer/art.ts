/** The pictures of this table that belong to no card; those of cards and enemies come with the game. */
import marks from './art.json' with { type: 'json' }
import type { Tint } from '../../art/tints.ts'
import type { CardKind } from './model-cards.ts'

export { marks }

const TINTS: Readonly<Record<CardKind, Tint>> = {
  skill: 'skill',
  item: 'equipment',
  companion: 'beast',
  enchantment: 'magical',
  defense: 'defense',
  potion: 'potion',
  combat: 'attack',
  location: 'gear',
  tome: 'scroll',
}

/** The colours of a card's picture. */
export const tintOf = ({ kind }: { readonly kind: CardKind }): Tint => TINTS[kind]
