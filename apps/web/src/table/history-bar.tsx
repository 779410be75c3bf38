/** Through the whole game, decision by decision, and from any of them on another way. */
import { isHonest } from '@hearthkeep/match'
import { useState } from 'react'
import { go } from '../route.ts'
import { MatchDriver } from '../session/match-driver.ts'
import { keepMatch } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'
import { say } from '../words/dialogs.ts'
import { announceAt } from './arrival.ts'
import { useSession, useTable } from './context.ts'

/** Keeps the game as it stood after a decision as a game of its own, and goes there. */
async function branch(session: Session, step: number): Promise<void> {
  const { driver } = session
  if (!(driver instanceof MatchDriver)) return
  const match = await driver.branch(step)
  try {
    const id = await keepMatch(match)
    announceAt(
      id,
      say('history-bar.this-is-a-new', { step }) +
        (match.options.undo === 'practice' ? say('history-bar.it-is-for-practice') : ''),
    )
    go(`table/${id}`)
  } finally {
    match.close()
  }
}

export function HistoryBar({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { look, isPast } = useTable()
  const [problem, setProblem] = useState<string | null>(null)
  const { step, steps } = look
  const canBranch = session.driver instanceof MatchDriver && isPast
  const isOpen = isHonest(session.driver.parts) && look.outcome === 'playing'
  const where =
    step === 0 ? say('history-bar.the-beginning') : say('history-bar.decision-of', { step, steps })
  const toNow = (): void => {
    session.lookAt(null)
    onClose()
  }
  return (
    <section className="history-bar" aria-label={say('history-bar.history')}>
      <p className="history-where" aria-live="polite">
        {isPast ? (
          <>
            {say('history-bar.you-are-looking-at')}
            <strong>{where}</strong>.
          </>
        ) : (
          <>{say('history-bar.this-is-the-table', { what: say.count('history-bar.decisions', steps) })}</>
        )}
        {problem !== null && <span role="alert"> {problem}</span>}
      </p>
      <Way where={where} />
      <div className="history-actions">
        {canBranch && (
          <button
            type="button"
            className="button"
            title={isOpen ? say('history-bar.goes-on-from-here') : say('history-bar.goes-on-from-here-2')}
            onClick={() => {
              branch(session, step).catch((error: unknown) =>
                setProblem(say('history-bar.it-could-not-be', { error: String(error) })),
              )
            }}
          >
            {say('history-bar.branch-from-here')}
          </button>
        )}
        <button type="button" className="button primary" onClick={toNow}>
          {isPast ? say('history-bar.back-to-now') : say('history-bar.close')}
        </button>
      </div>
    </section>
  )
}

/** From decision to decision, and to either end. */
function Way({ where }: { where: string }) {
  const session = useSession()
  const { look, isPast } = useTable()
  const { step, steps } = look
  return (
    <div className="history-way">
      <Step
        label={say('history-bar.to-the-beginning')}
        sign="M5 4h3v16H5zM20 4v16L9 12z"
        isDisabled={step === 0}
        to={0}
      />
      <Step label={say('history-bar.one-back')} sign="M18 4v16L6 12z" isDisabled={step === 0} to={step - 1} />
      <input
        type="range"
        min={0}
        max={steps}
        value={step}
        aria-label={say('history-bar.decision')}
        aria-valuetext={where}
        onChange={(event) => session.lookAt(Number(event.target.value))}
      />
      <Step label={say('history-bar.one-forward')} sign="M6 4v16l12-8z" isDisabled={!isPast} to={step + 1} />
      <Step
        label={say('history-bar.to-the-end')}
        sign="M16 4h3v16h-3zM4 4v16l11-8z"
        isDisabled={!isPast}
        to={null}
      />
    </div>
  )
}

interface StepProps {
  readonly label: string
  /** Its picture, as the path of an SVG. */
  readonly sign: string
  readonly isDisabled: boolean
  /** The decision it leads to; null: the last one. */
  readonly to: number | null
}

function Step({ label, sign, isDisabled, to }: StepProps) {
  const session = useSession()
  return (
    <button
      type="button"
      className="history-step"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={() => session.lookAt(to)}
    >
      <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentcolor" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  )
}
