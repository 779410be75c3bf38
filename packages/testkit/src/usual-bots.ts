/** Who plays where a test does not say. */
import type { BotName } from '@hearthkeep/bots'
import type { Mind } from '@hearthkeep/engine'

/** Chance comes to odd places; the policy of a game, if there is one, comes further. */
export function usualBots(mind: Mind | undefined): readonly BotName[] {
  return mind === undefined ? ['random'] : ['random', 'quick']
}
