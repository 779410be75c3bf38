/** Health as a bar: how much is left, what would be lost of it, and the Block before it. */
import { Icon } from '../art/icon.tsx'
import { say } from '../words/kit.ts'
import './health.css'

export interface HealthProps {
  readonly now: number
  readonly max: number
  /** What would be lost of it: striped. */
  readonly loss?: number
  /** Whose loss it is: yours is a warning, theirs is what you want. */
  readonly side?: 'own' | 'foe'
  readonly tone?: 'health' | 'boss' | 'location'
  /** Marks the thirds, where a boss changes. */
  readonly hasThirds?: boolean
  readonly label?: string
}

const share = (part: number, whole: number): number =>
  whole > 0 ? Math.max(0, Math.min(part, whole)) / whole : 0

const percent = (part: number, whole: number): string => `${100 * share(part, whole)}%`

export function Health(props: HealthProps) {
  const {
    now,
    max,
    loss = 0,
    side = 'foe',
    tone = 'health',
    hasThirds = false,
    label = say('health.health'),
  } = props
  const left = Math.max(0, now - loss)
  return (
    <span
      className="k-hp"
      data-tone={tone}
      data-side={side}
      role="img"
      aria-label={say('health.of', {
        label,
        now,
        max,
        what: loss > 0 ? say('health.would-lose', { loss: Math.min(loss, now) }) : '',
      })}
    >
      <i className="k-hp-lag" style={{ transform: `scaleX(${share(now, max)})` }} />
      <i className="k-hp-now" style={{ transform: `scaleX(${share(left, max)})` }} />
      {loss > 0 && (
        <i className="k-hp-loss" style={{ left: percent(left, max), width: percent(now - left, max) }} />
      )}
      {hasThirds && (
        <>
          <i className="k-hp-tick" style={{ left: '33.3%' }} />
          <i className="k-hp-tick" style={{ left: '66.6%' }} />
        </>
      )}
      <b>
        <span className={loss > 0 ? 'k-hp-pill' : ''}>
          {now}
          <small>{say('health.of-2', { max })}</small>
        </span>
      </b>
    </span>
  )
}

/** The shield at the left end of the bar: its place is kept when there is none, but not in games without Block. */
export function Shielded({ block, ...health }: HealthProps & { readonly block: number | undefined }) {
  if (block === undefined)
    return (
      <span className="k-shielded" data-bare>
        <Health {...health} />
      </span>
    )
  return (
    <span className="k-shielded">
      <span className="k-shield" data-off={block === 0 || undefined} title={say('health.block', { block })}>
        <Icon name="shield" />
        <b>
          <span className="aloud">{say('health.block-2')}</span>
          {block}
        </b>
      </span>
      <Health {...health} />
    </span>
  )
}
