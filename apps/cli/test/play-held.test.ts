/** Several programs at one folder of saves: ids, one writer at a time, looking on, branching. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@hearthkeep/catalog'
import { formatRecord } from '@hearthkeep/engine'
import type { GameModule } from '@hearthkeep/engine'
import { CampaignPlay, KeptMatch, Match, parseSaved } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { Campaigns } from '../src/play/campaigns.ts'
import { farewell } from '../src/play/farewell.ts'
import { lookBoard } from '../src/play/look-board.ts'
import { openCampaign } from '../src/play/play-campaign.ts'
import type { Ask, Question } from '../src/play/question-board.ts'
import { resumeTable } from '../src/play/resume.ts'
import type { Resuming } from '../src/play/resume.ts'
import { Saves } from '../src/play/saves.ts'
import { Sitting } from '../src/play/sitting.ts'
import { tinyFight } from './play-scenes.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'hearthkeep-held-'))
const tiny = (seed = 7): Match =>
  Match.start(tinyFight.game, { seed }, { undo: 'practice', autoForced: true })
const DEAD = `999999999 ${Date.now()} ${hostname()}`

/** Answers every question with the same word, and keeps what was asked. */
function answering(word: string): { readonly ask: Ask; readonly asked: Question<string>[] } {
  const asked: Question<string>[] = []
  const ask: Ask = (question) => {
    asked.push(question)
    return Promise.resolve(word as never)
  }
  return { ask, asked }
}

/** A folder in which a game is being played. */
async function inUse(): Promise<{ saves: Saves; sitting: Sitting; id: string }> {
  const saves = new Saves(folder())
  const sitting = new Sitting(undefined, tiny(), saves)
  expect(await sitting.answer(0, 'play Cleave')).toBeUndefined()
  return { saves, sitting, id: sitting.id as string }
}

const resumed = (saves: Saves, options: Resuming, ask?: Ask, told: string[] = []) =>
  resumeTable(tinyFight, saves, options, { ask, tell: (words) => told.push(words) })

describe('games that are begun at once', () => {
  test('have an id and a file each, also where one is over before another has begun', async () => {
    const where = folder()
    const sittings = Array.from({ length: 8 }, (_, i) => new Sitting(undefined, tiny(i), new Saves(where)))
    const refused = await Promise.all(sittings.map((each) => each.answer(0, 'end turn')))
    expect(refused).toEqual(refused.map(() => undefined))
    const ids = sittings.map(({ id }) => id)
    expect(new Set(ids).size).toBe(8)
    for (const [i, id] of ids.entries()) {
      const text = readFileSync(join(where, `match-${id}.txt`), 'utf8')
      expect(parseSaved(text).record.setup.seed).toBe(i)
    }
    for (const each of sittings) await each.leave()
    expect(readdirSync(where).filter((name) => name.endsWith('.open'))).toEqual([])
  })

  test('never write over the record of another that had the same id', async () => {
    const where = folder()
    const [one, other] = [new Saves(where), new Saves(where)]
    const id = await one.newId(tinyFight.game)
    const path = await one.finish(id, tiny(1))
    const text = readFileSync(path, 'utf8')
    // Another program has chosen the same id all the same, as one that crashed and was copied back would.
    const second = await other.finish(id, tiny(2))
    expect(second).not.toBe(path)
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(readFileSync(second, 'utf8')).toBe(formatRecord(tiny(2).record()))
    // What a program wrote that died before it could drop its save is found to be there.
    expect(await other.finish(id, tiny(1))).toBe(path)
    await one.release(id)
    expect(readdirSync(where)).toHaveLength(2)
  })
})

describe('a save that is open elsewhere', () => {
  test('is not played by a second one, who is told who has it and what can be done', async () => {
    const { saves, id } = await inUse()
    const second = new Saves(saves.folder)
    await expect(resumed(second, { resume: id })).rejects.toThrow(
      new RegExp(`^${id} is in use: process ${process.pid} on this machine, .* Use --look .*--branch`),
    )
    const { ask, asked } = answering('leave')
    expect(await resumed(second, { resume: id }, ask)).toBeUndefined()
    expect(Object.keys(asked[0].answers)).toEqual(['look', 'branch'])
  })

  test('can be had once it was left, or if whoever had it is gone', async () => {
    const { saves, sitting, id } = await inUse()
    await sitting.leave()
    const second = await resumed(new Saves(saves.folder), { resume: id })
    expect(second?.match.steps).toBe(1)
    await second?.leave()
    writeFileSync(`${saves.pathOf(id)}.open`, DEAD)
    const third = await resumed(new Saves(saves.folder), { resume: id })
    expect(await third?.answer(0, 'end turn')).toBeUndefined()
    await third?.leave()
    expect(readdirSync(saves.folder)).toEqual([`match-${id}.txt`])
  })

  test('can be looked at: everything that happens is seen, undos as well, and nothing can be done', async () => {
    const { saves, sitting, id } = await inUse()
    const before = readFileSync(saves.pathOf(id), 'utf8')
    const looking = (await resumed(new Saves(saves.folder), { resume: id }, answering('look').ask)) as Sitting
    const board = lookBoard(looking, { hasMenu: false })
    expect((await board.answer('end turn')).isRefused).toBe(true)
    expect((await board.undo()).isRefused).toBe(true)
    expect((await looking.answer(0, 'end turn'))?.text).toBe('somebody else plays at this table')
    expect(readFileSync(saves.pathOf(id), 'utf8')).toBe(before)
    board.scene()
    let changes = 0
    const stop = board.watch?.(() => changes++)
    await sitting.answer(0, 'end turn')
    await expect.poll(() => looking.match.revision).toBe(sitting.match.revision)
    board.scene() // what was told of it is looked up, and has to be forgotten again
    await sitting.undo(0)
    await expect.poll(() => looking.match.revision).toBe(sitting.match.revision)
    await sitting.answer(0, 'play Strike 1 on Ooze')
    await expect.poll(() => looking.match.revision).toBe(sitting.match.revision)
    stop?.()
    expect(changes).toBe(3)
    expect(looking.log(0)).toEqual(sitting.log(0))
    expect(board.scene().prompt).toMatch(/^Looking on: /)
    expect(await looking.leave()).toEqual({ kind: 'nothing' })
    expect(await sitting.answer(0, 'end turn')).toBeUndefined() // it is still the first one's
  })

  test('shows no hidden hand to who looks on', async () => {
    const greyport = findGame('greyport') as GameModule
    const saves = new Saves(folder())
    const setup = { seats: 3, seed: 3, options: { hands: 'closed' } }
    const match = Match.start(greyport.game, setup, { undo: 'practice', autoForced: true })
    const sitting = new Sitting(undefined, match, saves)
    while (match.view('spectator').prompt?.question !== 'players-act') {
      const [seat] = match.view('spectator').prompt?.seats ?? []
      await sitting.answer(seat, match.view(seat).choices[0].notation)
    }
    const host = { tell: () => undefined }
    const options = { resume: sitting.id as string, way: 'look' as const }
    const looking = (await resumeTable(greyport, new Saves(saves.folder), options, host)) as Sitting
    const { zones } = lookBoard(looking, { hasMenu: false }).scene()
    expect(zones).toEqual(looking.match.view('spectator').zones)
    for (const seat of [0, 1, 2]) expect(zones).not.toEqual(looking.match.view(seat).zones)
  })

  test('can be gone on with as a game of its own', async () => {
    const { saves, sitting, id } = await inUse()
    const own = (await resumed(new Saves(saves.folder), { resume: id }, answering('branch').ask)) as Sitting
    expect(await own.answer(0, 'end turn')).toBeUndefined()
    expect(own.id).not.toBe(id)
    expect([own.match.steps, sitting.match.steps]).toEqual([2, 1])
    const flagged = await resumed(new Saves(saves.folder), { resume: id, way: 'branch' })
    expect(await flagged?.answer(0, 'end turn')).toBeUndefined()
    expect(new Set([own.id, flagged?.id, id]).size).toBe(3)
  })

  test('is safe all the same if two write to it', async () => {
    const { saves, sitting, id } = await inUse()
    const other = await KeptMatch.open(new Saves(saves.folder).store, id, tinyFight.game)
    await other.answer({ seat: 0, revision: other.reader.revision, notation: 'end turn' })
    expect((await sitting.answer(0, 'end turn'))?.text).toMatch(/moved on/)
    expect(sitting.match.steps).toBe(other.reader.steps)
    expect(await sitting.answer(0, 'end turn')).toBeUndefined()
  })

  test('that is deleted meanwhile is not said to be saved', async () => {
    const { saves, sitting, id } = await inUse()
    await new Saves(saves.folder).drop(id)
    const { words, isProblem } = await farewell(sitting)
    expect([words, isProblem]).toEqual([
      `Tiny Fight, 1 decision: NOT SAVED: ${saves.pathOf(id)} is not there any more`,
      true,
    ])
  })
})

describe('a campaign that is open elsewhere', () => {
  const begun = async (): Promise<{ where: string; first: Campaigns; id: string }> => {
    const where = folder()
    const first = new Campaigns(where)
    const opened = await openCampaign(first, tinyFight.game, { name: 'new' })
    const { id, play } = opened as NonNullable<typeof opened>
    await first.keep(id, play.text(play.start({ seed: 7 }).record()))
    return { where, first, id }
  }

  test('is told of, and can be gone on with as one of its own', async () => {
    const { where, first, id } = await begun()
    const second = new Campaigns(where)
    for (const name of [id, undefined])
      await expect(openCampaign(second, tinyFight.game, { name })).rejects.toThrow(
        new RegExp(`^The campaign ${id} is in use: process ${process.pid} on this machine.*--branch`),
      )
    expect(
      await openCampaign(second, tinyFight.game, { name: id, ask: answering('leave').ask }),
    ).toBeUndefined()
    const own = await openCampaign(second, tinyFight.game, { name: id, ask: answering('branch').ask })
    expect(own?.id).not.toBe(id)
    // The copy says nothing of how its chapter was played so far [M41]; all else is the same.
    const original = readFileSync(first.pathOf(id), 'utf8')
    expect(original).toMatch(/^played honest/m)
    expect(readFileSync(second.pathOf(own?.id ?? ''), 'utf8')).toBe(original.replace(/^played .*\n/gm, ''))
    await first.release(id)
    expect((await openCampaign(second, tinyFight.game, { name: id }))?.id).toBe(id)
  })

  test('is not written over by one who does not know what another has written', async () => {
    const { where, first, id } = await begun()
    const other = new Campaigns(where)
    await other.find(id)
    const text = CampaignPlay.begin(tinyFight.game).text()
    await other.keep(id, text)
    await expect(first.keep(id, 'late')).rejects.toThrow(/another program has changed it meanwhile/)
    expect(readFileSync(first.pathOf(id), 'utf8')).toBe(text)
    // New ones made at once have an id each.
    const ids = await Promise.all([first.newId('tiny-fight'), other.newId('tiny-fight')])
    expect(new Set([...ids, id]).size).toBe(3)
  })
})

describe('a save of other rules or other content', () => {
  /** A save of a game with one decision, written otherwise. */
  async function written(change: (text: string) => string): Promise<Saves> {
    const saves = new Saves(folder())
    const match = tiny()
    match.answer({ seat: 0, revision: 0, notation: 'play Cleave' })
    await KeptMatch.keep(saves.store, 'one', match)
    writeFileSync(saves.pathOf('one'), change(readFileSync(saves.pathOf('one'), 'utf8')))
    return saves
  }
  const newer = (): Promise<Saves> => written((text) => text.replace(/^rules .*$/m, 'rules 9.0.0'))

  test('of newer rules is asked about, and nothing is done unless somebody agrees', async () => {
    const saves = await newer()
    const before = readFileSync(saves.pathOf('one'), 'utf8')
    await expect(resumed(saves, { resume: 'one' })).rejects.toThrow(
      /^one is not continued as it is\. It was played with newer rules: 9\.0\.0, and these are .*--anyway/,
    )
    const { ask, asked } = answering('leave')
    expect(await resumed(saves, { resume: 'one' }, ask)).toBeUndefined()
    expect(asked[0].text).toMatch(/newer rules: 9\.0\.0/)
    expect(Object.keys(asked[0].answers)).toEqual(['play', 'look', 'branch'])
    expect(readFileSync(saves.pathOf('one'), 'utf8')).toBe(before)
    expect(readdirSync(saves.folder)).toEqual(['match-one.txt'])
  })

  test.each(['question', 'flag'])('goes on once that was agreed to (by %s); the save says so, and it is not asked again', async (by) => {
    const saves = await newer()
    const sitting =
      by === 'flag'
        ? await resumed(saves, { resume: 'one', isAnyway: true })
        : await resumed(saves, { resume: 'one' }, answering('play').ask)
    expect(await sitting?.answer(0, 'end turn')).toBeUndefined()
    await sitting?.leave()
    const text = readFileSync(saves.pathOf('one'), 'utf8')
    expect(text).toMatch(/^until 1 rules 9\.0\.0 content [0-9a-f-]{33}$/m)
    expect(text).toMatch(/^rules 1\.0\.0$/m)
    const told: string[] = []
    const again = await resumed(saves, { resume: 'one' }, undefined, told)
    expect([again?.match.steps, told]).toEqual([2, []])
  }) // prettier-ignore

  test('that may have had other words is gone on with, in a quiet line', async () => {
    const saves = await written((text) => text.replace(/^(content [0-9a-f]{16}).*$/m, '$1'))
    const told: string[] = []
    const sitting = await resumed(saves, { resume: 'one' }, undefined, told)
    expect(sitting?.match.steps).toBe(1)
    expect(told).toEqual([
      'one: Some of its words may have been others; the cards are the same. Every decision so far leads to the same table as then.',
    ])
  })

  test('can be looked at without being asked', async () => {
    const saves = await newer()
    const told: string[] = []
    const looking = await resumed(saves, { resume: 'one', way: 'look' }, undefined, told)
    expect([looking?.isLooking, told.length]).toEqual([true, 1])
  })
})
