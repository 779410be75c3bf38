import { describe, expect, test } from 'vitest'
import { defineGame } from '../src/index.ts'
import type { Procedure } from '../src/index.ts'
import { workshop } from './workshop.ts'
import type { Bench } from './workshop.ts'

const traced = (t: Bench) => t.trace.toArray()

describe('what content brings along', () => {
  test('[S19] its procedures come after those of the rulebook, and one content never runs those of another', () => {
    const { rules, procedure, note } = workshop()
    const main = procedure('main', ['card'], [(t, my) => t.call(cards[my.card])])
    const packs = [1, 2].map((n) => {
      const own = rules.supplement()
      return { own, card: own.procedure('card', [], [note(n), note(10 * n)]) }
    })
    const cards = packs.map(({ card }) => card)
    expect(cards.map(({ id }) => id)).toEqual([1, 1])
    packs.forEach(({ own }, pack) => {
      const t = rules.newTable(null, own.procedures)
      t.begin(main)
      // Both are called by the same number: what runs is the table's own.
      expect(t.trace.toArray()).toEqual([pack + 1, 10 * (pack + 1)])
    })
  })

  test('[S19] once content is loaded the rulebook is closed', () => {
    const { rules, procedure } = workshop()
    rules.supplement()
    expect(() => procedure('late', [], [])).toThrow(
      'procedure late: content was loaded already; import all rules before loading it',
    )
  })

  test('[S20] a step that only may call leaves a result all the same', () => {
    const { procedure, play } = workshop()
    const seven = procedure('seven', [], [(t) => t.leave(7)])
    const main = procedure(
      'main',
      [],
      [
        seven,
        (t) => {
          t.result = 3
        },
        (t) => void t.trace.push(t.result),
        (t) => t.call(seven),
        (t) => void t.trace.push(t.result),
      ],
    )
    expect(traced(play(main))).toEqual([3, 7])
  })

  test('[S21] every procedure stands in one chapter', () => {
    const { rules, procedure, gameWith } = workshop()
    const main = procedure('main', [], [])
    const other = procedure('other', [], [])
    const text = {
      choices: { pick: 'pick {n}', pass: 'pass' },
      prompts: { pick: 'Pick.' },
      events: {},
      reasons: {},
    }
    const { id, name, about, version, contentHash, seats, components } = gameWith(main)
    const put = (chapters: Record<string, Procedure[]>) => () =>
      defineGame({
        ...{ id, name, about, version, contentHash, seats, components, rules, data: null, text, main },
        ...{ chapters, describe: () => [], glossary: [], rulesText: [] },
      })
    expect(put({ one: [main], two: [other] })).not.toThrow()
    expect(put({ one: [main] })).toThrow('procedure other: expected in one chapter, found in none')
    expect(put({ one: [main, other], two: [other] })).toThrow(
      'procedure other: expected in one chapter, found in one and two',
    )
  })
})
