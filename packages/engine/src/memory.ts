/**
 * The array in which all tables of a process lie, each in a block of its own.
 *
 * Why one array for all: code that reads and writes a constant array needs no look-up of where the array lies
 * and how long it is, which made rules a third faster than with an array per table. Nothing outside the
 * engine sees this; a table's own block is `table.cells`.
 */

/** 8 million integers, 32 MB of which the system hands out only what is touched. */
const CAPACITY = 1 << 23

/** The array. Modules that use it keep it in a constant of their own: V8 folds those, but not imports. */
export const MEMORY: Int32Array = new Int32Array(CAPACITY)

let used = 0
const free = new Map<number, number[]>()

/** Takes a block of zeros; returns where it begins. */
export function allocate(size: number): number {
  const at = free.get(size)?.pop()
  if (at !== undefined) return at
  if (used + size > CAPACITY) {
    throw new Error(
      `no memory for another table: ${used} of ${CAPACITY} integers are in use; release() tables you no longer need`,
    )
  }
  used += size
  return used - size
}

/** Gives a block back, to be handed out again. */
export function giveBack(at: number, size: number): void {
  MEMORY.fill(0, at, at + size)
  const list = free.get(size)
  if (list) list.push(at)
  else free.set(size, [at])
}
