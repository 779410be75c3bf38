import { expect, test } from 'vitest'
import { expectError, run } from './run.ts'

const preload = 'with-options.ts'

test.each([
  ['an unknown command', ['simulat'], /unknown command "simulat".*did you mean "simulate"/],
  ['an unknown inner command', ['content', 'chek'], /unknown command 'chek'\s+\(Did you mean check\?\)/],
  ['an unknown flag', ['simulate', 'tiny-fight', '--gamse', '5'], /'--gamse'\s+\(Did you mean --games\?\)/],
  ['a missing argument', ['simulate'], /missing required argument 'game'\nTry: hearthkeep simulate --help/],
  ['an argument too many', ['games', 'more'], /too many arguments for 'games'/],
  ['an unknown game', ['simulate', 'tiny-figth'], /unknown game "tiny-figth".*did you mean "tiny-fight"/],
  ['an unknown game to play', ['play', 'chess'], /unknown game "chess": expected one of .*tiny-fight/],
  ['no game to play', ['play'], /which game\? Name one/],
  ['an unknown game of a schema', ['content', 'schema', 'tiny'], /unknown game "tiny"/],
  ['an unknown bot', ['simulate', 'tiny-fight', '--bot', 'randon'], /--bot randon: .*did you mean "random"/],
  ['too many seats', ['simulate', 'tiny-fight', '--seats', '3'], /--seats 3: Tiny Fight is played with 1/],
  [
    'seats that are no number',
    ['simulate', 'tiny-fight', '--seats', 'two'],
    /'two' is invalid. Expected a whole/,
  ],
  ['no games', ['simulate', 'tiny-fight', '--games', '0'], /'0' is invalid. Expected a whole number from 1/],
  [
    'a bad seed',
    ['simulate', 'tiny-fight', '--seed', '-1'],
    /'-1' is invalid. Expected .* from 0 to 4294967295/,
  ],
  ['a bad seed to play', ['play', 'tiny-fight', '--seed', 'x'], /--seed: seed "x": expected a whole number/],
  [
    'bad workers',
    ['simulate', 'tiny-fight', '--workers', 'many'],
    /Expected a whole number from 1 to 256, or all/,
  ],
  ['an option without a value', ['simulate', 'tiny-fight', '--option', 'hard'], /Expected NAME=VALUE/],
  [
    'an option twice',
    ['simulate', 'tiny-fight', '--option', 'a=1', '--option', 'a=2'],
    /"a" was given before/,
  ],
  [
    'an option of a game without',
    ['simulate', 'tiny-fight', '--option', 'a=b'],
    /--option a=b: Tiny Fight has no/,
  ],
  ['a missing pack', ['simulate', 'tiny-fight', '--content', 'no/where'], /no\/where: there is no such file/],
  [
    'a missing record',
    ['replay', 'no-such.record'],
    /no-such.record: there is no such file; expected a record/,
  ],
  ['a folder as a record', ['replay', 'apps'], /apps: this is a folder; expected a record/],
  ['a bad undo policy', ['play', 'tiny-fight', '--undo', 'never'], /Allowed choices are practice, honest/],
])('%s is a bad call', async (_, args, message) => {
  await expectError(args, 2, message)
})

test.each([
  [
    'option',
    'dificulty=hard',
    /unknown option: expected one of difficulty, scenario; did you mean "difficulty"/,
  ],
  [
    'option value',
    'difficulty=hrad',
    /unknown value: expected one of easy, normal, hard; did you mean "hard"/,
  ],
])('an unknown %s gets a suggestion', async (_, option, message) => {
  await expectError(['simulate', 'tiny-fight', '--option', option], 2, message, { preload })
  await expectError(['play', 'tiny-fight', '--option', option], 2, message, { preload })
})

test('an option that does not go with the seats is a bad call, with what does', async () => {
  const message = /--option first=4: there are only 2 players; expected one of 1, 2\n/
  await expectError(['simulate', 'greyport', '--option', 'first=4'], 2, message)
  await expectError(['play', 'greyport', '--option', 'first=4'], 2, message)
})

test('without a command and a terminal, the menu asks line by line and ends with its input', async () => {
  const { code, stdout, stderr } = await run([])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('What would you like to play?')
})

test.each([[[]], [['games']], [['simulate']], [['content', 'check']], [['bench']]])(
  '%j has --help',
  async (command) => {
    const { code, stdout } = await run([...command, '--help'])
    expect(code).toBe(0)
    expect(stdout).toContain(`Usage: ${['hearthkeep', ...command].join(' ')} [options]`)
  },
)

test('help NAME is the help of a command', async () => {
  const { code, stdout } = await run(['help', 'replay'])
  expect(code).toBe(0)
  expect(stdout).toContain('Usage: hearthkeep replay [options] <record>')
})
