/** A match that is kept nowhere, for tests: it answers at once. */
import type { Match } from '@hearthkeep/match'
import type { Authority } from '../src/session/match-driver.ts'

export function atOnce(match: Match): Authority {
  return {
    reader: match,
    answer: (input) => Promise.resolve(match.answer(input)),
    answerAsBot: (input) => Promise.resolve(match.answerAsBot(input)),
    seat: (seat, sitter) => Promise.resolve(match.seat(seat, sitter)),
    undo: (seat, revision) => Promise.resolve(match.undo(seat, revision)),
    agreeToUndo: (seat) => Promise.resolve(match.agreeToUndo(seat)),
    subscribe: (viewer, listener) => match.subscribe(viewer, listener),
    branch: (step, options) => Promise.resolve(match.branch(step, options)),
    close: () => Promise.resolve(match.close()),
  }
}
