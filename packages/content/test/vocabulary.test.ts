import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  collection,
  contentPack,
  entry,
  loadPack,
  reference,
  vocabulary,
  whole,
  z,
} from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { problemsOf } from './problems-of.ts'

const rules = vocabulary({
  effects: {
    damage: { damage: whole(0, 99), target: z.enum(['one', 'all']).default('one') },
    block: { block: whole(0, 99) },
    summon: { summon: reference('enemies', 'bosses') },
    conceal: {},
  },
  conditions: { concealed: {}, equipped: { equipped: whole(1, 5) } },
  groups: ['player', 'enemy'],
  combinators: ['if', 'choose', 'pay', 'times', 'each'],
})
type Effect = z.infer<typeof rules.effect>

const pack = contentPack({
  cards: collection(entry({ effect: rules.effect }), { file: 'cards.json' }),
  enemies: collection(entry({}), { file: 'enemies.json' }),
  bosses: collection(entry({}), { file: 'bosses.json' }),
})
const files = (effect: unknown): Record<string, unknown> => ({
  'cards.json': [{ id: 'bash', name: 'Bash', effect }],
  'enemies.json': [{ id: 'goblin', name: 'Goblin' }],
  'bosses.json': [{ id: 'hydra', name: 'Hydra' }],
})
const load = (effect: unknown): Effect | undefined => loadPack(pack, files(effect)).cards[0]?.effect
const problems = (effect: unknown): string[] =>
  problemsOf(pack, files(effect)).map((line) => line.replace('cards.json, entry "bash", field ', ''))

/** Loops inside each other, from the outermost. */
function nested(...loops: ('times' | 'each')[]): unknown {
  return loops.reduceRight<unknown>(
    (body, loop) => (loop === 'times' ? { times: 2, do: body } : { each: 'player', do: [body] }),
    'conceal',
  )
}

describe('effects in JSON', () => {
  const sound: unknown[] = [
    { block: 5 },
    'conceal',
    [{ block: 5 }, 'conceal'],
    { choose: [{ block: 5 }, [{ block: 2 }, 'conceal']] },
    { pay: { block: 1 }, do: 'conceal' },
    { if: 'concealed', do: { block: 1 } },
    {
      if: { all: ['concealed', { any: [{ equipped: 2 }, 'concealed'] }] },
      do: 'conceal',
      else: [{ block: 3 }],
    },
    { times: 4, do: { block: 1 } },
    { each: 'player', do: { summon: 'hydra' } },
    nested('times', 'each', 'times'),
  ]
  test.each(sound.map((effect) => [JSON.stringify(effect), effect]))(
    '%s is loaded as it stands',
    (_, effect) => {
      expect(load(effect)).toEqual(effect)
    },
  )

  test('a field with a default is filled in, also inside combinators', () => {
    expect(load({ times: 2, do: [{ damage: 3 }] })).toEqual({
      times: 2,
      do: [{ damage: 3, target: 'one' }],
    })
  })

  const kinds = 'conceal, damage, block, summon, if, choose, pay, times, each'
  const wrong: [string, unknown, string[]][] = [
    [
      'a wrong amount',
      [{ block: 1 }, { damage: '8' }],
      ['effect[1].damage: expected a whole number from 0 to 99, found "8"'],
    ],
    [
      'a misspelt kind',
      { damge: 8 },
      [`effect: expected an effect (${kinds}), found an object with damge; did you mean "damage"?`],
    ],
    [
      'a misspelt word',
      ['conceel'],
      [`effect[0]: expected an effect (${kinds}), found "conceel"; did you mean "conceal"?`],
    ],
    ['no effect', 6, [`effect: expected an effect (${kinds}), found 6`]],
    ['an empty object', {}, [`effect: expected an effect (${kinds}), found an empty object`]],
    ['an empty list', [], ['effect: expected a list of at least 1, found an empty list']],
    [
      'two kinds in one',
      { damage: 1, block: 2 },
      ['effect: expected one kind in each object, found damage and block together'],
    ],
    [
      'a kind without its value',
      'damage',
      ['effect: expected an object such as { "damage": ... }, found "damage"'],
    ],
    [
      'a bare kind with a value',
      { conceal: true },
      ['effect: expected the bare word "conceal", found an object with conceal'],
    ],
    [
      'an unknown field',
      { damage: 1, targt: 'all' },
      [
        'effect.targt: expected one of the fields damage, target, found the unknown field "targt"; did you mean "target"?',
      ],
    ],
    [
      'one option',
      { choose: ['conceal'] },
      ['effect.choose: expected a list of at least 2, found a list of 1'],
    ],
    [
      'mistakes deep inside',
      { if: 'concealt', do: { times: 2, do: [{ block: -1 }] }, else: { each: 'foe', do: 'conceal' } },
      [
        'effect.if: expected a condition (concealed, equipped, all, any), found "concealt"; did you mean "concealed"?',
        'effect.do.do[0].block: expected a whole number from 0 to 99, found -1',
        'effect.else.each: expected one of "player", "enemy", found "foe"',
      ],
    ],
    [
      'a list of conditions',
      { if: ['concealed'], do: 'conceal' },
      ['effect.if: expected a condition (concealed, equipped, all, any), found a list of 1'],
    ],
    [
      'four loops inside each other',
      { if: 'concealed', do: [{ block: 1 }, nested('times', 'each', 'times', 'each')] },
      [
        'effect.do[1].do: expected at most 3 of times and each inside each other, found an object with each, do',
      ],
    ],
    [
      'a dangling reference',
      { summon: 'gobblin' },
      [
        'effect.summon: expected the id of an entry of enemies or bosses, found "gobblin"; did you mean "goblin"?',
      ],
    ],
    [
      'a reference that is no id',
      { summon: 3 },
      ['effect.summon: expected the id of an entry of enemies or bosses, found 3'],
    ],
  ]
  test.each(wrong)('refused: %s', (_, effect, lines) => {
    expect(problems(effect)).toEqual(lines)
  })

  test('a combinator the game does not carry out is refused', () => {
    const plain = vocabulary({ effects: { block: { block: whole(1, 9) } } })
    const cards = contentPack({ cards: collection(entry({ effect: plain.effect }), { file: 'cards.json' }) })
    const content = { 'cards.json': [{ id: 'a', name: 'A', effect: { times: 2, do: { block: 1 } } }] }
    expect(problemsOf(cards, content)).toEqual([
      'cards.json, entry "a", field effect: expected an effect (block), found an object with times, do',
    ])
  })
})

describe('references', () => {
  test('to an entry that has other mistakes are not reported again', () => {
    const content = { ...files({ summon: 'goblin' }), 'enemies.json': [{ id: 'goblin', name: 7 }] }
    expect(problemsOf(pack, content)).toEqual([
      'enemies.json, entry "goblin", field name: expected a text that is not empty, found 7',
    ])
  })

  test('into a file that is missing are not reported beside it', () => {
    const { 'enemies.json': _, ...content } = files({ summon: 'goblin' })
    expect(problemsOf(pack, content)).toEqual(['enemies.json: expected this file in the pack, found nothing'])
  })

  test('to a collection the pack does not have are a mistake of the program', () => {
    const cards = contentPack({
      cards: collection(entry({ next: reference('crads') }), { file: 'cards.json' }),
    })
    const content = { 'cards.json': [{ id: 'a', name: 'A', next: 'a' }] }
    expect(() => loadPack(cards, content)).toThrow("reference('crads'): the pack has no such collection")
  })

  test('may be the keys of a record', () => {
    const pack = contentPack({
      rooms: collection(entry({ chests: z.record(reference('rooms'), whole(1, 4)).default({}) }), {
        file: 'rooms.json',
      }),
    })
    const rooms = (chests: object): Files => ({
      'rooms.json': [
        { id: 'vault', name: 'Vault', chests },
        { id: 'cells', name: 'Cells' },
      ],
    })
    expect(loadPack(pack, rooms({ cells: 2 })).rooms[0].chests).toEqual({ cells: 2 })
    expect(problemsOf(pack, rooms({ cels: 2 }))).toEqual([
      'rooms.json, entry "vault", field chests.cels: expected the id of an entry of rooms, found "cels"; did you mean "cells"?',
    ])
  })
})

describe('a vocabulary', () => {
  test('lists its kinds in the order declared', () => {
    expect(rules.kinds).toEqual(['damage', 'block', 'summon', 'conceal'])
  })

  test('hands each form of an effect to its own handler', () => {
    const forms = (effect: Effect): string =>
      rules.match(effect, {
        damage: ({ damage, target }) => `damage ${damage} ${target}`,
        block: ({ block }) => `block ${block}`,
        summon: ({ summon }) => `summon ${summon}`,
        conceal: (word) => word,
        sequence: (effects) => `[${effects.map(forms).join()}]`,
        choose: ({ choose }) => `choose ${choose.map(forms).join('|')}`,
        pay: (price) => `pay ${forms(price.pay)} for ${forms(price.do)}`,
        if: (branch) =>
          `if ${JSON.stringify(branch.if)} ${forms(branch.do)} else ${branch.else ? forms(branch.else) : '-'}`,
        times: (loop) => `${loop.times} x ${forms(loop.do)}`,
        each: (loop) => `each ${loop.each} ${forms(loop.do)}`,
      })
    expect(
      forms([
        { damage: 6, target: 'all' },
        { choose: ['conceal', { block: 1 }] },
        { pay: { block: 1 }, do: { summon: 'hydra' } },
        { if: { equipped: 2 }, do: 'conceal', else: 'conceal' },
        { times: 2, do: { each: 'player', do: 'conceal' } },
      ]),
    ).toBe(
      '[damage 6 all,choose conceal|block 1,pay block 1 for summon hydra,' +
        'if {"equipped":2} conceal else conceal,2 x each player conceal]',
    )
  })

  test('infers the type of its effects', () => {
    const small = vocabulary({
      effects: { draw: { draw: whole(1, 9) }, conceal: {} },
      combinators: ['times'],
    })
    type Small = z.infer<typeof small.effect>
    expectTypeOf<{ draw: number }>().toExtend<Small>()
    expectTypeOf<'conceal'>().toExtend<Small>()
    expectTypeOf<{ times: number; do: [{ draw: number }, 'conceal'] }>().toExtend<Small>()
    expectTypeOf<{ draw: string }>().not.toExtend<Small>()
    expectTypeOf<{ choose: ['conceal', 'conceal'] }>().not.toExtend<Small>()
    expect(small.effect.safeParse({ times: 2, do: [{ draw: 1 }, 'conceal'] }).success).toBe(true)
  })

  test('cannot be declared so that its JSON has two readings', () => {
    const number = whole(1, 9)
    expect(() => vocabulary({ effects: { times: {} }, combinators: ['times'] })).toThrow(
      'the effect "times" has the name of a combinator',
    )
    expect(() => vocabulary({ effects: { do: {} } })).toThrow('the effect "do" has the name of a combinator')
    expect(() =>
      vocabulary({ effects: { hit: { hit: number, times: number } }, combinators: ['times'] }),
    ).toThrow('the effect "hit" has a field "times", which is the name of a kind')
    expect(() => vocabulary({ effects: { hit: { hit: number, else: number } } })).toThrow(
      'the effect "hit" has a field "else", which is the name of a kind',
    )
    expect(() => vocabulary({ effects: { hit: { amount: number } } })).toThrow(
      'the effect "hit" has no field "hit"',
    )
    expect(() =>
      vocabulary({ effects: { hit: { hit: number, draw: number }, draw: { draw: number } } }),
    ).toThrow('the effect "hit" has a field "draw", which is the name of a kind')
    expect(() => vocabulary({ effects: { hit: {} }, combinators: ['if'] })).toThrow(
      'the combinator "if" needs conditions',
    )
    expect(() => vocabulary({ effects: { hit: {} }, combinators: ['each'] })).toThrow(
      'the combinator "each" needs groups',
    )
    expect(() => vocabulary({ effects: { hit: {} }, conditions: { all: {} } })).toThrow(
      'the condition "all" has the name of a combinator',
    )
  })
})

describe('flow words that a game does not use', () => {
  test('may be words and fields of its own', () => {
    const hits = vocabulary({
      effects: { hit: { hit: whole(1, 9), times: whole(2, 4).optional() }, each: {} },
      combinators: ['choose'],
    })
    const effect = { choose: [{ hit: 3, times: 2 }, 'each'] }
    expect(hits.effect.parse(effect)).toEqual(effect)
    expect(hits.effect.safeParse({ times: 2, do: 'each' }).success).toBe(false)
  })
})

describe('what a vocabulary does not allow', () => {
  const narrow = vocabulary({
    effects: {
      block: { block: whole(0, 9) },
      discard: { discard: whole(1, 3) },
      burn: { burn: whole(1, 3) },
    },
    combinators: ['choose', 'pay'],
    prices: ['discard', 'burn'],
    onlyPrices: ['burn'],
    lists: false,
  })
  const one = contentPack({ cards: collection(entry({ effect: narrow.effect }), { file: 'cards.json' }) })
  const wrong = (effect: unknown): string[] => {
    const lines = problemsOf(one, { 'cards.json': [{ id: 'bash', name: 'Bash', effect }] })
    return lines.map((line) => line.replace('cards.json, entry "bash", field ', ''))
  }
  const fine = (effect: unknown): void => {
    expect(() => loadPack(one, { 'cards.json': [{ id: 'bash', name: 'Bash', effect }] })).not.toThrow()
  }

  test('two options that are the same: nobody could say which one is meant', () => {
    fine({ choose: [{ block: 1 }, { block: 2 }] })
    expect(wrong({ choose: [{ block: 1 }, { block: 1 }] })).toEqual([
      'effect.choose: expected effects that are all different, found a list of 2',
    ])
  })

  test('a price that is none, and an effect that is nothing but a price', () => {
    fine({ pay: { discard: 1 }, do: { block: 1 } })
    fine({ pay: { burn: 1 }, do: { discard: 1 } })
    expect(wrong({ pay: { block: 1 }, do: { block: 1 } })).toEqual([
      'effect.pay: expected a price (discard, burn), found an object with block',
    ])
    expect(wrong({ burn: 1 })).toEqual([
      'effect: expected an effect (block, discard, choose, pay), found an object with burn',
    ])
  })

  test('a list in the place of an effect, where lists are none', () => {
    expect(wrong([{ block: 1 }])).toEqual([
      'effect: expected an effect (block, discard, choose, pay), found a list of 1',
    ])
  })
})
