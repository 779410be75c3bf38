/** After the game: how the chances to win went, as a small picture. */
import { useTable } from '../table/context.ts'
import { say } from '../words/bots.ts'
import type { Chance } from './chances-along.ts'
import type { Helper } from './helper.ts'
import { useHelp } from './use-help.ts'
import { inTen, percent } from './words.ts'

/** In units of the picture. */
const WIDTH = 300
const HEIGHT = 80
/** Room for the figures at the left. */
const LEFT = 40

export function AlongBox({ helper }: { helper: Helper }) {
  const { along } = useHelp(helper)
  const { look, isPlaying, isPast } = useTable()
  if (look.outcome === 'playing' || isPlaying || isPast) return null
  if (along === null)
    return (
      <button type="button" className="button along-open" onClick={() => helper.showAlong()}>
        {say('along-box.how-the-chances-went')}
      </button>
    )
  const { chances, isWhole } = along
  return (
    <section className="bot-box along" aria-label={say('along-box.how-the-chances-went')}>
      <header>
        <h2>{say('along-box.how-the-chances-went')}</h2>
        <button
          type="button"
          className="sheet-close"
          aria-label={say('along-box.close-how-the-chances')}
          onClick={() => helper.closeAlong()}
        >
          ✕
        </button>
      </header>
      <Curve chances={chances} steps={look.steps} />
      <p aria-live="polite">{isWhole ? inWords(chances) : say('along-box.a-bot-looks-at')}</p>
    </section>
  )
}

/** What a picture shows, for those who want it in words. */
function inWords(chances: readonly Chance[]): string {
  const known = chances.slice(0, -1) // the last one is how it ended
  if (known.length === 0) return say('along-box.there-was-never-much')
  const [first] = known
  const worst = known.reduce((low, one) => (one.value < low.value ? one : low))
  const best = known.reduce((high, one) => (one.value > high.value ? one : high))
  return (
    say('along-box.at-first', { inTen: inTen(first.value), percent: percent(first.value) }) +
    say('along-box.at-best-before-decision', { percent: percent(best.value), step: best.step + 1 }) +
    say('along-box.at-worst-before-decision', { percent: percent(worst.value), step: worst.step + 1 })
  )
}

function Curve({ chances, steps }: { chances: readonly Chance[]; steps: number }) {
  const at = ({ step, value }: Chance): string =>
    `${((step / Math.max(1, steps)) * WIDTH).toFixed(1)},${((1 - value) * HEIGHT).toFixed(1)}`
  return (
    <svg
      className="along-curve"
      viewBox={`${-LEFT} -8 ${LEFT + WIDTH + 6} ${HEIGHT + 16}`}
      aria-hidden="true"
    >
      <path className="along-lines" d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
      {[1, 0.5, 0].map((value) => (
        <text key={value} x="-6" y={(1 - value) * HEIGHT + 4}>
          {percent(value)}
        </text>
      ))}
      <polyline points={chances.map(at).join(' ')} />
      {chances.slice(-1).map((last) => {
        const [x, y] = at(last).split(',')
        return <circle key={last.step} cx={x} cy={y} r="4" />
      })}
    </svg>
  )
}
