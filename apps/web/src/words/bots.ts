/** The words of bots at a table: hints, chances, who plays. */
import words from './en/bots.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
