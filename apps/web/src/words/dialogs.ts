/** The words of what is opened over a table: history, help, rules, files and links. */
import words from './en/dialogs.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
