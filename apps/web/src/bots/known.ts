/** What a bot in the page's own match is asked. */
import { knownTo } from '@hearthkeep/match'
import type { MatchReader } from '@hearthkeep/match'
import type { BotQuestion } from './messages.ts'

/** A question about a table as it is now, from what a seat may know. At the same table it is always answered alike. */
export function questionAt<W extends BotQuestion['what']>(
  what: W,
  match: MatchReader,
  seat: number,
  bot: string,
): BotQuestion & { readonly what: W } {
  const { seats, options } = match.setup
  return { what, block: knownTo(match, seat), seat, bot, seed: match.steps + 1, setup: { seats, options } }
}
