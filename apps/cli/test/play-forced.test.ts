/** What has one outcome is not asked in the terminal, and told. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defineGame, int, layout, open, rulebook, WON } from '@hearthkeep/engine'
import { KeptMatch, Match } from '@hearthkeep/match'
import { Saves } from '../src/play/saves.ts'
import { Sitting } from '../src/play/sitting.ts'
import { tableBoard } from '../src/play/table-board.ts'
import { tinyFight } from './play-scenes.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'hearthkeep-play-'))

const rules = rulebook<null>()({
  layout: layout({ waved: open(int) }),
  things: {},
  choices: { nod: [], wave: [], bow: [] },
})
const greet = rules.ask({
  name: 'greet',
  rule: 'N1',
  who: 0,
  choices: (_, out) => out.add(rules.choices.nod),
  take: { nod: () => undefined },
})
const answer = rules.ask({
  name: 'answer',
  rule: 'N2',
  who: 0,
  choices(_, out) {
    out.add(rules.choices.wave)
    out.add(rules.choices.bow)
  },
  take: {
    wave: (t) => {
      t.waved++
    },
    bow: (t) => t.finish(WON),
  },
})

/** A game that begins with a question that has one answer. */
const greeting = defineGame({
  id: 'greeting',
  name: 'Greeting',
  about: 'Nod, then wave until you bow.',
  version: '1.0.0',
  contentHash: '0',
  seats: [1, 1],
  options: {},
  components: {},
  rules,
  data: null,
  text: {
    choices: { nod: 'nod', wave: 'wave', bow: 'bow' },
    prompts: { greet: 'Nod.', answer: 'Wave or bow.' },
    reasons: {},
    events: {},
  },
  main: rules.procedure('greeting', [], [greet, rules.repeat([answer])]),
  describe: (t) => [{ title: 'Waves', items: [], summary: `${t.waved}` }],
  glossary: [],
  rulesText: [],
})

test('what nobody was asked is told with the decision it came of, and is taken back with it', async () => {
  const match = Match.start(tinyFight.game, { seed: 7 }, { undo: 'agreement', autoForced: true })
  const board = tableBoard(new Sitting('x', match, new Saves(folder())), { hasMenu: false })
  await board.answer('play Bash on Ooze')
  const before = board.scene()
  await board.answer('play Strike 1 on Ooze')
  const { log, status, choices } = board.scene()
  expect(status).toBe('3 decisions, saved')
  expect(choices.length).toBeGreaterThan(1)
  const told = log.slice(before.log.length)
  expect(told.map(({ text }) => text).slice(0, 4)).toEqual([
    'You play Strike 1 on Ooze.',
    expect.stringMatching(/^Ooze takes/),
    'Taken automatically for player 1, nothing to choose: end turn.',
    'You end your turn.',
  ])
  expect(new Set(told.map(({ decision }) => decision))).toEqual(new Set([2]))
  expect((await board.undo()).notice?.text).toBe('Taken back: play Strike 1 on Ooze.')
  expect(board.scene()).toEqual(before)
  match.close()
})

test('a game that begins with a forced choice is a new one until somebody decides', async () => {
  const saves = new Saves(folder())
  const match = Match.start(greeting, { seed: 1 }, { undo: 'practice', autoForced: true })
  const sitting = new Sitting('greeting-test', match, saves)
  const board = tableBoard(sitting, { hasMenu: false })
  const { status, log } = board.scene()
  expect({ status, log }).toEqual({
    status: 'new game',
    log: [{ text: 'Taken automatically for player 1, nothing to choose: nod.', rule: 'N1', decision: 0 }],
  })
  await board.answer('wave')
  expect(board.scene().status).toBe('2 decisions, saved')
  await board.undo()
  expect(board.scene().status).toBe('new game')
  expect(await sitting.leave()).toEqual({ kind: 'nothing' })
  expect(saves.has('greeting-test')).toBe(false)
  match.close()
})

test('a save of old, that asks everything, still does', async () => {
  const saves = new Saves(folder())
  const match = Match.start(tinyFight.game, { seed: 7 }, { undo: 'practice' })
  for (const notation of ['play Bash on Ooze', 'play Strike 1 on Ooze'])
    match.answer({ seat: 0, revision: match.revision, notation })
  await KeptMatch.keep(saves.store, 'old', match)
  const old = (await saves.resume(tinyFight, 'old')).match
  expect(old.view(0).choices.map(({ notation }) => notation)).toEqual(['end turn'])
  expect(old.saved()).toEqual(match.saved())
})
