/** The words of the table of Hellbringer. */
import words from './en/hellbringer.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
