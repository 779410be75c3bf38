/** The words of what surrounds every table. */
import words from './en/table.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
