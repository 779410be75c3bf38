/** Everything around the table of a game: the bar above, the question, the log, and what can lie over it. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { LoadedGame } from '../games/face.ts'
import { SettingsDialog } from '../pages/lazy-settings.ts'
import type { Session } from '../session/session.ts'
import { say } from '../words/table.ts'
import { forgetWordAt, wordAt } from './arrival.ts'
import { SessionContext, useTableOf } from './context.ts'
import { Framed } from './framed.tsx'
import { Inspector, InspectorContext } from './inspector.tsx'
import type { Inspected } from './inspector.tsx'
import { useKeys } from './keys.ts'
import { QUESTION } from './prompt-bar.tsx'
import { RulesContext } from './rule-link.tsx'
import { ShellContext } from './shell-context.ts'
import type { Panel, Shell } from './shell-context.ts'
import { play, soundOf } from './sounds.ts'
import { TableError } from './table-error.tsx'
import { useAid } from './use-aid.ts'
import { useTargetsInSight } from './use-targets-in-sight.ts'

// What lies over the table comes when it is asked for; without the network it is there from the first visit on.
const BugDialog = lazy(() => import('./bug-dialog.tsx').then((file) => ({ default: file.BugDialog })))
const FileDialog = lazy(() => import('./file-dialog.tsx').then((file) => ({ default: file.FileDialog })))
const Help = lazy(() => import('./help.tsx').then((file) => ({ default: file.Help })))
const LinkDialog = lazy(() => import('./link-dialog.tsx').then((file) => ({ default: file.LinkDialog })))
const SeatsDialog = lazy(() =>
  import('../bots/seats-dialog.tsx').then((file) => ({ default: file.SeatsDialog })),
)
const RulesPanel = lazy(() => import('./rules-panel.tsx').then((file) => ({ default: file.RulesPanel })))

interface ShellProps {
  readonly session: Session
  readonly game: LoadedGame
  /** The id under which it is kept; a lesson is not. */
  readonly id?: string
  /** What went wrong beside the game, such as a save that failed. */
  readonly problem: string | null
  /** The name of the lesson, and its teacher. */
  readonly subtitle?: string
  /** Where the end of the game leads, if not to another one. */
  readonly onward?: string | undefined
  readonly speech?: ReactNode
}

/** How long a word about how one came here stays, in milliseconds. */
const WORD_STAYS = 12_000

/** What is open around the table, and the means to open it. */
function useShellState({ session, game, id, onward }: ShellProps): {
  shell: Shell
  panel: Panel | null
  close: () => void
} {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [isLogShown, setLogShown] = useState(false)
  const [isHistoryShown, setHistoryShown] = useState(false)
  const [areChoicesShown, setChoicesShown] = useState(false)
  const close = useCallback(() => setPanel(null), [])
  const { aid, wish } = useAid(session)
  const shell = useMemo<Shell>(
    () => ({
      ...{ game, id, onward, aid, wish, open: setPanel, isLogShown, isHistoryShown, areChoicesShown },
      toggleLog: () => setLogShown(!isLogShown),
      toggleHistory() {
        if (isHistoryShown) session.lookAt(null)
        setHistoryShown(!isHistoryShown)
      },
      toggleChoices: () => setChoicesShown(!areChoicesShown),
    }),
    [session, game, id, onward, aid, wish, isLogShown, isHistoryShown, areChoicesShown],
  )
  return { shell, panel, close }
}

/** The word about how one came here, until it is read. */
function useWord({ session, id }: ShellProps): [word: string | null, close: () => void] {
  const [word, setWord] = useState(id === undefined ? null : wordAt(id))
  useEffect(() => {
    if (word === null || id === undefined) return
    forgetWordAt(id)
    const close = (): void => setWord(null)
    const timer = setTimeout(close, WORD_STAYS)
    const stop = session.subscribe(close) // whoever goes on has read it
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [word, id, session])
  return [word, () => setWord(null)]
}

export function TableShell(props: ShellProps) {
  const { session, game, problem, subtitle, speech } = props
  const { Table } = game
  const { shell, panel, close } = useShellState(props)
  const [word, closeWord] = useWord(props)
  const { open } = shell
  useKeys(session, shell)
  // What one of the players looked at closely is not for the next.
  useEffect(() => session.subscribe(() => session.state.isCurtained && close()), [session, close])
  useEffect(() => {
    session.onEvent = ({ kind }) => {
      const sound = soundOf(kind)
      if (sound !== undefined) play(sound)
    }
  }, [session])
  useEffect(() => {
    document.title = `${subtitle ?? game.module.game.name} · Hearthkeep`
  }, [subtitle, game])
  const openRule = useCallback((at?: string) => open({ kind: 'rules', at }), [open])
  const inspection = useMemo(
    () => ({ show: (about: Inspected) => open({ kind: 'inspector', about }) }),
    [open],
  )
  const words = <Words problem={problem} word={word} onClose={closeWord} />
  return (
    <SessionContext value={session}>
      <ShellContext value={shell}>
        <RulesContext value={openRule}>
          <InspectorContext value={inspection}>
            <Framed frame={game.frame} subtitle={subtitle} words={words} speech={speech}>
              <TableArea>
                <Table />
              </TableArea>
            </Framed>
            <Panels panel={panel} game={game} onClose={close} />
          </InspectorContext>
        </RulesContext>
      </ShellContext>
    </SessionContext>
  )
}

/** It is busy from a choice until what comes of it is shown. Whoever listens hears the question on the way in. */
function TableArea({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const isBusy = useTableOf(({ taken }) => taken !== null)
  const isCurtained = useTableOf((state) => state.isCurtained)
  useTargetsInSight()
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  return (
    <main
      ref={main}
      className="shell-table k-table"
      tabIndex={-1}
      aria-label={say('table-shell.table')}
      aria-describedby={QUESTION}
      aria-busy={isBusy}
      inert={isCurtained}
    >
      <TableError>{children}</TableError>
    </main>
  )
}

interface WordsProps {
  readonly problem: string | null
  readonly word: string | null
  readonly onClose: () => void
}

/** What is to be said about this table that is no part of the game. */
function Words({ problem, word, onClose }: WordsProps) {
  return (
    <>
      {problem !== null && (
        <p className="shell-word is-problem" role="alert">
          {problem}
        </p>
      )}
      {word !== null && (
        <p className="shell-word" role="status">
          {word}
          <button
            type="button"
            className="sheet-close"
            aria-label={say('table-shell.close')}
            onClick={onClose}
          >
            ✕
          </button>
        </p>
      )}
    </>
  )
}

function Panels({ panel, game, onClose }: { panel: Panel | null; game: LoadedGame; onClose: () => void }) {
  const rules = game.module.game
  return (
    <Suspense>
      {panel?.kind === 'settings' && <SettingsDialog onClose={onClose} />}
      {panel?.kind === 'seats' && <SeatsDialog onClose={onClose} />}
      {panel?.kind === 'rules' && <RulesPanel game={rules} at={panel.at} onClose={onClose} />}
      {panel?.kind === 'inspector' && <Inspector about={panel.about} game={rules} onClose={onClose} />}
      {panel?.kind === 'help' && <Help own={game.keys} onClose={onClose} />}
      {panel?.kind === 'bug' && <BugDialog onClose={onClose} />}
      {panel?.kind === 'link' && <LinkDialog onClose={onClose} />}
      {panel?.kind === 'file' && <FileDialog onClose={onClose} />}
    </Suspense>
  )
}
