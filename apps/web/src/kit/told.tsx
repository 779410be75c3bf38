/** What others do, told step by step: who, why, by which rule; at a speed of one's choice. */
import type { ReactNode } from 'react'
import { say } from '../words/tile-map.ts'
import { TELLING_SPEEDS, useSpace } from './use-telling.ts'
import type { Telling, TellingSpeed } from './use-telling.ts'
import './told.css'

interface HeadProps {
  readonly title: string
  readonly about: ReactNode
  /** A card that was turned: its number. */
  readonly card?: ReactNode
}

/** What a step of it is called, and what it does. */
export function ToldHead({ title, about, card }: HeadProps) {
  return (
    <h3 className="k-told-head">
      {card !== undefined && <i className="k-told-card">{card}</i>}
      <b>{title}</b> <span>{about}</span>
    </h3>
  )
}

export interface ToldTypeProps {
  readonly face: ReactNode
  /** Whom it struck, or that it waits. */
  readonly title: string
  /** What came of it, or why not. */
  readonly about: string
  readonly standing: 'ahead' | 'now' | 'struck' | 'idle'
}

/** One of a row that is gone along. */
export function ToldType({ face, title, about, standing }: ToldTypeProps) {
  return (
    <li className="k-told-type" data-standing={standing} aria-current={standing === 'now' ? 'step' : undefined}>
      {face}
      <b>{title}</b>
      <span>{about}</span>
    </li>
  )
} // prettier-ignore

/** All of the row. */
export function ToldRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ol className="k-told-row" aria-label={name}>
      {children}
    </ol>
  )
}

export interface Rung {
  readonly words: string
  /** The rule it is, small: `S-TGT 3`. */
  readonly rule?: string
  /** For each of those compared: its figure; none, if it is out already. */
  readonly cells: readonly (Cell | null)[]
}
interface Cell {
  readonly figure: ReactNode
  readonly note?: ReactNode
  /** Still equal, beaten, or the one it is. */
  readonly standing: 'tie' | 'out' | 'win'
}

interface LadderProps {
  readonly name: string
  /** Those compared. */
  readonly heads: readonly string[]
  readonly rungs: readonly Rung[]
  /** What did not have to be asked. */
  readonly rest?: string
}

/** Why this one: rule by rule, until one is left. */
export function Ladder({ name, heads, rungs, rest }: LadderProps) {
  return (
    <table className="k-ladder">
      <caption className="aloud">{name}</caption>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rungs.map(({ words, rule, cells }) => (
          <tr key={words}>
            <th scope="row">
              {words} {rule !== undefined && <small>{rule}</small>}
            </th>
            {cells.map((cell, i) => (
              <td key={i} data-standing={cell?.standing}>
                {cell !== null && (
                  <span>
                    <b>{cell.figure}</b> {cell.note}
                    <i className="aloud"> {say(`ladder.${cell.standing}`)}</i>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
        {rest !== undefined && (
          <tr className="k-ladder-rest">
            <td colSpan={heads.length + 1}>{rest}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

export interface Sentence {
  readonly key: number | string
  readonly words: ReactNode
  /** By which rule: small, at the right. */
  readonly rule?: string
}

/** What was told so far, one sentence each; the last is the one that is told now. */
export function ToldLines({ name, lines, at }: { name: string; lines: readonly Sentence[]; at: number }) {
  return (
    <ol className="k-told-lines" aria-label={name} aria-live="polite">
      {lines.slice(0, at + 1).map(({ key, words, rule }, i) => (
        <li key={key} data-now={i === at || undefined}>
          <span>{words}</span>
          {rule !== undefined && <small>{rule}</small>}
        </li>
      ))}
    </ol>
  )
}

interface ControlsProps {
  readonly telling: Telling
  /** What stands on the button that goes on, beside its word: `57%`. */
  readonly figure?: string
  readonly about?: string
  /** Whether Space goes on, wherever one is. */
  readonly isKeyed?: boolean
}

/** How fast it is told; back, which only looks; and on. */
export function ToldControls({ telling, figure, about, isKeyed = false }: ControlsProps) {
  const { speed, setSpeed, back, next, at, count } = telling
  const isLast = at >= count - 1
  useSpace(isKeyed && !isLast, next)
  return (
    <div className="k-told-controls">
      <Speeds speed={speed} onChange={setSpeed} />
      <button type="button" className="k-button" disabled={at <= 0} onClick={back}>
        {say('told.back')}
      </button>
      <button type="button" className="k-told-next" disabled={isLast} onClick={next}>
        {figure !== undefined && <b>{figure}</b>}
        <span>
          {isLast ? say('told.over') : say('told.next')} {isKeyed && !isLast && <kbd>Space</kbd>}
          {about !== undefined && <small>{about}</small>}
        </span>
      </button>
    </div>
  )
}

function Speeds({ speed, onChange }: { speed: TellingSpeed; onChange: (speed: TellingSpeed) => void }) {
  return (
    <div className="k-speeds" role="group" aria-label={say('told.speed')}>
      {TELLING_SPEEDS.map((one) => (
        <button key={one} type="button" aria-pressed={one === speed} onClick={() => onChange(one)}>
          {say(`told.speed-${one}`)}
        </button>
      ))}
    </div>
  )
}
