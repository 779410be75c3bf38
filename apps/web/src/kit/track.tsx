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
