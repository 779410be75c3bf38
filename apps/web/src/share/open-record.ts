/** A game that came from elsewhere, as a link or a file: read, played again, kept as a game of one's own. */
import { RecordError } from '@hearthkeep/engine'
import { Match, RecordMismatch, StoreError } from '@hearthkeep/match'
import { findFace } from '../games/shelf.ts'
import { loadGame } from '../games/use-game.ts'
import { keepMatch } from '../session/open-session.ts'
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
      title: 'This link is damaged',
      text: `No game could be read from it: ${error.message}.`,
      advice: 'Long links are easily cut off. Ask for it again, or for the record as a file.',
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
      'This record cannot be read',
      error instanceof StoreError ? error.message : `In ${error.message}.`,
      'If it was made by a newer Hearthkeep, reload this page to get that one. Otherwise ask for it again.',
    )
  }
  const { record, resume, keep } = read
  const loading = loadGame(record.game)
  if (findFace(record.game) === undefined || loading === undefined)
    return problem(
      'A game that is not on this shelf',
      `This is a record of “${record.game}”, which this Hearthkeep does not have.`,
      'Keep the record: a newer Hearthkeep may have the game.',
    )
  const { module } = await loading
  let match: Match
  try {
    match = resume(module.game)
  } catch (error) {
    if (!(error instanceof RecordMismatch)) throw error
    const told = problem(
      'This game cannot be played again',
      `Its record does not fit the rules as they are now: ${error.message}.`,
      'Keep the record: it still fits the version that it was played with, which it names.',
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
