/** The words of campaigns. */
import words from './en/campaigns.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
