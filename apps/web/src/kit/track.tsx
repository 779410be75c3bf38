/** Where the game stands: what is done, what is on, what comes. On a phone only what is on is shown. */
import { Icon } from '../art/icon.tsx'
import { say } from '../words/kit.ts'
import './track.css'

export interface TrackStep {
  readonly name: string
  readonly state: 'done' | 'now' | 'ahead'
  /** More about it: `round 3`. */
  readonly note?: string | undefined
  /** Read aloud before it: `Boss`. */
  readonly kind?: string
}

export function Track({ name, steps }: { name: string; steps: readonly TrackStep[] }) {
  return (
    <ol className="k-track" aria-label={name}>
      {steps.map(({ name: step, state, note, kind }) => (
        <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' && <Icon name="check-mark" label={say('track.done')} />}
          <span>
            {kind !== undefined && <span className="aloud">{kind}: </span>}
            {step}
          </span>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}

/** The same as beads: many steps, each a numeral with its name on a pointer's rest. */
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
