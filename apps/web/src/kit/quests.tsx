/** What has to be done, and what is got for it; what may lie face down on the map. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/tile-map.ts'
import { SidePanel } from './side-panel.tsx'
import './quests.css'

interface QuestsProps {
  readonly title: string
  readonly note?: ReactNode
  /** Each a `Quest`. */
  readonly children: ReactNode
}

export function Quests({ title, note, children }: QuestsProps) {
  return (
    <SidePanel title={title} note={note}>
      <ul className="k-quests">{children}</ul>
    </SidePanel>
  )
}

interface QuestProps {
  readonly icon: string
  readonly reward: ReactNode
  readonly isDone?: boolean
  /** How far it is: `1 of 3`. */
  readonly progress?: ReactNode
  readonly children: ReactNode
}

export function Quest({ icon, reward, isDone = false, progress, children }: QuestProps) {
  return (
    <li className="k-quest" data-done={isDone || undefined}>
      <Icon name={icon} />
      <span>
        {isDone && <span className="aloud">{say('quest.done')} </span>}
        {children}
        {progress !== undefined && <b className="k-quest-far">{progress}</b>}
      </span>
      <small>{reward}</small>
    </li>
  )
}

interface UnknownProps {
  readonly title: string
  readonly note?: ReactNode
  /** What lies face down is drawn from these. */
  readonly left: readonly { readonly icon: string; readonly words: string; readonly value?: ReactNode; readonly isBad?: boolean }[]
  readonly children?: ReactNode
} // prettier-ignore

/** What is left of the tokens that lie face down. */
export function UnknownTokens({ title, note, left, children }: UnknownProps) {
  return (
    <SidePanel title={title} note={note}>
      {children !== undefined && <p>{children}</p>}
      <ul className="k-unknown">
        {left.map(({ icon, words, value, isBad = false }, i) => (
          <li key={i} title={words} data-bad={isBad || undefined}>
            <Icon name={icon} />
            <span className="aloud">{words} </span>
            {value !== undefined && <b>{value}</b>}
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
