/** Bots in seats, hints and chances: as boards, in a pipe and on a pseudo-terminal. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findGame } from '@hearthkeep/catalog'
import { redeal, Stream } from '@hearthkeep/engine'
import type { GameModule } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import type { Sitter } from '@hearthkeep/match'
import type { Board } from '../src/play/board.ts'
import { Saves } from '../src/play/saves.ts'
import { setupBoard } from '../src/play/setup-board.ts'
import { Sitting } from '../src/play/sitting.ts'
import { tableBoard } from '../src/play/table-board.ts'
import { bells } from './play-bells.ts'
import { folder, hasScript, LEAVE, onTerminal, pipe } from './play-run.ts'
import { bin, root } from './run.ts'

/** What an arranged table does not have: a past. */
const SINCE = { revision: 0, step: 0, steps: 0, undo: expect.anything() as object }

const game = (id: string): GameModule => findGame(id) as GameModule

function sitAt(module: GameModule, sitters: readonly Sitter[], options?: Record<string, string>): Sitting {
  const setup = { seats: sitters.length, seed: 3, options }
  const match = Match.start(module.game, setup, { undo: 'practice', autoForced: true, sitters })
  return new Sitting('bots-test', match, new Saves(folder()))
}

/** Lets a table do what it does by itself; returns what it said on the way. */
async function settle(board: Board<string>): Promise<string[]> {
  const said: string[] = []
  for (;;) {
    const task = board.task?.()
    if (task === undefined) return said
    const notice = await task.run({ least: 0, signal: new AbortController().signal })
    said.push(task.says ?? '', notice?.text ?? '')
  }
}

const notations = (board: Board<string>): string[] => board.scene().choices.map(({ notation }) => notation)

describe('a bot in a seat', () => {
  test('thinks and answers when it is asked, as a bot; an undo goes past it to what the person did', async () => {
    const sitting = sitAt(game('greyport'), [null, 'quick'])
    const board = tableBoard(sitting, { hasMenu: false })
    expect(board.task?.()).toBeUndefined() // the person leads first
    const first = board.scene()
    await board.answer(first.choices[1].notation)
    expect(board.scene().prompt).toBe('Player 2 is thinking: Regular (quick).')
    expect(notations(board)).toEqual(['let it play', 'person 2: play player 2 myself'])
    expect((await board.answer('dance')).notice?.text).toBe('A bot is asked now, not you.')
    expect((await settle(board))[0]).toBe('Player 2 is thinking: Regular (quick).')
    const { match } = sitting
    expect(match.decisions(0).filter(({ way }) => way === 'bot').length).toBeGreaterThan(0)
    expect(board.scene()).toMatchObject({ seat: 0, others: [] })
    expect((await board.undo()).notice?.text).toBe(`Taken back: ${first.choices[1].notation}.`)
    expect(board.scene()).toEqual(first)
  })

  test('does not have its hand shown, and no curtain falls for it', async () => {
    const sitting = sitAt(game('greyport'), [null, 'naive'], { hands: 'closed' })
    const board = tableBoard(sitting, { hasMenu: false })
    for (let i = 0; i < 40 && board.scene().outcome === 'playing'; i++) {
      await settle(board)
      const { place, seat, choices, zones } = board.scene()
      expect({ place, seat }).toEqual({ place: 'table', seat: 0 })
      expect(zones).toEqual(sitting.view(0).zones)
      await board.answer(choices[0].notation)
    }
    expect(sitting.match.steps).toBeGreaterThan(20)
  })

  test('sits down and gets up by a command; what is missing or wrong is said', async () => {
    const sitting = sitAt(game('greyport'), [null, null])
    const board = tableBoard(sitting, { hasMenu: false })
    expect((await board.answer('bot 2 Expert')).notice).toEqual({
      text: 'Player 2 is played by a bot, Expert (search-100) from now on.',
      tone: 'good',
    })
    expect(sitting.match.sitters).toEqual([null, 'search-100'])
    for (const [typed, told] of [
      ['bot 2 sarch-100', /^Sarch-100: unknown bot: expected one of random, .*did you mean "search-100"\?$/],
      ['bot 7 quick', /^There is no seat 7; expected 1 to 2\.$/],
      ['bot 2', /^Expected bot, a seat and who plays it, such as: bot 2 expert\.$/],
      ['person', /^Expected person and a seat, such as: person 2\.$/],
    ] as const)
      expect(await board.answer(typed)).toMatchObject({
        isRefused: true,
        notice: { text: expect.stringMatching(told) as string },
      })
    expect(sitting.match.sitters).toEqual([null, 'search-100'])
    expect((await board.answer('person 2')).notice?.text).toBe('Player 2 is played by a person from now on.')
    expect(sitting.match.sitters).toEqual([null, null])
  })

  test('of a name that nobody knows, as a save may have, says so and can be relieved', async () => {
    const board = tableBoard(sitAt(bells, ['from-the-future', 'naive']), { hasMenu: false })
    await settle(board)
    expect(board.scene().prompt).toMatch(/^The bot of player 1 cannot play: from-the-future: unknown bot/)
    expect(board.task?.()).toBeUndefined()
    await board.answer('person 1: play player 1 myself')
    expect(notations(board)).toContain('ring')
  })

  test('plays in a game without a mind, too; hints and chances say that nobody looks ahead there', async () => {
    const board = tableBoard(sitAt(bells, [null, 'naive']), { hasMenu: false })
    await settle(board)
    for (const typed of ['hint', 'do', 'play my turn', 'chances on'])
      expect((await board.answer(typed)).notice?.text).toMatch(/has no bot that looks ahead/)
    await board.answer('rest')
    await settle(board)
    expect(board.scene().log.some(({ text }) => text === 'Player 2 rings.')).toBe(true)
  })

  test('is chosen in the set-up, by its level or its name', async () => {
    const board = setupBoard(game('greyport'), () => 1)
    expect(notations(board)).toContain('seat 2: Expert (search-100)')
    await board.answer('seat 2: Expert (search-100)')
    expect(notations(board)).toContain('seat 2: You')
    expect(notations(board)).not.toContain('seat 2: Expert (search-100)')
    expect(board.begin().bots).toEqual({ bot: ['2=search-100'] })
    expect((await board.answer('seat 2: nobody')).notice?.text).toMatch(
      /^Nobody: unknown bot: expected one of/,
    )
    expect((await board.answer('seat 9: quick')).notice?.text).toBe('There is no seat 9.')
    await board.answer('seat 2: You')
    expect(board.begin().bots).toEqual({ bot: [] })
    expect(notations(setupBoard(bells, () => 1))).not.toContain('seat 1: Expert (search-100)')
  })
})

describe('a hint', () => {
  test('names the best first, and is followed as the person’s own', async () => {
    const sitting = sitAt(game('small-time-heroes'), [null, 'quick'])
    const board = tableBoard(sitting, { hasMenu: false })
    await settle(board)
    expect(await board.answer('hint')).toEqual({ opens: 'hint' })
    const { hint, choices } = board.scene()
    expect(hint?.words[0]).toBe(`I would: ${hint?.choices[0].notation}.`)
    expect(hint?.words[1]).toMatch(/^(Sure|Rather sure|Not sure): \d+ % of the \d+ games/)
    const offered = choices.map(({ notation }) => notation)
    for (const { notation, chance } of hint?.choices ?? []) {
      expect(offered).toContain(notation)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
    const done = await board.answer('do')
    expect(done.notice?.text).toBe(`For you: ${hint?.choices[0].notation}.`)
    const made = sitting.match.decisions(0).findLast(({ way }) => way === 'answered')
    expect(made).toMatchObject({ by: 0, notation: hint?.choices[0].notation })
    expect(board.scene().hint).toBeUndefined()
  })

  test('is the same for any two tables that the seat cannot tell apart: it hangs on nothing hidden', async () => {
    const { game: heroes } = game('small-time-heroes')
    const setup = { seats: 2, seed: 3 }
    const match = Match.start(heroes, setup, { autoForced: true })
    while (match.view(0).choices.length < 4 || match.steps < 3) {
      const [seat] = match.view('spectator').prompt?.seats ?? []
      match.answer({ seat, revision: match.revision, notation: match.view(seat).choices[0].notation })
    }
    const told = [1, 2, 3].map(async (seed) => {
      const table = heroes.newTable()
      table.copyFrom(match.state.table)
      redeal(heroes, table, 0, Stream.of(seed))
      const arranged = Match.start(heroes, setup, { arranged: table.cells.slice() })
      expect(arranged.view(0)).toEqual({ ...match.view(0), ...SINCE })
      const board = tableBoard(new Sitting('x', arranged, new Saves(folder())), { hasMenu: false })
      await board.answer('hint')
      return { block: table.cells.slice(), hint: board.scene().hint }
    })
    const [one, two, three] = await Promise.all(told)
    expect(one.hint?.choices.length).toBeGreaterThan(1)
    expect([two.hint, three.hint]).toEqual([one.hint, one.hint])
    expect(two.block).not.toEqual(three.block)
  })

  test('plays a turn until the next begins, and the chances are seen and drawn after the game', async () => {
    const sitting = sitAt(game('tiny-fight'), [null])
    const board = tableBoard(sitting, { hasMenu: false })
    expect((await board.answer('chances')).notice?.text).toBe(
      'The chance to win is shown with every question.',
    )
    await settle(board)
    expect(board.scene().aside).toMatch(/^Chance to win: (about \d+ %|over 99 %)$/)
    await board.answer('play my turn')
    await settle(board)
    expect(board.scene().zones[0].title).toBe('Enemies, turn 2')
    expect(sitting.match.decisions(0).filter(({ way }) => way === 'answered').length).toBeGreaterThan(1)
    await board.answer('play my turn')
    expect(board.interrupt?.()).toBe(true)
    expect(board.interrupt?.()).toBe(false)
    for (let i = 0; i < 20 && !sitting.match.isOver; i++) {
      await board.answer('play my turn')
      await settle(board)
    }
    expect(board.scene().aside).toMatch(/^The chances, turn by turn: [▁▂▃▄▅▆▇█]{2,} {2}.+ → .+$/)
  })

  test('is not given behind a curtain', async () => {
    const board = tableBoard(sitAt(game('greyport'), [null, null], { silent: 'yes' }), { hasMenu: false })
    expect((await board.answer('hint')).notice?.text).toBe('Pass the keyboard to player 1 first.')
    expect(board.scene().hint).toBeUndefined()
  })
})

const aParty = (saves: string): string[] => [
  ...['play', 'greyport', '--seats', '2', '--bot', '2=naive', '--seed', '3', '--saves', saves],
]

test('in a pipe: a game with a bot is played, left, resumed with its bot and ends; its record verifies', async () => {
  const saves = folder()
  const first = await pipe(aParty(saves), ['hint', 'do', 'do', 'do', 'quit'])
  expect(first.output).toContain('The chance to win, about:')
  expect(first.output).toMatch(/^For you: .+\.$/m)
  expect(first.output).toContain('Player 2 is thinking: Stranger (naive).')
  const [, file] = /hearthkeep play --resume (\S+)/.exec(first.output) as RegExpExecArray
  expect(readFileSync(file, 'utf8')).toMatch(/^\d+\. 2 bot> /m)
  const second = await pipe(
    ['play', '--resume', file, '--saves', saves],
    [...Array.from({ length: 300 }, () => '1')],
  )
  expect(second.output).toContain('Player 2 is thinking: Stranger (naive).')
  expect(second.output).toMatch(/You have (won!|lost\.) After \d+ decisions\./)
  const [, record] = /hearthkeep replay (\S+)/.exec(second.output) as RegExpExecArray
  expect(execFileSync(process.execPath, [bin, 'replay', record], { cwd: root, encoding: 'utf8' })).toMatch(
    /^same/m,
  )
})

test('in a pipe: bots among themselves play to the end, and a seat of a saved game can be handed over', async () => {
  const saves = folder()
  const { code, output } = await pipe(
    ['play', 'tiny-fight', '--bots', 'quick', '--seed', '7', '--saves', saves],
    [],
  )
  expect(code).toBe(0)
  expect(output).toMatch(/You have (won!|lost\.)/)
  const begun = await pipe(['play', 'tiny-fight', '--seed', '7', '--saves', saves], ['play Cleave', 'quit'])
  const [, file] = /--resume (\S+)/.exec(begun.output) as RegExpExecArray
  const handed = await pipe(['play', '--resume', file, '--bot', '1=quick', '--saves', saves], [])
  expect(handed.output).toMatch(/You have (won!|lost\.)/)
})

test.each([
  ['--bot quick', '--bot quick: expected a seat and the name of a bot, such as 2=naive'],
  ['--bot 3=quick', '--bot 3=quick: there is no seat 3; expected 1 to 2 (see --seats)'],
  ['--bot 2=quack', '--bot 2=quack: unknown bot: expected one of random, naive, quick,'],
  ['--bots quick,quick,quick', '--bots quick,quick,quick: 3 names for 2 seats'],
])('%s is a wrong call', async (flags, message) => {
  const { code, output } = await pipe(['play', 'greyport', ...flags.split(' '), '--saves', folder()], [])
  expect(code).toBe(2)
  expect(output).toContain(`hearthkeep: ${message}`)
})

test.skipIf(!hasScript)(
  'on a terminal (needs `script` of util-linux): h gives a hint, Enter does it, the bot thinks and q leaves meanwhile',
  async () => {
    const { output } = await onTerminal(aParty(folder()), [
      [/Which character do you lead/, 'h'],
      [/I would: .*do it/s, '\r'],
      [/Player 2 is thinking: Stranger/, 'q'],
    ])
    const later = output.slice(output.lastIndexOf(LEAVE))
    expect(later).toMatch(/Battle for Greyport, [12] decisions?: saved\./)
    expect(later).toContain('code 0')
  },
)

test.skipIf(!hasScript)(
  'on a terminal (needs `script` of util-linux): bots among themselves play slowly enough, Ctrl-C leaves and saves',
  async () => {
    const { output } = await onTerminal(
      ['play', 'tiny-fight', '--bot', '1=search-100', '--seed', '7', '--saves', folder()],
      [
        [/Player 1 is thinking: Expert/, ''],
        [/2 decisions, saved/, '\u0003'],
      ],
    )
    const later = output.slice(output.lastIndexOf(LEAVE))
    expect(later).toMatch(/Tiny Fight, [23] decisions: saved\./)
    expect(later).toContain('code 130')
  },
)
