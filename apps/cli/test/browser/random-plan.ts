import type { Plan } from '@hearthkeep/bots'

/** Games at random with everything left as it is, from the first seed on. */
export function randomPlan(game: string): Plan {
  return { game, files: undefined, bots: ['random'], seats: undefined, options: {}, seed: 1 }
}
