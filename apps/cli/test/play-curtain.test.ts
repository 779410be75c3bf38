/** Players who hide their hands from each other and share one keyboard. */
import { PassThrough } from 'node:stream'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@hearthkeep/catalog'
import type { GameModule, Zone } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { glyphsFor } from '../src/play/glyphs.ts'
import { START } from '../src/play/input-state.ts'
import { linePlayer, sceneLines } from '../src/play/line-mode.ts'
import { pageLines } from '../src/play/pages.ts'
import { paletteFor } from '../src/play/paint.ts'
import { Saves } from '../src/play/saves.ts'
import type { Scene } from '../src/play/scene.ts'
import { Sitting } from '../src/play/sitting.ts'
import { plain } from '../src/play/spans.ts'
import { tableBoard } from '../src/play/table-board.ts'

const greyport = findGame('greyport') as GameModule
const glyphs = glyphsFor({}, 'linux')
const look = { glyphs, palette: paletteFor({}, false) }

function sit(options: Readonly<Record<string, string>>, { game } = greyport): Sitting {
  const match = Match.start(game, { seats: 3, seed: 3, options }, { undo: 'practice', autoForced: true })
  return new Sitting('greyport-test', match, new Saves(mkdtempSync(join(tmpdir(), 'hearthkeep-curtain-'))))
}

/** The names of what lies in some zones. */
const namesIn = (zones: readonly Zone[]): string[] =>
  zones.flatMap(({ items }) => items.map(({ name }) => name))

/** What only that seat sees, by name. */
function secretsOf({ match }: Sitting, seat: number): string[] {
  const open = new Set(namesIn(match.view('spectator').zones))
  return namesIn(match.view(seat).zones).filter((name) => !open.has(name))
}

/** Everything that can be read at a scene: the table, the choices, the log, the reasons. */
function wordsOf(scene: Scene): string {
  const pages = (['log', 'why', 'table'] as const).flatMap((mode) =>
    pageLines(scene, { ...START, mode }, 200, glyphs),
  )
  return [...sceneLines(scene, 0, 200, glyphs), ...pages].map(plain).join('\n')
}

/** The secrets of a seat that can be read at a scene; what was told to all meanwhile is none. */
function read(sitting: Sitting, scene: Scene, seat: number): string[] {
  const told = sitting
    .log('spectator')
    .map(({ text }) => text)
    .join('\n')
  const words = wordsOf(scene)
  return secretsOf(sitting, seat).filter((name) => words.includes(name) && !told.includes(name))
}

describe.each([{ hands: 'closed' }, { silent: 'yes' }])('with %o', (options) => {
  test('nobody reads what only another may know, all through a game', async () => {
    const sitting = sit(options)
    const board = tableBoard(sitting, { hasMenu: false })
    const holders: number[] = []
    let secrets = 0
    for (let asked = 0; asked < 150 && !sitting.match.isOver; asked++) {
      const scene = board.scene()
      const viewer = scene.place === 'curtain' ? undefined : scene.seat
      for (const seat of [0, 1, 2]) {
        if (seat !== viewer) expect(read(sitting, scene, seat)).toEqual([])
        else secrets += read(sitting, scene, seat).length
      }
      if (viewer === undefined) expect(scene.choices[0].notation).toMatch(/^I am player \d, show my cards$/)
      else expect(viewer).toBe(holders.at(-1))
      if (viewer === undefined) holders.push(scene.seat)
      const choice = scene.choices[viewer === undefined ? 0 : (asked * 7) % scene.choices.length]
      expect((await board.answer(choice.notation)).isRefused).toBeUndefined()
    }
    expect(new Set(holders)).toEqual(new Set([0, 1, 2]))
    expect(secrets).toBeGreaterThan(100)
  })
})

/** In the first round, with player 1 at the keyboard. */
async function inRound(options: Readonly<Record<string, string>>) {
  const sitting = sit(options)
  const board = tableBoard(sitting, { hasMenu: false })
  while (sitting.view('spectator').prompt?.question !== 'players-act')
    await board.answer(board.scene().choices[0].notation)
  if (board.scene().place === 'curtain') await board.answer('I am player 1')
  return { sitting, board }
}

test('behind the curtain one can only say who one is, and the one before can take back', async () => {
  const { sitting, board } = await inRound({ hands: 'closed' })
  expect(board.scene()).toMatchObject({ seat: 0, place: 'table' })
  const done = board.scene().choices.find(({ kind }) => kind === 'done')?.notation ?? ''
  await board.answer(done)
  expect(board.scene()).toMatchObject({
    ...{ seat: 1, place: 'curtain', refused: [] },
    prompt: 'Pass the keyboard to player 2, who presses Enter.',
  })
  expect(board.scene().choices.map(({ notation }) => notation)).toEqual([
    'I am player 2, show my cards',
    'I am player 3',
  ])
  const { steps } = sitting.match
  expect((await board.answer(sitting.view(1).choices[0].notation)).notice?.text).toBe(
    'Pass the keyboard to player 2 first.',
  )
  expect((await board.answer('I am player 1')).notice?.text).toBe('Player 1 cannot act now.')
  expect(sitting.match.steps).toBe(steps)
  expect((await board.undo()).notice?.text).toBe(`Taken back: ${done}.`)
  expect(board.scene()).toMatchObject({ seat: 0, place: 'table' })
  board.turnTo(2)
  expect(board.scene()).toMatchObject({ seat: 2, place: 'curtain' })
  await board.answer('back to player 1')
  expect(board.scene()).toMatchObject({ seat: 0, place: 'table' })
})

test('a seat is called as the rules call it, where that says which one it is', async () => {
  const board = tableBoard(sit({}, findGame('lantern-watch')), { hasMenu: false })
  expect(board.scene().prompt).toBe('Pass the keyboard to Watcher 1, who presses Enter.')
  expect(board.scene().choices.map(({ notation }) => notation)).toEqual([
    'I am Watcher 1, show my cards',
    'I am Watcher 2',
    'I am Watcher 3',
  ])
  const told = async (said: string) => (await board.answer(said)).notice?.text
  expect(await told('I am Keeper 2')).toBe('Pass the keyboard to Watcher 1 first.')
  expect(await told('I am Watcher 4')).toBe('Watcher 4 cannot act now.')
  for (const said of ['i am watcher 2', 'I am player 1', 'I am Watcher 3, show my cards']) {
    board.turnTo(Number(/\d/.exec(said)?.[0]) - 1)
    expect(await told(said)).toBeUndefined()
    expect(board.scene().place).toBe('table')
  }
})

test('with open hands there is no curtain', async () => {
  const { board } = await inRound({ hands: 'open' })
  board.turnTo(2)
  expect(board.scene()).toMatchObject({ seat: 2, place: 'table' })
})

/** Plays in line mode with these answers, and returns what was printed. */
async function printed(sitting: Sitting, answers: readonly string[], clear: string): Promise<string> {
  const input = new PassThrough()
  const output = new PassThrough()
  let text = ''
  output.on('data', (data: Buffer) => (text += data.toString()))
  const player = linePlayer({ input, output, echoes: true, columns: 100, clear }, look)
  input.end(answers.map((answer) => `${answer}\n`).join(''))
  await player.play(tableBoard(sitting, { hasMenu: false }))
  player.close()
  return text
}

test('in line mode Enter lifts the curtain, and a script that does not say who it is sees nothing', async () => {
  const { sitting } = await inRound({ silent: 'yes' })
  const [first, second] = sitting.view(0).prompt?.seats ?? []
  const secrets = secretsOf(sitting, first)
  expect(secrets.length).toBeGreaterThan(3)
  const pushed = await printed(sitting, ['why', 'log', 'table', 'u', 'play', '99'], '<clear>')
  for (const name of secrets) expect(pushed).not.toContain(name)
  expect(pushed).toContain('<clear>')
  expect(pushed).toContain('Pass the keyboard to player 1 first.')
  expect(pushed).toContain('No undo before somebody has said to be there.')
  const said = await printed(sitting, ['', `player ${second + 1}`], '<clear>')
  const [, opened, after] = said.split('<clear>')
  for (const name of secrets) expect(opened).toContain(name)
  for (const name of [...secrets, ...secretsOf(sitting, second)]) expect(after).not.toContain(name)
  const open = await printed((await inRound({ hands: 'open' })).sitting, ['player 2'], '<clear>')
  expect(open).not.toMatch(/<clear>|Pass the keyboard/)
})
