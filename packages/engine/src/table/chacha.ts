/** One block of ChaCha20 (Bernstein 2008) with a key of 128 bits: what it gives tells nothing about the key. */

/** "expand 16-byte k". */
const CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]
const DOUBLE_ROUNDS = 10
/** The columns of a square of four by four words, then its diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
]

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** The first block of sixteen words for a key of four words and a nonce of two. */
export function chacha(key: readonly number[], nonce: readonly number[]): Int32Array {
  const first = Int32Array.of(...CONSTANTS, ...key, ...key, 0, 0, ...nonce)
  const w = first.slice()
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    for (const [a, b, c, d] of QUARTERS) {
      w[a] += w[b]
      w[d] = turned(w[d] ^ w[a], 16)
      w[c] += w[d]
      w[b] = turned(w[b] ^ w[c], 12)
      w[a] += w[b]
      w[d] = turned(w[d] ^ w[a], 8)
      w[c] += w[d]
      w[b] = turned(w[b] ^ w[c], 7)
    }
  }
  return w.map((word, i) => word + first[i])
}
