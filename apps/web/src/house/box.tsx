/** A game on the mantel: its box, and a brass plate with what stands on it. */
import { Icon } from '../art/icon.tsx'
import type { GameFace } from '../games/face.ts'
import { say } from '../words/house.ts'
import { accentOf } from './accent.ts'
import { Cover } from './cover.tsx'

/** `2–5`, or `1`. */
export function seatsRange([fewest, most]: GameFace['seats']): string {
  return fewest === most ? `${fewest}` : `${fewest}–${most}`
}

interface BoxProps {
  readonly face: GameFace
  /** What is said at its corner, and whether it is the one to take. */
  readonly mark?: { readonly text: string; readonly isLit: boolean } | undefined
}

/** All of it leads to the set-up, where everything is as usual already. */
export function Box({ face, mark }: BoxProps) {
  const { id, name, line, seats, minutes } = face
  return (
    <li className="box" data-lit={mark?.isLit} style={accentOf(face)}>
      <a href={`#/new/${id}`}>
        <span className="aloud">{say('box.set-up', { game: name })} </span>
        <span className="box-body">
          <span className="box-spine" />
          <span className="box-front">
            <Cover game={id} />
            <strong className="box-title" aria-hidden="true">
              {name}
            </strong>
          </span>
          {mark !== undefined && <span className="box-mark">{mark.text}</span>}
        </span>
        <span className="box-plate">
          <strong className="box-name" aria-hidden="true">
            {name}
          </strong>
          <span className="box-line">{line}</span>
          <span className="box-fact">
            <Icon name="meeple" />
            <b>
              {seatsRange(seats)}
              <span className="aloud"> {say.count('box.players', seats[1])}</span>
            </b>
          </span>
          <span className="box-fact">
            <Icon name="hourglass" />
            <b>{say('box.minutes', { minutes })}</b>
          </span>
          <span className="box-lift" aria-hidden="true">
            {say('box.lift')}
          </span>
        </span>
      </a>
    </li>
  )
}
