/** The page carries no schema library: what stands for it makes the same of all that the games say. */
import { shelf } from '@hearthkeep/catalog/shelf'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('zod')
  vi.resetModules()
})

/** Everything that a game has made of its content, as text. */
async function madeOf(id: string): Promise<string> {
  vi.resetModules()
  const { openGame } = await import('@hearthkeep/catalog/shelf')
  const game = (await openGame(id))?.game
  const seen = new WeakSet<object>()
  // Functions by their names: what they close over is the content itself.
  const text = (_: string, value: unknown): unknown => {
    if (typeof value === 'function') return `function ${value.name}`
    if (value instanceof Map) return [...(value as Map<unknown, unknown>)]
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return 'as above'
    seen.add(value)
    return value
  }
  return JSON.stringify(
    { hash: game?.contentHash, options: game?.options, data: game?.newTable().data },
    text,
    1,
  )
}

test.each(shelf.map(({ id }) => id))('%s', async (id) => {
  const checked = await madeOf(id)
  vi.doMock('zod', () => import('../src/trusted/schema.ts'))
  const trusted = await madeOf(id)
  vi.resetModules()
  const { z } = await import('zod')
  expect(z.string().safeParse(1).success).toBe(false) // of what stands for it, or of zod itself
  expect('email' in z).toBe(false)
  expect(checked.length).toBeGreaterThan(1000)
  expect(trusted).toBe(checked)
})
