/** A table can be arranged so that the open question has no answer: that is the situation's mistake, not the rules'. */
import { layout, open, pile, rulebook } from '@hearthkeep/engine'
import { quickGame } from '@hearthkeep/testkit/games'
import { describe, expect, test } from 'vitest'
import { runSituation, scene } from '../src/index.ts'
import { parse } from './parse.ts'

/** Buckets that lie in the hold, one of which has to be emptied; `ifNone` is what the question says of none. */
function boat(ifNone: 'dead-end' | 'skip') {
  const rules = rulebook<null>()({
    layout: layout({ hold: open(pile(3, 'bucket')), deck: open(pile(3, 'bucket')) }),
    things: { bucket: { name: (bucket) => `Bucket ${bucket + 1}`, count: () => 3 } },
    choices: { bail: ['bucket'] },
  })
  const { ask, choices, procedure, repeat } = rules
  type Table = ReturnType<typeof rules.newTable>
  const bail = ask({
    ...{ name: 'bail-hold', rule: 'B1', who: 0, ifNone },
    choices(t: Table, out) {
      for (let i = 0; i < t.hold.size; i++) out.add(choices.bail, t.hold.get(i))
    },
    take: {
      bail(t, { bucket }) {
        t.hold.take(bucket)
        t.hold.push(bucket)
      },
    },
  })
  const fill = (t: Table): void => [0, 1, 2].forEach((bucket) => t.hold.push(bucket))
  return quickGame('boat', rules, procedure('main', [], [fill, repeat([bail])]), null)
}

describe.each(['dead-end', 'skip'] as const)(
  'a table with no answer to a question of ifNone %s',
  (ifNone) => {
    const empty = { hold: [], deck: ['Bucket 1', 'Bucket 2', 'Bucket 3'] }
    const message = 'the table as arranged leaves nothing to choose at "bail-hold"'

    test('is refused when it is arranged, at the beginning and in mid-game', () => {
      expect(() => scene(boat(ifNone), { table: empty })).toThrow(`table: ${message}`)
      const at = scene(boat(ifNone), { table: { deck: ['Bucket 1', 'Bucket 2'], hold: ['Bucket 3'] } })
      expect(at.do('bail Bucket 3').offers()).toEqual(['bail Bucket 3'])
      expect(() => at.arrange(empty)).toThrow(message)
    })

    test('is refused in a situation file, before its first step', () => {
      const steps = [{ do: 'bail Bucket 1' }]
      const { failure } = runSituation(boat(ifNone), parse({ game: 'boat', table: empty, steps }))
      expect(failure).toEqual({ step: 0, message: `a.json, table: ${message}` })
    })
  },
)
