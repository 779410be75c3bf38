/** A saved game on its table. */
import { playedOtherwise, RecordMismatch, StoreError } from '@hearthkeep/match'
import type { OtherPlay } from '@hearthkeep/match'
import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react'
import type { LoadedGame } from '../games/face.ts'
import { findFace } from '../games/shelf.ts'
import { useGame } from '../games/use-game.ts'
import { openSession } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'
import { findSave, matchIn } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { announceAt, wordAt } from '../table/arrival.ts'
import { TableShell } from '../table/table-shell.tsx'
import { say } from '../words/house.ts'
import type { OtherWay } from './other-rules.tsx'
import { Problem, UnknownGame } from './problem.tsx'

// Rarely needed.
const AsFar = lazy(() => import('./as-far.tsx').then((file) => ({ default: file.AsFar })))

const OtherRules = lazy(() => import('./other-rules.tsx').then((file) => ({ default: file.OtherRules })))

const FindCampaign = lazy(() =>
  import('./find-campaign.tsx').then((file) => ({ default: file.FindCampaign })),
)

/** What the chapter is called that is played here; undefined if it is part of no campaign. */
function chapterTitle({ module: { game } }: LoadedGame, { text }: SavedGame): string | undefined {
  const id = /^carried chapter (\S+)$/m.exec(text)?.[1]
  return id === undefined ? undefined : game.campaign?.chapters[id]?.title
}

/** What a saved game was played with otherwise; what is wrong with it besides is told when it is opened. */
function otherOf({ module: { game } }: LoadedGame, save: SavedGame): OtherPlay | undefined {
  try {
    return playedOtherwise(game, matchIn(save).record)
  } catch (error) {
    if (error instanceof StoreError) return undefined
    throw error
  }
}

/** Opens a saved game. What comes back closes it, also if it is not open yet. */
function openTable(
  game: LoadedGame,
  save: SavedGame,
  options: { isLooking: boolean },
  onOpened: (session: Session) => void,
  onFailed: (error: Error) => void,
): () => void {
  let opened: Session | undefined
  let isLeft = false
  const onParted = (id: string, word: string): void => {
    announceAt(id, word)
    // Not a step to come back to: nobody chose to leave.
    if (!isLeft) location.replace(`#/table/${id}`)
  }
  openSession(game, save, onParted, options).then((session) => {
    opened = session
    if (isLeft) session.close()
    else onOpened(session)
  }, onFailed)
  return () => {
    isLeft = true
    opened?.close()
  }
}

function OpenTable({ save }: { save: SavedGame }) {
  const game = useGame(save.game)
  const [problem, setProblem] = useState<string | null>(null)
  const [fits, setFits] = useState(0)
  const [onward, setOnward] = useState<string>()
  const [session, setSession] = useState<Session | null>(null)
  const [way, setWay] = useState<OtherWay>()
  const other = useMemo(() => game && otherOf(game, save), [game, save])
  const isLooking = way === 'look'
  useEffect(() => {
    if (game === undefined) return
    if (isLooking) announceAt(save.id, say('table-page.you-are-only-looking'))
    else if (other?.isGrave === false && wordAt(save.id) === null) announceAt(save.id, other.text)
    const close = openTable(game, save, { isLooking }, setSession, (error) => {
      setProblem(error.message)
      if (error instanceof RecordMismatch) setFits(Math.max(0, error.step - 1))
    })
    return () => {
      close()
      setSession(null)
    }
  }, [game, save, other, isLooking])
  if (game === undefined || findFace(save.game) === undefined)
    return <UnknownGame game={save.game} save={save} />
  if (problem !== null && session === null)
    return (
      <Problem title={say('table-page.this-game-cannot-be')} text={problem} save={save}>
        {fits > 0 && <AsFar text={save.text} steps={fits} />}
      </Problem>
    )
  if (session === null) return <p className="loading">{say('table-page.one-moment')}</p>
  if (other?.isGrave === true && way === undefined)
    return <OtherRules other={other} save={save} onDecided={setWay} />
  const chapter = chapterTitle(game, save)
  if (chapter === undefined)
    return <TableShell session={session} game={game} id={save.id} problem={problem} />
  return (
    <>
      <TableShell {...{ session, game, problem, onward }} id={save.id} subtitle={chapter} />
      <Suspense>
        <FindCampaign table={save.id} onFound={setOnward} />
      </Suspense>
    </>
  )
}

function FindTable({ id, found }: { id: string; found: Promise<SavedGame | undefined> }) {
  const save = use(found)
  if (save === undefined)
    return (
      <Problem
        title={say('table-page.no-such-game')}
        text={say('table-page.this-browser-keeps-no', { id })}
      />
    )
  return <OpenTable save={save} />
}

export function TablePage({ id }: { id: string }) {
  const found = useMemo(() => findSave(id), [id])
  return (
    <Suspense fallback={<p className="loading">{say('table-page.one-moment')}</p>}>
      <FindTable id={id} found={found} />
    </Suspense>
  )
}
