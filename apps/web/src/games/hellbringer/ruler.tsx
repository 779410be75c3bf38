/** A ruler from 0: what the combination has, where its target falls, and over it what the next attack may make of it. */
import { say } from '../../words/hellbringer.ts'
import { percent } from './use-model.ts'

interface Spread {
  readonly total: number
  readonly chance: number
}

interface RulerProps {
  readonly sum: number
  /** 0: no target. */
  readonly goal: number
  readonly spread: readonly Spread[]
}

const STEP = 5
const LONG = 10
/** Every so many a number, where there are many. */
const markEvery = (max: number): number => (max > 120 ? 40 : max > 60 ? 20 : LONG)

/** To the next full ten, with some room. */
const endOf = (values: readonly number[]): number => LONG * Math.ceil((Math.max(...values, 40) + STEP) / LONG)

export function Ruler({ sum, goal, spread }: RulerProps) {
  const max = endOf([sum, goal, ...spread.map(({ total }) => total)])
  const at = (value: number): string => `${(100 * value) / max}%`
  const most = Math.max(...spread.map(({ chance }) => chance), 0.01)
  const marks = Array.from({ length: Math.floor(max / markEvery(max)) + 1 }, (_, i) => i * markEvery(max))
  return (
    <div className="hb-ruler" aria-hidden="true">
      <span className="hb-bars">
        {spread.map(({ total, chance }) => (
          <i
            key={total}
            data-reaches={(goal > 0 && total >= goal) || undefined}
            title={`${total}: ${percent(chance)}`}
            style={{ left: at(total), width: at(STEP), height: `${Math.max(4, (100 * chance) / most)}%` }}
          />
        ))}
      </span>
      <span className="hb-rail">
        <s style={{ transform: `scaleX(${sum / max})` }} />
      </span>
      {goal > 0 && (
        <span
          className="hb-flag"
          style={{ left: at(goal - STEP / 2) }}
          title={say('falls-at', { strength: goal })}
        />
      )}
      <span className="hb-scale">
        {marks.map((value) => (
          <small key={value} style={{ left: at(value) }}>
            {value}
          </small>
        ))}
      </span>
    </div>
  )
}
