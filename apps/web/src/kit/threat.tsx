/** What is coming: the final number in the largest type, whether it gets through, and how it is reckoned. */
import { Icon } from '../art/icon.tsx'
import { say } from '../words/kit.ts'
import './threat.css'

export const LEVELS = ['safe', 'hurts', 'lethal'] as const
export type ThreatLevel = (typeof LEVELS)[number]

export interface Threat {
  /** The number itself: `14`, `22%`; with what it may be instead: `14`. */
  readonly figure: string
  readonly level: ThreatLevel
  /** The consequence: `5 get through`, `You fall`, `or 8`. */
  readonly title: string
  /** How it is reckoned: `5 + 9 − 3 Block = 11`. */
  readonly about: string
  /** The same where there is little room: `11 get through`. */
  readonly brief?: string
}

/** Whether a figure is more than a number, and needs smaller type: `8 or 9`. */
export const isLong = (figure: string): boolean => figure.length > 3

/** The threat on a plate; its place is kept while nothing threatens. */
export function Coming({ threat }: { threat: Threat | null }) {
  if (threat === null) return <div className="k-coming" data-level="none" />
  const { figure, level, title, about, brief = about } = threat
  return (
    <div className="k-coming" data-level={level} data-long={isLong(figure) || undefined}>
      <span className="k-coming-n">{figure}</span>
      <span className="k-coming-words">
        <b>
          {level === 'lethal' && <Icon name="skull-crossed-bones" />} {title}
        </b>
        <em>{about}</em>
        <i aria-hidden="true">{brief}</i>
      </span>
    </div>
  )
}

export interface ThenProps {
  /** `dies, then`, `Weak, then`: what becomes of the target. */
  readonly words: string
  /** What comes at you afterwards; left out if that does not change. */
  readonly then?: number | string | undefined
  readonly isDeath?: boolean
  /** It is bad for you. */
  readonly isBad?: boolean
}

/** What would come of aiming here: stands in a slot kept for it. */
export function Then({ words, then, isDeath = false, isBad = false }: ThenProps) {
  return (
    <span className="k-then" data-bad={isBad || undefined}>
      {isDeath && <Icon name="skull-crossed-bones" />}
      <span>{words}</span>
      {then !== undefined && <b>{then}</b>}
    </span>
  )
}

/** What somebody will strike for, already reckoned. */
export function Blow({ figure }: { figure: number | string }) {
  return (
    <span className="k-blow" title={say('threat.strikes-for', { figure })}>
      <Icon name="crossed-swords" />
      {figure}
    </span>
  )
}
