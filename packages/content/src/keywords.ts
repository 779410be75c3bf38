/** A run of text; one that is a keyword was written between `**` and `**`. */
interface MarkedText {
  readonly text: string
  readonly isKeyword: boolean
}

/** Splits a text at its keyword marks, so that a client can set and explain keywords. */
export function splitKeywords(text: string): readonly MarkedText[] {
  const pieces = text.split('**')
  const open = pieces.length % 2 === 0 ? pieces.pop() : undefined
  const parts = pieces.map((piece, place) => ({ text: piece, isKeyword: place % 2 === 1 }))
  if (open !== undefined) parts.push({ text: `**${open}`, isKeyword: false })
  return parts.filter((part) => part.isKeyword || part.text !== '')
}

/** A text without its keyword marks, to be read aloud or searched. */
export function plainText(text: string): string {
  return splitKeywords(text)
    .map((part) => part.text)
    .join('')
}

/** The explanation of a keyword; capital letters make no difference, as a sentence may begin with the keyword. */
export function explainKeyword(
  keywords: Readonly<Record<string, string>>,
  keyword: string,
): string | undefined {
  const wanted = keyword.toLowerCase()
  return Object.entries(keywords).find(([name]) => name.toLowerCase() === wanted)?.[1]
}
