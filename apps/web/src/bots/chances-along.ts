/** How the chances to win went in a game that is over: it is played again, and looked at on the way. */
import { Match } from '@hearthkeep/match'
import type { MatchReader } from '@hearthkeep/match'
import { questionAt } from './known.ts'
import type { Counsel, Question } from './messages.ts'

/** How good the chances were after so many decisions. */
export interface Chance {
  readonly step: number
  readonly value: number
}

/** Asks for advice; undefined if nobody wants it any more. */
export type Ask = (question: Question & { readonly what: 'advise' }) => Promise<Counsel | undefined>

/** More points would not be told apart in a small picture. */
const POINTS = 24
/** After so many decisions the page gets a breath. */
const BREATH = 4

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The decisions before which it is looked at: evenly spread, the first of all among them. */
function momentsOf(steps: number): ReadonlySet<number> {
  const points = Math.min(POINTS, steps)
  return new Set(Array.from({ length: points }, (_, i) => Math.floor((i * steps) / points)))
}

/** As whoever decided next might have known; undefined if nobody wants it any more. */
export async function chancesAlong(
  match: MatchReader,
  ask: Ask,
  bot: string,
  onMore: (chances: readonly Chance[]) => void,
): Promise<readonly Chance[]> {
  const record = match.record()
  const again = Match.resume(match.game, { ...record, steps: [] }, { autoForced: false })
  const moments = momentsOf(record.steps.length)
  let chances: readonly Chance[] = []
  try {
    for (const [step, { seat, notation }] of record.steps.entries()) {
      if (moments.has(step)) {
        const advice = await ask(questionAt('advise', again, seat, bot))
        if (advice === undefined) return chances
        // What needed no thought tells nothing.
        if (advice.simulations > 0) chances = [...chances, { step, value: advice.value }]
        onMore(chances)
      }
      const { kind } = again.answer({ seat, notation, revision: again.revision })
      if (kind !== 'taken') throw new Error(`decision ${step + 1} cannot be played again (${kind})`)
      if (step % BREATH === 0) await breathe()
    }
    const { outcome } = again.view('spectator')
    const end = { won: 1, drawn: 0.5, lost: 0 }[outcome as 'won'] as number | undefined
    return end === undefined ? chances : [...chances, { step: record.steps.length, value: end }]
  } finally {
    again.close()
  }
}
