/** Hashes of blocks: one number for one state, the same on every machine. */

/**
 * A hash of a table's block, 16 hexadecimal digits: two different blocks have the same one by a chance of one
 * in 2^64. It tells states apart; it is no protection against forgery.
 */
export function hashCells(cells: Int32Array): string {
  // Two independent lanes of 32 bits, each a multiply-and-rotate mix, finished so that every bit counts.
  let a = 0x9e3779b9 | 0
  let b = 0x7f4a7c15 | 0
  for (let i = 0; i < cells.length; i++) {
    const value = cells[i]
    a = Math.imul(a ^ value, 0x01000193)
    a = (a << 13) | (a >>> 19)
    b = Math.imul(b + value, 0x85ebca6b)
    b = (b << 15) | (b >>> 17)
  }
  return hex(finish(a ^ cells.length)) + hex(finish(b ^ a))
}

function finish(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

function hex(half: number): string {
  return half.toString(16).padStart(8, '0')
}

/** Whether two blocks hold the same integers. */
export function sameCells(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
