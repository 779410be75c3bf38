import { defineMind, layout, open, pile, rulebook, WON } from '@hearthkeep/engine'
import type { Table } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { parseSituation } from '@hearthkeep/situations'
import { citedRules, coverageByPlay, playthrough, ruleCoverage } from '../src/index.ts'
import { boxes, brokenGame, camp, duel, quickGame, tokens } from '../src/games/index.ts'

describe('coverage by play', () => {
  const none = { choices: [], events: [], reasons: [], questions: [], things: [] }

  test('plays until everything was reached', () => {
    for (const game of [boxes, camp, duel]) expect(coverageByPlay(game, { games: 100 }).missing).toEqual(none)
  })

  test('stops as soon as nothing is missing', () => {
    expect(coverageByPlay(duel, { games: 100 }).games).toBeLessThan(20)
  })

  test('names what was never reached', () => {
    const { missing, reached } = coverageByPlay(brokenGame('none'), { games: 30 })
    expect(missing).toEqual({ ...none, choices: ['dance'] })
    expect(reached.things).toHaveLength(8)
    expect(reached.events).toEqual(['drew', 'saw'])
  })

  test('knows things that are named by kind and id', () => {
    const rules = rulebook<null>()({
      layout: layout({ row: open(pile(3, 'card')) }),
      things: { card: { name: (card) => `Card ${card}`, count: () => 3 } },
      choices: { take: ['what: card|seat'] },
    })
    const main = rules.procedure(
      'main',
      [],
      [
        (t) => [0, 1, 2].forEach((card) => t.row.push(card)),
        rules.ask({
          name: 'take',
          rule: 'T1',
          who: 0,
          choices: (_, out) => out.add(rules.choices.take, rules.the.card(1)),
          take: { take: (t) => t.finish(WON) },
        }),
      ],
    )
    const { reached, missing } = coverageByPlay(quickGame('takes', rules, main, null, {}), { games: 1 })
    expect([reached.things, missing.things]).toEqual([['card Card 1'], ['card Card 0', 'card Card 2']])
  })

  test('lets every bot play every set-up', () => {
    const played = new Set<number>()
    const game = {
      ...camp,
      choices: [...camp.choices, { ...camp.choices[0], name: 'never-reached' }],
    }
    const mind = defineMind<Table>({
      ...{ evaluate: () => 0.5, moment: () => 0, horizon: 1, margin: { name: 'none', of: () => 0 } },
      weigh(table, weights) {
        played.add(table.seats)
        weights.fill(1)
      },
    })
    coverageByPlay(game, { games: 4, seats: [2, 3], mind })
    expect([...played].sort()).toEqual([2, 3])
  })

  test('situations reach what play does not', () => {
    const steps = [{ do: 'shuffle' }, { do: 'roll' }, { do: 'stop' }]
    const text = JSON.stringify({ game: 'tokens', title: 'All', rules: [], rolls: { dice: [0] }, steps })
    const none = coverageByPlay(tokens, { games: 0 })
    expect(none.missing.choices).toEqual(['roll', 'shuffle', 'stop'])
    const { missing } = coverageByPlay(tokens, { games: 0, situations: [parseSituation(text, 'a.json')] })
    expect(missing).toEqual({ choices: [], events: [], reasons: [], questions: [], things: [] })
  })
})

describe('playthroughs', () => {
  test('tell set-up, questions, choices, events with rules, and the table at the end', () => {
    const text = playthrough(boxes, { seed: 5 })
    expect(text).toMatch(/^boxes, rules 1\.0\.0, content none\nseats 1, seed 5, played by random\n\nSet-up\n/)
    expect(text).toMatch(/\n1\. in-the-box\? \[B1\] \(\d choices\)\n {3}1> \w+/)
    expect(text).toMatch(/\n {3}found \d \d \[B3\]\n/)
    expect(text).toMatch(
      /\nThe game is (won|drawn) after \d+ decisions, hash [0-9a-f]{16}\.\n {2}gold: \d+\n/,
    )
  })

  test('are the same every time, and others for other seeds', () => {
    expect(playthrough(camp, { seed: 1, seats: 3 })).toBe(playthrough(camp, { seed: 1, seats: 3 }))
    expect(playthrough(boxes, { seed: 1 })).not.toBe(playthrough(boxes, { seed: 2 }))
  })

  test('of a game that does not end fail', () => {
    expect(() => playthrough(brokenGame('never-ends'), { seed: 1, limit: 50 })).toThrow('no end after')
  })
})

describe('rules and tests', () => {
  const rules = ['T1', 'T2', 'E1', 'X9'].map((id) => ({ id }))

  test('numbers are read from the names of tests', () => {
    const file = `
      test('[T1] one', () => {})
      it("[T2, E1] two", () => {})
      test.each([['[X1]', 1]])('[X9] each', () => {})
      test.skip('[Z1] not yet', () => {})
      test.each\`a\`('plain', () => {})
      expect(list[0]).toBe(['[T7]'])
    `
    expect(citedRules(file)).toEqual(['T1', 'T2', 'E1', 'X9'])
  })

  test('both directions are compared', () => {
    const report = ruleCoverage({
      rules,
      testFiles: { 'a.test.ts': `test('[T1, T9] x', f)` },
      situations: [{ file: 's.json', rules: ['E1', 'E7'] }],
      untestable: { X9: 'Needs the box.', Q1: 'x' },
    })
    expect(report.untested).toEqual(['T2'])
    expect(report.unknown).toEqual([
      'a.test.ts cites T9, which is no rule; did you mean "T1"?',
      's.json cites E7, which is no rule; did you mean "E1"?',
      'untestable names Q1, which is no rule; did you mean "T1"?',
    ])
    expect(report.needlessExcuses).toEqual([])
    expect(report.tests.get('T1')).toEqual(['a.test.ts'])
  })

  test('an excuse for a rule that is tested, or without a reason, is named', () => {
    const { needlessExcuses } = ruleCoverage({
      rules,
      testFiles: { 'a.test.ts': `it('[T1] x', f)` },
      untestable: { T1: 'x', T2: '' },
    })
    expect(needlessExcuses).toEqual(['T1 is tested in a.test.ts', 'T2 has no reason'])
  })
})
