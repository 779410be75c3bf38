/** One game on the shelf: its box, what it is, and the ways to begin. */
import { useId } from 'react'
import type { CSSProperties } from 'react'
import { Icon } from '../art/icon.tsx'
import type { GameFace } from '../games/face.ts'
import { Flames } from './flames.tsx'
import { useStart } from './use-start.ts'

function rangeWords([fewest, most]: GameFace['seats']): string {
  return fewest === most ? `${fewest}` : `${fewest}–${most}`
}

/** The accent of a game for everything below. */
export function accentOf({ accent }: GameFace): CSSProperties {
  return { '--accent': `var(--${accent})` } as CSSProperties
}

/** The box as it stands on the shelf. The title is on it in print; the words beside it are for everybody. */
export function GameBox({ face }: { face: GameFace }) {
  return (
    <span className="box" style={accentOf(face)} aria-hidden="true">
      <span className="box-side">
        <span>{face.name}</span>
      </span>
      <span className="box-front">
        <span className="box-title">{face.name}</span>
        <Icon name={face.icon} className="box-art" />
        <span className="box-foot">
          <span>
            <Icon name="meeple" /> {rangeWords(face.seats)}
          </span>
          <span>
            <Icon name="hourglass" /> {face.minutes}
          </span>
        </span>
      </span>
    </span>
  )
}

export function Facts({ face }: { face: GameFace }) {
  const { seats, minutes, difficulty } = face
  return (
    <dl className="facts">
      <div>
        <dt>Players</dt>
        <dd>
          <Icon name="meeple" /> {rangeWords(seats)}
        </dd>
      </div>
      <div>
        <dt>Length</dt>
        <dd>
          <Icon name="hourglass" /> {minutes} min
        </dd>
      </div>
      <div>
        <dt>Difficulty</dt>
        <dd>
          <Flames of={difficulty} />
        </dd>
      </div>
    </dl>
  )
}

export function Bay({ face }: { face: GameFace }) {
  const { isStarting, problem, start } = useStart(face.id)
  const id = useId()
  return (
    <article className="bay" aria-labelledby={id} style={accentOf(face)}>
      {/* The same way as “Set up”, for those who reach for the box. */}
      <a className="box-link" href={`#/new/${face.id}`} tabIndex={-1} aria-hidden="true">
        <GameBox face={face} />
      </a>
      <div className="bay-words">
        <h3 id={id}>{face.name}</h3>
        <p className="bay-line">{face.line}</p>
        <Facts face={face} />
        <div className="bay-actions">
          <button type="button" className="button primary" disabled={isStarting} onClick={() => start()}>
            <Icon name="play-button" />
            {isStarting ? 'Dealing…' : 'Just play'}
            <span className="aloud"> {face.name}</span>
          </button>
          <a className="button" href={`#/new/${face.id}`}>
            Set up<span className="aloud"> {face.name}</span>
          </a>
        </div>
        <p className="bay-more">
          <a href={`#/lessons/${face.id}`}>
            <Icon name="graduate-cap" /> Lessons<span className="aloud"> of {face.name}</span>
          </a>
          <a href={`#/rules/${face.id}`}>
            <Icon name="rule-book" /> Rules<span className="aloud"> of {face.name}</span>
          </a>
        </p>
        {problem !== null && (
          <p className="complaint" role="alert">
            The game could not be started: {problem}
          </p>
        )}
      </div>
    </article>
  )
}
