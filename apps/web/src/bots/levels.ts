/** How well bots play, in words. The names are those that a match keeps. */
import type { Sitter } from '@hearthkeep/match'
import { say } from '../words/bots.ts'

interface Level {
  readonly bot: string
  readonly name: string
  readonly about: string
  /** Whether it has to know the game. */
  readonly needsMind: boolean
}

/** Weakest first. */
const LEVELS: readonly Level[] = [
  {
    bot: 'naive',
    name: say('levels.stranger'),
    about: say('levels.plays-whatever-comes-first'),
    needsMind: false,
  },
  { bot: 'quick', name: say('levels.regular'), about: say('levels.knows-the-cards-and'), needsMind: true },
  { bot: 'search-100', name: say('levels.expert'), about: say('levels.thinks-ahead'), needsMind: true },
  {
    bot: 'search-1000',
    name: say('levels.master'),
    about: say('levels.thinks-far-ahead-which'),
    needsMind: true,
  },
]

/** The levels there are for a game. */
export function levelsFor({ hasMind }: { readonly hasMind: boolean }): readonly Level[] {
  return LEVELS.filter(({ needsMind }) => hasMind || !needsMind)
}

/** Who may sit in a seat: a person, or a bot of some level. */
interface SitterChoice {
  readonly value: Sitter
  readonly name: string
  /** What a bot does, or where a person is. */
  readonly about: string
}

/** All who may sit in a seat, a person first; a bot that was seated elsewhere has the name it has there. */
export function sitterChoices(
  game: { readonly hasMind: boolean },
  sitter: Sitter = null,
): readonly SitterChoice[] {
  const known: SitterChoice[] = [
    { value: null, name: say('levels.person'), about: say('levels.somebody-at-this-device') },
    ...levelsFor(game).map(({ bot, name, about }) => ({ value: bot, name, about })),
  ]
  if (sitter === null || known.some(({ value }) => value === sitter)) return known
  return [...known, { value: sitter, name: sitter, about: say('levels.was-seated-elsewhere') }]
}
