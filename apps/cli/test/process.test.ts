import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { run, runInto } from './run.ts'

test.each([['games'], ['simulate tiny-fight --games 50 --workers 1'], ['content schema tiny-fight']])(
  '%s into a closed pipe ends quietly',
  async (command) => {
    expect(await runInto('nobody', command.split(' '))).toEqual({ code: 0, stderr: '' })
  },
)

test.skipIf(!existsSync('/dev/full'))(
  'a full disk (needs /dev/full) is no mistake in Hearthkeep',
  async () => {
    const full = openSync('/dev/full', 'w')
    try {
      const { code, stderr } = await runInto(full, ['games'])
      expect(code).toBe(2)
      expect(stderr).toMatch(/^hearthkeep: cannot write the output: ENOSPC.*\n$/)
    } finally {
      closeSync(full)
    }
  },
)

test.each([['simulate tiny-fight --games 20 --workers 2'], ['bench --quick --rounds 1 --game tiny-fight']])(
  '%s plays plain JavaScript, in its threads as well: Node strips no types',
  async (command) => {
    const { code, stderr } = await run(command.split(' '), {
      env: { NODE_OPTIONS: '--no-experimental-strip-types' },
    })
    // A benchmark may complain about a busy machine, but not that there is a file it cannot read.
    expect(stderr).not.toContain('.ts')
    expect(code).not.toBe(70)
  },
)

test('output that is no terminal has no colours', async () => {
  const { stdout } = await run(['games'])
  expect(stdout).not.toContain('\u001b[')
})

test('colours can be asked for, and NO_COLOR wins', async () => {
  const coloured = await run(['games'], { env: { FORCE_COLOR: '1', NO_COLOR: undefined } })
  expect(coloured.stdout).toContain('\u001b[1m')
  const plain = await run(['games'], { env: { NO_COLOR: '1', FORCE_COLOR: undefined } })
  expect(plain.stdout).not.toContain('\u001b[')
})

test('a mistake inside is told without its trace', async () => {
  const { code, stderr } = await run(['games'], { preload: 'broken-inside.ts' })
  expect(code).toBe(70)
  expect(stderr).toMatch(
    /^hearthkeep: something went wrong inside: components is not what it was\n.*please report/,
  )
})

test.each([
  ['reserved-field', 'src/table.ts', 'field log: the engine uses this name for itself; choose another'],
  [
    'undefined-procedure',
    'src/index.ts',
    'procedure left-out: declared, but its steps are defined nowhere; write them with define',
  ],
])('a mistake in the rules of a game is named, with what to do: %s', async (mistake, file, message) => {
  const { code, stderr } = await run(['games'], {
    preload: 'broken-rules.mjs',
    env: { BROKEN_RULES: mistake },
  })
  expect(code).toBe(1)
  const [, line] = /\(games\/tiny-fight\/\S+:(\d+)\)/.exec(stderr) ?? []
  const where = `games/tiny-fight/${file}:${line}`
  expect(stderr).toContain(
    `the game tiny-fight cannot be loaded, because of a mistake in its rules (${where}): ${message}`,
  )
  expect(stderr).not.toContain('mistake in Hearthkeep')
})

test('--debug shows the trace', async () => {
  const { code, stderr } = await run(['games', '--debug'], { preload: 'broken-inside.ts' })
  expect(code).toBe(70)
  expect(stderr).toMatch(/^ {4}at .*games\.ts/m)
})

test('an old Node is told what to do', async () => {
  const { code, stdout, stderr } = await run(['games'], { preload: 'old-node.mjs' })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^Hearthkeep needs Node 24, and this is .*\n.*run `npm ci`/)
})
