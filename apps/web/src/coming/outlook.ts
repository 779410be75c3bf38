/** What is about to happen, in plain figures: made of a forecast, and of nothing else. */
import type { Forecast, Likely } from '@hearthkeep/bots'
import type { ThingRef } from '@hearthkeep/engine'
import type { Foreseen } from '../bots/messages.ts'

/** What may become of one number: a hero's health, a chest. */
export interface Outlook {
  readonly gauge: string
  readonly of: ThingRef
  readonly now: number
  /** What it may lose, the least first, beyond its fall; less than nothing: it gains. */
  readonly losses: readonly Likely[]
  readonly least: number
  readonly most: number
  /** The chance that it falls. */
  readonly falls: number
}

/** What is coming at everybody. */
export interface Coming {
  readonly outlooks: readonly Outlook[]
  /** The choice that lets it come, in notation; null if the seat cannot. */
  readonly by: string | null
  /** The chances that the game is over by then. */
  readonly won: number
  readonly lost: number
  /** Whether all that can happen was gone through; if not, so many runs were drawn. */
  readonly isExact: boolean
  readonly runs: number
  /** What one could still answer on the way, by the names of the questions: no was assumed; and where no is no answer, the first there is. */
  readonly declined: readonly string[]
  readonly guessed: readonly string[]
}

export function comingOf({ forecast, by }: Foreseen): Coming {
  const { won, lost, isExact, runs, declined, guessed } = forecast
  return { outlooks: forecast.gauges.map(outlookOf), by, won, lost, isExact, runs, declined, guessed }
}

function outlookOf({ gauge, kind, thing, now, beyond, falls }: Forecast['gauges'][number]): Outlook {
  const losses = beyond.map(({ value, chance }) => ({ value: now - value, chance })).reverse()
  return {
    ...{ gauge, of: { kind, id: thing }, now, losses, falls },
    least: losses[0]?.value ?? 0,
    most: losses.at(-1)?.value ?? 0,
  }
}

/** What is coming at one thing. */
export function outlookFor(coming: Coming | null, gauge: string, id: number): Outlook | undefined {
  return coming?.outlooks.find((one) => one.gauge === gauge && one.of.id === id)
}

/** Whether its loss is one figure that cannot be another. */
export function isCertain({ isExact }: Coming, { losses }: Outlook): boolean {
  return isExact && losses.length === 1
}

/** How bad it is: nothing is lost, something is, it may fall, it falls. */
export type Severity = 'safe' | 'hurts' | 'risky' | 'lethal'

export function severityOf({ isExact }: Coming, { most, falls }: Outlook): Severity {
  if (falls === 1 && isExact) return 'lethal'
  if (falls > 0) return 'risky'
  return most > 0 ? 'hurts' : 'safe'
}
