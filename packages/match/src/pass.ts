/** Passing for a player who is away. */
import type { AnswerResult } from './answers.ts'
import type { MatchState } from './state.ts'
import { isSeat } from './viewers.ts'
import { MALFORMED, PASS } from './words.ts'

/** The number of the choice by which `bySeat` passes for `absentSeat`, or what to reply instead [M17]. */
export function findPass(
  state: MatchState,
  absentSeat: number,
  bySeat: number,
  named: number,
): number | AnswerResult {
  const { table, revision, setup } = state
  const { seats } = setup
  if (!isSeat(absentSeat, seats) || !isSeat(bySeat, seats))
    return { kind: 'malformed', revision, text: MALFORMED.seat(seats) }
  if (named !== revision) return { kind: 'stale', revision }
  const { question } = table
  const rule = question?.rule ?? ''
  const refuse = (text: string): AnswerResult => ({ kind: 'illegal', revision, rule, text })
  if (absentSeat === bySeat) return refuse(PASS.oneself)
  if (question === null) return refuse(PASS.over)
  const own = Array.from({ length: table.choices.count }, (_, index) => index).filter(
    (index) => table.choices.seatOf(index) === absentSeat,
  )
  if (own.length === 0) return refuse(PASS.notAsked(absentSeat))
  if (question.pass < 0) return refuse(PASS.never(absentSeat))
  return own.find((index) => table.choices.kindOf(index) === question.pass) ?? refuse(PASS.notNow(absentSeat))
}
