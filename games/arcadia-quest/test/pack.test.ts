/** A pack that adds a hero, cards, a monster and a scenario on a map of its own: the game grows with what the content says. */
import { createBot } from '@hearthkeep/bots'
import { ContentError, createWithPack, formatProblem } from '@hearthkeep/content'
import { start } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'
import { thrownBy } from '@hearthkeep/testkit'
import { readPack } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { arcadiaQuest, openTable } from '../src/index.ts'

const pack = readPack(new URL('pack', import.meta.url))
const game = createWithPack(arcadiaQuest, pack)
const { data } = openTable(game)

/** What is wrong with the pack if a file of it is another one. */
function problemsWith(file: string, content: unknown): string[] {
  return (
    thrownBy(ContentError, () => createWithPack(arcadiaQuest, { ...pack, [file]: content }))?.problems.map(
      formatProblem,
    ) ?? []
  )
}

describe('a pack adds to the game', () => {
  test('a hero, cards, a monster, a title, a scenario', () => {
    expect(data.heroes.at(-1)?.text).toBe('If you are **Close** to an ally, +1 attack die.')
    expect(data.levels.map((cards) => cards.length)).toEqual([5, 25, 24, 24, 24, 24, 22])
    expect(data.cards.find(({ id }) => id === 'buckler')?.cost).toBe(2)
    expect(data.types.at(-1)?.faces[2].text).toContain('Hot Wax: If it wounds: the target drops one token')
    expect(game.components).toMatchObject({ heroes: 13, 'upgrade cards': 121, rewards: 22 })
    const known = game.glossary.map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(['Tallow', "Chandler's Hook", 'Candle Imp']))
    expect(game.contentHash).not.toBe(arcadiaQuest.game.contentHash)
    // Behind the six of the outer circle.
    expect(data.scenarios.map(({ id }) => id).indexOf('the-chandlery')).toBe(6)
    expect(data.titles.at(-1)?.usedIn).toEqual([11])
    expect(data.drawings.map(({ id }) => id)).toContain('the-chandlery')
  })

  test.each(['the-chandlery', 'the-manor'])('%s is played to the end', (scenario) => {
    const table = openTable(game)
    for (let seed = 0; seed < 12; seed++) {
      const bot = createBot('random', game)
      bot.reseed(seed)
      start(game, { seats: 1, seed, options: { scenario } }, table)
      while (!table.isOver) table.take(bot.choose(table))
      expect(misplacedThings(game, table)).toEqual([])
    }
  })
})

describe('what could not be played is refused', () => {
  test('a map that is none, and one that its scenario cannot be played on', () => {
    const [map] = JSON.parse(String(pack['maps.json'])) as readonly { readonly drawing: readonly string[] }[]
    const drawn = (from: string, to: string): object[] => [
      { ...map, drawing: map.drawing.map((line) => line.replace(from, to)) },
    ]
    expect(problemsWith('maps.json', drawn('OM ', 'QQ '))[0]).toContain(
      'maps.json, entry "the-chandlery", field drawing: expected a map, drawn as src/content/maps.ts says, found f2: a figure is one of GA, OM',
    )
    expect(problemsWith('maps.json', drawn(': q   : b', '.     .  '))[0]).toBe(
      'maps.json, entry "the-chandlery", field drawing: expected no blue portals or 2 to 8, found 1',
    )
    const [without] = drawn('CI', '  ') as (typeof map)[]
    const nobody = [{ ...without, drawing: without.drawing.map((line) => line.replace(/CI/g, '  ')) }]
    expect(problemsWith('maps.json', nobody)).toEqual([
      'scenarios.json, entry "the-chandlery", field map: expected the monsters of its quests on the map, or waiting, found candle-imp',
    ])
  })

  test('a monster whose code is another’s', () => {
    const [imp] = JSON.parse(String(pack['monsters.json'])) as readonly object[]
    expect(problemsWith('monsters.json', [{ ...imp, code: 'OM' }])).toContain(
      'monsters.json, entry "candle-imp", field code: expected a code that no other monster has, found "OM"',
    )
  })

  test('[B-EQ-2] an Attack that is exhausted for something, and one without dice', () => {
    const [{ attack: _, ...hook }] = JSON.parse(String(pack['deck-1.json'])) as readonly [
      { readonly attack: object },
    ]
    const use = { at: 'activation', do: [{ bomb: 1 }] }
    expect(problemsWith('deck-1.json', [{ ...hook, use }])).toEqual([
      'deck-1.json, entry "chandlers-hook", field attack: expected one, as it is an Attack, found none',
      'deck-1.json, entry "chandlers-hook", field use: expected none, as it is no Permanent, found one',
    ])
  })
})
