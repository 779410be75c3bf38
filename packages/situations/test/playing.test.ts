import { describe, expect, test } from 'vitest'
import { runSituation, scene, SituationPlayer } from '../src/index.ts'
import type { Json, Rolls, SituationResult } from '../src/index.ts'
import { brokenGame, camp, duel, tokens, whispers } from '@hearthkeep/testkit/games'
import { parse } from './parse.ts'

describe('scripted dice', () => {
  const roll = (rolls: Rolls) => scene(tokens, { rolls })

  test('fall as scripted, from 0', () => {
    const at = roll({ dice: [5, 0] })
      .do('roll')
      .do('roll')
    expect(at.read('sum')).toBe(7)
    expect(at.events()).toEqual(['rolled 1'])
    expect(at.unusedRolls()).toEqual([])
  })

  test('shuffles name the top first; the rest stays below in its order', () => {
    const at = scene(tokens, {
      table: { bag: ['coal', 'gold', 'gem', 'coal'], numbers: [4, 5, 6] },
      rolls: { bagDice: [{ shuffle: ['gem', 'coal'] }, { shuffle: [4, 6, 5] }] },
    })
    at.do('shuffle')
    expect(at.read('bag')).toEqual(['gold', 'coal', 'coal', 'gem'])
    expect(at.read('numbers')).toEqual([5, 6, 4])
  })

  test('a pile of fewer than two needs no script', () => {
    expect(
      scene(tokens, { table: { bag: ['gem'] } })
        .do('shuffle')
        .read('bag'),
    ).toEqual(['gem'])
  })

  test.each<[Rolls, string, string]>([
    [{ dice: [] }, 'roll', 'rolls "dice": the rules want a number below 6, but nothing is scripted'],
    [{ dice: [6] }, 'roll', 'rolls "dice", number 1: expected a number from 0 to 5, the script says 6'],
    [{ dice: [{ shuffle: [] }] }, 'roll', 'rolls "dice", number 1: expected a number below 6'],
    [{ bagDice: [3] }, 'shuffle', 'rolls "bagDice", number 1: expected a shuffle of bag, the script says 3'],
    [{ bagDice: [{ shuffle: ['gem'] }] }, 'shuffle', '"gem" is not in bag, or is named twice'],
    [{ dise: [1] }, 'roll', 'rolls "dise": no random stream of this name; did you mean "dice"?'],
  ])('%j fails', (rolls, choice, message) => {
    expect(() => scene(tokens, { table: { bag: ['coal', 'gold'] }, rolls }).do(choice)).toThrow(message)
  })

  test('a roll beyond the script says how many there were', () => {
    expect(() =>
      roll({ dice: [1] })
        .do('roll')
        .do('roll'),
    ).toThrow('but all 1 are used')
  })

  test('a stream without a script draws from the seed, whatever is scripted beside it', () => {
    const drawn = (seed: number, rolls: Rolls): unknown =>
      scene(tokens, { setup: { seed }, table: { numbers: [1, 2, 3, 4, 5, 6] }, rolls })
        .do('shuffle')
        .do('roll')
        .read('numbers')
    expect(drawn(1, { dice: [3] })).toEqual(drawn(1, {}))
    expect(drawn(2, { dice: [3] })).not.toEqual(drawn(1, { dice: [3] }))
  })

  test('what is taken back can be rolled again, and rolls as scripted', () => {
    const at = roll({ dice: [5, 0, 2] })
      .do('roll')
      .do('roll')
    at.goBack(1)
    expect([at.read('sum'), at.unusedRolls()]).toEqual([6, ['rolls "dice": 2 not used: [0,2]']])
    expect(at.do('roll').do('roll').read('sum')).toBe(10)
  })

  test('what a choice would do is shown without the script, which nobody at the table knows', () => {
    const at = roll({ dice: [5] })
    const dice = tokens.layout.leaves.find((leaf) => leaf.path === 'sum')?.at ?? 0
    const foreseen = Array.from({ length: 5 }, (_, seed) => {
      const other = scene(tokens, { setup: { seed }, rolls: { dice: [5] } })
      return other.match.preview(0, 'roll')?.[dice]
    })
    expect(new Set(foreseen).size).toBeGreaterThan(1)
    expect([at.unusedRolls(), at.do('roll').read('sum')]).toEqual([['rolls "dice": 1 not used: [5]'], 6])
  })

  test('rolls that the set-up leaves over say where it stops', () => {
    expect(() => scene(tokens, { setup: { rolls: { dice: [1] } } })).toThrow(
      'setup: rolls "dice": 1 not used: [1]; the set-up stops at the question "act": what is rolled after it goes into "rolls"',
    )
  })

  test('rolls that are left over fail the situation', () => {
    const steps = [{ do: 'roll' }]
    const { failure } = runSituation(tokens, parse({ game: 'tokens', rolls: { dice: [1, 2] }, steps }))
    expect(failure).toEqual({
      step: 1,
      message: 'a.json, step 1 (do): after the last step: rolls "dice": 1 not used: [2]',
    })
  })

  test('undo can tell that dice were rolled: the stream moves on', () => {
    const at = roll({ dice: [1] })
    const before = at.table.cells.slice()
    at.do('roll')
    const dice = tokens.layout.leaves.find((leaf) => leaf.path === 'dice')
    expect(at.table.cells[dice?.at ?? 0]).not.toBe(before[dice?.at ?? 0])
  })
})

describe('choices by name', () => {
  const hands = { 'players[0].hand': ['Red 2', 'Red 5', 'Blue 1'], 'players[1].hand': ['Red 3'] }

  test('copies in one pile are the same, whatever the capitals', () => {
    const at = scene(whispers, { table: hands }).do('DISCARD  red')
    expect(at.read('discard')).toEqual(['Red 2'])
  })

  test('an exact name is that copy', () => {
    expect(scene(whispers, { table: hands }).do('discard Red 5').read('discard')).toEqual(['Red 5'])
  })

  test('a name that is not offered fails with the reason, the rule and what is offered', () => {
    expect(() => scene(whispers, { table: hands }).do('discard Green')).toThrow(
      '"discard Green" is refused: what is asked now is: act? [W2]; offered: discard Red 2, whisper Red 2 player 2, ',
    )
  })

  test('a choice that several seats can make needs its seat, from 1', () => {
    const at = scene(camp, { setup: { seats: 2 } })
    expect(() => at.do('gather')).toThrow('"gather" can mean gather (seat 1) or gather (seat 2); say which')
    expect(at.do('gather', 2).read('campers[1].energy')).toBe(1)
  })

  test('copies that lie in different places are not the same', () => {
    const game = brokenGame('same-names')
    const at = scene(game, {
      setup: { choices: [{ do: 'draw' }, { do: 'pass' }, { do: 'draw' }, { do: 'pass' }] },
    })
    expect(at.offers().filter((text) => text === 'show Tree')).toHaveLength(2)
    expect(at.do('show Tree').read('shown.size')).toBe(1)
  })
})

describe('a situation', () => {
  const strike = { game: 'duel', table: { foe: 5 } }

  test('passes when every step holds', () => {
    const steps = [
      { say: 'Attack.', do: 'attack 2' },
      { expect: { question: 'interrupt', foe: 5 }, offers: ['cancel', 'allow'] },
      { do: 'cancel', seat: 2, events: ['cancelled player 2'] },
      { expect: { foe: 5, turn: 1, 'heroes[1].charms': 1, outcome: 'playing' } },
      { refuse: 'cancel', rule: 'D1', seat: 1 },
      { say: 'Well done.' },
    ]
    expect(runSituation(duel, parse({ ...strike, steps }))).toEqual({ passed: true })
  })

  test.each<[string, { readonly [key: string]: Json }, number, string]>([
    [
      'another table',
      { steps: [{ expect: { foe: 4, heroes: [{ charms: 2 }, { charms: 3 }] } }] },
      1,
      'a.json, step 1 (expect):\n  foe: expected 4, found 5\n  heroes[1].charms: expected 3, found 2',
    ],
    [
      'an unknown field',
      { steps: [{ expect: { fo: 4 } }] },
      1,
      '"fo": no field of this name; did you mean "foe"?',
    ],
    ['an unknown outcome', { steps: [{ expect: { outcome: 'win' } }] }, 1, 'did you mean "won"?'],
    ['an unknown question', { steps: [{ expect: { question: 'atack' } }] }, 1, 'did you mean "attack"?'],
    [
      'no such offer',
      { steps: [{ expect: {}, offers: ['attack 9'] }] },
      1,
      '"attack 9" is not offered; offered: attack 1',
    ],
    [
      'a refused choice',
      { steps: [{ do: 'attack 1' }, { do: 'attack 1' }] },
      2,
      'a.json, step 2 (do): "attack 1" is refused',
    ],
    [
      'an offered choice',
      { steps: [{ refuse: 'attack 1', rule: 'D1' }] },
      1,
      'should be refused [D1], but is offered',
    ],
    [
      'another rule',
      { steps: [{ refuse: 'attack 9', rule: 'D2' }] },
      1,
      'expected to be refused by D2, found D1',
    ],
    [
      'an unknown rule',
      { steps: [{ refuse: 'x', rule: 'D9' }] },
      1,
      'duel has no rule D9; did you mean "D3"?',
    ],
    [
      'an event that does not come',
      { steps: [{ do: 'attack 1', events: ['struck 1'] }] },
      1,
      'expected the event "struck 1"',
    ],
    [
      'an unknown rule in its head',
      { rules: ['X'], steps: [{ say: 'x' }] },
      0,
      'a.json, rules: duel has no rule X',
    ],
    [
      'another game',
      { game: 'duell', steps: [{ say: 'x' }] },
      0,
      'a.json, game: expected "duel", found "duell"',
    ],
    ['a bad table', { table: { fo: 1 }, steps: [{ say: 'x' }] }, 0, 'a.json, table: "fo": no field'],
  ])('fails for %s', (_, change, step, message) => {
    const { passed, failure } = runSituation(
      duel,
      parse({ ...strike, ...change }),
    ) as Required<SituationResult>
    expect(passed).toBe(false)
    expect(failure.step).toBe(step)
    expect(failure.message).toContain(message)
  })

  test('reports a fault of the rules as its failure', () => {
    const situation = parse({
      game: 'broken-handler-throws',
      table: { 'players[0].hand': ['Cedar'] },
      steps: [{ do: 'show Cedar' }],
    })
    const { failure } = runSituation(brokenGame('handler-throws'), situation)
    expect(failure?.message).toBe('a.json, step 1 (do): nobody thought of Cedar')
  })

  test('compares piles as they lie, from the top, by content and by copy', () => {
    const expected = {
      'players[0].hand': ['Red', 'Blue 1'],
      'players[0].hand.has': ['Blue', 'Red 2'],
      'players[0].hand[1]': 'Blue 1',
      'deck.top': ['Green 1', 'Green'],
    }
    const table = { 'players[0].hand': ['Red 2', 'Blue 1'], 'deck.top': ['Green 1', 'Green 3'] }
    const run = (expect: { readonly [path: string]: Json }) =>
      runSituation(whispers, parse({ game: 'whispers', table, steps: [{ expect }] })).failure?.message
    expect(run(expected)).toBeUndefined()
    expect(run({ 'players[0].hand': ['Blue 1', 'Red'] })).toContain(
      'expected [Blue 1, Red], found [Red 2, Blue 1]',
    )
    expect(run({ 'players[0].hand.has': ['Red', 'Red'] })).toContain('expected [Red, Red], found')
    expect(run({ 'deck.top': ['Green 3'] })).toContain(
      'deck.top: expected [Green 3], found [Green 1, Green 3, ',
    )
    expect(run({ omen: 'Rde' })).toContain('no card is called "Rde"')
  })
})

describe('a lesson', () => {
  test('goes step by step, with captions and the choice to point at', () => {
    const steps = [
      { say: 'Look.' },
      { say: 'Strike.', do: 'attack 3' },
      { do: 'allow' },
      { expect: { foe: 9 } },
    ]
    const lesson = new SituationPlayer(duel, parse({ game: 'duel', steps }))
    const captions: (string | undefined)[] = []
    const wanted: (string | undefined)[] = []
    while (!lesson.isDone) {
      captions.push(lesson.say)
      wanted.push(lesson.wanted && `${lesson.wanted.seat} ${lesson.wanted.notation}`)
      expect(lesson.next().passed).toBe(true)
    }
    expect(captions).toEqual(['Look.', 'Strike.', undefined, undefined])
    expect(wanted).toEqual([undefined, '0 attack 3', '1 allow', undefined])
    expect(lesson.next()).toEqual({ passed: true })
  })

  test('stays where a step fails', () => {
    const lesson = new SituationPlayer(duel, parse({ game: 'duel', steps: [{ expect: { foe: 1 } }] }))
    expect(lesson.next().passed).toBe(false)
    expect(lesson.done).toBe(0)
  })
})
