/**
 * Random streams: xoshiro128** whose four words of state lie in a table's block, so that a copied or saved
 * table goes on rolling the same numbers. Several named streams come from one seed (see `seedStream`).
 */
import { chacha } from './chacha.ts'
import { allocate, giveBack, MEMORY } from './memory.ts'
import type { Pile } from './pile.ts'

const M = MEMORY

/**
 * A seed is a whole number from 0 to 4294967295 or, where it must not be guessed, 32 hexadecimal digits: in four groups
 * (`01234567-89abcdef-01234567-89abcdef`), or in one, as older games have it.
 */
export type Seed = number | string

const GOLDEN = 0x9e3779b9

/** One round of the mixing function that turns a counter into a well-spread word. */
function scramble(z: number): number {
  let t = z ^ (z >>> 16)
  t = Math.imul(t, 0x21f0aaad)
  t ^= t >>> 15
  t = Math.imul(t, 0x735a2d97)
  return t ^ (t >>> 15)
}

/** Fills four words from one number: the expansion that `bench/SPEC.md` fixes. */
function fillFromNumber(at: number, seed: number): void {
  let z = seed | 0
  for (let i = 0; i < 4; i++) {
    z = (z + GOLDEN) | 0
    M[at + i] = scramble(z)
  }
}

/** FNV-1a over a name, so that a stream's seed depends on what it is called and not on where it stands. */
function hashName(name: string): number {
  let h = 0x811c9dc5 | 0
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193)
  return h
}

const GROUPS = /^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/i

/** A seed in four groups, from sixteen bytes of a generator that nobody can foresee. */
export function seedOfBytes(bytes: Uint8Array): Seed {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return parseSeed(digits.replace(/.{8}(?!$)/g, '$&-'))
}

/** Throws unless `seed` is one; returns it in its canonical form. */
export function parseSeed(seed: Seed): Seed {
  if (typeof seed === 'number') {
    if (Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff) return seed
  } else if (/^[0-9a-f]{32}$/i.test(seed) || GROUPS.test(seed)) return seed.toLowerCase()
  else if (/^\d{1,10}$/.test(seed) && Number(seed) <= 0xffffffff) return Number(seed)
  throw new Error(
    `seed ${JSON.stringify(seed)}: expected a whole number from 0 to 4294967295, or 32 hexadecimal digits in four groups`,
  )
}

/**
 * Seeds the stream `name`. A game's first stream takes the seed as it is; the others mix their name in, so that adding or
 * draining one stream never changes another. From a seed in four groups all are drawn so that whoever works one of them out
 * from its numbers knows nothing of the others.
 */
export function seedStream(at: number, seed: Seed, name: string, isFirst: boolean): void {
  const salt = isFirst ? 0 : hashName(name)
  if (typeof seed === 'number') {
    fillFromNumber(at, isFirst ? seed : scramble(seed + salt) ^ salt)
    return
  }
  const words = (seed.match(/[0-9a-f]{8}/g) ?? []).map((digits) => parseInt(digits, 16) | 0)
  const drawn = seed.includes('-')
    ? chacha(words, [salt, isFirst ? 0 : name.length])
    : words.map((word, i) => word ^ (isFirst ? 0 : scramble(salt + Math.imul(i + 1, GOLDEN))))
  for (let i = 0; i < 4; i++) M[at + i] = drawn[i]
  if ((M[at] | M[at + 1] | M[at + 2] | M[at + 3]) === 0) fillFromNumber(at, salt) // the one state it must not have
}

/** The upper 32 bits of r × n, for n up to 65535; every step stays in 32-bit integers. */
function highWord(r: number, n: number): number {
  return ((Math.imul(r >>> 16, n) + (Math.imul(r & 0xffff, n) >>> 16)) | 0) >>> 16
}

/** A view of one random stream in a block. `below` and `shuffle` are all that rules need. */
export class Stream {
  /** Where the four words of state begin. */
  declare readonly at: number

  constructor(at: number) {
    this.at = at
  }

  /** A stream of its own, outside any table: for bots, which must never touch the table's. */
  static of(seed: number): Stream {
    const stream = new Stream(allocate(4))
    stream.reseed(seed)
    return stream
  }

  /** Gives the memory of a stream made with `of` back; it must not be used any more. */
  release(): void {
    giveBack(this.at, 4)
  }

  /** Starts the stream anew from a number. */
  reseed(seed: number): void {
    fillFromNumber(this.at, seed)
  }

  /** The next 32 random bits, as a signed integer. */
  next(): number {
    const at = this.at
    const s1 = M[at + 1]
    let r = Math.imul(s1, 5)
    r = Math.imul((r << 7) | (r >>> 25), 9)
    const s2 = M[at + 2] ^ M[at]
    const s3 = M[at + 3] ^ s1
    M[at + 1] = s1 ^ s2
    M[at] ^= s3
    M[at + 2] = s2 ^ (s1 << 9)
    M[at + 3] = (s3 << 11) | (s3 >>> 21)
    return r
  }

  /** A whole number from 0 to n - 1, each equally likely; n is at most 65535. */
  below(n: number): number {
    const size = n & 0xffff
    if (size !== n || n === 0) throw new Error(`below(${n}): expected a whole number from 1 to 65535`)
    const r = this.next()
    // The low word of r × n is under n only once in 2^32 / n calls: only then can r lie in the uneven rest.
    return Math.imul(r, size) >>> 0 < size ? this.belowRest(r, size) : highWord(r, size)
  }

  /** The rare end of `below`: throws away the values that would make some results likelier (Lemire 2019). */
  private belowRest(r: number, n: number): number {
    const uneven = 0x1_0000_0000 % n
    while (Math.imul(r, n) >>> 0 < uneven) r = this.next()
    return highWord(r, n)
  }

  /** Shuffles a pile in place: Fisher–Yates from the last card down. The four words stay in variables meanwhile. */
  shuffle(pile: Pile): void {
    const first = pile.at + 1
    const at = this.at
    let s0 = M[at]
    let s1 = M[at + 1]
    let s2 = M[at + 2]
    let s3 = M[at + 3]
    for (let n = pile.size; n > 1;) {
      // As `next` and `below`, written out.
      let r = Math.imul(s1, 5)
      r = Math.imul((r << 7) | (r >>> 25), 9)
      s2 ^= s0
      s3 ^= s1
      const shifted = s1 << 9
      s1 ^= s2
      s0 ^= s3
      s2 ^= shifted
      s3 = (s3 << 11) | (s3 >>> 21)
      const low = Math.imul(r, n) >>> 0
      if (low < n && low < 0x1_0000_0000 % n) continue
      const from = first + highWord(r, n)
      n--
      const card = M[first + n]
      M[first + n] = M[from]
      M[from] = card
    }
    M[at] = s0
    M[at + 1] = s1
    M[at + 2] = s2
    M[at + 3] = s3
  }
}
