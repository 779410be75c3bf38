/** `play` in processes of its own that are killed, or whose disk is bad: what was acknowledged is there, and whole. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord, verifyRecord } from '@hearthkeep/engine'
import { Match, parseJournal } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { tinyFight } from './play-scenes.ts'
import { bin, root, run } from './run.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'hearthkeep-kill-'))
/** Always the first choice; once a game is over, that is another one. */
const ANSWERS = '1\n'.repeat(3000)

/** How long a program may take to begin on a busy machine, in milliseconds. */
const PATIENCE = 120_000

/** A program that plays until it is killed. */
function player(saves: string, args: readonly string[]) {
  const child = spawn(process.execPath, [bin, 'play', 'tiny-fight', '--saves', saves, ...args], {
    cwd: root,
    env: { ...process.env, LANG: 'C.UTF-8' },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stdin.on('error', () => undefined) // it is dead
  const isOver = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    child,
    isPlaying: () => expect.poll(() => said, { interval: 2, timeout: PATIENCE }).toMatch(/^> /m),
    /** Kills it so many milliseconds after it has asked so many questions; returns everything it has said. */
    kill: async (after: number, questions = 1): Promise<string> => {
      child.stdin.write(ANSWERS)
      const asked = (): number => said.match(/^> /gm)?.length ?? 0
      await expect.poll(asked, { interval: 2, timeout: PATIENCE }).toBeGreaterThanOrEqual(questions)
      await new Promise((resolve) => setTimeout(resolve, after))
      child.kill('SIGKILL')
      await isOver
      return said
    },
  }
}

/** What a program has acknowledged: where the records of finished games are, and how many decisions of the last it took. */
function acknowledged(said: string): { readonly records: string[]; readonly decisions: number } {
  // What comes after a record is of the next game.
  const [, ...games] = (said.split(/^The record is .+$/m).at(-1) ?? '').split(/^Answer with /m)
  const records = [...said.matchAll(/^The record is (.+)$/gm)].map(([, path]) => path)
  // Each answer that was taken is followed by the next table with its choices; one that was refused by a question alone.
  const tables = games.at(-1)?.match(/^ {3}1 /gm)?.length ?? 0
  return { records, decisions: Math.max(0, tables - 1) }
}

/** The decisions of people in every save of a folder, by id; each is whole, and plays again to the same tables. */
function decisionsIn(saves: string): Map<string, number> {
  const ids = readdirSync(saves).flatMap((name) => /^match-(.+)\.txt$/.exec(name)?.[1] ?? [])
  return new Map(
    ids.map((id) => {
      const { saved } = parseJournal(readFileSync(join(saves, `match-${id}.txt`), 'utf8'))
      Match.open(tinyFight.game, saved).close()
      return [id, saved.steps.filter(({ way }) => way === 'answered').length]
    }),
  )
}

const recordsIn = (saves: string): string[] => readdirSync(saves).filter((name) => name.endsWith('.record'))
const isTold = (paths: readonly string[], name: string): boolean =>
  paths.some((path) => path.endsWith(`/${name}`))

function checkRecords(saves: string): void {
  for (const name of recordsIn(saves)) {
    const { isSame, table } = verifyRecord(
      tinyFight.game,
      parseRecord(readFileSync(join(saves, name), 'utf8')),
    )
    table.release()
    expect([name, isSame]).toEqual([name, true])
  }
}

/** Numbers from 0 to 1, the same ones every time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
}

/** Kills programs that play in one folder, one after the other; after each, everything is checked. */
async function killAgainAndAgain(kills: number, seed: number): Promise<void> {
  const saves = folder()
  const random = randomFrom(seed)
  const records: string[] = []
  let decisions = 0
  for (let i = 0; i < kills; i++) {
    const before = decisionsIn(saves)
    const recordsBefore = recordsIn(saves)
    const [open] = before.keys()
    const isNew = open === undefined || random() < 0.3
    const said = await player(saves, isNew ? [] : ['--resume', open]).kill(
      random() * 120,
      1 + Math.floor(random() * 6),
    )
    const told = acknowledged(said)
    records.push(...told.records)
    decisions += told.decisions
    expect(said).not.toMatch(/NOT SAVED|something went wrong|in use/)
    const after = decisionsIn(saves)
    for (const path of records) expect(readdirSync(saves)).toContain(path.slice(saves.length + 1))
    for (const [id, count] of before)
      expect(after.get(id) ?? (isFinished(saves, id) ? count : -1), id).toBeGreaterThanOrEqual(count)
    const isLastNew = isNew || told.records.length > 0
    const last = isLastNew ? [...after.keys()].find((id) => !before.has(id)) : open
    const known = isLastNew ? 0 : (before.get(last ?? '') ?? 0)
    // What it wrote to a full pipe is lost with it: so it may have finished games, and gone on, that we never heard of.
    const unheard = recordsIn(saves).filter((name) => !recordsBefore.includes(name) && !isTold(records, name))
    if (unheard.length === 0)
      expect(after.get(last ?? '') ?? 0, `${last}, ${known} before\n${said}`).toBeGreaterThanOrEqual(
        known + told.decisions,
      )
  }
  checkRecords(saves)
  expect(decisions).toBeGreaterThan(kills)
  // The next one to begin clears away what the dead have left.
  expect((await run(['play', 'tiny-fight', '--saves', saves])).code).toBe(0)
  expect(readdirSync(saves).filter((name) => !/^match-.+\.txt$|\.record$/.test(name))).toEqual([])
}

const isFinished = (saves: string, id: string): boolean => readdirSync(saves).includes(`${id}.record`)

describe('[F1] killed at any moment, it loses nothing that it has acknowledged', () => {
  test('20 times', () => killAgainAndAgain(20, 1), 300_000)

  test.skipIf(process.env['SOAK'] !== '1')(
    '200 times (takes minutes: with SOAK=1 only)',
    () => killAgainAndAgain(200, 2),
    1_200_000,
  )
})

test('[F2] of two that play one save the second is told, and has it once the first was killed', async () => {
  const saves = folder()
  const first = await run(['play', 'tiny-fight', '--seed', '7', '--saves', saves], {
    input: 'play Cleave\nquit\n',
  })
  expect(first.code).toBe(0)
  const [id] = decisionsIn(saves).keys()
  const holder = player(saves, ['--resume', id])
  await holder.isPlaying()
  const args = ['play', '--resume', id, '--saves', saves]
  const second = await run(args, { input: 'end turn\n' })
  expect([second.code, second.stdout]).toEqual([2, ''])
  expect(second.stderr).toMatch(`${id} is in use: process ${holder.child.pid} on this machine`)
  const looking = await run([...args, '--look'])
  expect([looking.code, looking.stderr]).toEqual([0, ''])
  expect(looking.stdout).toMatch(/^Looking on: /m)
  const own = await run([...args, '--branch'], { input: 'end turn\n' })
  expect(own.stdout).toMatch(/Tiny Fight, 2 decisions: saved\./)
  expect(decisionsIn(saves).get(id)).toBe(1)
  await holder.kill(0)
  const later = await run(args, { input: 'end turn\n' })
  expect([later.code, later.stderr]).toEqual([0, ''])
  expect(decisionsIn(saves).size).toBe(2)
})

test('[F2] ten that begin at once have a save each', async () => {
  const saves = folder()
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      run(['play', 'tiny-fight', '--saves', saves], { input: 'end turn\nquit\n' }),
    ),
  )
  expect(all.map(({ code }) => code)).toEqual(all.map(() => 0))
  const paths = all.map(({ stdout }) => /--resume (\S+)/.exec(stdout)?.[1])
  expect(new Set(paths).size).toBe(10)
  expect(decisionsIn(saves).size).toBe(10)
}, 60_000)

describe('[F1] on a disk that', () => {
  const begun = async (): Promise<{ saves: string; path: string; args: string[] }> => {
    const saves = folder()
    const { stdout } = await run(['play', 'tiny-fight', '--seed', '7', '--saves', saves], {
      input: 'play Cleave\nquit\n',
    })
    const [, path] = /--resume (\S+)/.exec(stdout) as RegExpExecArray
    return { saves, path, args: ['play', '--resume', path, '--saves', saves] }
  }

  test.each(['ENOSPC', 'EROFS'])('refuses everything (%s) nothing is done, which is said, and the code is 2', async (code) => {
    const { saves, path, args } = await begun()
    const before = readFileSync(path, 'utf8')
    const spoilt = { preload: 'bad-disk.mjs', env: { BAD_DISK: code } }
    const resumed = await run(args, { ...spoilt, input: 'end turn\nquit\n' })
    expect(resumed.stdout).toMatch(/could not be saved, so it was not done/)
    expect(resumed.code).toBe(2)
    expect(resumed.stderr).toMatch(/NOT SAVED: the last thing that was wanted, which was therefore not done: .*E(NOSPC|ROFS)/)
    const fresh = await run(['play', 'tiny-fight', '--saves', saves], { ...spoilt, input: 'end turn\nquit\n' })
    expect([fresh.code, fresh.stdout.match(/was not done/g)?.length]).toEqual([2, 1])
    for (const { stderr, stdout } of [resumed, fresh]) expect(stdout + stderr).not.toMatch(/nothing (was|is) lost/i)
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect((await run(args, { input: 'end turn\nquit\n' })).stdout).toMatch(/2 decisions: saved/)
  }) // prettier-ignore

  test('gets full in the middle of a game keeps what was acknowledged', async () => {
    const { saves, path, args } = await begun()
    // Two writes for each decision: the lock, and the change itself.
    for (const after of [3, 4, 5, 6]) {
      const count = [...decisionsIn(saves).values()][0]
      const env = { BAD_DISK: 'ENOSPC', BAD_DISK_AFTER: `${after}` }
      const { code, stdout } = await run(args, {
        preload: 'bad-disk.mjs',
        env,
        input: '1\n1\n1\n1\n1\nquit\n',
      })
      const taken = 5 - (stdout.match(/was not done/g)?.length ?? 0)
      expect([code, taken > 0, taken < 5]).toEqual([2, true, true])
      expect(decisionsIn(saves).get(/match-(.+)\.txt/.exec(path)?.[1] ?? '')).toBe(count + taken)
    }
    expect(readdirSync(saves).filter((name) => !/^match-.+\.txt$/.test(name))).toEqual([])
  })

  test('is full when a game is over keeps its save, says so, and exits with 2', async () => {
    const { saves, args } = await begun()
    const whole = await run([...args, '--branch'], { input: `${'1\n'.repeat(60)}` })
    const [, first] = /^The record is (.+)$/m.exec(whole.stdout) as RegExpExecArray
    const { steps } = parseRecord(readFileSync(first, 'utf8'))
    // How often somebody was asked until it was over: all but the last question of the first game.
    const [, game] = whole.stdout.split(/^Answer with /m)
    const asked = (game.match(/^> /gm)?.length ?? 0) - 1
    const env = { BAD_DISK: 'ENOSPC', BAD_DISK_AFTER: `${1 + 2 * asked}` }
    const input = `${'1\n'.repeat(asked)}quit\n`
    const over = await run(args, { preload: 'bad-disk.mjs', env, input })
    expect(over.stderr).toMatch(
      new RegExp(`Tiny Fight, ${steps.length} decisions: NOT SAVED: its record could not be written: ENOSPC.* The game itself is still in .*match-`),
    )
    expect(over.code).toBe(2)
    const later = await run(args, { input: 'quit\n' })
    expect([later.code, later.stderr]).toEqual([0, ''])
    const [, second] = /^The record is (.+)$/m.exec(later.stdout) as RegExpExecArray
    expect(parseRecord(readFileSync(second, 'utf8')).steps).toHaveLength(steps.length)
    checkRecords(saves)
  }) // prettier-ignore
})

/** Whether a small disk can be made here: on Linux, by whoever may mount. */
const canMount = ((): boolean => {
  const place = folder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', place], { stdio: 'ignore' })
    execFileSync('umount', [place])
    return true
  } catch {
    return false
  }
})()

test.skipIf(!canMount)(
  '[F1] on a real disk of 64 kB that gets full, and on one that can only be read (needs the right to mount)',
  async () => {
    const disk = folder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk])
    try {
      const saves = join(disk, 'saves')
      mkdirSync(saves)
      const args = ['play', 'tiny-fight', '--seed', '7', '--saves', saves]
      expect((await run(args, { input: 'play Cleave\nquit\n' })).code).toBe(0)
      const [id] = decisionsIn(saves).keys()
      const resume = ['play', '--resume', id, '--saves', saves]
      const { bavail, bsize } = statfsSync(disk)
      writeFileSync(join(disk, 'filler'), Buffer.alloc((bavail - 1) * bsize)) // room for the lock, and then for nothing
      const full = await run(resume, { input: `${'1\n'.repeat(9)}quit\n` })
      const refused = full.stdout.match(/was not done/g)?.length ?? 0
      expect([full.code, refused > 0]).toEqual([2, true])
      expect(full.stderr).toMatch(/NOT SAVED: .*ENOSPC/)
      expect(decisionsIn(saves).get(id)).toBe(10 - refused)
      rmSync(join(disk, 'filler'))
      execFileSync('mount', ['-o', 'remount,ro', disk])
      const before = readFileSync(join(saves, `match-${id}.txt`), 'utf8')
      const still = await run(resume, { input: 'end turn\nquit\n' })
      expect(still.code).toBe(2)
      expect(still.stderr).toMatch(/NOT SAVED: .*EROFS/)
      expect(readFileSync(join(saves, `match-${id}.txt`), 'utf8')).toBe(before)
      execFileSync('mount', ['-o', 'remount,rw', disk])
      expect((await run(resume, { input: 'end turn\nquit\n' })).code).toBe(0)
      expect(readdirSync(saves)).toEqual([`match-${id}.txt`])
    } finally {
      execFileSync('umount', [disk])
    }
  },
)
