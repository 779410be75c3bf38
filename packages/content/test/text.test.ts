import { describe, expect, test } from 'vitest'
import { collection, contentPack, english, entry, loadPack, reference, sayer } from '@hearthkeep/content'
import { textFile, textWriter, vocabulary, whole, wordsFile, z } from '@hearthkeep/content'
import { problemsIn } from './problems-of.ts'

const rules = vocabulary({
  effects: {
    damage: {
      damage: z.union([whole(0, 99), z.enum(['block'])]),
      target: z.enum(['all', 'boss']).optional(),
    },
    draw: { draw: whole(1, 9) },
    give: {
      give: z.array(z.enum(['weak', 'exposed'])).min(1),
      lasting: z.boolean().optional(),
      openly: z.literal(true).optional(),
    },
    summon: { summon: z.array(reference('enemies')) },
    conceal: {},
  },
  conditions: { concealed: {}, equipped: { equipped: whole(1, 5) } },
  groups: ['player'],
  combinators: ['if', 'choose', 'pay', 'times', 'each'],
})
const text = {
  effects: {
    damage: 'deal {damage} damage[ to {target}]',
    draw: 'draw {draw|a card|# cards}',
    give: 'give {give}[ {lasting}][ {openly}]',
    summon: '{summon} appear',
    conceal: '**conceal**',
  },
  conditions: { concealed: 'you are hidden', equipped: 'you wear {equipped} {equipped|piece|pieces}' },
  words: {
    damage: { block: 'your **Block** as' },
    target: { all: 'every enemy', boss: 'the boss' },
    give: { weak: '**Weak**', exposed: '**Exposed**' },
    lasting: { true: 'for good', false: 'for now' },
    openly: { true: 'openly' },
    each: { player: 'player' },
  },
  phrases: { won: '{seats|one player|# players} won' },
  keywords: { Conceal: 'Hide.', Block: 'Taken first.', Weak: 'Deals half.', Exposed: 'Takes double.' },
}
const file = textFile(rules, { file: 'text.json', base: english, own: text })
const pack = contentPack({ text: file, enemies: collection(entry({}), { file: 'enemies.json' }) })
const data = loadPack(pack, {
  'text.json': text,
  'enemies.json': [
    { id: 'rat', name: 'Rat' },
    { id: 'ogre', name: 'Ogre' },
  ],
})
const writer = textWriter(rules, data.text, { data })

describe('text made from effects', () => {
  const cases: [Parameters<typeof writer.describe>[0], string][] = [
    [{ damage: 6 }, 'Deal 6 damage.'],
    [{ damage: 6, target: 'all' }, 'Deal 6 damage to every enemy.'],
    [{ damage: 'block', target: 'boss' }, 'Deal your **Block** as damage to the boss.'],
    [{ draw: 1 }, 'Draw a card.'],
    [{ draw: 3 }, 'Draw 3 cards.'],
    ['conceal', '**Conceal**.'],
    [{ give: ['weak'] }, 'Give **Weak**.'],
    [{ give: ['weak'], openly: true }, 'Give **Weak** openly.'],
    [{ give: ['weak', 'exposed'], lasting: true }, 'Give **Weak** and **Exposed** for good.'],
    [{ summon: ['rat', 'ogre', 'rat'] }, 'Rat, Ogre and Rat appear.'],
    [[{ draw: 1 }, 'conceal'], 'Draw a card. **Conceal**.'],
    [
      { if: 'concealed', do: [{ draw: 1 }, 'conceal', { draw: 2 }] },
      'If you are hidden, draw a card, **conceal**, then draw 2 cards.',
    ],
    [
      { choose: [{ draw: 1 }, { draw: 2 }, 'conceal'] },
      'Choose one: draw a card; draw 2 cards; or **conceal**.',
    ],
    [{ pay: { draw: 1 }, do: { damage: 1 } }, 'Draw a card to deal 1 damage.'],
    [{ if: 'concealed', do: { draw: 1 } }, 'If you are hidden, draw a card.'],
    [
      { if: { equipped: 1 }, do: { draw: 1 }, else: 'conceal' },
      'If you wear 1 piece, draw a card; otherwise **conceal**.',
    ],
    [
      { if: { any: ['concealed', { equipped: 2 }] }, do: 'conceal' },
      'If you are hidden or you wear 2 pieces, **conceal**.',
    ],
    [
      { if: { all: ['concealed', { equipped: 2 }] }, do: 'conceal' },
      'If you are hidden and you wear 2 pieces, **conceal**.',
    ],
    [{ times: 4, do: { damage: 1 } }, 'Deal 1 damage, 4 times.'],
    [{ each: 'player', do: { draw: 1 } }, 'For each player, draw a card.'],
  ]
  test.each(cases.map(([effect, said]) => [said, effect] as const))('%s', (said, effect) => {
    expect(writer.describe(effect)).toBe(said)
  })

  test('a clause is left open for a longer phrase', () => {
    expect(writer.clause([{ draw: 1 }, 'conceal'])).toBe('draw a card, then **conceal**')
    expect(writer.condition({ equipped: 3 })).toBe('you wear 3 pieces')
  })

  test('phrases of the game are filled in by name', () => {
    expect(writer.phrase('won', { seats: 2 })).toBe('2 players won')
    expect(() => writer.phrase('won')).toThrow('no value for {seats} in "{seats|one player|# players} won"')
  })

  test('a game can write a value its own way and bring its own plurals', () => {
    const other = textWriter(rules, data.text, {
      values: { damage: (value) => `<${String(value)}>` },
      plural: () => 0,
    })
    expect(other.describe([{ damage: 6 }, { draw: 3 }])).toBe('Deal <6> damage. Draw a card.')
  })
})

describe('a text file is refused', () => {
  const cases: [string, object, string[]][] = [
    [
      'without a phrase',
      { effects: { ...text.effects, draw: undefined } },
      ['field effects.draw: expected a phrase, found nothing'],
    ],
    [
      'with a phrase for nothing',
      { effects: { ...text.effects, drew: 'x' } },
      [
        'field effects.drew: expected one of the fields damage, draw, give, summon, conceal, if, choose, pay, times, each, found the unknown field "drew"; did you mean "draw"?',
      ],
    ],
    [
      'with an unknown placeholder',
      { effects: { ...text.effects, draw: 'draw {draw} of {draws}' } },
      ['field effects.draw: expected only the placeholders {draw}, found {draws}; did you mean "draw"?'],
    ],
    [
      'with a placeholder where there is no value',
      { effects: { ...text.effects, conceal: 'hide {x}' } },
      ['field effects.conceal: expected no placeholders, found {x}'],
    ],
    [
      'when a phrase hides a number',
      { effects: { ...text.effects, draw: 'draw cards' } },
      ['field effects.draw: expected a phrase that uses {draw}, found "draw cards"'],
    ],
    [
      'when a value that may be absent stands open',
      { effects: { ...text.effects, damage: 'deal {damage} to {target}' } },
      [
        'field effects.damage: expected {target} in square brackets, as it may be absent, found "deal {damage} to {target}"',
      ],
    ],
    [
      'with a bracket left open',
      { effects: { ...text.effects, draw: 'draw {draw' } },
      ['field effects.draw: expected a phrase with every { and [ closed, found "draw {draw"'],
    ],
    [
      'with a single form of a counted word',
      { effects: { ...text.effects, draw: 'draw {draw|cards}' } },
      ['field effects.draw: expected at least two forms, as in {draw|card|cards}, found {draw|cards}'],
    ],
    [
      'without a section, word by word',
      { words: undefined, conditions: undefined, phrases: undefined },
      [
        'field conditions.concealed: expected a phrase, found nothing',
        'field conditions.equipped: expected a phrase, found nothing',
        ...[
          'damage.block',
          'target.all',
          'target.boss',
          'give.weak',
          'give.exposed',
          'lasting.true',
          'lasting.false',
          'openly.true',
          'each.player',
        ].map((word) => `field words.${word}: expected a word or phrase, found nothing`),
        'field phrases.won: expected a phrase, found nothing',
      ],
    ],
    [
      'with a keyword nobody explains, also beside other mistakes',
      { conditions: { concealed: 'you are **Conceald**' } },
      [
        'field conditions.equipped: expected a phrase, found nothing',
        'field conditions.concealed: expected a keyword explained in the section keywords, found **Conceald**; did you mean "Conceal"?',
      ],
    ],
  ]
  test.each(cases)('%s', (_, change, lines) => {
    expect(problemsIn(file, { ...text, ...change })).toEqual(lines.map((line) => `text.json, ${line}`))
  })

  test('when it is no object', () => {
    expect(problemsIn(file, null)).toEqual(['text.json: expected an object, found null'])
    expect(problemsIn(file, { ...text, keywords: null })).toEqual([
      'text.json, field keywords: expected an object, found null',
    ])
  })

  test('without a base unless it brings its own phrases for combinators, lists and sentences', () => {
    const small = vocabulary({ effects: { draw: { draw: whole(1, 9) } }, combinators: ['times'] })
    const german = textFile(small, { file: 'de.json' })
    expect(problemsIn(german, { effects: { draw: 'ziehe {draw|eine Karte|# Karten}' } })).toEqual([
      'de.json, field effects.times: expected a phrase, found nothing',
      ...['and', 'or', 'then', 'options'].map(
        (list) => `de.json, field lists.${list}: expected a list of exactly 2, found nothing`,
      ),
      'de.json, field sentence: expected a phrase, found nothing',
    ])
  })
})

describe('the words on the table', () => {
  const own = { table: { turn: 'Turn {number}[ of {most}]', hand: 'Hand' } }
  const words = wordsFile(own)
  const rest = { choices: {}, prompts: {}, reasons: {}, events: {} }

  test('are said by name and filled in', () => {
    const table = { turn: '{number|# turn|# turns}', hand: 'Cards' }
    const say = sayer(loadPack(contentPack({ words }), { 'words.json': { ...rest, table } }).words)
    expect(say('turn', { number: 3 })).toBe('3 turns')
    expect(say('hand')).toBe('Cards')
  })

  test("are refused with a phrase missing, unknown or with values that the game's own has not", () => {
    expect(problemsIn(words, { ...rest, table: { turn: 'Turn {numbr}', hands: 'Hand' } })).toEqual([
      'words.json, field table.turn: expected only the placeholders {number}, {most}, found {numbr}; did you mean "number"?',
      'words.json, field table.hand: expected a phrase, found nothing',
      'words.json, field table.hands: expected one of the fields turn, hand, found the unknown field "hands"; did you mean "hand"?',
    ])
  })
})
