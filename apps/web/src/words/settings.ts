/** The words of the settings. */
import words from './en/settings.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
