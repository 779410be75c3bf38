/** Saved games in words. */
import { useEffect, useState } from 'react'
import type { LoadedGame, ValueWords } from '../games/face.ts'
import { findFace } from '../games/shelf.ts'
import { loadGame } from '../games/use-game.ts'
import { matchIn } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { say } from '../words/library.ts'

type Words = LoadedGame['words']

/** The words of a game's options once it is loaded: undefined before, and none if it cannot be loaded. */
export function useWords(game: string): Words | undefined {
  const [words, setWords] = useState<Words | undefined>(findFace(game) === undefined ? {} : undefined)
  useEffect(() => {
    let isWanted = true
    const tell = (found: Words): void => {
      if (isWanted) setWords(found)
    }
    loadGame(game)
      ?.then((loaded) => tell(loaded.words))
      .catch(() => tell({})) // the bare values must do, then
    return () => {
      isWanted = false
    }
  }, [game])
  return words
}

export function nameOf(game: string): string {
  return findFace(game)?.name ?? game
}

/** The options that mattered, in words: `Joan the Warrior`, `The Houndmaster`, `One Day`; none while it is not known what is usual. */
export function optionWords(
  options: SavedGame['options'],
  seats: number,
  words: Words | undefined,
): string[] {
  if (words === undefined) return []
  return Object.entries(options)
    .filter(([name, value]) => appliesTo(words, name, seats) && words[name]?.values[value]?.isUsual !== true)
    .map(([name, value]) => valueWords(words[name]?.values, value).name)
}

/** A value of an option in words; one the page does not know, such as that of a content pack, as its id reads. */
export function valueWords(
  known: Readonly<Record<string, ValueWords>> | undefined,
  value: string,
): ValueWords {
  const words = value.replaceAll('-', ' ')
  return known?.[value] ?? { name: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** Whether an option matters with so many players. */
export function appliesTo(words: Words, option: string, seats: number): boolean {
  const only = words[option]?.onlyWithSeats
  return only === undefined || only === seats
}

export const playersWords = (seats: number): string => say.count('save-words.players', seats)

export const decisionsWords = (steps: number): string =>
  steps === 0 ? say('save-words.not-begun-yet') : say.count('save-words.decisions', steps)

const OUTCOME_WORDS: Readonly<Record<string, string>> = {
  playing: say('save-words.under-way'),
  won: say('save-words.won'),
  lost: say('save-words.lost'),
  drawn: say('save-words.drawn'),
}

export const outcomeWords = (outcome: string): string => OUTCOME_WORDS[outcome] ?? outcome

const UNITS = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const
const WEEK = 7 * 24 * 60 * 60

/** `2 hours ago`; the date itself if it is more than a week; 0 is a time that nobody knows. */
export function agoWords(at: number, now: number): string {
  if (at === 0) return say('save-words.at-some-time')
  const seconds = Math.max(0, (now - at) / 1000)
  if (seconds < 60) return say('save-words.just-now')
  if (seconds > WEEK) return new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' })
  const [unit, size] = UNITS.findLast(([, one]) => seconds >= one) ?? UNITS[0]
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}

/** What is wrong with a saved game, if it cannot be read; whether it plays as it did shows when it is opened. */
export function complaintAbout(save: SavedGame): string | undefined {
  try {
    matchIn(save)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** `small-time-heroes-t1abc.txt`: the name of a saved game as a file. */
export function fileNameOf({ game, id }: SavedGame): string {
  return `${game}-${id}.txt`
}
