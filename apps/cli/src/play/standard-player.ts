/** Who plays: a person at a terminal, or lines in a pipe. */
import type { Player } from './board.ts'
import { fullScreenPlayer } from './full-screen.ts'
import { glyphsFor } from './glyphs.ts'
import { linePlayer } from './line-mode.ts'
import { paletteFor } from './paint.ts'

const LINE_WIDTH = 80

/** What takes everything off the screen, also what was scrolled away; a simple terminal only scrolls. */
function clearing({ isTTY, rows }: typeof process.stdout, isSimple: boolean): string {
  if (!isTTY) return ''
  return isSimple ? '\n'.repeat(rows) : '\u001b[2J\u001b[3J\u001b[H'
}

/** A player on the standard streams: full screen if both are a terminal that can do it. */
export function standardPlayer(): Player {
  const { stdin: input, stdout: output, env, platform } = process
  const glyphs = glyphsFor(env, platform)
  const palette = paletteFor(env, output.isTTY === true)
  if (input.isTTY && output.isTTY && env['TERM'] !== 'dumb')
    return fullScreenPlayer(input, output, { glyphs, palette })
  const columns = Math.max(40, Number(env['COLUMNS']) || (output.isTTY ? output.columns : LINE_WIDTH))
  const clear = clearing(output, env['TERM'] === 'dumb')
  return linePlayer({ input, output, echoes: !input.isTTY, columns, clear }, { glyphs, palette })
}
