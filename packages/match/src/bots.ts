/** Bots in seats: a match knows which of its seats a bot has, so that every client does, and a save too [M43]. */

/** What sits in a seat: the name of a bot, or null for a person. */
export type Sitter = string | null

/** The name of a bot, such as `search-100`; the match gives it no meaning. */
const BOT_NAME = /^[a-z][a-z0-9-]{0,31}$/

/** Whether something can be the name of a bot. */
export function isBotName(name: unknown): name is string {
  return typeof name === 'string' && BOT_NAME.test(name) && name !== 'person'
}
