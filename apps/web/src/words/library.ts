/** The words of the library, and of everything that is kept. */
import words from './en/library.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
