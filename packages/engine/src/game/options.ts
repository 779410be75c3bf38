/** Options: what is decided before a game begins, and what of it goes together. */
import { SetupError } from './setup.ts'
import type { Setup } from './setup.ts'

/** What a value of an option has to fit: the seats, and all options as they are. */
export type Chosen = Pick<Setup, 'seats' | 'options'>

/** Something that is decided before the game begins: a difficulty, a scenario, a hero. */
export interface Option {
  /** What it may be. */
  readonly values: readonly string[]
  /** What it is if nobody says; it must fit whatever else is chosen. */
  readonly default: string
  /** What it means, in a sentence. */
  readonly about: string
  /** Why a value cannot be had with these seats and other options, as a clause; undefined if it can. */
  readonly whyNot?: (value: string, chosen: Chosen) => string | undefined
}

/** Options by name. */
export type Options = Readonly<Record<string, Option>>

/** What of a set-up is known so far; the rest is taken to be the fewest seats and the defaults. */
type PartlyChosen = Partial<Chosen>

interface Playable {
  readonly seats: readonly [min: number, max: number]
  readonly options: Options
}

/** A game's options with what is left out filled in, whether they fit or not. */
function chosenOf(game: Playable, { seats = game.seats[0], options = {} }: PartlyChosen): Chosen {
  const defaults = Object.entries(game.options).map(([name, option]) => [name, option.default])
  return { seats, options: { ...(Object.fromEntries(defaults) as Setup['options']), ...options } }
}

/** The values of an option that can be had with these seats and other options. */
export function fittingValues(game: Playable, name: string, partly: PartlyChosen = {}): readonly string[] {
  const { seats, options } = chosenOf(game, partly)
  const { values, whyNot } = game.options[name]
  return values.filter(
    (value) => whyNot?.(value, { seats, options: { ...options, [name]: value } }) === undefined,
  )
}

/** The options as chosen, those that do not fit back at their defaults; the one just chosen, if named, stays. */
export function fittedOptions(game: Playable, partly: PartlyChosen, justChosen?: string): Setup['options'] {
  const chosen = chosenOf(game, partly)
  const options = { ...chosen.options }
  for (const [name, option] of Object.entries(game.options)) {
    if (name === justChosen) continue
    if (option.whyNot?.(options[name], { seats: chosen.seats, options }) !== undefined)
      options[name] = option.default
  }
  return options
}

/** Throws a `SetupError` if one of the options does not go with the seats or the others. */
export function checkOptions(game: Playable, chosen: Chosen): void {
  for (const [name, option] of Object.entries(game.options)) {
    const value = chosen.options[name]
    const why = option.whyNot?.(value, chosen)
    if (why === undefined) continue
    const fitting = fittingValues(game, name, chosen)
    throw new SetupError(`option ${name}=${value}: ${why}; expected one of ${fitting.join(', ')}`)
  }
}
