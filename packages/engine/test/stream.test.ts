import { describe, expect, test } from 'vitest'
import {
  int,
  layout,
  list,
  parseSeed,
  pile,
  rulebook,
  seedOfBytes,
  start,
  Stream,
  stream,
} from '../src/index.ts'
import type { Fields, Seed } from '../src/index.ts'
import { fc, gameOf } from './support.ts'

/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna, public domain (prng.di.unimi.it/xoshiro128starstar.c), written
 * once more with whole numbers of any size, so that it shares nothing with the engine's 32-bit tricks.
 */
function reference(words: readonly number[]): () => bigint {
  const WORD = 0xffff_ffffn
  const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & WORD
  const s = words.map((word) => BigInt(word) & WORD)
  return () => {
    const result = (rotl((s[1] * 5n) & WORD, 7n) * 9n) & WORD
    const t = (s[1] << 9n) & WORD
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = rotl(s[3], 11n)
    return result
  }
}

/** A number below n without bias (Lemire, "Fast Random Integer Generation in an Interval", 2019). */
function referenceBelow(next: () => bigint, n: number): number {
  const wide = BigInt(n)
  let product = next() * wide
  while ((product & 0xffff_ffffn) < 0x1_0000_0000n % wide) product = next() * wide
  return Number(product >> 32n)
}

function tableWith<F extends Fields>(fields: F, seed: Seed) {
  const rules = rulebook<null>()({ layout: layout(fields), things: {}, choices: {} })
  const game = gameOf(rules, null, rules.procedure('nothing', [], []))
  return start(game, { seed }) as ReturnType<typeof rules.newTable>
}
const streamOf = (words: readonly number[]): Stream => {
  const t = tableWith({ dice: stream }, 1)
  t.cells.set(words, 5)
  return t.dice
}
const draw = (from: Stream, count: number) => Array.from({ length: count }, () => from.next() >>> 0)
const hexSeed = (words: readonly number[]) =>
  words.map((w) => (w >>> 0).toString(16).padStart(8, '0')).join('')
const grouped = (words: readonly number[]) => hexSeed(words).replace(/.{8}(?!$)/g, '$&-')
const word = fc.integer({ min: 0, max: 0xffff_ffff })
const words = fc.tuple(word, word, word, word).filter((four) => four.some((w) => w !== 0))

describe('the generator', () => {
  test('[R1] begins as published: state 1, 2, 3, 4', () => {
    // The vector that the authors' C code gives; also in the tests of Rust's rand_xoshiro.
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]
    expect(draw(streamOf([1, 2, 3, 4]), 10)).toEqual(published)
    const next = reference([1, 2, 3, 4])
    expect(published.map(() => Number(next()))).toEqual(published)
  })

  test('[R1] is xoshiro128** from any state', () => {
    fc.assert(
      fc.property(words, (state) => {
        const next = reference(state)
        expect(draw(streamOf(state), 30)).toEqual(Array.from({ length: 30 }, () => Number(next())))
      }),
    )
  })

  test('[R2] its state lies in the block: a restored table rolls the same numbers again', () => {
    const t = tableWith({ dice: stream }, 7)
    const saved = t.cells.slice()
    const rolled = draw(t.dice, 5)
    t.restore(saved)
    expect(draw(t.dice, 5)).toEqual(rolled)
  })
})

describe('below', () => {
  test('[R3] is the unbiased number of Lemire’s method, whatever the state and the bound', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 65535 }), (state, n) => {
        const next = reference(state)
        const dice = streamOf(state)
        for (let i = 0; i < 10; i++) expect(dice.below(n)).toBe(referenceBelow(next, n))
      }),
    )
  })

  test('[R3] throws away what would make some results likelier', () => {
    // The second word alone makes the output, and 0 makes 0, which for 3 is the one value of 2^32 too many.
    const state = [1, 0, 3, 4]
    const after = streamOf(state)
    expect(after.next()).toBe(0)
    const dice = streamOf(state)
    expect(dice.below(3)).toBe(after.below(3))
    expect(draw(dice, 3)).toEqual(draw(after, 3))
    // A power of two divides 2^32: nothing is thrown away.
    const coin = streamOf(state)
    expect(coin.below(2)).toBe(0)
    expect(coin.next() >>> 0).toBe(draw(streamOf(state), 2)[1])
  })

  test.each([2, 3, 6, 7, 20, 100])('[R3] gives each number below %i about equally often', (n) => {
    const dice = Stream.of(2024)
    const counts = new Array<number>(n).fill(0)
    const expected = 2000
    for (let i = 0; i < n * expected; i++) counts[dice.below(n)]++
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // A fair die goes beyond this bound (of a chi-square with n - 1 degrees of freedom) once in a million.
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)) + 14)
  })

  test.each([0, -1, 65536, 1.5, NaN])('[R4] refuses %d every time, not only now and then', (n) => {
    const dice = Stream.of(1)
    for (let i = 0; i < 20; i++) expect(() => dice.below(n)).toThrow(`below(${n}): expected a whole number`)
  })
})

describe('shuffling', () => {
  const shuffled = (seed: number, count: number) => {
    const t = tableWith({ dice: stream, deck: pile(64) }, seed)
    for (let card = 0; card < count; card++) t.deck.push(card)
    t.dice.shuffle(t.deck)
    return t.deck.toArray()
  }

  test('[R5] is pinned: ten cards with seeds 1 and 2', () => {
    expect(shuffled(1, 10)).toEqual([6, 9, 1, 8, 5, 2, 3, 7, 4, 0])
    expect(shuffled(2, 10)).toEqual([4, 0, 6, 1, 8, 7, 3, 2, 5, 9])
  })

  test('[R5] is Fisher–Yates from the last card down', () => {
    fc.assert(
      fc.property(fc.nat(0xffff), fc.nat(64), (seed, count) => {
        const dice = Stream.of(seed)
        const cards = Array.from({ length: count }, (_, i) => i)
        for (let i = count - 1; i > 0; i--) {
          const j = dice.below(i + 1)
          ;[cards[i], cards[j]] = [cards[j], cards[i]]
        }
        expect(shuffled(seed, count)).toEqual(cards)
      }),
      { numRuns: 50 },
    )
  })

  test('[R5] gives each order of three cards about equally often', () => {
    const t = tableWith({ dice: stream, deck: pile(3) }, 99)
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      t.deck.clear()
      for (let card = 0; card < 3; card++) t.deck.push(card)
      t.dice.shuffle(t.deck)
      const order = t.deck.toArray().join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})

describe('seeds', () => {
  test('[R6] the first stream of a game is filled from a number as the benchmark’s specification says', () => {
    let z = 12345
    const state = Array.from({ length: 4 }, () => {
      z = (z + 0x9e3779b9) | 0
      let t = z ^ (z >>> 16)
      t = Math.imul(t, 0x21f0aaad)
      t ^= t >>> 15
      t = Math.imul(t, 0x735a2d97)
      return (t ^ (t >>> 15)) >>> 0
    })
    expect(draw(tableWith({ dice: stream }, 12345).dice, 5)).toEqual(draw(streamOf(state), 5))
    expect(draw(Stream.of(12345), 5)).toEqual(draw(streamOf(state), 5))
  })

  test('[R6] 32 hexadecimal digits are the first stream’s four words', () => {
    fc.assert(
      fc.property(words, (state) => {
        expect(draw(tableWith({ dice: stream }, hexSeed(state)).dice, 3)).toEqual(draw(streamOf(state), 3))
      }),
      { numRuns: 30 },
    )
  })

  test('[R6] in four groups they are the key of a ChaCha20 block: its published numbers are the first stream’s words', () => {
    // The key stream of the all-zero key of 128 bits (draft-strombergson-chacha-test-vectors, TC1, 20 rounds).
    const published = [0x52096789, 0xfd648360, 0x09f9b200, 0xc831f036]
    const t = tableWith({ dice: stream }, Array(4).fill('00000000').join('-'))
    expect(Array.from(t.cells.slice(5, 9), (cell) => cell >>> 0)).toEqual(published)
    expect(draw(t.dice, 3)).toEqual(draw(streamOf(published), 3))
  })

  test('[R6] the words of a named stream, worked out by another program', () => {
    const t = tableWith(
      { first: stream, dice: stream, monsterDice: stream },
      '01234567-89abcdef-01234567-89abcdef',
    )
    const words = (each: Stream) =>
      Array.from(t.cells.slice(each.at - t.at, each.at - t.at + 4), (cell) => cell >>> 0)
    expect(words(t.dice)).toEqual([1817090558, 2108144224, 1481106819, 3041085143])
    expect(words(t.monsterDice)).toEqual([1405523238, 1979436092, 3645108185, 1909303450])
  })

  test('[R7] streams of one long seed have nothing in common that a single bit of it would not change', () => {
    fc.assert(
      fc.property(words, fc.nat(127), (state, bit) => {
        const other = state.map((word, i) => (i === bit >> 5 ? (word ^ (1 << (bit & 31))) >>> 0 : word))
        const [a, b] = [state, other].map((four) => tableWith({ one: stream, two: stream }, grouped(four)))
        const cells = (t: typeof a) => [...t.cells.slice(t.one.at - t.at, t.one.at - t.at + 8)]
        const [first, second] = [cells(a), cells(b)]
        const ones = first.map((word, i) => ((word ^ second[i]) >>> 0).toString(2).replaceAll('0', '').length)
        // Of 256 bits about half change; 60 or fewer would come up once in 10^17 times.
        expect(ones.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60)
        a.release()
        b.release()
      }),
      { numRuns: 200 },
    )
  })

  test.each([1, 'f00d'.repeat(8), '0'.repeat(32), '0000f00d-0000f00d-0000f00d-0000f00d'])(
    '[R7] streams of one seed differ: %s',
    (seed) => {
      const t = tableWith({ a: stream, b: stream, lists: list(2, { c: stream }) }, seed)
      const all = [t.a, t.b, t.lists[0].c, t.lists[1].c].map((each) => draw(each, 4).join())
      expect(new Set(all).size).toBe(4)
      expect(all).not.toContain('0,0,0,0')
    },
  )

  test.each([1, 'f00d'.repeat(8), '0000f00d-0000f00d-0000f00d-0000f00d'])(
    '[R8] a stream does not hang on what else the table holds: %s',
    (seed) => {
      const small = tableWith({ first: stream, enemies: stream }, seed)
      const large = tableWith({ first: stream, more: stream, n: int, enemies: stream }, seed)
      expect(draw(small.first, 5)).toEqual(draw(large.first, 5))
      expect(draw(small.enemies, 5)).toEqual(draw(large.enemies, 5))
    },
  )

  test('[R8] draining one stream changes no other', () => {
    const [a, b] = [tableWith({ one: stream, two: stream }, 3), tableWith({ one: stream, two: stream }, 3)]
    draw(a.one, 1000)
    expect(draw(a.two, 5)).toEqual(draw(b.two, 5))
    draw(b.two, 1000)
    expect(draw(b.one, 3)).toEqual(draw(tableWith({ one: stream, two: stream }, 3).one, 3))
  })

  test('[R9] a seed is a whole number of 32 bits or 32 hexadecimal digits, in one spelling', () => {
    expect([parseSeed(0), parseSeed(4294967295), parseSeed('0042')]).toEqual([0, 4294967295, 42])
    expect(parseSeed('ABCDEF00'.repeat(4))).toBe('abcdef00'.repeat(4))
    expect(parseSeed('1'.repeat(32))).toBe('1'.repeat(32))
    expect(parseSeed('ABCDEF00-00000000-00000000-0000000F')).toBe('abcdef00-00000000-00000000-0000000f')
    expect(seedOfBytes(Uint8Array.from({ length: 16 }, (_, i) => i * 16))).toBe(
      '00102030-40506070-8090a0b0-c0d0e0f0',
    )
  })

  test.each([-1, 1.5, NaN, Infinity, 4294967296, '', 'x', '-1', '4294967296', '1e3', 'a'.repeat(31), ' 1'])(
    '[R9] %j is no seed',
    (seed) => {
      expect(() => parseSeed(seed)).toThrow('expected a whole number from 0 to 4294967295, or 32 hexadecimal')
    },
  )

  test('[R10] a stream outside any table is started anew by a number', () => {
    const own = Stream.of(5)
    const first = draw(own, 4)
    own.reseed(5)
    expect(draw(own, 4)).toEqual(first)
    expect(draw(Stream.of(6), 4)).not.toEqual(first)
  })
})
