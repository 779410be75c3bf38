import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGame } from '@hearthkeep/catalog'
import { parseRecord, verifyRecord } from '@hearthkeep/engine'
import type { GameModule } from '@hearthkeep/engine'
import { KeptMatch, Match } from '@hearthkeep/match'
import { CommandError } from '../src/command-error.ts'
import { farewell } from '../src/play/farewell.ts'
import { mainBoard } from '../src/play/main-board.ts'
import { Saves } from '../src/play/saves.ts'
import { setupBoard } from '../src/play/setup-board.ts'
import { Sitting } from '../src/play/sitting.ts'
import { tableBoard } from '../src/play/table-board.ts'
import { bells } from './play-bells.ts'
import { tinyFight, tinySitting } from './play-scenes.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'hearthkeep-play-'))

function bellsSitting(undo: 'practice' | 'honest' = 'practice', saves = folder()): Sitting {
  return new Sitting('bells-test', Match.start(bells.game, { seed: 1 }, { undo }), new Saves(saves))
}

test('an answer is taken, told in words and saved', async () => {
  const saves = folder()
  const sitting = tinySitting(saves)
  const board = tableBoard(sitting, { hasMenu: false })
  expect(await board.answer('play bash  on OOZE')).toEqual({})
  const { log, status, zones } = board.scene()
  expect(log.filter(({ decision }) => decision === 1).map(({ text, rule }) => `${text} ${rule}`)).toEqual([
    'You play Bash on Ooze. T6',
    'Ooze takes 8 damage and has 13 life left. E2',
    'Ooze is vulnerable for 2 turns. E4',
  ])
  expect(status).toBe('1 decision, saved')
  expect(zones[0].items[1].tags).toContain('vulnerable 2')
  expect(readFileSync(join(saves, 'match-tiny-fight-test.txt'), 'utf8')).toContain('1. 1> play Bash on Ooze')
})

test('what is illegal is refused with the reason and the rule, and changes nothing', async () => {
  const board = tableBoard(tinySitting(folder()), { hasMenu: false })
  for (const answer of ['play Bash on Ooze', 'play Strike 1 on Ooze']) await board.answer(answer)
  const before = board.scene()
  expect(await board.answer('play Cleave')).toEqual({
    notice: { text: 'Cleave costs more energy than you have. [T4]', tone: 'bad' },
    isRefused: true,
  })
  expect((await board.answer('dance')).notice?.text).toBe(
    'What is asked now is: Play a card, or end your turn. [T4]',
  )
  expect(board.scene()).toEqual(before)
})

test('undo names what it took back, also from the log, and says when there is nothing', async () => {
  const board = tableBoard(tinySitting(folder()), { hasMenu: false })
  const before = board.scene()
  await board.answer('play Bash on Ooze')
  expect((await board.undo()).notice).toEqual({ text: 'Taken back: play Bash on Ooze.', tone: 'good' })
  expect(board.scene()).toEqual(before)
  expect((await board.undo()).notice?.text).toBe('No undo: there is nothing to take back.')
})

test('at an honest table nothing is taken back that told anybody anything', async () => {
  const sitting = new Sitting(
    'x',
    Match.start(tinyFight.game, { seed: 7 }, { undo: 'honest' }),
    new Saves(folder()),
  )
  const board = tableBoard(sitting, { hasMenu: false })
  await board.answer('end turn')
  expect((await board.undo()).notice).toMatchObject({
    text: expect.stringMatching(/^No undo: dice were rolled/) as string,
    tone: 'bad',
  })
})

test('what cannot be saved is not done, and said', async () => {
  const saves = join(folder(), 'a-file')
  writeFileSync(saves, '')
  const board = tableBoard(tinySitting(saves), { hasMenu: false })
  const { notice, isRefused } = await board.answer('play Cleave')
  expect(notice?.text).toMatch(
    /^This could not be saved, so it was not done: cannot write to the folder .*a-file/,
  )
  expect(isRefused).toBe(true)
  expect(board.scene().status).toBe('new game')
})

test('one keyboard serves every seat: it looks from a seat that can act, and can turn to another', async () => {
  const board = tableBoard(bellsSitting(), { hasMenu: false })
  expect(board.scene()).toMatchObject({ seat: 0, seats: 2, others: [1] })
  board.turnTo()
  expect(board.scene()).toMatchObject({ seat: 1, others: [0] })
  await board.answer('rest')
  // Player 2 rests, so it is player 1 alone who can act.
  expect(board.scene()).toMatchObject({ seat: 0, others: [] })
  expect(board.turnTo(1).notice?.text).toBe('Player 2 cannot act now.')
  await board.answer('ring')
  expect(board.scene().log.at(-1)).toMatchObject({ text: 'Player 1 rings.', rule: 'B1' })
})

test('what the players have earned is told at the end, and again when the table was left', async () => {
  const sitting = bellsSitting('practice')
  const board = tableBoard(sitting, { hasMenu: true })
  const told = (): string[] => board.scene().log.map(({ text, rule }) => `${text} ${rule}`)
  for (let i = 0; i < 2; i++) await board.answer('ring')
  expect(told()).not.toContain('Nobody rested B3')
  await board.answer('ring')
  expect(told().slice(-2)).toEqual(['Player 1 rings. B1', 'Nobody rested B3'])
  expect((await farewell(sitting)).words).toMatch(
    /^Bells: won after 3 decisions\. .*\nNobody rested \[B3\]\nThe record is /,
  )
})

test('the end offers another game, undo and the menu; the record is kept and verifies, the save is not', async () => {
  const saves = folder()
  const sitting = bellsSitting('practice', saves)
  const board = tableBoard(sitting, { hasMenu: true })
  for (let i = 0; i < 3; i++) await board.answer('ring')
  expect(board.scene()).toMatchObject({
    outcome: 'won',
    prompt: 'You have won! After 3 decisions.',
    rule: 'B1',
  })
  expect(board.scene().choices.map(({ notation }) => notation)).toEqual([
    'play again',
    'take the last decision back',
    'back to the menu',
    'quit',
  ])
  expect((await board.answer('ring')).notice?.text).toBe('The game is over.')
  await board.answer('take the last decision back')
  expect(board.scene().outcome).toBe('playing')
  await board.answer('ring')
  expect(await board.answer('play again')).toEqual({ ending: 'again' })
  expect(await board.answer('back to the menu')).toEqual({ ending: 'menu' })
  const left = await sitting.leave()
  expect(left.kind).toBe('record')
  expect(readdirSync(saves)).toEqual(['bells-test.record'])
  expect(
    verifyRecord(bells.game, parseRecord(readFileSync(join(saves, 'bells-test.record'), 'utf8'))),
  ).toMatchObject({
    isSame: true,
    outcome: 'won',
  })
})

test('a table left before the first decision leaves nothing behind', async () => {
  const saves = folder()
  const sitting = tinySitting(saves)
  const board = tableBoard(sitting, { hasMenu: false })
  await board.answer('play Cleave')
  await board.undo()
  await sitting.leave()
  expect(readdirSync(saves)).toEqual([])
})

test('every table gets its own id, by game and day', async () => {
  const saves = new Saves(folder())
  const day = new Date(2026, 10, 5)
  const ids = [await saves.newId(tinyFight.game, day), await saves.newId(tinyFight.game, day)]
  expect(ids).toEqual(['tiny-fight-20261105-1', 'tiny-fight-20261105-2'])
  const match = Match.start(tinyFight.game, { seed: 1 })
  await KeptMatch.keep(saves.store, ids[0], match)
  await saves.finish(ids[1], match)
  expect(await new Saves(saves.folder).newId(tinyFight.game, day)).toBe('tiny-fight-20261105-3')
})

test('a save is continued by its id or its file, a record under a new id; the past is all there', async () => {
  const saves = new Saves(folder())
  const match = Match.start(tinyFight.game, { seed: 7 }, { undo: 'honest' })
  match.answer({ seat: 0, revision: 0, notation: 'play Bash on Ooze' })
  await KeptMatch.keep(saves.store, 'first', match)
  for (const name of ['first', saves.pathOf('first')]) {
    const resumed = await saves.resume(tinyFight, name)
    expect(resumed.id).toBe('first')
    expect(resumed.match.view(0)).toEqual(match.view(0))
    expect(resumed.match.options.undo).toBe('honest')
    expect(new Sitting('first', resumed.match, saves).log(0)).toEqual(
      new Sitting('first', match, saves).log(0),
    )
  }
  expect((await saves.resume(tinyFight, 'first', { undo: 'practice' })).match.options.undo).toBe('practice')
  const record = await saves.finish('second', match)
  const resumed = await saves.resume(tinyFight, record)
  expect(resumed.id).toBeUndefined()
  expect(resumed.match.steps).toBe(1)
  expect(await saves.gameOf(record)).toBe('tiny-fight')
})

test('a game that no longer fits goes on for practice from where it stops fitting, if asked to', async () => {
  const saves = new Saves(folder())
  const match = Match.start(tinyFight.game, { seed: 7 }, { undo: 'honest' })
  for (const notation of ['play Bash on Ooze', 'play Strike 1 on Ooze', 'end turn'])
    match.answer({ seat: 0, revision: match.revision, notation })
  await KeptMatch.keep(saves.store, 'first', match)
  const path = saves.pathOf('first')
  const text = readFileSync(path, 'utf8').replace('play Strike 1 on Ooze', 'play Fireball on Ooze')
  writeFileSync(path, text)
  await expect(saves.resume(tinyFight, 'first')).rejects.toThrow(
    /^first cannot be continued: step 2 of the record: "play Fireball on Ooze" is not possible: .*; with --as-far it goes on/,
  )
  const { id, match: part } = await saves.resume(tinyFight, 'first', { isAsFar: true })
  expect([part.steps, part.options.undo, id === 'first']).toEqual([1, 'practice', false])
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('a save whose last line was torn goes on, and that is said', async () => {
  const saves = new Saves(folder())
  const match = Match.start(tinyFight.game, { seed: 7 }, { undo: 'honest' })
  await KeptMatch.keep(saves.store, 'torn', match)
  const path = saves.pathOf('torn')
  writeFileSync(path, `${readFileSync(path, 'utf8')}1. 1> play Ba`)
  const { id, match: found, saved } = await saves.resume(tinyFight, 'torn')
  expect([id, found.steps]).toEqual(['torn', 0])
  expect([...saves.torn.values()]).toEqual([
    `${path} ended in the middle of a line, which is passed over: "1. 1> play Ba"`,
  ])
  const board = tableBoard(new Sitting(id, found, saves, saved), { hasMenu: false })
  await board.answer('play Bash on Ooze')
  expect(readFileSync(path, 'utf8')).toMatch(/\n\n1\. 1> play Bash on Ooze #[0-9a-f]{16}\n$/)
})

test('what cannot be continued says why, and what there is', async () => {
  const saves = new Saves(folder())
  await expect(saves.resume(tinyFight, 'nothing')).rejects.toThrow(
    /^there is no saved game nothing: there are no saved games in /,
  )
  await KeptMatch.keep(saves.store, 'first', Match.start(tinyFight.game, { seed: 7 }))
  await expect(saves.resume(tinyFight, 'fist')).rejects.toThrow(
    'there is no saved game fist: there are first in',
  )
  await expect(saves.resume(bells, 'first')).rejects.toThrow(/first cannot be continued: .*tiny-fight/)
  writeFileSync(saves.pathOf('torn'), 'hearthkeep match 1\n{}')
  await expect(saves.resume(tinyFight, 'torn')).rejects.toThrow(CommandError)
  await expect(saves.resume(tinyFight, saves.folder)).rejects.toThrow(CommandError)
  expect((await saves.list()).map(({ id, game }) => [id, game])).toEqual([
    ['first', 'tiny-fight'],
    ['torn', undefined],
  ])
})

test('the menu lists games and what can be continued', async () => {
  const saves = [
    { id: 'bells-20261115-1', game: 'bells', steps: 4, path: 'saves/bells' },
    { id: 'torn', game: undefined, steps: 0, path: 'saves/torn', problem: 'it is torn' },
  ]
  const board = mainBoard([tinyFight, bells], saves)
  expect(board.scene().choices.map(({ notation }) => notation)).toEqual([
    'play Tiny Fight',
    'play Bells',
    'campaign of Tiny Fight',
    'continue bells-20261115-1',
    'quit',
  ])
  expect(await board.answer('play Bells')).toEqual({ ending: 'play bells' })
  expect(await board.answer('continue bells-20261115-1')).toEqual({ ending: 'continue bells-20261115-1' })
  expect((await board.answer('sing')).isRefused).toBe(true)
})

test('a game is set up by choosing, or started as it is', async () => {
  const board = setupBoard(bells, () => 5)
  expect(board.scene().choices[0].notation).toBe('start')
  const bots = { bot: [] }
  expect(board.begin()).toEqual({ seats: 2, seed: 5, options: { sound: 'soft' }, isSeedKnown: false, bots })
  await board.answer('players: 3')
  await board.answer('sound: loud')
  await board.answer('seed 42')
  expect(board.begin()).toEqual({ seats: 3, seed: 42, options: { sound: 'loud' }, isSeedKnown: true, bots })
  expect((await board.answer('seed green')).notice?.text).toMatch(/^Seed "green": expected a whole number/)
  expect((await board.answer('players: 9')).notice?.text).toBe('Seats 9: Bells is played with 2 to 3.')
  expect(board.begin().seats).toBe(3)
  await board.answer('another seed')
  expect(board.begin().isSeedKnown).toBe(false)
  expect(await board.answer('start')).toEqual({ ending: 'start' })
})

test('the set-up offers what fits, refuses the rest with the reason, and puts back what no longer fits', async () => {
  const board = setupBoard(findGame('greyport') as GameModule, () => 5)
  const offered = (): string[] => board.scene().choices.map(({ notation }) => notation)
  expect(offered().filter((text) => text.startsWith('first'))).toEqual(['first: 2'])
  expect(offered().filter((text) => text.startsWith('monsters3'))).toEqual([])
  expect(await board.answer('first: 4')).toEqual({
    notice: {
      text: 'Option first=4: there are only 2 players; expected one of 1, 2.',
      tone: 'bad',
    },
    isRefused: true,
  })
  await board.answer('players: 4')
  expect(await board.answer('first: 4')).toEqual({})
  expect((await board.answer('players: 3')).notice?.text).toBe(
    'No longer as it was, as it would not fit: first: 1.',
  )
  expect(board.begin()).toMatchObject({ seats: 3, options: { first: '1' } })
})

test('the folder of saves is made by the first save only', async () => {
  const saves = join(folder(), 'deep', 'down')
  const board = tableBoard(tinySitting(saves), { hasMenu: false })
  board.scene()
  expect(existsSync(saves)).toBe(false)
  await board.answer('play Cleave')
  expect(existsSync(saves)).toBe(true)
  rmSync(saves, { recursive: true })
})
