/**
 * Text made fit for a terminal. What comes from outside (files, their names, arguments) may hold characters that move the
 * cursor, change colours, hide text or turn it around: they are shown as `\u001b` instead. Everything that is printed
 * goes through here, in `output.ts` and in the spans of the screen.
 */

/** Control characters, line and paragraph separators, marks that change direction, and what cannot be seen at all. */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
const HIDDEN_IN_LINES = new RegExp(`(?!\n)${HIDDEN.source}`, HIDDEN.flags)

/** As JSON and JavaScript write it, so that printed JSON stays the same JSON. */
function escaped(hidden: string): string {
  return hidden
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}

/** Text for a terminal, in as many lines as it has. */
export function visible(text: string): string {
  return text.replace(HIDDEN_IN_LINES, escaped)
}

/** Text for a terminal in one line: a name with a line break in it must not look like two lines. */
export function inOneLine(text: string): string {
  return text.replace(HIDDEN, escaped)
}
