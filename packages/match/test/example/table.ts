import { KeptMatch, MemoryStore } from '@hearthkeep/match'
import { lanterns } from '../lanterns.ts'

/** Two people at one table; returns what the second one read. */
export async function evening(): Promise<string[]> {
  const store = new MemoryStore()
  const setup = { seats: 2, seed: 7 }
  const options = { undo: 'honest', autoForced: true } as const
  const match = await KeptMatch.start(store, 'our-table', lanterns, setup, options)
  const log: string[] = []
  match.subscribe(1, ({ events }) => log.push(...events.map(({ text }) => text)))

  // A client shows a view and sends back a notation, with the revision it looked at.
  const { revision, choices } = match.reader.view(0)
  const draw = { seat: 0, revision, notation: choices.find(({ kind }) => kind === 'draw')?.notation }
  log.push((await match.answer(draw)).kind) // taken: it is in the store
  log.push((await match.answer(draw)).kind) // repeated: it came twice, and that is harmless
  log.push((await match.undo(0, match.reader.revision)).kind) // refused: a card was drawn

  // Player 2 always guards, and player 1 has gone to the kitchen.
  await match.stand(1, 'guard', 'guard')
  await match.answerFor(0, 1, match.reader.revision)
  await match.answer({ seat: 1, revision: match.reader.revision, notation: 'done' })
  // To bow is all that can be done, but turns a card up: until then being done could be taken back.
  await match.answer({ seat: 1, revision: match.reader.revision, notation: 'bow' })

  // Somebody has the same table open in another window.
  const other = await KeptMatch.open(store, 'our-table', lanterns)
  const late = { seat: 1, revision: other.reader.revision, notation: 'draw' }
  await match.answer({ seat: 1, revision: match.reader.revision, notation: 'shine' })
  log.push((await other.answer(late)).kind) // stale: look again
  const { steps, prompts } = other.reader
  log.push(`${steps} steps, ${prompts} questions: ${other.reader.view(1).prompt?.text}`)
  await Promise.all([match.close(), other.close()])
  return log
}
