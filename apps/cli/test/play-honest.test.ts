/** How a table in the terminal was played: its seed, its policy, and what is said of both for good. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord } from '@hearthkeep/engine'
import { isHonest, KeptMatch, Match, parseSaved } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import { Saves } from '../src/play/saves.ts'
import { tinyFight } from './play-scenes.ts'
import { run } from './run.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'hearthkeep-honest-'))
const SEED = '00112233-44556677-8899aabb-ccddeeff'

/** The only save of a folder. */
function saveIn(saves: string) {
  const [file] = readdirSync(saves).filter((name) => name.endsWith('.txt'))
  return parseSaved(readFileSync(join(saves, file), 'utf8'))
}

test('[M41] whoever plays gets a seed of 128 bits, and one of their own only by asking for it', async () => {
  const seeds = await Promise.all(
    [0, 1].map(async () => {
      const saves = folder()
      await run(['play', 'tiny-fight', '--undo', 'honest', '--saves', saves], { input: '1\nq\n' })
      const { record } = saveIn(saves)
      expect(record.played).toEqual(['honest from 0'])
      return record.setup.seed
    }),
  )
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/)
  expect(seeds[0]).not.toBe(seeds[1])
  for (const seed of ['7', SEED]) {
    const saves = folder()
    await run(['play', 'tiny-fight', '--undo', 'honest', '--seed', seed, '--saves', saves], {
      input: '1\nq\n',
    })
    expect(saveIn(saves).record.played).toEqual(['honest from 0 foreseen seed'])
  }
})

test('[M41] a save that is switched to practice and back says so, and so does a copy of it', async () => {
  const saves = new Saves(folder())
  await KeptMatch.keep(saves.store, 'first', Match.start(tinyFight.game, { seed: SEED }, { undo: 'honest' }))
  const turn = async (undo: 'practice' | 'honest') => {
    const { match, saved } = await saves.resume(tinyFight, 'first', { undo })
    if (saved === undefined) throw new Error('no save')
    const kept = KeptMatch.continue(saves.store, 'first', match, saved)
    const { choices, revision } = match.view(0)
    await kept.answer({ seat: 0, revision, notation: choices[0].notation })
    await kept.close()
  }
  await turn('practice')
  await turn('honest')
  const { record } = (await saves.store.load('first')) ?? {}
  expect(record?.played).toEqual(['practice from 0', 'honest from 1'])

  const fresh = new Saves(folder())
  await KeptMatch.keep(fresh.store, 'first', Match.start(tinyFight.game, { seed: SEED }, { undo: 'honest' }))
  const copy = join(folder(), 'copy.txt')
  copyFileSync(fresh.pathOf('first'), copy)
  expect(isHonest((await fresh.resume(tinyFight, 'first')).match.parts)).toBe(true)
  expect((await fresh.resume(tinyFight, copy)).match.parts).toEqual([
    { from: 0, undo: 'honest', foreseen: 'record' },
  ])
})

test('[M41] a finished game says how it was played, in words and in its record', async () => {
  const saves = folder()
  const input = `${'1\n'.repeat(400)}q\n`
  const { stdout } = await run(['play', 'tiny-fight', '--undo', 'honest', '--saves', saves], { input })
  expect(stdout).toMatch(/after \d+ decisions\. Played honestly: nothing was taken back/)
  const path = /The record is (.+)/.exec(stdout)?.[1] ?? ''
  expect(parseRecord(readFileSync(path, 'utf8')).played).toEqual(['honest from 0'])
})
