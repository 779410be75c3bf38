/** What a plan sets off, in the order of the rules: who does what, what it may cost as a bar of chances, and what it all comes to. */
import type { ReactNode } from 'react'
import './plan.css'

/** A result and how likely it is. */
export interface Chance {
  readonly words: string
  /** From 0 to 1. */
  readonly chance: number
}

export interface PlanStepProps {
  /** Which it is, from 1 on. */
  readonly place: number
  /** Whether you do it, or it is done to you. */
  readonly by: 'own' | 'foe'
  readonly face: ReactNode
  readonly title: ReactNode
  readonly about?: ReactNode
  /** In a word or two, where there is little room. */
  readonly brief: string
  /** From nothing to the worst. */
  readonly spread?: readonly Chance[]
  readonly figure: string
  /** `wounds` */
  readonly unit?: string
  readonly mood: 'good' | 'gold' | 'bad'
}

/** All steps, one below the other; as tiles where there is little room. */
export function PlanSteps({ form = 'steps', children }: { form?: 'steps' | 'tiles'; children: ReactNode }) {
  return (
    <ol className="k-plan" data-form={form}>
      {children}
    </ol>
  )
}

export function PlanStep(props: PlanStepProps) {
  const { place, by, face, title, about, brief, spread = [], figure, unit, mood } = props
  return (
    <li className="k-plan-step" data-by={by}>
      <span className="k-plan-place">{place}</span>
      <span className="k-plan-face">{face}</span>
      <span className="k-plan-what">
        {title}
        {about !== undefined && <small>{about}</small>}
        {spread.length > 0 && <Spread chances={spread} />}
      </span>
      <span className="k-plan-brief">{brief}</span>
      <span className="k-plan-figure" data-mood={mood}>
        <b>{figure}</b>
        {unit !== undefined && <small>{unit}</small>}
      </span>
    </li>
  )
}

/** What is narrower has no room for its word; it is in the title. */
const LEAST = 0.085
const WORST = 5

/** What may come of a throw, each as wide as it is likely, from green to red. */
export function Spread({ chances }: { chances: readonly Chance[] }) {
  const percent = (chance: number): string => `${Math.round(chance * 100)}%`
  return (
    <span
      className="k-spread"
      role="img"
      aria-label={chances.map(({ words, chance }) => `${words}: ${percent(chance)}`).join(', ')}
    >
      {chances.map(({ words, chance }, i) => (
        <i
          key={words}
          style={{ flexGrow: chance }}
          data-bad={i === chances.length - 1 ? WORST : Math.min(i, WORST - 1)}
          title={`${words}: ${percent(chance)}`}
        >
          {chance >= LEAST && words}
        </i>
      ))}
    </span>
  )
}
