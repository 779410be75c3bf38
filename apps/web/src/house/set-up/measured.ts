/** What was measured of a setting: how often a stranger, a regular and an expert win it. */
import { loadDifficulty } from '@hearthkeep/catalog/difficulties'
import { wilson } from '@hearthkeep/bots'
import type { Difficulty, Setting } from '@hearthkeep/bots'
import { useEffect, useState } from 'react'
import type { LoadedGame } from '../../games/face.ts'
import { appliesTo } from '../../pages/save-words.ts'
import { usualOptions } from './use-set-up.ts'
import type { OptionValues } from './use-set-up.ts'

/** Those who were measured, by the name of the bot that plays like them. */
export const STRENGTHS = { naive: 'stranger', quick: 'regular', 'search-100': 'expert' } as const

export type Strength = (typeof STRENGTHS)[keyof typeof STRENGTHS]

/** How often somebody won: the share, and where the truth lies 95 times in 100. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly games: number
}

/** Undefined until it is there, or if nothing was measured of the game. */
export function useDifficulty(game: string): Difficulty | undefined {
  const [difficulty, setDifficulty] = useState<Difficulty>()
  useEffect(() => {
    let isWanted = true
    loadDifficulty(game)
      ?.then((found) => isWanted && setDifficulty(found))
      .catch(() => undefined) // nothing is said of the chances, then
    return () => {
      isWanted = false
    }
  }, [game])
  return difficulty
}

/** Whether a setting is what was chosen: what it does not name is as usual. */
function isSetting(loaded: LoadedGame, setting: Setting, seats: number, options: OptionValues): boolean {
  const measured = { ...usualOptions(loaded), ...setting.options }
  const matter = Object.keys(options).filter((name) => appliesTo(loaded.words, name, seats))
  return setting.seats === seats && matter.every((name) => options[name] === measured[name])
}

/** What was measured of exactly this set-up; nothing is guessed from another. */
export function sharesOf(
  loaded: LoadedGame,
  { settings, measured }: Difficulty,
  seats: number,
  options: OptionValues,
): Readonly<Partial<Record<Strength, Share>>> {
  const setting = settings.find((one) => isSetting(loaded, one, seats, options))
  const found = setting && measured[setting.name]
  if (found === undefined) return {}
  const shares = Object.entries(STRENGTHS).flatMap(([bot, strength]) => {
    if (!(bot in found)) return []
    const { wins, games } = found[bot]
    const [low, high] = wilson(wins, games)
    return [[strength, { share: wins / games, low, high, games }] as const]
  })
  return Object.fromEntries(shares)
}
