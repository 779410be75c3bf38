/** The real program in a process of its own: in a pipe, and on a pseudo-terminal. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createBot } from '@hearthkeep/bots'
import { loadMind } from '@hearthkeep/catalog/minds'
import { notationOf, start } from '@hearthkeep/engine'
import { holdFile } from '@hearthkeep/match/file-store'
import { ENTER, folder, hasScript, LEAVE, onTerminal, pipe } from './play-run.ts'
import { tinyFight } from './play-scenes.ts'
import { bin, root } from './run.ts'

const mind = await loadMind(tinyFight.game.id)

/** The choices of a sensible player, from the first to the last. */
function wholeGame(seed: number): string[] {
  const { game } = tinyFight
  const bot = createBot('quick', game, mind)
  const table = start(game, { seed })
  const made: string[] = []
  while (!table.isOver) {
    const index = bot.choose(table)
    made.push(notationOf(game, table, index))
    table.take(index)
  }
  return made
}

/** A fight that was left after one decision: the folder of its save, and the save itself. */
async function savedFight(): Promise<{ saves: string; file: string }> {
  const saves = folder()
  const begun = await pipe(['play', 'tiny-fight', '--seed', '7', '--saves', saves], ['play Cleave', 'quit'])
  const [, file] = /--resume (\S+)/.exec(begun.output) as RegExpExecArray
  return { saves, file }
}

test('a whole fight in a pipe: played, saved, left, resumed, won or lost, and its record verifies', async () => {
  const saves = folder()
  const made = wholeGame(7)
  const half = made.length >> 1
  const first = await pipe(
    ['play', 'tiny-fight', '--seed', '7', '--saves', saves],
    [...made.slice(0, half), 'quit'],
  )
  expect(first.code).toBe(0)
  expect(first.output).toContain(`Tiny Fight, ${half} decisions: saved.`)
  const [, file] = /hearthkeep play --resume (\S+)/.exec(first.output) as RegExpExecArray
  const second = await pipe(['play', '--resume', file, '--saves', saves], [...made.slice(half), 'quit'])
  expect(second.output).toMatch(new RegExp(`You have (won!|lost\\.) After ${made.length} decisions\\.`))
  expect(second.code).toBe(0)
  const [, record] = /hearthkeep replay (\S+)/.exec(second.output) as RegExpExecArray
  expect(readdirSync(saves)).toHaveLength(1)
  expect(execFileSync(process.execPath, [bin, 'replay', record], { cwd: root, encoding: 'utf8' })).toMatch(
    /^same: every step is possible, and every stated hash is as recorded$/m,
  )
})

test('line mode explains, gives reasons with rules, takes back, and saves when the input ends', async () => {
  const lines = [
    'play Cleave',
    '1',
    'play Bash on Ooze',
    'why',
    '?vulnerable',
    '99',
    'undo',
    'log',
    'dance',
    '',
  ]
  const { code, output } = await pipe(['play', 'tiny-fight', '--seed', '7', '--saves', folder()], lines)
  expect(code).toBe(0)
  for (const expected of [
    '  14 end turn',
    'Ooze takes 8 damage and has 13 life left. [E2]',
    'Bash costs more energy than you have. [T4]',
    'Takes half as much damage again; one less each turn. [E1, N3]',
    'There is no choice 99: 1 to 7.',
    'Taken back: play Strike 1 on Burrower.',
    'What is asked now is: Play a card, or end your turn. [T4]',
    'Tiny Fight, 1 decision: saved.',
  ]) {
    expect(output).toContain(expected)
  }

  expect(output).not.toMatch(/\u001b/)
})

test('no turn ends by itself: after the last card the end of the turn is asked', async () => {
  const lines = ['play Bash on Ooze', 'play Strike 1 on Ooze', 'undo']
  const { code, output } = await pipe(['play', 'tiny-fight', '--seed', '7', '--saves', folder()], lines)
  expect(code).toBe(0)
  expect(output).toMatch(/^ +1 end turn$/m)
  expect(output).not.toContain('Turn 2 starts.')
  expect(output).toContain('Taken back: play Strike 1 on Ooze.')
  expect(output).toContain('Tiny Fight, 1 decision: saved.')
})

test('a save that is not there is a wrong call', async () => {
  const { code, output } = await pipe(['play', 'tiny-fight', '--resume', 'nowhere', '--saves', folder()], [])
  expect(code).toBe(2)
  expect(output).toMatch(/there is no saved game nowhere/)
})

const aTinyFight = (): string[] => ['play', 'tiny-fight', '--seed', '7', '--saves', folder()]

test.skipIf(!hasScript)(
  'on a terminal (needs `script` of util-linux): two keys play a card, q leaves the screen as it was',
  async () => {
    const { output } = await onTerminal(aTinyFight(), [
      [/end turn.*help/s, '4'],
      [/play Bash on …/, '2'],
      [/1 decision, saved/, 'q'],
    ])
    expect(output.indexOf(ENTER)).toBeGreaterThanOrEqual(0)
    expect(output.lastIndexOf(LEAVE)).toBeGreaterThan(output.lastIndexOf(ENTER))
    const later = output.slice(output.lastIndexOf(LEAVE))
    expect(later).toContain('Tiny Fight, 1 decision: saved.')
    expect(later).toContain('code 0')
    expect(later).toMatch(/ icanon/)
    expect(later).toMatch(/ echo /)
  },
)

test.skipIf(!hasScript)(
  'on a terminal (needs `script` of util-linux): Ctrl-C saves, restores the screen and exits with 130',
  async () => {
    const { output } = await onTerminal(aTinyFight(), [
      [/end turn.*help/s, '3'],
      [/1 decision, saved/, '\u0003'],
    ])
    const later = output.slice(output.lastIndexOf(LEAVE))
    expect(later).toContain('Tiny Fight, 1 decision: saved.')
    expect(later).toContain('code 130')
    expect(later).toMatch(/ icanon/)
  },
)

test.skipIf(!hasScript)(
  'on a terminal (needs `script` of util-linux): the menu starts a game with two Enters',
  async () => {
    const { output } = await onTerminal(
      [],
      [
        [/What would you like to play/, '\r'],
        [/Enter starts the game/, '\r'],
        [/Choose a card from your Market Row/, 'q'],
        [/What would you like to play/, 'q'],
      ],
    )
    expect(output.slice(output.lastIndexOf(LEAVE))).toContain('code 0')
  },
)

test.skipIf(!hasScript)(
  'on a terminal (needs `script` of util-linux): a curtain falls between hidden hands, and a key too many does not lift it',
  async () => {
    const { output } = await onTerminal(
      ['play', 'greyport', '--seats', '2', '--option', 'silent=yes', '--seed', '3', '--saves', folder()],
      [
        [/Pass the keyboard to player 1/, '\r'],
        [/Which character do you lead/, '1\r\r\r'],
        [/Pass the keyboard to player 2/, '\u0004'],
      ],
    )
    const [, second] = output.split('Pass the keyboard to player 2')
    expect(second).not.toMatch(/Which character do you lead/)
    expect(output.slice(output.lastIndexOf(LEAVE))).toContain('code 0')
  },
)

test.skipIf(!hasScript)(
  'on a terminal (needs `script` of util-linux): a save that is open elsewhere is asked about, and can be looked at',
  async () => {
    const { saves, file } = await savedFight()
    const hold = await holdFile(file)
    const { output } = await onTerminal(
      ['play', '--resume', file, '--saves', saves],
      [
        [/What would you like to do/, '1'],
        [/Looking on: /, 'q'],
      ],
    )
    expect(output).toContain(`${process.pid}`)
    expect(output).toContain('1 decision, looking on')
    expect(output.slice(output.lastIndexOf(LEAVE))).toContain('code 0')
    if (typeof hold !== 'string') await hold.release()
    expect(readdirSync(saves)).toHaveLength(1)
  },
)

test.skipIf(!hasScript)(
  'on a terminal (needs `script` of util-linux): a save of newer rules is gone on with by who agrees',
  async () => {
    const { saves, file } = await savedFight()
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^rules .*$/m, 'rules 9.0.0'))
    const { output } = await onTerminal(
      ['play', '--resume', file, '--saves', saves],
      [
        [/What would you like to do/, '1'],
        [/1 decision, saved/, 'q'],
      ],
    )
    expect(output.slice(output.lastIndexOf(LEAVE))).toContain('code 0')
    expect(output).toContain('9.0.0')
  },
)
