import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@hearthkeep/catalog'
import type { GameModule, OfferedChoice, Zone } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { meantBy } from '../src/play/meant.ts'
import { Saves } from '../src/play/saves.ts'
import { Sitting } from '../src/play/sitting.ts'
import { tableBoard } from '../src/play/table-board.ts'

const foe = (id: number, name: string, life: number) => ({
  ...{ thing: { kind: 'foe', id }, name, tags: [] },
  figures: [{ label: 'life', value: life, of: 5 }],
})
const card = (id: number) => ({ thing: { kind: 'card', id }, name: `Cut ${id}`, figures: [], tags: [] })
const zones: Zone[] = [
  { title: 'Foes', items: [foe(0, 'Rat 1', 5), foe(1, 'Rat 2', 5), foe(2, 'Bat 1', 5), foe(3, 'Bat 2', 3)] },
  { title: 'Elsewhere', items: [foe(4, 'Owl 1', 5)] },
  { title: 'Hidden', items: [foe(5, 'Owl 2', 5)] },
  { title: 'Hand', items: [card(1), card(2)] },
]
const foes = zones.flatMap(({ items }) => items).filter(({ thing }) => thing?.kind === 'foe')
const choices: OfferedChoice[] = [1, 2].flatMap((id) =>
  foes.map(({ name, thing }) => ({
    ...{ seat: 0, kind: 'play', notation: `play Cut ${id} on ${name}` },
    concerns: [{ kind: 'card', id }, ...(thing === undefined ? [] : [thing])],
  })),
)
const meant = (words: string): unknown => {
  const found = meantBy(words, { choices, zones })
  return found && ('choice' in found ? found.choice.notation : found.either)
}

describe('copies', () => {
  test.each([
    ['play Cut 2 on Rat 2', 'play Cut 2 on Rat 2'],
    ['  PLAY cut  on rat 2 ', 'play Cut 1 on Rat 2'],
    ['play Cut 2 on Rat', 'play Cut 2 on Rat 1'],
    ['play Cut on Rat', 'play Cut 1 on Rat 1'],
    ['play Cut 2 on Bat', ['play Cut 2 on Bat 1', 'play Cut 2 on Bat 2']],
    ['play Cut 1 on Owl', ['play Cut 1 on Owl 1', 'play Cut 1 on Owl 2']],
    ['play Cut 3 on Rat', undefined],
    ['play Cu on Rat', undefined],
  ])('"%s" is understood if they are alike: %j', (words, expected) => {
    expect(meant(words)).toEqual(expected)
  })
})

describe('at a table', () => {
  const begin = (game: GameModule, seats: number, options = {}) => {
    const saves = new Saves(mkdtempSync(join(tmpdir(), 'hearthkeep-meant-')))
    const sitting = new Sitting('meant', Match.start(game.game, { seed: 7, seats, options }), saves)
    return { sitting, board: tableBoard(sitting, { hasMenu: false }) }
  }

  test('a copy that is not named is the first of those alike', async () => {
    const { sitting, board } = begin(findGame('tiny-fight') as GameModule, 1)
    expect(await board.answer('play Strike on Ooze')).toEqual({})
    expect(sitting.match.decisions(0).at(-1)?.notation).toMatch(/^play Strike \d on Ooze$/)
  })

  test('what only another player here can do is taken as theirs', async () => {
    const { sitting, board } = begin(findGame('small-time-heroes') as GameModule, 2)
    while (board.scene().rule !== 'R31') await board.answer(board.scene().choices[0].notation)
    board.turnTo(0)
    expect(board.scene()).toMatchObject({ seat: 0, choices: [{ notation: 'Joan fights first' }] })
    expect(await board.answer('Lira fights first')).toEqual({})
    expect(sitting.match.decisions(1).at(-1)?.notation).toBe('Lira fights first')
    expect((await board.answer('Lira fights first')).isRefused).toBe(true)
  })
})
