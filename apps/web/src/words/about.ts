/** The words of the page about the house. */
import words from './en/about.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
