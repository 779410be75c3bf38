/** A match in the page that is only looked at: everything can be seen, and nothing done. */
import type { Viewer } from '@hearthkeep/match'
import { say } from '../words/table.ts'
import type { Look, Taken } from './driver.ts'
import { MatchDriver } from './match-driver.ts'

/** Why nothing can be done. */
const LOOKING = say('looking-driver.you-are-only-looking')

export class LookingDriver extends MatchDriver {
  override readonly isLive = false

  override async look(viewer: Viewer, step?: number): Promise<Look> {
    const look = await super.look(viewer, step)
    const undo = { cost: 'nothing-to-undo', isPossible: false, reason: LOOKING } as const
    return { ...look, choices: [], undo }
  }

  override take(..._: Parameters<MatchDriver['take']>): Promise<Taken> {
    return Promise.resolve({ refused: LOOKING })
  }

  override undo(..._: Parameters<MatchDriver['undo']>): Promise<string> {
    return Promise.resolve(LOOKING)
  }
}
