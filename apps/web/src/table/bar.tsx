/** A share of something as bar and figure: health, most of the time. */
import { say } from '../words/table.ts'

interface BarProps {
  readonly value: number
  readonly max: number
  readonly label: string
  readonly tone?: 'health' | 'boss'
}

export function Bar({ value, max, label, tone = 'health' }: BarProps) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  return (
    <div
      className={`bar ${tone} ${share <= 0.34 ? 'low' : ''}`}
      role="img"
      aria-label={say('bar.of', { label, value, max })}
    >
      <i className="bar-lag" style={{ transform: `scaleX(${share})` }} />
      <i className="bar-fill" style={{ transform: `scaleX(${share})` }} />
      <b>
        {value} / {max}
      </b>
    </div>
  )
}
