/** The words of the house: its bar, the shelf and the set-up. */
import words from './en/house.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
