/** Who has a file open: one program at a time writes to it, and others are told [F2]. */
import { holderText } from './file-holder.ts'
import { takeLock } from './file-lock.ts'
import { realFiles } from './file-port.ts'
import type { Files } from './file-port.ts'

/** How often a program says that it still has a file open, in milliseconds. */
const BEAT = 20_000
/** After so long without that it is gone, or its machine is. */
const SILENCE = 6 * BEAT

/** A file that this program has open, until it is released. */
export interface Hold {
  readonly release: () => Promise<void>
}

/**
 * Takes a file for this program, whether it is there yet or not, until it is released or the program is gone; returns in
 * words who has it, if somebody else does. Its folder has to be there.
 */
export async function holdFile(path: string, files: Files = realFiles): Promise<Hold | string> {
  const mark = `${path}.open`
  const holder = await takeLock(files, mark, SILENCE)
  if (holder !== undefined) return holderText(holder)
  const beat = (): void => void files.utimes(mark, new Date(), new Date()).catch(() => undefined)
  const heart = setInterval(beat, BEAT).unref()
  return {
    release: async () => {
      clearInterval(heart)
      await files.unlink(mark).catch(() => undefined)
    },
  }
}
