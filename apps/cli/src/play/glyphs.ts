/** The characters that lines, bars and marks are drawn with: Unicode, or ASCII where the locale has no more. */

/** One set of them. */
export interface Glyphs {
  readonly isAscii: boolean
  readonly rule: string
  readonly side: string
  readonly full: string
  readonly empty: string
  readonly pip: string
  readonly noPip: string
  readonly pointer: string
  readonly held: string
  readonly dot: string
  readonly more: string
  readonly arrows: string
  readonly sideArrows: string
  readonly enter: string
}

export const UNICODE: Glyphs = {
  isAscii: false,
  rule: '─',
  side: '│',
  full: '█',
  empty: '░',
  pip: '●',
  noPip: '○',
  pointer: '▸',
  held: '✓',
  dot: '·',
  more: '…',
  arrows: '↑↓',
  sideArrows: '←→',
  enter: '⏎',
}

export const ASCII: Glyphs = {
  isAscii: true,
  rule: '-',
  side: '|',
  full: '#',
  empty: '.',
  pip: '*',
  noPip: '.',
  pointer: '>',
  held: '*',
  dot: '/',
  more: '..',
  arrows: 'up/down',
  sideArrows: 'left/right',
  enter: 'Enter',
}

type Environment = Readonly<Record<string, string | undefined>>

/** The set that fits the locale. */
export function glyphsFor(env: Environment, platform: string): Glyphs {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || ''
  if (/utf-?8/i.test(locale)) return UNICODE
  return locale === '' && platform !== 'linux' ? UNICODE : ASCII
}

const SPELLINGS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '×': 'x',
  '·': '.',
  '→': 'to',
  ...Object.fromEntries([...'▁▂▃▄▅▆▇█'].map((bar, i) => [bar, `${i + 1}`])),
}

/** Game text in ASCII, where nothing else can be shown: accents fall off, the rest becomes `?`. */
export function asciiOf(text: string): string {
  const known = text.replace(/[^\x20-\x7e]/g, (char) => SPELLINGS[char] ?? char)
  return known
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?')
}
