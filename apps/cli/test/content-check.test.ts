/** `content check` means that a pack plays: the kinds of pack that passed once and then broke. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, run, runJson } from './run.ts'

type Entry = Readonly<Record<string, unknown>> & { readonly id: string }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthkeep check-')) // with a space: it has to be quoted
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A folder with a pack for a game. */
function pack(game: string, name: string, files: Readonly<Record<string, unknown>>): string {
  const path = join(folder, name)
  mkdirSync(path)
  for (const [file, content] of Object.entries({ 'pack.json': { game }, ...files }))
    writeFileSync(join(path, file), JSON.stringify(content))
  return path
}

/** The same change to every entry of a game's file. */
function all(game: string, file: string, change: object): Entry[] {
  const path = join(root, 'games', game, 'content', file)
  return (JSON.parse(readFileSync(path, 'utf8')) as Entry[]).map(({ id }) => ({ id, ...change }))
}

/** A pack without an end: every card is free and brings the next one. */
const endless = (): string =>
  pack('tiny-fight', 'endless', {
    'cards.json': all('tiny-fight', 'cards.json', { cost: 0, effects: [{ block: 1 }, { draw: 1 }] }),
  })

describe('a pack that cannot be played is refused', () => {
  test.each([
    [
      'counts that do not fit a pile',
      'warrior-cards.json',
      [{ id: 'shin-kick', starting: false }],
      /^warrior-cards\.json, field starting: expected 9 starting cards, .* found 6$/m,
    ],
    [
      'a card for a hero who lacks it',
      'knowledge.json',
      [{ id: 'skin-like-old-boots', hero: 'lira' }],
      /^knowledge\.json, field hero: expected 5 knowledge cards of joan, .* found 4$/m,
    ],
    [
      'a dead end: no card in the Market to begin with',
      'warrior-cards.json',
      'starting',
      /^warrior-cards\.json, entry "[\w-]+", field starting: expected 9 starting cards, .* found 67$/m,
    ],
  ])('%s', async (name, file, entries, message) => {
    const content = entries === 'starting' ? all('small-time-heroes', file, { starting: true }) : entries
    const { code, stdout } = await run([
      'content',
      'check',
      pack('small-time-heroes', name.slice(0, 8), { [file]: content }),
    ])
    expect(code).toBe(1)
    expect(stdout).toMatch(message)
    expect(stdout).toMatch(/^\d problems? in .* for small-time-heroes$/m)
    expect(stdout).not.toMatch(/^(fine|played)/m)
  })

  test('two choices with one notation', async () => {
    const cards = all('keep-the-heroes-out', 'clan-cards.json', {}).slice(0, 1)
    const same = cards.map((card) => ({ ...card, sides: [['move'], ['move']] }))
    const { code, stdout } = await run([
      'content',
      'check',
      pack('keep-the-heroes-out', 'same', { 'clan-cards.json': same }),
    ])
    expect(code).toBe(1)
    expect(stdout).toMatch(/field sides: expected two sides that differ, found a list of 2/)
  })
})

describe('a pack that breaks while it is played is told with its seed', () => {
  test('a run-away: Minions that bring Minions for ever; and the command shows it again', async () => {
    const minions = all('small-time-heroes', 'minions-houndmaster.json', {
      arrive: null,
      activate: [{ summon: 1 }],
    })
    const path = pack('small-time-heroes', 'run-away', { 'minions-houndmaster.json': minions })
    const { code, stdout } = await run(['content', 'check', path])
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /^a game broke off after \d+ decisions \(\d players?, hero=\w+(, boss=houndmaster, mode=\w+)?, seed \d+, bot \w+\): stack-overflow: /m,
    )
    expect(stdout).toMatch(/^5 problems in /m)
    expect(stdout).toMatch(
      /^played: [\d,]+ games, [\d,]+ decisions, trials 1 to 300 from seed 1; given up early, because too much broke$/m,
    )
    const [, again] = /^ {2}again: hearthkeep (.*)$/m.exec(stdout) ?? []
    expect(again).toContain(`--content '${path}'`)
    const shown = await run(
      again
        .replaceAll(`'${path}'`, 'PATH')
        .split(' ')
        .map((word) => (word === 'PATH' ? path : word)),
    )
    expect(shown.code).toBe(1)
    expect(shown.stderr).toMatch(/broke off: stack-overflow: /)
  })

  test('an endless game, also as JSON, the same every time', async () => {
    const path = endless()
    interface Checked {
      readonly fine: boolean
      readonly problems: readonly string[]
      readonly played: {
        readonly broken: readonly {
          readonly seed: number
          readonly message: string
          readonly decision: number
        }[]
      }
    }
    const check = async (): Promise<Checked> =>
      JSON.parse((await run(['content', 'check', path, '--json', '--games', '20'])).stdout) as Checked
    const checked = await check()
    expect(checked).toMatchObject({ fine: false, played: { trials: 20, seed: 1 } })
    expect(checked.played.broken[0]).toMatchObject({
      decision: 20_000,
      message: 'endless: no end after 20,000 decisions',
    })
    expect(checked.problems[0]).toMatch(
      /endless: no end after 20,000 decisions\n {2}again: hearthkeep simulate tiny-fight /,
    )
    expect(await check()).toEqual(checked)
  })

  test('two choices with one notation that only meet in play; the command shows every decision', async () => {
    const path = pack('tiny-fight', 'words', { 'cards.json': [{ id: 'shrug', name: 'Strike 2 on Ooze' }] })
    const { code, stdout } = await run(['content', 'check', path])
    expect(code).toBe(1)
    expect(stdout).toMatch(/^a game broke off .*: "play Strike 2 on Ooze" is the notation of two choices$/m)
    const [, trial] =
      /^ {2}again: hearthkeep content check .* --game tiny-fight --trial (\d+)$/m.exec(stdout) ?? []
    const shown = await run(['content', 'check', path, '--trial', trial])
    expect(shown.code).toBe(1)
    expect(shown.stdout).toMatch(
      /^trial \d+: 1 player, .*seed \d+, bot \w+\n(\d+\. 1> .*\n)*a game broke off /,
    )
    expect(shown.stdout).toMatch(/"play Strike 2 on Ooze" is the notation of two choices/)
  })

  test('a trial that is sound is shown to its end', async () => {
    const { code, stdout } = await run(['content', 'check', 'games/tiny-fight/content', '--trial', '2'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^trial 2: 1 player, seed 2, bot random\n1\. 1> .*\n/)
    expect(stdout).toMatch(/\nit came to its end, and nothing broke\n$/)
  })
})

test('how much is played can be said, also nothing', async () => {
  const own = 'games/tiny-fight/content'
  const none = await run(['content', 'check', own, '--games', '0'])
  expect(none.code).toBe(0)
  expect(none.stdout).toMatch(/^fine: .*\n$/)
  const some = await runJson<{ played: object }>(['content', 'check', own, '--games', '7'])
  expect(some.played).toMatchObject({ trials: 7, seed: 1, broken: [], stopped: false })
  const { code, stderr } = await run(['content', 'check', own, '--games', 'many'])
  expect(code).toBe(2)
  expect(stderr).toMatch(/--games/)
})
