/** The words of the set-up. */
import words from './en/set-up.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
