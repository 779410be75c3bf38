import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { english } from '@hearthkeep/content'
import { exampleFile, problemsOf } from './problems-of.ts'
import { defineGame, findChoice, start } from '@hearthkeep/engine'
import { pack } from './example/content.ts'
import { playCard, rules } from './example/rules.ts'
import type { Table } from './example/rules.ts'
import { load } from './example/use.ts'
import { cardWords } from './example/words.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const files = {
  'cards.json': exampleFile('cards.json'),
  'enemies.json': exampleFile('enemies.json'),
  'text.json': exampleFile('text.json'),
}

describe('the example of the README', () => {
  test.each(['rules.ts', 'words.ts', 'content.ts', 'cards.json', 'enemies.json', 'text.json', 'use.ts'])(
    'quotes %s word for word',
    (name) => {
      const language = name.endsWith('.ts') ? 'ts' : 'json'
      expect(readme).toContain(`\`\`\`${language}\n${exampleFile(name)}\`\`\``)
    },
  )

  test('quotes the English of every flow word', () => {
    const shown = readme.replaceAll('\\|', '|')
    for (const pattern of Object.values(english.effects)) expect(shown).toContain(`\`${pattern}\` `)
  })

  test('loads into typed lists and counts copies', () => {
    const { files: data, counts } = load(files)
    expect(data.cards.map((card) => card.id)).toEqual(['strike', 'defend', 'whirl', 'vanish', 'stab', 'plan'])
    expect(data.cards[0]).toEqual({
      id: 'strike',
      name: 'Strike',
      copies: 4,
      cost: 1,
      type: 'attack',
      effect: { damage: 6 },
    })
    expect(data.enemies[2]).toEqual({
      id: 'nest',
      name: 'Nest',
      copies: 1,
      health: 6,
      onDeath: { summon: 'rat' },
    })
    expect(counts).toEqual({ cards: 10, enemies: 3 })
  })

  test('writes the text of every card from its effect', () => {
    const { cards, text } = load(files)
    expect(cards.map((card) => card.text)).toEqual([
      'Deal 6 damage.',
      'Gain 5 **Block**.',
      'Deal 3 damage to every enemy, 2 times.',
      'Become **Concealed**. Draw a card.',
      'If you are **Concealed**, deal 9 damage; otherwise deal 4 damage.',
      'Choose one: draw 2 cards; or gain 4 **Block**.',
    ])
    const effect = text.clause({ summon: 'rat' })
    expect(text.phrase('died', { enemy: 'Nest', effect })).toBe('Nest dies: a Rat appears.')
  })

  /** Plays a card against three enemies, of which one is the boss, and takes choices by their words. */
  function played(
    id: string,
    { takes = [] as string[], isConcealed = 0, lives = [4, 12, 0, 6] } = {},
    data = load(files),
  ) {
    const game = defineGame({
      ...{ id: 'example', name: 'Example', about: '', version: '1', contentHash: data.hash, seats: [1, 1] },
      ...{ components: data.counts, rules, data, procedures: data.book.procedures, main: playCard },
      setUp(t) {
        t.playing = data.files.cards.findIndex((card) => card.id === id)
        t.isConcealed = isConcealed
        lives.forEach((life, enemy) => (t.enemies[enemy].life = life))
      },
      ...{ describe: () => [], glossary: [], rulesText: [] },
      text: {
        choices: { hit: 'hit {enemy}', take: 'take {option}' },
        prompts: { enemy: 'Whom?', option: 'Which?' },
        ...{ events: {}, reasons: {} },
      },
    })
    const table = start(game, { seed: 1 }) as Table
    for (const notation of takes) table.take(findChoice(game, table, 0, notation))
    expect(table.isOver).toBe(true)
    return table
  }
  const lives = (table: Table): number[] => [0, 1, 2, 3].map((enemy) => table.enemies[enemy].life)

  test('plays every card as its text says', () => {
    expect(lives(played('strike', { takes: ['hit enemy 2'] }))).toEqual([4, 6, 0, 6])
    expect(played('defend').block).toBe(5)
    expect(lives(played('whirl'))).toEqual([0, 6, 0, 0])
    const vanished = played('vanish')
    expect([vanished.isConcealed, vanished.hand]).toEqual([1, 1])
    expect(lives(played('stab', { takes: ['hit enemy 4'] }))).toEqual([4, 12, 0, 2])
    expect(lives(played('stab', { takes: ['hit enemy 2'], isConcealed: 1 }))).toEqual([4, 3, 0, 6])
    expect(played('plan', { takes: ['take draw 2 cards'] }).hand).toBe(2)
    expect(played('plan', { takes: ['take gain 4 Block'] }).block).toBe(4)
  })

  test('asks nobody where there is nothing to choose, and hits nobody where nobody stands', () => {
    expect(lives(played('strike', { lives: [0, 12, 0, 0] }))).toEqual([0, 6, 0, 0])
    expect(lives(played('strike', { lives: [0, 0, 0, 0] }))).toEqual([0, 0, 0, 0])
  })

  test('carries out what an enemy leaves behind like any other effect', () => {
    const data = load(files)
    const { name, onDeath } = data.files.enemies[2]
    const effect = data.book.compile(cardWords, onDeath && [onDeath], { owner: name, clause: () => '' })
    Object.assign(data.cards[0], { effect })
    expect(lives(played('strike', {}, data))).toEqual([4, 12, 4, 6])
  })

  test('tells a bot what a card is worth', () => {
    expect(load(files).cards.map(({ worth }) => worth)).toEqual([6, 5, 6, 7, 13, 10])
  })

  test('goes wrong with the messages the README shows', () => {
    const { block } =
      /## When something is wrong[^`]*`[^]*?```text\n(?<block>[^]*?)```/.exec(readme)?.groups ?? {}
    const cards = JSON.parse(files['cards.json']) as Record<string, unknown>[]
    const bash = { id: 'bash', name: 'Bash', cost: 2, type: 'attack', effect: [{ damage: '8' }] }
    const wrong = {
      'cards.json': [bash, ...cards.slice(0, 3), { ...cards[4], efect: 1 }],
      'enemies.json': files['enemies.json'].replace('"summon": "rat"', '"summon": "rta"'),
      'text.json': '{\n  "effects": { "block": "x"\n    "draw": "y" } }',
    }
    expect(problemsOf(pack, wrong)).toEqual(block?.trim().split('\n'))
  })

  test('keeps the hash of its content', () => {
    expect(load(files).hash).toMatchInlineSnapshot(`"9338d103cd40bb7b-7747b587786a13ec"`)
  })
})
