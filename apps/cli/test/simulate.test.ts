import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findGame } from '@hearthkeep/catalog'
import { describe, expect, test } from 'vitest'
import { createPlayer } from '@hearthkeep/bots'
import { runLanes, Totals } from '@hearthkeep/lanes'
import type { Simulation } from '@hearthkeep/lanes'
import { randomPlan } from './browser/random-plan.ts'
import { bin, root, run, runJson } from './run.ts'

const module = findGame('tiny-fight')
if (module === undefined) throw new Error('these tests play the tiny fight')
const { game } = module
const plan = randomPlan('tiny-fight')

function simulate(...flags: string[]): Promise<Simulation> {
  return runJson<Simulation>(['simulate', 'tiny-fight', '--bot', 'random', ...flags])
}

describe('simulate', () => {
  test('gives the same results on any number of threads', async () => {
    const one = await simulate('--games', '2000', '--seed', '9', '--workers', '1')
    const two = await simulate('--games', '2000', '--seed', '9', '--workers', '2')
    expect(one).toMatchObject({ game: 'tiny-fight', games: 2000, errors: 0, workers: 1, stopped: false })
    expect(one.wins + one.losses + one.draws).toBe(2000)
    expect(one.winRate).toBe(one.wins / 2000)
    expect(one.interval[0]).toBeLessThan(one.winRate)
    expect(one.interval[1]).toBeGreaterThan(one.winRate)
    expect(one.hash).toMatch(/^[0-9a-f]{16}$/)
    const timeless = { seconds: 0, processorSeconds: 0 }
    expect({ ...two, ...timeless }).toEqual({ ...one, ...timeless, workers: 2 })
  })

  test('gives other results for other seeds, and goes past the last seed', async () => {
    const last = await simulate('--games', '2', '--seed', '4294967295', '--workers', '1')
    const zero = await simulate('--games', '2', '--seed', '0', '--workers', '1')
    expect(last.hash).not.toBe(zero.hash)
    expect(last.games).toBe(2)
  })

  test('plays with a content pack on every thread', async () => {
    const pack = ['--content', 'games/tiny-fight/content', '--games', '300']
    const own = await simulate('--games', '300', '--workers', '1')
    expect((await simulate(...pack, '--workers', '2')).hash).toBe(own.hash)
  })

  test('takes one thread unless asked for more, and all cores on request', async () => {
    expect((await simulate('--games', '20')).workers).toBe(1)
    expect((await simulate('--games', '1000', '--workers', 'all')).workers).toBe(availableParallelism())
    const { stdout } = await run(['simulate', '--help'])
    expect(stdout.replace(/\s+/g, ' ')).toContain('a number, or all for every core (default: 1)')
  })

  test('reports for people', async () => {
    const { code, stdout, stderr } = await run(['simulate', 'tiny-fight', '--games', '100', '--workers', '1'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Tiny Fight: 100 games from seed 1, bot quick$/m)
    expect(stdout).toMatch(/^wins +\d+ +[\d.]+ % +[\d.]+ % to [\d.]+ % with 95 % confidence$/m)
    expect(stdout).toMatch(/^hash {2}[0-9a-f]{16}$/m)
  })

  test('counts games that break off and says how to see one again', async () => {
    const flags = ['--games', '40', '--seed', '7', '--workers', '2', '--bot', 'random']
    const { code, stdout, stderr } = await run(['simulate', 'tiny-fight', ...flags, '--json'], {
      preload: 'broken-games.ts',
    })
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ games: 40, errors: 20 })
    expect(stderr).toContain('the game with seed 8 broke off: dead-end: nobody can choose')
    expect(stderr).toContain('again: hearthkeep simulate tiny-fight --games 1 --seed 8 --bot random')
    expect(stderr).toContain('and 15 more')
  })

  test.each([['1'], ['2']])('Ctrl-C on %s threads ends it with what was done', async (workers) => {
    const preload = join(import.meta.dirname, 'preload/tell-when-playing.mjs')
    const flags = ['--games', '1000000000', '--workers', workers, '--json']
    const child = spawn(process.execPath, ['--import', preload, bin, 'simulate', 'tiny-fight', ...flags], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stderr.once('data', () => child.kill('SIGINT'))
    const ended = once(child, 'close') as Promise<unknown[]>
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect({ code: (await ended)[0], stderr }).toEqual({ code: 130, stderr: 'playing\n' })
    const { games, wins, losses, draws, stopped } = JSON.parse(stdout) as Simulation
    expect(stopped).toBe(true)
    expect(games).toBeGreaterThan(0)
    expect(wins + losses + draws).toBe(games)
  })
})

describe('the parts of a simulation', () => {
  test('a game that breaks off leaves the others as they are', () => {
    const whole = createPlayer(game, plan)(0, 6).results
    let calls = 0
    const setUp = (): void => {
      if (++calls === 3) throw new Error('a mistake in the rules')
    }
    const { results, broken } = createPlayer({ ...game, setUp }, plan)(0, 6)
    expect(broken).toMatchObject([{ seed: 3, message: 'a mistake in the rules' }])
    expect([...results.slice(0, 8)]).toEqual([...whole.slice(0, 8)])
    expect([...results.slice(8, 12)]).toEqual([4, 0, 0, 0])
    expect([...results.slice(12)]).toEqual([...whole.slice(12)])
  })

  test('chunks that come out of order are added in order', async () => {
    const inOrder = new Totals()
    inOrder.add(createPlayer(game, plan)(0, 100))
    const play = createPlayer(game, plan)
    let order = 0
    const lane = {
      play: async (first: number, count: number) => {
        const chunk = play(first, count)
        await new Promise((resolve) => setTimeout(resolve, order++ % 3 === 0 ? 15 : 1))
        return chunk
      },
      close: () => Promise.resolve(),
    }
    const totals = new Totals()
    await runLanes([lane, lane, lane], { games: 100, onChunk: (chunk) => totals.add(chunk) })
    expect(totals.games).toBe(100)
    expect(totals.hash()).toBe(inOrder.hash())
  })
})
