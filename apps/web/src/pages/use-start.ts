/** Starting a game from a page. */
import type { PartialSetup } from '@hearthkeep/engine'
import type { MatchOptions } from '@hearthkeep/match'
import { useState } from 'react'
import { loadGame } from '../games/use-game.ts'
import { randomSeed } from '../random-seed.ts'
import { go } from '../route.ts'
import { startGame } from '../session/open-session.ts'
import { loadTablePage } from './load-table-page.ts'

export interface Start {
  readonly isStarting: boolean
  /** Why it could not be started. */
  readonly problem: string | null
  /** Starts a game and goes to its table. Without a set-up: one with everything as usual. */
  readonly start: (
    setup?: Omit<PartialSetup, 'seed'> & { seed?: PartialSetup['seed'] },
    options?: Pick<MatchOptions, 'undo' | 'sitters'>,
  ) => void
}

export function useStart(game: string): Start {
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const start: Start['start'] = (setup = {}, options = { undo: 'honest' }) => {
    setStarting(true)
    loadTablePage().catch(() => undefined) // whoever goes there learns why
    setProblem(null)
    begin(game, { seed: randomSeed(), ...setup }, { ...options, isSeedKnown: setup.seed !== undefined })
      .then((id) => go(`table/${id}`))
      .catch((error: unknown) => {
        setStarting(false)
        setProblem(error instanceof Error ? error.message : String(error))
      })
  }
  return { isStarting, problem, start }
}

async function begin(game: string, setup: PartialSetup, options: MatchOptions): Promise<string> {
  const loaded = await loadGame(game)
  if (loaded === undefined) throw new Error(`There is no game called “${game}” on this shelf.`)
  return startGame(loaded, setup, options)
}
