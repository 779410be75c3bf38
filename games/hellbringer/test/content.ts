/** The box as its files say it, for the tests of its content. */
import { loadPack } from '@hearthkeep/content'
import { files } from '../src/content/files.ts'
import { pack } from '../src/content/pack.ts'

export const box = loadPack(pack, files)

/** The Common cards: those of the draw pile that come into hands. */
export const common = [
  ...box.skills.map((card) => ({ ...card, kind: 'skill' as const })),
  ...box.items.map((card) => ({ ...card, kind: 'item' as const })),
  ...box.companions.map((card) => ({ ...card, kind: 'companion' as const })),
  ...box.enchantments.map((card) => ({ ...card, kind: 'enchantment' as const })),
  ...box.defenses.map((card) => ({ ...card, kind: 'defense' as const })),
  ...box.potions.map((card) => ({ ...card, kind: 'potion' as const })),
]

/** Everything that a word is said of: objects with its name as a key, and bare words. */
export function says(part: unknown, word: string): boolean {
  if (part === word) return true
  if (Array.isArray(part)) return part.some((one) => says(one, word))
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([key, value]) => key === word || (key !== word && says(value, word)))
}

/** What stands on a card besides its figures and its line. */
export const words = (card: object): unknown =>
  Object.entries(card)
    .filter(([field]) => /^(effect|striking|yourAttack|lasting|when|wouldDie|nextTurn|ability)$/.test(field))
    .map(([, value]: [string, unknown]) => value)

/** The names of those that say a word. */
export const namesOf = (cards: readonly { readonly name: string }[], word: string): string[] =>
  cards.filter((card) => says(words(card), word)).map(({ name }) => name)

/** HP and AR together. */
export const total = ({ hp, ar }: { readonly hp: number; readonly ar: number }): number => hp + ar
