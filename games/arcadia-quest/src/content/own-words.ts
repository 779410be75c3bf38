/** The game's own words: which phrases there are, and which values they may use. A pack may word them anew. */
import cardText from '../../content/text-cards.json' with { type: 'json' }
import monsterText from '../../content/text-monsters.json' with { type: 'json' }
import words from '../../content/words.json' with { type: 'json' }

export { cardText, monsterText, words }

/** The words on the table. */
export type TableWord = keyof typeof words.table
