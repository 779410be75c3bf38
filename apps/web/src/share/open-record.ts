/** A game that came from elsewhere, as a link or a file: read, played again, kept as a game of one's own. */
import { RecordError } from '@hearthkeep/engine'
import { Match, RecordMismatch, StoreError } from '@hearthkeep/match'
import { findFace } from '../games/shelf.ts'
import { loadGame } from '../games/use-game.ts'
import { keepMatch } from '../session/open-session.ts'
import { say } from '../words/library.ts'
import { decodeText, LinkError } from './encode.ts'
import { readGame } from './read-game.ts'
import type { ReadGame } from './read-game.ts'

/** What came of it. */
export type Opened =
  | { readonly kind: 'opened'; readonly id: string }
  | {
      readonly kind: 'problem'
      readonly title: string
      /** What happened. */
      readonly text: string
      readonly advice: string
      /** The record as far as it could be read, so that nothing is lost. */
      readonly record?: string
      /** How many of its decisions fit the rules as they are now, if it is that which is wrong. */
      readonly fits?: number
    }

/** What is wrong, and what to do. */
type OpenProblem = Extract<Opened, { kind: 'problem' }>

/** Opens what stands in a link. */
export async function openLink(data: string): Promise<Opened> {
  let text: string
  try {
    text = await decodeText(data)
  } catch (error) {
    if (!(error instanceof LinkError)) throw error
    return {
      kind: 'problem',
      title: say('open-record.this-link-is-damaged'),
      text: say('open-record.no-game-could-be', { message: error.message }),
      advice: say('open-record.long-links-are-easily'),
    }
  }
  return openText(text)
}

/** Opens a record or a saved match. */
async function openText(text: string): Promise<Opened> {
  const problem = (title: string, what: string, advice: string): OpenProblem => ({
    ...{ kind: 'problem', title, text: what, advice },
    record: text,
  })
  let read: ReadGame
  try {
    read = readGame(text)
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof StoreError)) throw error
    return problem(
      say('open-record.this-record-cannot-be'),
      error instanceof StoreError ? error.message : say('open-record.in', { message: error.message }),
      say('open-record.if-it-was-made'),
    )
  }
  const { record, resume, keep } = read
  const loading = loadGame(record.game)
  if (findFace(record.game) === undefined || loading === undefined)
    return problem(
      say('open-record.a-game-that-is'),
      say('open-record.this-is-a-record', { game: record.game }),
      say('open-record.keep-the-record-a'),
    )
  const { module } = await loading
  let match: Match
  try {
    match = resume(module.game)
  } catch (error) {
    if (!(error instanceof RecordMismatch)) throw error
    const told = problem(
      say('open-record.this-game-cannot-be'),
      say('open-record.its-record-does-not', { message: error.message }),
      say('open-record.keep-the-record-it'),
    )
    return { ...told, fits: Math.max(0, error.step - 1) }
  }
  try {
    return { kind: 'opened', id: await keepMatch(match, keep(match)) }
  } finally {
    match.close()
  }
}

/** Keeps as much of a game as fits the rules as they are now, as a game for practice; returns its id. */
export async function openAsFar(text: string): Promise<string> {
  const { record } = readGame(text)
  const loading = loadGame(record.game)
  if (loading === undefined) throw new Error(`there is no game “${record.game}” here`)
  const { module } = await loading
  const { match } = Match.resumeAsFar(module.game, record, { undo: 'practice', autoForced: true })
  try {
    return await keepMatch(match)
  } finally {
    match.close()
  }
}
