/** Everything around the table of a game: the bar above, the question, the log. */
import type { LoadedGame } from '../games/face.ts'
import type { Session } from '../session/session.ts'
import { SessionContext } from './context.ts'
import { PromptBar } from './prompt-bar.tsx'

interface ShellProps {
  readonly session: Session
  readonly game: LoadedGame
  readonly id: string
  /** What went wrong beside the game, such as a save that failed. */
  readonly problem: string | null
}

export function TableShell({ session, game, problem }: ShellProps) {
  const { Table } = game
  return (
    <SessionContext value={session}>
      <main className="table-shell">
        {problem !== null && <p role="alert">{problem}</p>}
        <Table />
        <PromptBar />
      </main>
    </SessionContext>
  )
}
