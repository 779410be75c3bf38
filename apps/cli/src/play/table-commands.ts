/** What can be typed at a table besides its choices: who plays which seat, hints, and letting a bot play for a while. */

/** Something that is wanted of the table. */
export type TableCommand =
  | { readonly kind: 'hint' | 'do' | 'turn' }
  | { readonly kind: 'chances'; readonly isOn: boolean | undefined }
  | { readonly kind: 'bot'; readonly seat: number; readonly name: string }
  | { readonly kind: 'person'; readonly seat: number }
  /** It was begun, but something is missing. */
  | { readonly kind: 'unfinished'; readonly expected: string }

/** The commands with what they do, for the help. */
export const TABLE_COMMANDS: readonly (readonly [words: string, does: string])[] = [
  ['hint', 'what somebody who looks ahead would do, and the chance to win after each choice'],
  ['do', 'have this one decision made for you (or: play for me)'],
  ['play my turn', 'have yours made until another is asked or the round ends; any key stops it'],
  ['chances on', 'show the chance to win with every question (chances off: no longer)'],
  [
    'bot 2 expert',
    'a bot plays seat 2 from now on: stranger, regular, expert, master, or a name such as search-100',
  ],
  ['person 2', 'a person plays seat 2 again'],
]

const WORDS: Readonly<Record<string, 'hint' | 'do' | 'turn'>> = {
  hint: 'hint',
  do: 'do',
  'do it': 'do',
  'play for me': 'do',
  'play my turn': 'turn',
}

/** The command in what was typed; undefined if it is none. */
export function parseTableCommand(typed: string): TableCommand | undefined {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (Object.hasOwn(WORDS, words)) return { kind: WORDS[words] }
  const chances = /^chances(?: (on|off))?$/.exec(words)
  if (chances) return { kind: 'chances', isOn: chances[1] === undefined ? undefined : chances[1] === 'on' }
  const person = /^person (\d+)(?::.*)?$/.exec(words)
  if (person) return { kind: 'person', seat: Number(person[1]) - 1 }
  const bot = /^bot (\d+) (\S+)$/.exec(words)
  if (bot) return { kind: 'bot', seat: Number(bot[1]) - 1, name: bot[2] }
  if (/^person\b/.test(words)) return { kind: 'unfinished', expected: 'person and a seat, such as: person 2' }
  if (/^bot\b/.test(words))
    return { kind: 'unfinished', expected: 'bot, a seat and who plays it, such as: bot 2 expert' }
  return undefined
}
