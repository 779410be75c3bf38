/**
 * Integers packed into bytes: small ones take one, and most are small. The bytes are kept as a text with one character for
 * each, which takes a third of the memory of as many small arrays.
 */

/** Packed integers. */
export type Packed = string

/** As many arguments as any machine takes. */
const CHUNK = 4096

/** Writes integers one after the other. */
export class Packer {
  private bytes: Uint8Array = new Uint8Array(256)
  private size = 0

  /** A whole number from 0 to 2^32 - 1. */
  count(value: number): void {
    if (this.size + 5 > this.bytes.length) this.grow()
    let rest = value >>> 0
    while (rest > 0x7f) {
      this.bytes[this.size++] = (rest & 0x7f) | 0x80
      rest >>>= 7
    }
    this.bytes[this.size++] = rest
  }

  /** Any 32-bit integer; those near 0 are short. */
  value(value: number): void {
    this.count((value << 1) ^ (value >> 31))
  }

  /** What was written; the packer begins anew. */
  take(): Packed {
    let packed = ''
    for (let at = 0; at < this.size; at += CHUNK)
      packed += String.fromCharCode(...this.bytes.subarray(at, Math.min(at + CHUNK, this.size)))
    this.size = 0
    return packed
  }

  private grow(): void {
    const larger = new Uint8Array(this.bytes.length * 2)
    larger.set(this.bytes)
    this.bytes = larger
  }
}

/** Reads them back in the same order. */
export class Unpacker {
  private readonly packed: Packed
  private at = 0

  constructor(packed: Packed) {
    this.packed = packed
  }

  count(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.packed.charCodeAt(this.at++)
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value >>> 0
    }
  }

  value(): number {
    const packed = this.count()
    return (packed >>> 1) ^ -(packed & 1)
  }
}

/** The cells in which two blocks differ. Nearly all are the same, so eight are looked at together. */
function changedCells(before: Int32Array, now: Int32Array): number[] {
  const changed: number[] = []
  const { length } = now
  let cell = 0
  for (; cell + 8 <= length; cell += 8) {
    const differs =
      (now[cell] ^ before[cell]) |
      (now[cell + 1] ^ before[cell + 1]) |
      (now[cell + 2] ^ before[cell + 2]) |
      (now[cell + 3] ^ before[cell + 3]) |
      (now[cell + 4] ^ before[cell + 4]) |
      (now[cell + 5] ^ before[cell + 5]) |
      (now[cell + 6] ^ before[cell + 6]) |
      (now[cell + 7] ^ before[cell + 7])
    if (differs === 0) continue
    for (let i = cell; i < cell + 8; i++) if (now[i] !== before[i]) changed.push(i)
  }
  for (; cell < length; cell++) if (now[cell] !== before[cell]) changed.push(cell)
  return changed
}

/** Writes in which cells a block differs from one before, and makes the latter equal to it. */
export function packChanges(packer: Packer, before: Int32Array, now: Int32Array): void {
  const changed = changedCells(before, now)
  packer.count(changed.length)
  let last = 0
  for (const cell of changed) {
    packer.count(cell - last)
    packer.value(now[cell])
    before[cell] = now[cell]
    last = cell
  }
}

/** Carries out the changes that were written. */
export function applyChanges(unpacker: Unpacker, cells: Int32Array): void {
  let cell = 0
  for (let left = unpacker.count(); left > 0; left--) {
    cell += unpacker.count()
    cells[cell] = unpacker.value()
  }
}
