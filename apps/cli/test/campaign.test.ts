/** Campaigns in the terminal: played, listed, verified, given away and taken back in. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBot } from '@hearthkeep/bots'
import { loadMind } from '@hearthkeep/catalog/minds'
import { fork, notationOf } from '@hearthkeep/engine'
import { CampaignPlay } from '@hearthkeep/match'
import { beforeAll, describe, expect, test } from 'vitest'
import { lineInCampaign } from '../src/campaign-file.ts'
import { mainBoard } from '../src/play/main-board.ts'
import { tinyFight } from './play-scenes.ts'
import { expectError, run, runJson } from './run.ts'

const { game } = tinyFight
const mind = await loadMind(game.id)
const folder = (): string => mkdtempSync(join(tmpdir(), 'hearthkeep-campaigns-'))

/** The campaign with its next chapter, played by the bot until it is won; and the answers it gave when asked. */
function playOn(play: CampaignPlay, seed: number): { next: CampaignPlay; answers: string[] } {
  const bot = createBot('quick', game, mind)
  const match = play.start({ seed }, { undo: 'practice', autoForced: true })
  const answers: string[] = []
  while (!match.isOver) {
    const table = fork(match.game, match.state.table)
    bot.reseed(seed)
    const notation = notationOf(game, table, bot.choose(table))
    table.release()
    answers.push(notation)
    match.answer({ seat: 0, revision: match.revision, notation })
  }
  return { next: play.finish(match), answers }
}

/** A seed with which the bot wins the next chapter. */
function winningSeed(play: CampaignPlay): number {
  for (let seed = 1; ; seed++) if (playOn(play, seed).next.chapters.at(-1)?.outcome === 'won') return seed
}

let whole: CampaignPlay
let text: string
beforeAll(() => {
  whole = CampaignPlay.begin(game)
  while (!whole.isOver) whole = playOn(whole, winningSeed(whole)).next
  text = whole.text()
})

interface Shown {
  readonly id: string
  readonly file: string
  readonly chapters: readonly { readonly title: string; readonly outcome: string }[]
  readonly standing: { readonly over?: string; readonly next?: readonly string[]; readonly carried?: object }
  readonly playing?: number
}

describe('a campaign that is played', () => {
  test('is begun, left in the middle of a fight, gone on with, and stands at the next fight', async () => {
    const saves = folder()
    const begin = CampaignPlay.begin(game)
    const seed = winningSeed(begin)
    const { answers, next } = playOn(begin, seed)
    const first = await run(['play', 'tiny-fight', '--campaign', '--seed', `${seed}`, '--saves', saves], {
      input: ['play The Cellar', ...answers.slice(0, 2), 'quit'].join('\n') + '\n',
    })
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' })
    expect(first.stdout).toContain('In The Cellar, 2 decisions so far.')
    expect(first.stdout).toMatch(/Go on with: hearthkeep play tiny-fight --campaign tiny-fight-\d{8}-1/)
    const [half] = await runJson<Shown[]>(['campaign', 'list', '--saves', saves])
    expect(half).toMatchObject({ playing: 2, chapters: [], standing: { next: ['cellar'] } })
    const second = await run(['play', 'tiny-fight', '--campaign', '--saves', saves], {
      input:
        ['go on with The Cellar', ...answers.slice(2), 'go on with the campaign', 'quit'].join('\n') + '\n',
    })
    expect({ code: second.code, stderr: second.stderr }).toEqual({ code: 0, stderr: '' })
    expect(second.stdout.replace(/\s+/g, ' ')).toContain('Next: The Stairs.')
    const shown = await runJson<Shown>(['campaign', 'show', half.id, '--saves', saves])
    expect(shown.chapters).toMatchObject([{ number: 1, title: 'The Cellar', outcome: 'won' }])
    expect(shown.standing.next).toEqual(['stairs'])
    expect(readFileSync(shown.file, 'utf8')).toBe(next.text())
    expect(readdirSync(saves)).toHaveLength(1)
  })

  test('goes back to an earlier chapter as a branch, from its board', async () => {
    const saves = folder()
    writeFileSync(join(saves, 'campaign-tiny-fight-20260101-1.txt'), text)
    const input = 'go back to 2. The Stairs\nquit\n'
    const name = 'tiny-fight-20260101-1'
    const { code, stdout } = await run(['play', 'tiny-fight', '--campaign', name, '--saves', saves], {
      input,
    })
    expect(code).toBe(0)
    expect(stdout.replace(/\s+/g, ' ')).toContain('Next: The Stairs.')
    const all = await runJson<Shown[]>(['campaign', 'list', '--saves', saves])
    expect(all.map(({ chapters, standing }) => [chapters.length, standing.over ?? standing.next])).toEqual([
      [1, ['stairs']],
      [3, 'won'],
    ])
  })

  test('is offered in the menu, for games that have one', () => {
    const choices = mainBoard([tinyFight], [])
      .scene()
      .choices.map(({ notation }) => notation)
    expect(choices).toContain('campaign of Tiny Fight')
    const plain = { ...tinyFight, game: { ...game, campaign: undefined } }
    expect(
      mainBoard([plain], [])
        .scene()
        .choices.map(({ notation }) => notation),
    ).not.toContain('campaign of Tiny Fight')
  })

  test('that there is not is an error that says what to do', async () => {
    const saves = folder()
    await expectError(
      ['play', 'greyport', '--campaign', '--saves', saves],
      2,
      'Battle for Greyport has no campaign',
    )
    await expectError(
      ['play', 'tiny-fight', '--campaign', 'x', '--saves', saves],
      2,
      'there is no campaign x: there are none in',
    )
    await expectError(['play', 'tiny-fight', '--campaign', '--resume', 'x'], 2, 'leave out --resume')
  })
})

describe('the file of a campaign', () => {
  test('is verified, by its own command and by replay', async () => {
    const file = join(folder(), 'mine.txt')
    writeFileSync(file, text)
    for (const command of [
      ['campaign', 'verify', file],
      ['replay', file],
    ]) {
      expect(await runJson(command)).toMatchObject({
        game: 'tiny-fight',
        same: true,
        standing: { over: 'won' },
        warnings: [],
      })
      const { code, stdout } = await run(command)
      expect(code).toBe(0)
      expect(stdout).toMatch(/^same: every chapter is as recorded/m)
      expect(stdout).toMatch(/^The campaign is won\.$/m)
    }
  })

  test('that was changed is refused with file, chapter and line', async () => {
    const file = join(folder(), 'forged.txt')
    const forged = text.replace(/(chapter stairs[^]*?carried life) \d+/, '$1 59')
    writeFileSync(file, forged)
    const line = forged.split('\n').findIndex((one) => one === 'carried life 59') + 1
    const { code, stdout } = await run(['replay', file])
    expect(code).toBe(1)
    expect(stdout).toContain(`different: chapter 2 (line ${line}): carried life: what was handed over is`)
    const saves = folder()
    await expectError(
      ['campaign', 'import', file, '--saves', saves],
      2,
      `forged.txt, line ${line}: this campaign cannot be continued: chapter 2: carried life`,
    )
    expect(readdirSync(saves)).toEqual([])
    writeFileSync(file, text.slice(0, -20))
    await expectError(['campaign', 'verify', file], 2, /forged\.txt, line \d+: /)
    writeFileSync(file, text.replace('game tiny-fight', 'game chess'))
    await expectError(['replay', file], 2, 'unknown game "chess"')
  })

  test('a difference in a step is found in its line', () => {
    const lines = text.split('\n')
    const at = lines.findIndex(
      (line, i) => line.startsWith('3. ') && i > lines.findIndex((one) => one.startsWith('chapter 2')),
    )
    expect(lineInCampaign(text, { chapter: 2, step: 3, message: '' })).toBe(at + 1)
    const chapter = lines.findIndex((line) => line.startsWith('chapter 3')) + 1
    expect(lineInCampaign(text, { chapter: 3, step: 0, message: 'it is said to be lost' })).toBe(chapter)
    expect(lineInCampaign(text, { chapter: 0, step: 0, message: '' })).toBe(2)
  })

  test('goes out, comes in elsewhere and branches', async () => {
    const [from, to] = [folder(), folder()]
    writeFileSync(join(from, 'campaign-mine.txt'), text)
    const out = join(folder(), 'gift.txt')
    expect((await run(['campaign', 'export', 'mine', '--saves', from])).stdout).toBe(text)
    expect((await run(['campaign', 'export', 'mine', '--saves', from, '--out', out])).code).toBe(0)
    const kept = await runJson<Shown>(['campaign', 'import', out, '--saves', to])
    expect(readFileSync(kept.file, 'utf8')).toBe(text)
    const branch = await runJson<Shown>(['campaign', 'branch', kept.id, '3', '--saves', to])
    expect(branch.id).not.toBe(kept.id)
    expect(branch).toMatchObject({
      chapters: [{ title: 'The Cellar' }, { title: 'The Stairs' }],
      standing: { next: ['tower'] },
    })
    expect(readFileSync(kept.file, 'utf8')).toBe(text)
    await expectError(['campaign', 'branch', kept.id, '9', '--saves', to], 2, 'chapter 9: ')
    const { stdout } = await run(['campaign', 'show', kept.id, '--saves', to])
    expect(stdout).toMatch(/^2\. The Stairs +won +\d+ decisions +Life: \d+; Cards gained: .+$/m)
    const listed = await run(['campaign', 'list', '--saves', to])
    expect(listed.stdout).toContain('3 chapters played. The campaign is won.')
  })

  test('that is damaged is listed as such, and stays', async () => {
    const saves = folder()
    writeFileSync(join(saves, 'campaign-torn.txt'), text.slice(0, 300))
    expect(await runJson(['campaign', 'list', '--saves', saves])).toMatchObject([
      { id: 'torn', problem: expect.stringContaining('campaign-torn.txt, line ') as string },
    ])
    expect(readdirSync(saves)).toEqual(['campaign-torn.txt'])
    expect((await run(['campaign', 'list', '--saves', folder()])).stdout).toMatch(
      /^There are no campaigns in /,
    )
  })
})
