/** The games this browser keeps. */
import { useCallback, useEffect, useState } from 'react'
import { listSaves } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saved-game.ts'

interface Saves {
  /** Undefined until they have been read. */
  readonly saves: readonly SavedGame[] | undefined
  /** Why they cannot be read, such as in a window that keeps nothing. */
  readonly problem: string | null
  readonly reload: () => void
}

export function useSaves(): Saves {
  const [saves, setSaves] = useState<readonly SavedGame[]>()
  const [problem, setProblem] = useState<string | null>(null)
  const reload = useCallback(() => {
    listSaves().then(
      (list) => {
        setSaves(list)
        setProblem(null)
      },
      (error: unknown) => {
        setSaves([])
        setProblem(error instanceof Error ? error.message : String(error))
      },
    )
  }, [])
  useEffect(reload, [reload])
  return { saves, problem, reload }
}
