/** The words of the page of lessons. */
import words from './en/learn.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
