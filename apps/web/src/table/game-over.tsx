/** The end of the game, in the place of the question. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/dialogs.ts'
import { useTable } from './context.ts'
import { useUnnumbered } from './look-alikes.ts'
import { useShell } from './shell-context.ts'

const ENDS = {
  playing: '',
  won: say('game-over.you-have-won'),
  lost: say('game-over.you-have-lost-this'),
  drawn: say('game-over.it-ends-in-a'),
} as const

export function GameOver({ next }: { next: ReactNode }) {
  const { game, id, toggleHistory } = useShell()
  const isPlain = game.drawsEnd === true
  const { look, lines, notice } = useTable()
  const reword = useUnnumbered()
  const { outcome } = look
  return (
    <section className={`prompt-bar game-over is-${outcome}`} aria-label={say('game-over.the-end')}>
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
            {say('game-over.look-back')}
          </button>
          {!isPlain && (
            <a className="button" href="#/">
              {say('game-over.to-the-shelf')}
            </a>
          )}
        </div>
      )}
    </section>
  )
}
