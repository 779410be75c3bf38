/** The words of the table that draws any game. */
import words from './en/any-game.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
