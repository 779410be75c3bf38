import { Match, MemoryStore } from '@hearthkeep/match'
import type { SavedMatch } from '@hearthkeep/match'
import { lanterns } from '../lanterns.ts'

/** Two people at one table; returns what the second one read. */
export async function evening(): Promise<string[]> {
  const match = Match.start(lanterns, { seats: 2, seed: 7 }, { undo: 'honest', autoForced: true })
  const log: string[] = []
  const leave = match.subscribe(1, ({ events }) => log.push(...events.map(({ text }) => text)))

  // A client shows a view and sends back a notation, with the revision it looked at.
  const { revision, choices } = match.view(0)
  const draw = { seat: 0, revision, notation: choices.find(({ kind }) => kind === 'draw')?.notation }
  log.push(match.answer(draw).kind) // taken
  log.push(match.answer(draw).kind) // repeated: it came twice, and that is harmless
  log.push(match.undo(0).kind) // refused: a card was drawn

  // Player 2 always guards, and player 1 has gone to the kitchen.
  match.stand(1, 'guard', 'guard')
  match.answerFor(0, 1)
  match.answer({ seat: 1, revision: match.revision, notation: 'done' })
  // To bow is all that can be done, but turns a card up: until then being done could be taken back.
  match.answer({ seat: 1, revision: match.revision, notation: 'bow' })

  // Tomorrow is another day.
  const store = new MemoryStore()
  await store.save('our-table', match.saved())
  leave()
  match.close()
  const again = Match.open(lanterns, (await store.load('our-table')) as SavedMatch)
  log.push(`${again.steps} steps, ${again.prompts} questions: ${again.view(1).prompt?.text}`)
  again.close()
  return log
}
