/** A saved game on its table. */
import { Suspense, use, useEffect, useMemo, useState } from 'react'
import { findFace } from '../games/shelf.ts'
import { useGame } from '../games/use-game.ts'
import { openSession } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'
import { findSave } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { announceAt } from '../table/arrival.ts'
import { TableShell } from '../table/table-shell.tsx'
import { Problem } from './problem.tsx'

function OpenTable({ save }: { save: SavedGame }) {
  const game = useGame(save.game)
  const [problem, setProblem] = useState<string | null>(null)
  const [session, setSession] = useState<Session | null>(null)
  useEffect(() => {
    if (game === undefined) return
    let opened: Session | undefined
    let isLeft = false
    try {
      opened = openSession(game, save, {
        onError: (error) =>
          setProblem(
            `This game could not be saved (${String(error)}). Save it as a file from the menu before you leave.`,
          ),
        onParted(id, word) {
          announceAt(id, word)
          // Not a step to come back to: nobody chose to leave.
          if (!isLeft) location.replace(`#/table/${id}`)
        },
      })
      setSession(opened)
    } catch (error) {
      setProblem((error as Error).message)
    }
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [game, save])
  if (game === undefined || findFace(save.game) === undefined)
    return (
      <Problem
        title="An unknown game"
        text={`There is no game called “${save.game}” on this shelf.`}
        save={save}
      />
    )
  if (problem !== null && session === null)
    return <Problem title="This game cannot be opened" text={problem} save={save} />
  if (session === null) return <p className="loading">One moment…</p>
  return <TableShell session={session} game={game} id={save.id} problem={problem} />
}

function FindTable({ id, found }: { id: string; found: Promise<SavedGame | undefined> }) {
  const save = use(found)
  if (save === undefined)
    return (
      <Problem
        title="No such game"
        text={`This browser keeps no game “${id}”. It may have been played on another device.`}
      />
    )
  return <OpenTable save={save} />
}

export function TablePage({ id }: { id: string }) {
  const found = useMemo(() => findSave(id), [id])
  return (
    <Suspense fallback={<p className="loading">One moment…</p>}>
      <FindTable id={id} found={found} />
    </Suspense>
  )
}
