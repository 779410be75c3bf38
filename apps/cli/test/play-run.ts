/** Playing with the real program in a process of its own: in a pipe, and on a pseudo-terminal. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, root } from './run.ts'

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** Runs a command, types what `type` gives at each output, and waits for the end. */
function converse(
  command: string,
  args: readonly string[],
  type: (output: string) => string | undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, LANG: 'C.UTF-8', ...env } })
    let output = ''
    const hear = (data: Buffer): void => {
      output += data.toString()
      const typed = type(output)
      if (typed !== undefined) child.stdin.write(typed)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Answers all at once, as a pipe does. */
export function pipe(args: readonly string[], answers: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: root,
      env: { ...process.env, LANG: 'C.UTF-8' },
    })
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    child.on('close', (code) => resolve({ code, output }))
    child.stdin.end(answers.map((answer) => `${answer}\n`).join(''))
  })
}

/** A new folder to save games in. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'hearthkeep-play-'))

/** Whether there is `script` of util-linux, which makes pseudo-terminals. */
export const hasScript: boolean = (() => {
  try {
    execFileSync('script', ['--version'])
    return true
  } catch {
    return false
  }
})()

/** What takes a terminal over, and gives it back. */
export const ENTER: string = '\u001b[?1049h'
export const LEAVE: string = '\u001b[?1049l'

/** On a pseudo-terminal of 80 x 24: each key is typed once its text has appeared on the screen since the last. */
export async function onTerminal(
  args: readonly string[],
  keys: readonly (readonly [RegExp, string])[],
): Promise<Ended> {
  const command = `stty rows 24 cols 80; '${process.execPath}' '${bin}' ${args.join(' ')}; echo "code $?"; stty -a`
  let seen = 0
  let next = 0
  return converse(
    'script',
    ['-qec', command, '/dev/null'],
    (output) => {
      const key = keys.at(next)
      if (key === undefined || !key[0].test(output.slice(seen))) return undefined
      seen = output.length
      next++
      return key[1]
    },
    { TERM: 'xterm-256color', NO_COLOR: '', FORCE_COLOR: '', HEARTHKEEP_SAVES: folder() },
  )
}
