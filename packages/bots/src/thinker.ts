/** Players that need no person. Each is handed what its seat may know, and answers with a choice. */
import { Stream } from '@hearthkeep/engine'
import type { Deals, Game, Mind, Table } from '@hearthkeep/engine'
import { simulationsIn } from './bot-names.ts'
import type { BotName } from './bot-names.ts'
import { Search } from './search.ts'
import type { Budget } from './search.ts'
import { Weights } from './weights.ts'

/** Whose choices are thought about. */
export type Whose = 'own' | 'anybody'

/** Somebody who thinks for a seat. */
export interface Thinker {
  readonly name: BotName
  /** Starts its own random numbers anew; two bots with the same seed play the same game alike. */
  readonly reseed: (seed: number) => void
  /** Whether it answers by the list of choices alone and need not be handed a table of its own: that saves most of its time. */
  readonly isBlind: boolean
  /**
   * The number of the choice it would make on a table that was handed over for its seat: one of its own, or anybody's, as one
   * does who talks to the others.
   */
  readonly choose: (known: Table, deals: Deals | null, seat: number, whose: Whose) => number
  /** Gives its memory back; it must not be used any more. */
  readonly release: () => void
}

/** A thinker for a game; throws if it has to know how to play it well and there is nothing that tells it. */
export function createThinker(name: BotName, game: Game, mind?: Mind): Thinker {
  const random = Stream.of(0)
  const base = {
    name,
    reseed: (seed: number) => random.reseed(seed),
    release: () => random.release(),
    isBlind: false,
  }
  if (name === 'random') return { ...base, isBlind: true, choose: chooseAtRandom(random) }
  if (name === 'naive') return { ...base, isBlind: true, choose: chooseFirst }
  if (mind === undefined) throw new Error(`${game.name} has no ${name} player; use random or naive`)
  if (name === 'quick') return { ...base, choose: chooseByWeight(mind) }
  return searching(base, game, mind, { simulations: simulationsIn(name) }, random)
}

/** One that looks ahead within a budget of its own. */
function searching(
  base: Omit<Thinker, 'choose'>,
  game: Game,
  mind: Mind,
  budget: Budget,
  random: Stream,
): Thinker {
  const search = new Search(game, mind, random)
  return {
    ...base,
    choose: (known, deals, seat, whose) =>
      search.think(known, deals as Deals, budget, whose === 'own' ? seat : null),
    release() {
      base.release()
      search.release()
    },
  }
}

type Choose = Thinker['choose']

/** Anything, each choice as often. */
const chooseAtRandom =
  (random: Stream): Choose =>
  ({ choices }, _, seat, whose) => {
    if (whose === 'anybody') return random.below(choices.count)
    let own = 0
    for (let i = 0; i < choices.count; i++) if (choices.seatOf(i) === seat) own++
    let left = random.below(own)
    for (let i = 0; ; i++) if (choices.seatOf(i) === seat && left-- === 0) return i
  }

/** The first thing on offer, at the first target: the stranger on the first evening. */
const chooseFirst: Choose = ({ choices }, _, seat, whose) => {
  for (let i = 0; i < choices.count; i++) if (whose === 'anybody' || choices.seatOf(i) === seat) return i
  return -1
}

/** What the game's policy thinks likeliest. */
const chooseByWeight = (mind: Mind): Choose => {
  const weights = new Weights()
  return (known, _, seat, whose) => {
    weights.read(mind, known)
    return weights.heaviest((i) => whose === 'anybody' || known.choices.seatOf(i) === seat)
  }
}
