/** What hangs left and right of the fire: for a stranger what this is, for whoever comes back what else there is to do. */
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import type { GameFace } from '../games/face.ts'
import { findFace } from '../games/shelf.ts'
import { agoWords, decisionsWords, nameOf } from '../pages/save-words.ts'
import { finishedLessons } from '../storage/lesson-progress.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { say } from '../words/house.ts'
import { Rich } from '../words/rich.tsx'
import { accentOf } from './accent.ts'
import { useChosenWords } from './fire-plate.tsx'

function Side({ side, heading, children }: { side: 'left' | 'right'; heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`side side-${side}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

const WAYS = [
  ['meeple', say('papers.alone')],
  ['three-friends', say('papers.screen')],
  ['check-mark', say('papers.offline')],
] as const

export function StrangersPapers() {
  return (
    <>
      <Side side="left" heading={say('papers.what')}>
        <p className="side-leather long">
          <Rich text={say('papers.what-text')} />
        </p>
        <p className="side-leather short">{say('papers.what-short')}</p>
      </Side>
      <Side side="right" heading={say('papers.whom')}>
        <ul className="side-leather ways">
          {WAYS.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>
                <Rich text={text} />
              </span>
            </li>
          ))}
        </ul>
      </Side>
    </>
  )
}

interface PaperProps {
  readonly face: GameFace | undefined
  readonly href: string
  readonly title: string
  readonly text: string
  readonly small: string
  readonly verb: string
}

/** A sheet pinned to the wall; all of it can be pressed. */
function Paper({ face, href, title, text, small, verb }: PaperProps) {
  return (
    <li>
      <a className="paper" href={href} style={face && accentOf(face)}>
        <span className="slip-seal">
          <Icon name={face?.icon ?? 'campfire'} />
        </span>
        <span className="paper-words">
          <strong>{title}</strong>
          {text !== '' && <span>{text}</span>}
          <small>{small}</small>
        </span>
        <span className="paper-verb">{verb}</span>
      </a>
    </li>
  )
}

function Unfinished({ save, now }: { save: SavedGame; now: number }) {
  return (
    <Paper
      face={findFace(save.game)}
      href={`#/table/${save.id}`}
      title={nameOf(save.game)}
      text={useChosenWords(save)}
      small={`${decisionsWords(save.steps)}, ${agoWords(save.at, now)}`}
      verb={say('papers.go-on')}
    />
  )
}

interface ReturningProps {
  /** The game that was played last. */
  readonly last: GameFace
  /** Those that wait besides the one on the plate. */
  readonly unfinished: readonly SavedGame[]
  /** How many games are kept in all. */
  readonly kept: number
  readonly now: number
}

export function ReturningPapers({ last, unfinished, kept, now }: ReturningProps) {
  const lessons = finishedLessons(last.id).size
  return (
    <>
      <Side side="left" heading={say('papers.further')}>
        <ul>
          <Paper
            face={last}
            href={`#/lessons/${last.id}`}
            title={say('papers.lessons')}
            text={last.name}
            small={lessons === 0 ? say('papers.lessons-none') : say.count('papers.lessons-done', lessons)}
            verb={say('papers.learn')}
          />
          {last.hasCampaign && (
            <Paper
              face={last}
              href={`#/campaigns/${last.id}`}
              title={say('papers.campaign')}
              text={last.name}
              small={say('papers.campaign-text')}
              verb={say('papers.campaign-open')}
            />
          )}
        </ul>
      </Side>
      <Side side="right" heading={unfinished.length > 0 ? say('papers.unfinished') : say('bar.library')}>
        <ul>
          {unfinished.slice(0, 2).map((save) => (
            <Unfinished key={save.id} save={save} now={now} />
          ))}
        </ul>
        <a className="side-all" href="#/library">
          {say.count('papers.all', kept)}
        </a>
      </Side>
    </>
  )
}
