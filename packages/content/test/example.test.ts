import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exampleFile, problemsOf } from './problems-of.ts'
import { pack } from './example/content.ts'
import { load } from './example/use.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const files = {
  'cards.json': exampleFile('cards.json'),
  'enemies.json': exampleFile('enemies.json'),
  'text.json': exampleFile('text.json'),
}

describe('the example of the README', () => {
  test.each(['content.ts', 'cards.json', 'enemies.json', 'text.json', 'use.ts'])(
    'quotes %s word for word',
    (name) => {
      const language = name.endsWith('.ts') ? 'ts' : 'json'
      expect(readme).toContain(`\`\`\`${language}\n${exampleFile(name)}\`\`\``)
    },
  )

  test('loads into typed lists and counts copies', () => {
    const { data, counts } = load(files)
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
    const { data, text } = load(files)
    expect(data.cards.map((card) => text.describe(card.effect))).toEqual([
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

  test('compiles effects into small integers', () => {
    expect(load(files).program).toEqual([
      [1, 6, 0],
      [2, 5],
      [1, 3, 1, 1, 3, 1],
      [5, 3, 1],
      [7, 1, 9, 0, 8, 1, 4, 0],
      [6, 2, 3, 2, 2, 4],
    ])
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
    expect(load(files).hash).toMatchInlineSnapshot(`"9338d103cd40bb7b-bf52d22ce43aa143"`)
  })
})
