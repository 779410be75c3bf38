import { expect, test } from 'vitest'
import { run, runJson } from './run.ts'

interface ListedGame {
  readonly id: string
  readonly seats: readonly number[]
  readonly options: Readonly<Record<string, { values: string[]; default: string; about: string }>>
  readonly scenarios: readonly string[]
  readonly components: Readonly<Record<string, number>>
}

test('games --json has the promised shape', async () => {
  const games = await runJson<ListedGame[]>(['games'])
  expect(games.find((game) => game.id === 'tiny-fight')).toMatchObject({
    id: 'tiny-fight',
    name: 'Tiny Fight',
    seats: [1, 1],
    options: {},
    scenarios: [],
    components: { cards: 10, enemies: 3 },
  })
  for (const game of games) {
    expect(game.seats).toHaveLength(2)
    expect(game.scenarios).toEqual(game.options.scenario?.values ?? [])
    for (const option of Object.values(game.options)) expect(option.values).toContain(option.default)
  }
})

test('scenarios are the values of the option of that name', async () => {
  const { stdout } = await run(['games', '--json'], { preload: 'with-options.ts' })
  const [game] = JSON.parse(stdout) as ListedGame[]
  expect(game.scenarios).toEqual(['cellar', 'attic'])
  expect(game.options.difficulty).toEqual({
    values: ['easy', 'normal', 'hard'],
    default: 'normal',
    about: 'How strong the foes are.',
  })
})

test('games are listed for people', async () => {
  const { code, stdout } = await run(['games'], { preload: 'with-options.ts' })
  expect(code).toBe(0)
  expect(stdout).toMatch(/^tiny-fight {2}Tiny Fight$/m)
  expect(stdout).toMatch(/^ {2}pieces +10 cards, 3 enemies, 6 campaign cards$/m)
  expect(stdout).toMatch(/^ {2}difficulty +easy, normal, hard \(normal if you do not say\)\. How strong/m)
})
