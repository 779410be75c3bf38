import { describe, expect, test } from 'vitest'
import { parseSituation, SituationError } from '../src/index.ts'
import type { Json } from '../src/index.ts'

const SOUND = { game: 'whispers', title: 'A title', rules: ['W1'], steps: [{ do: 'reveal' }] }

function problems(value: Json | string): readonly string[] {
  try {
    parseSituation(typeof value === 'string' ? value : JSON.stringify(value), 'a.json')
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(SituationError)
    return (error as SituationError).problems
  }
}

describe('a situation file', () => {
  test('needs game, title, rules and steps only', () => {
    expect(parseSituation(JSON.stringify(SOUND), 'a.json')).toMatchObject({
      file: 'a.json',
      setup: {},
      table: {},
      rolls: {},
      steps: [{ do: 'reveal' }],
    })
  })

  test.each<[string, Json | string, (string | RegExp)[]]>([
    ['text that is no JSON', '{ "game": ', [/^a\.json: expected JSON: /]],
    ['a list', [], ['a.json: expected an object, found []', /game/, /title/, /rules/, /steps/]],
    [
      'an unknown key',
      { ...SOUND, tabel: {} },
      [
        'a.json: expected one of game, title, rules, setup, table, rolls, steps, ' +
          'found the unknown key "tabel"; did you mean "table"?',
      ],
    ],
    ['an empty title', { ...SOUND, title: ' ' }, ['a.json, title: expected a text, found " "']],
    ['rules that are no list', { ...SOUND, rules: 'W1' }, ['a.json, rules: expected a list, found "W1"']],
    ['no steps', { ...SOUND, steps: [] }, ['a.json, steps: expected at least one step']],
    [
      'a step that does two things',
      { ...SOUND, steps: [{ do: 'x', expect: {} }] },
      ['a.json, steps[0]: expected one of do, refuse, expect, found do and expect'],
    ],
    [
      'a step that does nothing',
      { ...SOUND, steps: [{}] },
      ['a.json, steps[0]: expected do, refuse, expect or at least say'],
    ],
    [
      'a key that does not go with the step',
      { ...SOUND, steps: [{ do: 'x', rule: 'W1' }] },
      ['a.json, steps[0]: a step that says "do" has no "rule"'],
    ],
    [
      'a refusal without a rule',
      { ...SOUND, steps: [{ refuse: 'x' }] },
      ['a.json, steps[0].rule: expected a text, found nothing'],
    ],
    [
      'a seat from 0',
      { ...SOUND, steps: [{ do: 'x', seat: 0 }] },
      ['a.json, steps[0].seat: expected a whole number from 1 up, found 0'],
    ],
    [
      'rolls of the wrong kind',
      { ...SOUND, rolls: { dice: [-1, { shufle: [] }] } },
      [
        'a.json, rolls "dice"[0]: expected a whole number from 0 up, found -1',
        'a.json, rolls "dice"[1]: expected one of shuffle, found the unknown key "shufle"; did you mean "shuffle"?',
        'a.json, rolls "dice"[1].shuffle: expected a list, found nothing',
      ],
    ],
    [
      'a set-up of the wrong kind',
      { ...SOUND, setup: { seats: 'two', seed: -1, options: { level: 3 }, choices: [{ od: 'x' }] } },
      [
        'a.json, setup.seats: expected a whole number from 1 up, found "two"',
        /^a\.json, setup\.seed: seed -1: expected a whole number/,
        'a.json, setup.options "level": expected a text, found 3',
        'a.json, setup.choices[0]: expected one of do, seat, found the unknown key "od"; did you mean "do"?',
        'a.json, setup.choices[0].do: expected a text, found nothing',
      ],
    ],
  ])('with %s is refused', (_, value, expected) => {
    const found = problems(value)
    expect(found).toHaveLength(expected.length)
    found.forEach((problem, i) => {
      const wanted = expected[i]
      if (typeof wanted === 'string') expect(problem).toBe(wanted)
      else expect(problem).toMatch(wanted)
    })
  })
})
