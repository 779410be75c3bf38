/** A pack that adds a Class, cards, enemies and a scenario: the game grows with what the content says. */
import { createBot } from '@hearthkeep/bots'
import { ContentError, createWithPack, formatProblem } from '@hearthkeep/content'
import { offeredChoices, start } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'
import { thrownBy } from '@hearthkeep/testkit'
import { readPack } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { hellbringer, openTable } from '../src/index.ts'
import type { Table } from '../src/index.ts'

const pack = readPack(new URL('pack', import.meta.url))
const game = createWithPack(hellbringer, pack)
const { data } = openTable(game)

/** What is wrong with the pack if a file of it is another one. */
function problemsWith(file: string, content: unknown): string[] {
  return (
    thrownBy(ContentError, () => createWithPack(hellbringer, { ...pack, [file]: content }))?.problems.map(
      formatProblem,
    ) ?? []
  )
}

describe('a pack adds to the game', () => {
  test('Classes, cards, enemies and scenarios', () => {
    expect(data.classes.at(-1)?.name).toBe('Sexton')
    expect(data.perks.slice(-4).map(({ name }) => name)).toEqual([
      ...['Old Hand', 'Six Feet', 'Dig Deeper', 'Not My Grave'],
    ])
    expect(game.options['scenario'].values.slice(-2)).toEqual(['the-overdue-book', 'random'])
    expect(game.components).toMatchObject({ 'class cards': 7, perks: 28, skills: 50, items: 42, demons: 10 })
    const known = game.glossary.map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(['Sexton', 'Spade', 'Grave Lantern', 'Mud Wife']))
    expect(game.contentHash).not.toBe(hellbringer.game.contentHash)
  })

  test('[H39] the new Class can be chosen, with its Starter card or an Elixir', () => {
    const table = start(game, { seed: 1, seats: 1 }) as Table
    const offered = offeredChoices(game, table).map(({ notation }) => notation)
    expect(offered.filter((notation) => notation.includes('Sexton'))).toEqual([
      'be the Sexton, with Spade and Old Hand',
      'be the Sexton, with Spade and Six Feet',
      'be the Sexton, with Starter Elixir 1 and Old Hand',
      'be the Sexton, with Starter Elixir 1 and Six Feet',
    ])
  })

  test.each(['the-overdue-book', 'the-bell-below'])('%s is played to the end', (scenario) => {
    const table = openTable(game)
    for (let seed = 0; seed < 12; seed++) {
      const bot = createBot('random', game)
      bot.reseed(seed)
      start(game, { seats: 1 + (seed % 4), seed, options: { scenario } }, table)
      while (!table.isOver) table.take(bot.choose(table))
      expect(misplacedThings(game, table)).toEqual([])
    }
  })
})

describe('what could not be played is refused', () => {
  test('[H81] a Class of the colour of another', () => {
    const [sexton] = JSON.parse(String(pack['classes.json'])) as readonly object[]
    expect(problemsWith('classes.json', [{ ...sexton, sphere: 'gold' }])).toEqual([
      'classes.json, entry "sexton", field sphere: expected a colour of its own, which is not black, found gold',
    ])
  })

  test('[H80] an Infinite Skill that would be activated', () => {
    expect(problemsWith('skills.json', [{ id: 'eagle-eye', effect: [{ draw: 1 }] }])).toContain(
      'skills.json, entry "eagle-eye", field effect: expected nothing that is done by activating it, as it is infinite, found one',
    )
  })

  test('[H142] a card that takes what nothing can be put under', () => {
    expect(problemsWith('items.json', [{ id: 'quiver', lasting: [{ gives: { hs: 1 } }] }])).toContain(
      'items.json, entry "quiver", field lasting: expected "accumulate", as cards are taken from under it, found nothing',
    )
  })

  test('a lasting figure for one of several reasons', () => {
    const lasting = [{ if: { any: ['unarmed', 'companion'] }, do: { gives: { ar: 5 } } }]
    expect(problemsWith('items.json', [{ id: 'buckler', lasting }])).toContain(
      'items.json, entry "buckler", field lasting: expected no "any" in what is lasting, found one',
    )
  })

  test('[HA46] an ability that takes Items, which could not be given back', () => {
    const ability = [{ discard: 'item', count: 1, who: 'attacked' }]
    expect(problemsWith('monsters.json', [{ id: 'gaoler', ability }])).toContain(
      'monsters.json, entry "gaoler", field ability: expected no Items discarded but at a moment of its own, found some',
    )
  })

  test('a Perk that does nothing', () => {
    expect(problemsWith('perks.json', [{ id: 'call', effect: [] }])).toContain(
      'perks.json, entry "call", field effect: expected an effect, or one for when its owner would be eliminated, found neither',
    )
  })
})
