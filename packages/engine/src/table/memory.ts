/**
 * The array in which all tables of a process lie, each in a block of its own.
 *
 * Why one array for all: code that reads and writes a constant array needs no look-up of where the array lies
 * and how long it is, which made rules a third faster than with an array per table. Nothing outside the
 * engine sees this; a table's own block is `table.cells`.
 *
 * An array that can grow has to be looked up at every use (games were half as fast on one). So this one is long from the
 * start, but only in addresses: the system hands out a page when it is first written to. What a process takes is what its
 * tables take.
 */
import { Blocks } from './blocks.ts'

/** Only to tell a page from a process. */
declare const document: unknown

/** The most integers that are set aside: 1 GB in a process; 128 MB in a page, which has few tables and a stricter system. */
const MOST = typeof document === 'undefined' ? 1 << 28 : 1 << 25
const FEWEST = 1 << 23

/** As many as the machine gives. */
function setAside(): Int32Array {
  for (let size = MOST; size > FEWEST; size /= 2) {
    try {
      return new Int32Array(size)
    } catch {
      // Not that many: half of them, then.
    }
  }
  return new Int32Array(FEWEST)
}

/** The array. Modules that use it keep it in a constant of their own: V8 folds those, but not imports. */
export const MEMORY: Int32Array = setAside()

const blocks = new Blocks(MEMORY.length)

/** Blocks begin at whole lines of 64 bytes: copying between two that do not is a little slower. */
const wholeLines = (size: number): number => (size + 15) & ~15

/** An answer or a stream of somebody's own is so small that many share a block. */
const FEW = 8
const SHARED = 64 * FEW
const few: number[] = []

/** Takes a block of zeros; returns where it begins. */
export function allocate(size: number): number {
  if (size > FEW) return take(size)
  if (few.length === 0) {
    const shared = take(SHARED)
    for (let at = shared + SHARED - FEW; at >= shared; at -= FEW) few.push(at)
  }
  return few.pop() as number
}

/** Gives a block back, to be handed out again. */
export function giveBack(at: number, size: number): void {
  MEMORY.fill(0, at, at + size)
  if (size > FEW) blocks.giveBack(at, wholeLines(size))
  else few.push(at)
}

function take(size: number): number {
  const at = blocks.take(wholeLines(size))
  if (at >= 0) return at
  throw new Error(
    `no memory for another table: ${blocks.reached} of ${blocks.capacity} integers are in use; ` +
      'release() tables you no longer need',
  )
}

/** How many integers the process has written to: those in use, and those given back that lie between them. */
export function taken(): number {
  return blocks.reached
}
