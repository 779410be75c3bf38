import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'

/** The file behind `hearthkeep`. */
export const bin: string = join(import.meta.dirname, '../bin/hearthkeep.mjs')
/** The root of the repository, where every command is run. */
export const root: string = join(import.meta.dirname, '../../..')

/** What a command came to. */
interface Finished {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

interface RunOptions {
  /** A file of test/preload to be loaded first. */
  readonly preload?: string
  readonly env?: NodeJS.ProcessEnv
  /** What is typed; nothing if not said. */
  readonly input?: string
}

/** Runs the real command line in a process of its own. No user may ever see a stack trace. */
export async function run(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const before = options.preload ? ['--import', join(import.meta.dirname, 'preload', options.preload)] : []
  const finished = await new Promise<Finished>((resolve) => {
    const child = execFile(
      process.execPath,
      [...before, bin, ...args],
      { cwd: root, env: { ...process.env, ...options.env }, maxBuffer: 1e8 },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    )
    child.stdin?.end(options.input ?? '')
  })
  if (!args.includes('--debug')) expect(finished.stderr + finished.stdout).not.toMatch(/^ {4}at /m)
  return finished
}

/** Runs a command that must succeed and reads the JSON it prints. */
export async function runJson<T>(args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await run([...args, '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as T
}

/** Runs a command that must fail with a code and a message, and print nothing else. */
export async function expectError(
  args: readonly string[],
  code: number,
  message: RegExp | string,
  options: RunOptions = {},
): Promise<void> {
  const finished = await run(args, options)
  expect(finished.stderr).toMatch(message)
  expect(finished.stderr).toMatch(/^hearthkeep: /)
  expect({ code: finished.code, stdout: finished.stdout }).toEqual({ code, stdout: '' })
}

/** Runs a command whose output goes to a file, or to nobody: a pipe that is closed, as `head` does once it has read enough. */
export async function runInto(
  output: number | 'nobody',
  args: readonly string[],
): Promise<{ code: unknown; stderr: string }> {
  const stdout = output === 'nobody' ? 'pipe' : output
  const child = spawn(process.execPath, [bin, ...args], { cwd: root, stdio: ['ignore', stdout, 'pipe'] })
  let stderr = ''
  child.stderr?.on('data', (text) => (stderr += String(text)))
  child.stdout?.destroy()
  const [code] = (await once(child, 'close')) as unknown[]
  return { code, stderr }
}
