/** What is said of the table. */

/** The words on the table, with the values they may use. */
export const tableWords = {
  frog: [],
  coin: [],
  bone: [],
  book: [],
  'a-trap': [],
  warrior: [],
  rogue: [],
  mage: [],
  archer: [],
} as const

export type TableWord = keyof typeof tableWords
