/** A throw-away game that gets into any trouble a game can get into, as its data says. */
import { defineGame, int, layout, open, rulebook, SetupError, stream, WON } from '@hearthkeep/engine'
import type { Game, Setup, TableOf } from '@hearthkeep/engine'

/** What can go wrong. */
export const TROUBLES = [
  'none',
  'dead-end',
  'run-away',
  'endless',
  'one-notation',
  'no-words',
  'no-outcome',
] as const
export type Trouble = (typeof TROUBLES)[number]

const layoutOfTable = layout({ dice: stream, walked: open(int), road: open(int), weather: open(int) })
type Table = TableOf<(typeof layoutOfTable)['fields'], null>

const ROADS = ['high', 'low', 'middle']
const WEATHERS = ['sun', 'rain']

/** The game, whose trouble comes on the low road after five steps. */
export function troubleGame(trouble: Trouble): Game {
  const rules = rulebook<null>()({
    layout: layoutOfTable,
    things: {
      place: { name: (place) => (trouble === 'one-notation' && place > 4 ? 'the inn' : `mile ${place}`) },
    },
    choices: { go: ['place'], rest: ['place'] },
  })
  const isIn = (t: Table, kind: Trouble): boolean => trouble === kind && t.road === 1 && t.walked >= 5
  const walk = rules.ask({
    name: 'walk',
    rule: 'T1',
    who: (t: Table) => t.walked % t.seats,
    choices(t: Table, out) {
      if (isIn(t, 'dead-end')) return
      out.add(rules.choices.go, t.walked)
      out.add(rules.choices.rest, t.walked)
      if (isIn(t, 'one-notation')) out.add(rules.choices.go, t.walked + 1)
    },
    take: {
      go: (t: Table) => {
        if (!isIn(t, 'endless')) t.walked++
        if (t.walked > 9) t.finish(trouble === 'no-outcome' ? 0 : WON)
      },
      rest: (t: Table) => {
        if (!isIn(t, 'endless')) t.walked++
      },
    },
  })
  const main = rules.procedure(
    'walking',
    [],
    [rules.repeat([rules.repeatWhile((t) => isIn(t, 'run-away'), [() => undefined]), walk])],
  )
  return defineGame({
    ...{ id: 'trouble', name: 'Trouble', about: 'A walk.', version: '1', contentHash: '0' },
    seats: [1, 3],
    options: {
      road: { values: ROADS, default: 'high', about: 'Which way.' },
      weather: { values: WEATHERS, default: 'sun', about: 'What it is like.' },
    },
    ...{ components: {}, rules, data: null, main, glossary: [], rulesText: [] },
    setUp(t: Table, { seats, options }: Setup) {
      t.road = ROADS.indexOf(options['road'])
      t.weather = WEATHERS.indexOf(options['weather'])
      if (seats === 3 && t.weather === 1) throw new SetupError('three do not go out in the rain')
    },
    describe: (t: Table) => {
      if (isIn(t, 'no-words')) throw new Error('speechless')
      return []
    },
    text: {
      choices: { go: 'go on to {place}', rest: 'rest before {place}' },
      prompts: { walk: 'On?' },
      reasons: {},
      events: {},
    },
  })
}
