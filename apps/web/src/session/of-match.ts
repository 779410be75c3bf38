/** What a match says, as the page takes it. */
import type { Happening, MatchView } from '@hearthkeep/match'
import type { LogLine, Look } from './driver.ts'

/** What a happening says, line by line. */
export function linesOf({ steps, decision, events }: Happening): LogLine[] {
  return events.map(({ from, kind, rule, text }) => {
    const isDecision = from === 'match' && decision !== null
    return { step: steps, kind, rule, text: isDecision ? (decision.notation ?? text) : text, isDecision }
  })
}

export function lookOf(view: MatchView): Look {
  const { seat, cells, prompt, choices, refused, refusedIfTried } = view
  const { outcome, undo, step, steps, revision } = view
  return {
    ...{ seat, cells, prompt, choices, refused, refusedIfTried },
    ...{ outcome, undo, step, steps, revision },
  }
}
