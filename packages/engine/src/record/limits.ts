/**
 * How much of a text from a stranger is read. Honest texts come nowhere near; what does is no game, and is refused
 * before anybody works on it.
 */

/** Characters of a record, a saved match or a campaign: a game of 10,000 decisions takes some 600,000. */
export const LONGEST_TEXT = 16_000_000
/** Lines of one of them: one for each decision, and nobody decides nearly as often. */
const MOST_LINES = 250_000
/** Characters of a line: the longest says which fields the hashes cover, in some 2,000. */
const LONGEST_LINE = 20_000
/** Lines before the first decision: a few, and one for each option and for each thing that is handed over. */
export const MOST_HEADER_LINES = 1_000
/** Chapters of a campaign, attempts included. */
export const MOST_CHAPTERS = 1_000
/** Characters of a choice in notation: more are no notation, and searching them for one would take long. */
export const LONGEST_NOTATION = 499

/** A text for a message: of a long one the beginning, and how much there is. */
export function shortened(text: string, most = 120): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`
}

/** What is too much about a text, in words that follow the line number: `line`, from 1, is where that is. */
interface TooMuch {
  readonly line: number
  readonly message: string
}

/** What is too much about a text of lines; undefined if it can be read. */
export function tooMuchIn(text: string): TooMuch | undefined {
  if (text.length > LONGEST_TEXT) {
    return { line: 1, message: `it has ${text.length} characters; a game has ${LONGEST_TEXT} at most` }
  }
  let start = 0
  for (let line = 1; ; line++) {
    if (line > MOST_LINES) return { line, message: `a game has ${MOST_LINES} lines at most` }
    const end = text.indexOf('\n', start)
    const length = (end < 0 ? text.length : end) - start
    if (length > LONGEST_LINE)
      return { line, message: `it has ${length} characters; a line has ${LONGEST_LINE} at most` }
    if (end < 0) return undefined
    start = end + 1
  }
}
