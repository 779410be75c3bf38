/** Who plays which seat, while a game is set up: lines to look at and to choose from. */
import type { Game, Item, OfferedChoice } from '@hearthkeep/engine'
import { canLookAhead, describeBot, levelsOf, LEVELS } from '../bots.ts'
import { choice } from './words-board.ts'

/** The things of these lines are numbered down from here, so that they are no option's. */
const FIRST_ID = -10

const YOU = 'You'

/** Who sits where: the names of bots by seat; people everywhere else. */
export type ChosenBots = ReadonlyMap<number, string>

const whoOf = (bots: ChosenBots, seat: number): string => {
  const bot = bots.get(seat)
  return bot === undefined ? YOU : describeBot(bot)
}

/** Every seat with who plays it. */
export function seatItems(game: Game, seats: number, bots: ChosenBots): Item[] {
  const about = canLookAhead(game)
    ? 'You, or a bot: a Stranger, a Regular, an Expert or a Master.'
    : 'You, or a bot: a Stranger. This game has no bot that looks ahead.'
  return Array.from({ length: seats }, (_, seat) => ({
    thing: { kind: 'option', id: FIRST_ID - seat },
    name: `seat ${seat + 1}`,
    figures: [],
    tags: [whoOf(bots, seat)],
    text: about,
  }))
}

/** What can be changed about them. */
export function seatChoices(game: Game, seats: number, bots: ChosenBots): OfferedChoice[] {
  return Array.from({ length: seats }, (_, seat) =>
    [YOU, ...levelsOf(game).map((level) => describeBot(LEVELS[level]))]
      .filter((who) => who !== whoOf(bots, seat))
      .map((who) => choice(`seat ${seat + 1}: ${who}`, 'option', FIRST_ID - seat)),
  ).flat()
}

/** A seat and who is to play it, in what was typed; undefined if it is about something else. */
export function seatWanted(
  words: string,
): { readonly seat: number; readonly who: string | undefined } | undefined {
  const [, number, who] = /^seat (\d+)\s*[:\s]\s*([^\s(]+).*$/i.exec(words) ?? []
  if (who === undefined) return undefined
  return { seat: Number(number) - 1, who: /^(you|me|person)$/i.test(who) ? undefined : who }
}
