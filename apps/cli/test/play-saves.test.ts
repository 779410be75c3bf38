/** Saves that are not as they should be: bad folders, damaged files, other games, other content. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatSaved, KeptMatch, Match } from '@hearthkeep/match'
import { mainBoard } from '../src/play/main-board.ts'
import { Saves } from '../src/play/saves.ts'
import { bells } from './play-bells.ts'
import { tinyFight } from './play-scenes.ts'
import { expectError, run } from './run.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'hearthkeep-saves-'))

function aFile(): string {
  const path = join(folder(), 'a-file')
  writeFileSync(path, '')
  return path
}

/** A pack in which Strike deals more damage than it should. */
function otherPack(): string {
  const pack = folder()
  writeFileSync(join(pack, 'cards.json'), '[{ "id": "strike", "effects": [{ "damage": 7 }] }]')
  return pack
}

test('a folder of saves that is no folder is a wrong call, for play and for the menu', async () => {
  const saves = aFile()
  await expectError(['play', 'tiny-fight', '--saves', saves], 2, /games cannot be saved in .*a-file: ENOTDIR/)
  await expectError(['play', '--resume', 'x', '--saves', saves], 2, /a-file.*ENOTDIR/)
  await expectError([], 2, /games cannot be saved in .*a-file: ENOTDIR/, { env: { HEARTHKEEP_SAVES: saves } })
})

test('saves that cannot be read, or are of games that are not here, are named in the menu', async () => {
  const saves = new Saves(folder())
  writeFileSync(saves.pathOf('torn'), 'hearthkeep match 1\n{}')
  const summary = async (): Promise<string | undefined> =>
    mainBoard([tinyFight], await saves.list())
      .scene()
      .zones.map((zone) => zone.summary)
      .find((text) => text?.includes('cannot be read'))
  expect(await summary()).toMatch(/^1 saved game cannot be read: .*match-torn\.txt \(.+\)$/)
  expect((await summary())?.match(/match-torn/g)).toHaveLength(1)
  await KeptMatch.keep(saves.store, 'foreign', Match.start(bells.game, { seed: 1 }))
  expect(await summary()).toMatch(
    /^2 saved games cannot be read: .*match-foreign\.txt \(there is no game "bells" here\)/,
  )
  for (const id of ['torn-2', 'torn-3']) writeFileSync(saves.pathOf(id), 'nothing')
  expect(await summary()).toMatch(/^4 saved games cannot be read: .*; and 1 more$/)
  const { code, stdout } = await run([], { env: { HEARTHKEEP_SAVES: saves.folder } })
  expect(code).toBe(0)
  expect(stdout.replace(/\s+/g, ' ')).toContain('saved games cannot be read')
  const fine = new Saves(folder())
  await KeptMatch.keep(fine.store, 'fine', Match.start(tinyFight.game, { seed: 1 }))
  expect(mainBoard([tinyFight], await fine.list()).scene().zones).toHaveLength(2)
})

test('a pack is played, and its save goes on with this pack only', async () => {
  const content = otherPack()
  const saves = folder()
  const answers = { input: 'play Cleave\nquit\n' }
  const flags = ['--seed', '7', '--content', content, '--saves', saves]
  const first = await run(['play', 'tiny-fight', ...flags], answers)
  expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' })
  const [, file] = /hearthkeep play --resume (\S+) --content \S+/.exec(first.stdout) as RegExpExecArray
  await expectError(
    ['play', '--resume', file, '--saves', saves],
    2,
    /cannot be continued with this content: .*--content FOLDER/,
  )
  const resumed = await run(['play', '--resume', file, '--content', content, '--saves', saves])
  expect(resumed.code).toBe(0)
  expect(resumed.stdout).toContain('Tiny Fight, 1 decision: saved.')
})

test("a save with the game's own content is not continued with a pack", async () => {
  const saves = folder()
  const match = Match.start(tinyFight.game, { seed: 7 })
  const file = join(saves, 'match-own.txt')
  writeFileSync(file, formatSaved(match.saved()))
  const args = ['play', '--resume', file, '--saves', saves]
  await expectError([...args, '--content', otherPack()], 2, /without --content if that was Tiny Fight's own/)
  expect((await run([...args, '--content', 'games/tiny-fight/content'])).code).toBe(0)
})

test('content that is not there or broken is told before anything is played', async () => {
  const args = ['play', 'tiny-fight', '--saves', folder(), '--content']
  await expectError([...args, 'no-such-folder'], 2, /no-such-folder: there is no such file/)
  const pack = otherPack()
  writeFileSync(join(pack, 'cards.json'), '{ "strike": null }')
  await expectError([...args, pack], 1, /cards\.json: expected 10 cards counting copies, found 7/)
})
