/** Who plays at this table: a seat can be handed to a bot, or taken over from one, at any moment. */
import type { Sitter } from '@hearthkeep/match'
import { useState } from 'react'
import { MatchDriver } from '../session/match-driver.ts'
import { useSession, useTable } from '../table/context.ts'
import { Sheet } from '../table/sheet.tsx'
import { seatName, useShell } from '../table/shell-context.ts'
import { say } from '../words/bots.ts'
import { hasMind } from './has-mind.ts'
import { SitterList } from './sitter-list.tsx'
import './bots.css'

export function SeatsDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { game } = useShell()
  const { look } = useTable()
  const [problem, setProblem] = useState<string>()
  const { driver } = session
  if (!(driver instanceof MatchDriver)) return null
  const { sitters } = driver
  const change = (seat: number, sitter: Sitter): void => {
    driver.seat(seat, sitter).then(
      (refused) => {
        setProblem(refused)
        session.refresh()
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <Sheet title={say('seats-dialog.who-plays')} place="middle" onClose={onClose}>
      <p>{say('seats-dialog.take-over-from-a')}</p>
      <SitterList
        names={sitters.map((_, seat) => seatName(game, seat, look.cells))}
        sitters={sitters}
        hasMind={hasMind(driver.game.id)}
        onChange={change}
      />
      {problem !== undefined && (
        <p className="complaint" role="alert">
          {problem}
        </p>
      )}
    </Sheet>
  )
}
