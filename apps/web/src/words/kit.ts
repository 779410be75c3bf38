/** The words of the parts of the kit. */
import words from './en/kit.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
