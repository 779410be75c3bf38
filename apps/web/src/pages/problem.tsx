/** Something went wrong: what happened, and what to do. Nothing is lost. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { download } from '../share/record-file.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { say } from '../words/house.ts'
import { PageFrame } from './page-frame.tsx'
import { fileNameOf } from './save-words.ts'

interface ProblemProps {
  readonly title: string
  /** What happened; it may be the message of an error, which begins with a small letter. */
  readonly text: string
  /** What to do about it. */
  readonly advice?: string
  /** The saved game it is about: its text is offered as it was kept, readable or not. */
  readonly save?: SavedGame | undefined
  /** More ways out. */
  readonly children?: ReactNode
}

const SAVE_ADVICE = say('problem.nothing-was-changed-or')

export function Problem({ title, text, advice, save, children }: ProblemProps) {
  const todo = advice ?? (save === undefined ? undefined : SAVE_ADVICE)
  return (
    <PageFrame title={title} className="reading problem">
      <div className="page-sheet">
        <Icon name="broken-pottery" className="problem-mark" />
        <h1>{title}</h1>
        <p className="problem-text">{`${text.charAt(0).toUpperCase()}${text.slice(1)}`}</p>
        {todo !== undefined && <p>{todo}</p>}
        {Boolean(children) && <div className="problem-more">{children}</div>}
        <div className="problem-actions">
          {save !== undefined && (
            <button
              type="button"
              className="button primary"
              onClick={() => download(fileNameOf(save), save.text)}
            >
              <Icon name="save-arrow" />
              {say('problem.download-the-saved-text')}
            </button>
          )}
          <a className="button" href="#/">
            {say('problem.back-to-the-games')}
          </a>
          <a className="button" href="#/library">
            {say('problem.to-the-library')}
          </a>
        </div>
      </div>
    </PageFrame>
  )
}

/** There is no such game here, perhaps not yet; a saved one of it is kept. */
export function UnknownGame({ game, save }: { game: string; save?: SavedGame }) {
  return (
    <Problem
      title={say('problem.an-unknown-game')}
      text={say('problem.there-is-no-game', { game })}
      save={save}
    />
  )
}
