/** The game's own words: which phrases there are, and which values they may use. A pack may word them anew. */
import actionText from '../../content/text-actions.json' with { type: 'json' }
import words from '../../content/words.json' with { type: 'json' }

export { actionText, words }

/** The words on the table. */
export type TableWord = keyof typeof words.table
