/** What may come, drawn to scale: a bar for each total, as high as it is likely, and the mark from which on it counts. */
import './scale.css'

interface ScaleBar {
  readonly at: number
  /** From 0 to 1. */
  readonly chance: number
  /** It reaches the mark. */
  readonly isBeyond: boolean
  readonly words?: string
}

export interface ScaleProps {
  readonly from: number
  readonly to: number
  /** From one possible total to the next. */
  readonly step: number
  /** A figure at each multiple of it. */
  readonly every: number
  readonly bars: readonly ScaleBar[]
  readonly mark?: { readonly at: number; readonly words: string } | undefined
  /** What there is already: a rail is filled as far. */
  readonly filled?: number
  /** Whether to reach the mark is good. */
  readonly tone?: 'gain' | 'loss'
}

/** The least a bar is high, in percent. */
const LEAST = 4

/** Only decoration: the chances stand beside it. */
export function Scale({ from, to, step, every, bars, mark, filled, tone = 'gain' }: ScaleProps) {
  const at = (value: number): string => `${(100 * (value - from)) / (to - from)}%`
  const most = Math.max(...bars.map(({ chance }) => chance), 0.01)
  const first = every * Math.ceil(from / every)
  const figures = Array.from({ length: Math.floor((to - first) / every) + 1 }, (_, i) => first + i * every)
  const width = `${(100 * step) / (to - from)}%`
  return (
    <div
      className="k-scale"
      data-tone={tone}
      data-rail={filled !== undefined || undefined}
      aria-hidden="true"
    >
      {bars.map(({ at: total, chance, isBeyond, words }) => (
        <i key={total} title={words} style={{ left: at(total), width }}>
          <u
            data-beyond={isBeyond || undefined}
            style={{ height: `${Math.max(LEAST, (100 * chance) / most)}%` }}
          />
        </i>
      ))}
      {filled !== undefined && (
        <span className="k-scale-rail">
          <s style={{ transform: `scaleX(${(filled - from) / (to - from)})` }} />
        </span>
      )}
      {mark !== undefined && (
        <span className="k-scale-mark" style={{ left: at(mark.at - step / 2) }} title={mark.words} />
      )}
      {figures.map((figure) => (
        <small key={figure} style={{ left: at(figure) }}>
          {figure}
        </small>
      ))}
    </div>
  )
}
