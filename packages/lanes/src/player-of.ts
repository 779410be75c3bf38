import { createPlayer } from '@hearthkeep/bots'
import type { Chunk, Plan } from '@hearthkeep/bots'
import { loadMind } from '@hearthkeep/catalog/minds'
import { openGame } from '@hearthkeep/catalog/shelf'
import { createWithPack } from '@hearthkeep/content'

/** What plays the games of a plan: the game, with the plan's content, and its bots. */
export async function playerOf(plan: Plan): Promise<(first: number, count: number) => Chunk> {
  const module = await openGame(plan.game)
  if (module === undefined) throw new Error(`there is no game ${plan.game}`)
  const game = plan.files === undefined ? module.game : createWithPack(module, plan.files)
  return createPlayer(game, plan, await loadMind(plan.game)) // the margin is counted for every player
}
