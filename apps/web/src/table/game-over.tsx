/** The end of the game, in the place of the question. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { useTable } from './context.ts'
import { useUnnumbered } from './look-alikes.ts'
import { useShell } from './shell-context.ts'

const ENDS = {
  playing: '',
  won: 'You have won!',
  lost: 'You have lost this one.',
  drawn: 'It ends in a draw.',
} as const

export function GameOver({ next }: { next: ReactNode }) {
  const { game, id, toggleHistory } = useShell()
  const isPlain = game.drawsEnd === true
  const { look, lines, notice } = useTable()
  const reword = useUnnumbered()
  const { outcome } = look
  return (
    <section className={`prompt-bar game-over is-${outcome}`} aria-label="The end">
      <div className="prompt-words">
        {!isPlain && <Icon name={outcome === 'won' ? 'laurel-crown' : 'tombstone'} />}
        <p className="prompt-text" aria-live="polite">
          {!isPlain && <strong>{ENDS[outcome]} </strong>}
          {reword(notice ?? lines.at(-1)?.text ?? '')}
        </p>
      </div>
      {id !== undefined && (
        <div className="prompt-choices">
          {!isPlain && next}
          <button type="button" className="button" onClick={toggleHistory}>
            Look back
          </button>
          {!isPlain && (
            <a className="button" href="#/">
              To the shelf
            </a>
          )}
        </div>
      )}
    </section>
  )
}
