/** The words of the table of Battle for Greyport. */
import words from './en/greyport.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
