/** Tones to terminal colours. Sixteen colours only, so that the player's own theme decides how they look. */
import { asciiOf } from './glyphs.ts'
import { NO_BREAK } from './spans.ts'
import type { Line, Tone } from './spans.ts'

/** How tones are written: the SGR codes of each. */
export type Palette = Readonly<Record<Tone, string>>

const COLOURS: Palette = {
  plain: '',
  strong: '1',
  dim: '2',
  title: '1;33',
  accent: '1;36',
  good: '32',
  warn: '33',
  bad: '31',
  shield: '34',
  chosen: '1;7',
  banner: '1;7;33',
}

/** NO_COLOR asks for no colour; bold, dim and reverse are none, and the highlight needs them. */
const SHADES: Palette = {
  ...COLOURS,
  title: '1',
  accent: '1',
  good: '',
  warn: '1',
  bad: '1',
  shield: '',
  banner: '1;7',
}

const NOTHING: Palette = {
  ...SHADES,
  strong: '',
  dim: '',
  title: '',
  accent: '',
  warn: '',
  bad: '',
  chosen: '',
  banner: '',
}

type Environment = Readonly<Record<string, string | undefined>>

/** The palette for an output: none where it is no terminal, shades where colour is not wanted. */
export function paletteFor(env: Environment, isTerminal: boolean): Palette {
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return COLOURS
  if (!isTerminal || env['TERM'] === 'dumb') return NOTHING
  return env['NO_COLOR'] ? SHADES : COLOURS
}

/** A line as the terminal gets it. */
export function paint(line: Line, palette: Palette, isAscii = false): string {
  return line
    .map(({ text, tone }) => {
      const spaced = text.replaceAll(NO_BREAK, ' ')
      const shown = isAscii ? asciiOf(spaced) : spaced
      const code = palette[tone]
      return code === '' || shown === '' ? shown : `\u001b[${code}m${shown}\u001b[0m`
    })
    .join('')
}
