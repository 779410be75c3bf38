import { expect, test } from 'vitest'
import { boundWorkers } from '@hearthkeep/lanes'
import { run } from './run.ts'

const GB = 1e9

test.each([
  ['as many as wanted', 3, { cores: 4, memory: 16 * GB }, 3, undefined],
  ['all cores', 'all', { cores: 4, memory: 16 * GB }, 4, undefined],
  [
    'no more than cores',
    64,
    { cores: 4, memory: 16 * GB },
    4,
    '--workers 64: this machine has 4 cores, so 4 threads are used',
  ],
  [
    'no more than the memory holds',
    64,
    { cores: 64, memory: GB },
    6,
    '--workers 64: there is memory for 6 (1000 MB are free), so 6 threads',
  ],
  ['all that the memory holds', 'all', { cores: 64, memory: GB }, 6, '--workers all: there is memory for 6'],
  [
    'one, however little there is',
    2,
    { cores: 1, memory: 0 },
    1,
    'this machine has 1 core, so one thread is used',
  ],
] as const)('a simulation takes %s', (_, wanted, machine, workers, warning) => {
  const found = boundWorkers(wanted, machine)
  expect(found.workers).toBe(workers)
  if (warning === undefined) expect(found.warning).toBeUndefined()
  else expect(found.warning).toContain(warning)
})

test('more threads than the machine has are not started, and that is said', async () => {
  const { code, stdout, stderr } = await run([
    'simulate',
    'tiny-fight',
    '--games',
    '300',
    '--workers',
    '256',
    '--json',
  ])
  expect(code).toBe(0)
  expect(stderr).toMatch(/^--workers 256: .* the results are the same\n$/)
  expect((JSON.parse(stdout) as { workers: number }).workers).toBeLessThan(256)
})
