/** How well bots play, in words. The names are those that a match keeps. */
import type { Sitter } from '@hearthkeep/match'

interface Level {
  readonly bot: string
  readonly name: string
  readonly about: string
  /** Whether it has to know the game. */
  readonly needsMind: boolean
}

/** Weakest first. */
const LEVELS: readonly Level[] = [
  { bot: 'naive', name: 'Stranger', about: 'plays whatever comes first', needsMind: false },
  { bot: 'quick', name: 'Regular', about: 'knows the cards, answers at once', needsMind: true },
  { bot: 'search-100', name: 'Expert', about: 'thinks ahead', needsMind: true },
  { bot: 'search-1000', name: 'Master', about: 'thinks far ahead, and takes a moment', needsMind: true },
]

/** The levels there are for a game. */
export function levelsFor({ hasMind }: { readonly hasMind: boolean }): readonly Level[] {
  return LEVELS.filter(({ needsMind }) => hasMind || !needsMind)
}

/** `Expert`; of a bot that was seated elsewhere, the name it has there. */
export function levelName(bot: string): string {
  return LEVELS.find((level) => level.bot === bot)?.name ?? bot
}

/** Who may sit in a seat, as a list to pick from: a person first. */
export function sitterChoices(
  person: string,
  game: { readonly hasMind: boolean },
  sitter: Sitter = null,
): { readonly value: string; readonly words: string }[] {
  const levels = levelsFor(game).map(({ bot, name, about }) => ({ value: bot, words: `${name}: ${about}` }))
  const isKnown = sitter === null || levels.some(({ value }) => value === sitter)
  return [{ value: '', words: person }, ...levels, ...(isKnown ? [] : [{ value: sitter, words: sitter }])]
}
