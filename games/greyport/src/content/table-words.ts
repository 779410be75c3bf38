/** What is said of the table. */

/** The words on the table, with the values they may use. */
export const tableWords = {
  copper: [],
  silver: [],
  gold: [],
} as const

export type TableWord = keyof typeof tableWords
