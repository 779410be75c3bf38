/** Many steps as beads, each a numeral with its name on a pointer's rest; and who plays when. */
import { Icon } from '../art/icon.tsx'
import type { TrackStep } from './track.tsx'
import './beads.css'

export function Beads({
  name,
  steps,
}: {
  name: string
  steps: readonly (TrackStep & { numeral: string })[]
}) {
  return (
    <ol className="k-beads" aria-label={name}>
      {steps.map(({ name: step, state, numeral }) => (
        <li key={step} data-state={state} title={step} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' ? '✓' : numeral}
          <span className="aloud"> {step}</span>
        </li>
      ))}
    </ol>
  )
}

interface Turn {
  readonly key: number
  readonly name: string
  readonly icon: string
  readonly state: 'now' | 'waits' | 'out'
  /** Those who come after this turn, and whether they do now. */
  readonly then?: { readonly name: string; readonly icon: string; readonly isNow: boolean } | undefined
}

/** Who plays when, and after whom the others come. */
export function Order({ name, turns }: { name: string; turns: readonly Turn[] }) {
  return (
    <ol className="k-order" aria-label={name}>
      {turns.map(({ key, name: who, icon, state, then }) => (
        <li key={key} data-state={state}>
          <span title={who}>
            <Icon name={icon} /> <em>{who}</em>
          </span>
          {then !== undefined && (
            <strong data-now={then.isNow || undefined}>
              <Icon name={then.icon} /> <em>{then.name}</em>
            </strong>
          )}
        </li>
      ))}
    </ol>
  )
}
