/** How bots are called. */

/** The rungs of the ladder, weakest first. A search may have any number of simulations: `search-30`. */
export const BOTS = ['random', 'naive', 'quick', 'search-100', 'search-1000'] as const
/** How a bot is called. */
export type BotName = 'random' | 'naive' | 'quick' | `search-${number}`

/** Most simulations that a name may ask for. */
const MOST_SIMULATIONS = 1_000_000

/** How many simulations a name asks for; 0 if it is no search. */
export function simulationsIn(name: string): number {
  const found = /^search-([1-9]\d{0,6})$/.exec(name)
  return found === null ? 0 : Math.min(Number(found[1]), MOST_SIMULATIONS)
}

/** Whether there is a bot of this name. */
export function isBotName(name: string): name is BotName {
  return name === 'random' || name === 'naive' || name === 'quick' || simulationsIn(name) > 0
}

/** Whether a bot has to know how to play the game well. */
export function needsMind(name: BotName): boolean {
  return name === 'quick' || simulationsIn(name) > 0
}
