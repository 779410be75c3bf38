/** The words of the table of Keep the Heroes Out!. */
import words from './en/keep-the-heroes-out.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
