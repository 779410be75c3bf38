/** Who plays: a person at a terminal, or lines in a pipe. */
import type { Player } from './board.ts'
import { fullScreenPlayer } from './full-screen.ts'
import { glyphsFor } from './glyphs.ts'
import { linePlayer } from './line-mode.ts'
import { paletteFor } from './paint.ts'

const LINE_WIDTH = 80

/** A player on the standard streams: full screen if both are a terminal that can do it. */
export function standardPlayer(): Player {
  const { stdin: input, stdout: output, env, platform } = process
  const glyphs = glyphsFor(env, platform)
  const palette = paletteFor(env, output.isTTY === true)
  if (input.isTTY && output.isTTY && env['TERM'] !== 'dumb')
    return fullScreenPlayer(input, output, { glyphs, palette })
  const columns = Math.max(40, Number(env['COLUMNS']) || (output.isTTY ? output.columns : LINE_WIDTH))
  return linePlayer({ input, output, echoes: !input.isTTY, columns }, { glyphs, palette })
}
