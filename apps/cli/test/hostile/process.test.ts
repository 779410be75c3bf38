/** Some of the hostile files again, in processes of their own: exit codes, messages and memory as a person has them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../run.ts'
import { allCases, honestCase, makeCase } from './cases.ts'
import type { Case } from './cases.ts'
import { honestFiles } from './honest.ts'
import { worstFiles } from './worst.ts'

const SOME = 40
const MOST_GROWTH = 200_000 // kilobytes

const scratch = mkdtempSync(join(tmpdir(), 'hearthkeep-hostile-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const place = { folder: join(scratch, 'case'), saves: join(scratch, 'saves') }
const honest = honestFiles()

/** Runs a case; returns the most memory it took, in kilobytes. `run` looks for stack traces. */
async function memoryOf({ name, args }: Case): Promise<number> {
  const file = join(scratch, 'memory')
  const { code, stderr } = await run(args, { preload: 'tell-memory.mjs', env: { MEMORY_FILE: file } })
  expect({ name, args, code, stderr }).toMatchObject({ code: expect.toBeOneOf([0, 1, 2]) as number })
  expect(stderr).not.toContain('something went wrong inside')
  return Number(readFileSync(file, 'utf8'))
}

/** What the hungriest of the honest kinds takes. */
async function honestMemory(): Promise<number> {
  const kinds = new Map(honest.map((one) => [one.kind, one]))
  const taken: number[] = []
  for (const one of kinds.values()) taken.push(await memoryOf(honestCase(one, place)))
  return Math.max(...taken)
}

test(`${SOME} hostile files and the worst of each kind end with 0, 1 or 2, and take little more memory`, async () => {
  const usual = await honestMemory()
  for (let i = 0; i < SOME; i++) {
    const one = makeCase(honest, 100_000 + i * 7, place)
    expect({ ...one, growth: (await memoryOf(one)) - usual < MOST_GROWTH }).toEqual({ ...one, growth: true })
  }
  for (const worst of worstFiles(honest).filter((_, i) => i % 3 === 0)) {
    const [one] = allCases({ ...worst, game: 'tiny-fight' }, place)
    expect({ ...one, growth: (await memoryOf(one)) - usual < MOST_GROWTH }).toEqual({ ...one, growth: true })
  }
})
