/** One thing in large type: its text, and what every keyword in it means. */
import type { Game, ThingRef } from '@hearthkeep/engine'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { say } from '../words/table.ts'
import { useSession } from './context.ts'
import { keywordsIn } from './keywords.ts'
import { RuleLink, WithRules } from './rule-link.tsx'
import { Sheet } from './sheet.tsx'
import { plain } from './words.ts'

/** What is known of a thing. */
export interface Inspected {
  readonly title: string
  readonly text: string
  /** What it is, in a few words: `Attack, costs 2`. */
  readonly subtitle?: string
  readonly figures?: readonly { readonly label: string; readonly value: number | string }[]
  /** Short words about it: a status, an intent. */
  readonly tags?: readonly string[]
  readonly picture?: ReactNode
  /** The numbers of rules that say more. */
  readonly rules?: readonly string[]
  /** Why it cannot be chosen now. */
  readonly note?: string | undefined
  /** The kind of glossary entry that counts where both sides have the keyword, such as `keyword of Enemies`. */
  readonly side?: string
}

interface Inspection {
  readonly show: (about: Inspected) => void
}

export const InspectorContext = createContext<Inspection | null>(null)

/** For the tables of games: `useInspector().show({ title, text })`. */
export function useInspector(): Inspection {
  const inspection = useContext(InspectorContext)
  if (inspection === null) throw new Error('no table around this component')
  return inspection
}

/** Makes the function that shows a thing of the table in large, and why it cannot be chosen. */
export function useInspect(): (of: ThingRef, about: Inspected) => () => void {
  const session = useSession()
  const inspector = useInspector()
  return (of, about) => () => inspector.show({ ...about, note: session.whyNot(of) })
}

interface InspectorProps {
  readonly about: Inspected
  readonly game: Game
  readonly onClose: () => void
}

export function Inspector({ about, game, onClose }: InspectorProps) {
  const { title, subtitle, figures = [], tags = [], picture, rules = [], note, side } = about
  const text = plain(about.text)
  const known = new Set(game.rules.map(({ id }) => id))
  const keywords = keywordsIn(game.glossary, [text, ...tags].join(' · '), side).filter(
    ({ name }) => name !== title,
  )
  return (
    <Sheet title={title} place="middle" className="inspector" onClose={onClose}>
      {subtitle !== undefined && <p className="inspector-subtitle">{subtitle}</p>}
      {picture !== undefined && <div className="inspector-picture">{picture}</div>}
      {figures.length > 0 && (
        <dl className="inspector-figures">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text !== '' && (
        <p className="inspector-text">
          <WithRules text={text} known={known} />
        </p>
      )}
      {tags.length > 0 && <p className="inspector-tags">{tags.join(' · ')}</p>}
      {note !== undefined && (
        <p className="inspector-note">
          {say('inspector.not-now')}
          <WithRules text={note} known={known} />
        </p>
      )}
      {keywords.length > 0 && (
        <dl className="inspector-keywords">
          {keywords.map(({ name, kind, text: meaning }) => (
            <div key={kind + name}>
              <dt>{name}</dt>
              <dd>
                <WithRules text={meaning} known={known} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rules.length > 0 && (
        <p className="inspector-rules">
          {say('inspector.rules')}
          {rules.map((id) => (
            <RuleLink key={id} id={id} />
          ))}
        </p>
      )}
    </Sheet>
  )
}
