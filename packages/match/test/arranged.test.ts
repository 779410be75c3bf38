/** A match on a table that was arranged by hand, as lessons and tests are. */
import { start } from '@hearthkeep/engine'
import { isHonest, KeptMatch, Match, MemoryStore } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import { stones } from './stones.ts'
import { play } from './support.ts'

const SEED = '01234567-89abcdef-01234567-89abcdef'

/** A table on which somebody has put stones, though none have been picked up. */
function withStones(count: number): Int32Array {
  const table = start(stones, { seed: SEED })
  table.cells[stones.layout.leaves.find(({ path }) => path === 'stones')?.at ?? 0] = count
  const block = table.cells.slice()
  table.release()
  return block
}

const stonesOf = (match: Match): number => (match.state.table as unknown as { stones: number }).stones
const begin = (): Match => Match.start(stones, { seed: SEED }, { arranged: withStones(5), undo: 'practice' })

test('[M42] a match can begin with a table that was arranged by hand', () => {
  const match = begin()
  expect([stonesOf(match), match.steps, match.revision]).toEqual([5, 0, 0])
  expect(match.happened(0, 0).events).toEqual([])
  play(match, [0, 'pick'])
  expect(stonesOf(match)).toBe(6)
  expect(match.undo(0)).toMatchObject({ kind: 'undone', steps: 0 })
  expect(stonesOf(match)).toBe(5)
})

test('[M42] the block that was handed over stays as it was, and may be changed later', () => {
  const block = withStones(5)
  const before = block.slice()
  const match = Match.start(stones, { seed: SEED }, { arranged: block })
  play(match, [0, 'pick'])
  expect(block).toEqual(before)
  block.fill(0)
  expect(stonesOf(match.branch(0))).toBe(5)
})

test('[M42] it has no record and cannot be kept, nor can a branch of it', async () => {
  const match = begin()
  play(match, [0, 'pick'])
  for (const one of [match, match.branch(0)]) {
    expect(() => one.record()).toThrow('arranged by hand')
    expect(() => one.saved()).toThrow('keep what arranges it')
  }
  await expect(KeptMatch.keep(new MemoryStore(), 'lesson', match)).rejects.toThrow('arranged by hand')
})

test('[M41, M42] what is coming may be known at such a table', () => {
  expect(isHonest(Match.start(stones, { seed: SEED }).parts)).toBe(true)
  expect(isHonest(Match.start(stones, { seed: SEED }, { arranged: withStones(1) }).parts)).toBe(false)
})

test('[M42] a block of another game is refused', () => {
  expect(() => Match.start(stones, { seed: SEED }, { arranged: new Int32Array(3) })).toThrow(
    'a block of 3 integers: tables of this game have',
  )
})
