/** The words of the table of Small-Time Heroes. */
import words from './en/small-time-heroes.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
