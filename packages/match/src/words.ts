/** All words of the match itself, in one place, ready for translation. */
import type { Decision } from './decisions.ts'
import { isHonest } from './parts.ts'
import type { Part } from './parts.ts'

/** A seat as people call it. */
function player(seat: number): string {
  return `player ${seat + 1}`
}

/** Several seats as people call them. */
function players(seats: readonly number[]): string {
  const names = seats.map(player)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** A decision as the log says it. */
export function decisionText({ seat, by, way, notation }: Decision): string {
  const what = notation === undefined ? '' : `: ${notation}`
  switch (way) {
    case 'answered':
      return notation === undefined ? `${player(seat)} has chosen` : `${player(seat)}${what}`
    case 'forced':
      return `taken automatically for ${player(seat)}, nothing to choose${what}`
    case 'standing':
      return `taken automatically for ${player(seat)}, a standing answer${what}`
    case 'for-absent':
      return `${player(by)} passed for ${player(seat)}, who is away${what}`
    case 'bot':
      return notation === undefined
        ? `the bot of ${player(seat)} has chosen`
        : `the bot of ${player(seat)}${what}`
  }
}

/** Why an answer is not one. */
export const MALFORMED = {
  shape: 'expected an object with seat, revision and notation',
  seat: (seats: number) => `seat: expected a whole number from 0 to ${seats - 1}`,
  revision: 'revision: expected a whole number from 0',
  future: (revision: number) => `revision: the table is only at ${revision}; load it again`,
  notation: (longest: number) => `notation: expected a text of 1 to ${longest} characters`,
} as const

/** Why automatic answers stopped. */
export const STOPPED = {
  limit: (limit: number) => `automatic answers stopped after ${limit}: please go on by hand`,
  circle: (seat: number) => `the standing answer of ${player(seat)} changed nothing, so it is not repeated`,
  failed: (seat: number, message: string) =>
    `the automatic answer for ${player(seat)} failed and was not given: ${message}`,
} as const

/** Why nobody may pass for somebody. */
export const PASS = {
  oneself: 'only another player can pass for one who is away',
  over: 'the game is over',
  never: (seat: number) => `this question is for ${player(seat)} alone: nobody may pass for a player here`,
  notAsked: (seat: number) => `${player(seat)} is not asked now`,
  notNow: (seat: number) => `${player(seat)} cannot pass now`,
} as const

/** What is said about taking back. */
export const UNDO = {
  nothing: 'there is nothing to take back',
  looking: 'this is a look at the past; go back to the present first',
  spectator: 'only players can take something back',
  free: 'nobody has learnt anything from it',
  anything: 'this is a practice table: anything can be taken back',
  revealed: 'dice were rolled or something came into sight since then, and cannot be unseen',
  theirs: (by: number) => `the last decision was made by ${player(by)}; you can take back only your own`,
  ask: (waiting: readonly number[]) => `needs the agreement of ${players(waiting)}`,
  alone: 'there is nobody else whose agreement it needs',
  noRequest: 'nobody has asked to take anything back',
  undone: (seat: number, by: number) =>
    seat === by
      ? `${player(seat)} took the last decision back`
      : `${player(seat)} took back the last decision of ${player(by)}`,
  asked: (seat: number) => `${player(seat)} asks to take the last decision back`,
  agreed: (seat: number) => `${player(seat)} agrees to take it back`,
  declined: (seat: number) => `${player(seat)} declines: nothing is taken back`,
} as const

/** What is said about bots. */
export const BOTS = {
  sits: (seat: number, bot: string) => `${player(seat)} is played by a bot now: ${bot}`,
  rises: (seat: number) => `${player(seat)} is played by a person again`,
  name: 'expected the name of a bot: small letters, digits and -, 32 at most',
  none: (seat: number) => `no bot sits in the seat of ${player(seat)}`,
} as const

/** How a table is run, and why what is coming may be known. */
export const PLAYED = {
  honest: 'only what told nobody anything can be taken back',
  practice: 'practice: anything can be taken back',
  agreement: 'what told somebody something is taken back if all agree',
  seed: 'its seed was chosen, or is short enough to be searched',
  record: 'it goes on from a record, which holds the seed',
  branch: 'a branch of it goes on with the same future',
  undo: 'something was taken back that had told somebody something',
  now: (part: Part) => {
    const run = `from now on, ${PLAYED[part.undo]}`
    return part.foreseen === undefined ? run : `${run}; what is coming may be known: ${PLAYED[part.foreseen]}`
  },
} as const

/** How a table was played, a sentence for each part [M41]. */
export function partsInWords(parts: readonly Part[]): string[] {
  if (isHonest(parts)) return ['Played honestly: nothing was taken back that had told anybody anything.']
  const named = { honest: 'Honest undo', practice: 'For practice', agreement: 'Undo by agreement' } as const
  return parts.map(({ from, undo, foreseen }) => {
    const when = from === 0 ? 'from the beginning' : `from decision ${from + 1} on`
    const why = foreseen === undefined ? '' : `; what was coming may have been known: ${PLAYED[foreseen]}`
    return `${named[undo]} ${when}${why}.`
  })
}

/** Why a standing answer is not accepted. */
export const STANDING = {
  question: (name: string, known: readonly string[]) =>
    `there is no question named ${JSON.stringify(name)}; there are ${known.join(', ')}`,
} as const
