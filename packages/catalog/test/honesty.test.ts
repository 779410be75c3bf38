/**
 * Honest to the last bit: at many positions of every game, with every value of its options, nobody can tell tables apart
 * that differ only in what one cannot see: not by views, choices, refusals, prompts, who is asked, what is answered without
 * asking, or what can be taken back.
 */
import { catalog } from '@hearthkeep/catalog'
import { loadMind } from '@hearthkeep/catalog/minds'
import { formatFault, probeHonesty } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'

const POSITIONS = process.env['SOAK'] === undefined ? 2000 : 100_000

describe.each(catalog.map(({ game }) => [game.name, game] as const))('%s', (_, game) => {
  test(`[M10, M14, M20] is honest at ${POSITIONS} positions (SOAK=1: 100000)`, async () => {
    const { faults, positions } = probeHonesty(game, { positions: POSITIONS, mind: await loadMind(game.id) })
    expect(faults.map(formatFault)).toEqual([])
    expect(positions).toBe(POSITIONS)
  })
})
