/** The set-up of Battle for Greyport in words. */
import { greyport, openTable } from '@hearthkeep/game-greyport'
import { say } from '../../words/greyport.ts'
import type { OptionWords, ValueWords } from '../face.ts'
import { scenarioArt } from './art.ts'

type Values = Readonly<Record<string, ValueWords>>

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function numbered(from: number, to: number, name: (value: number) => ValueWords): Values {
  return Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, i) => [`${from + i}`, name(from + i)] as const),
  )
}

/** A variant of the rules, chosen from a list. */
const variant = (title: string, values: Values): OptionWords => ({
  ...{ title, values, isVariant: true, isList: true },
})

const { subdecks } = openTable(greyport.game).data

function monsters(encounter: number): OptionWords {
  const printed = { name: say('option.printed'), isUsual: true }
  const more = subdecks.flatMap(({ id }) => {
    const values = { subdeck: capital(id), encounter }
    return [
      [id, { name: say('monsters.subdeck', values) }],
      [`printed+${id}`, { name: say('monsters.as-well', values) }],
    ] as const
  })
  const all = encounter === 1 ? { all: { name: say('monsters.all') } } : {}
  return variant(say('option.monsters', { encounter }), { printed, ...Object.fromEntries(more), ...all })
}

/** Who stands for each scenario at the end, and how hard it is. */
const SCENARIOS = {
  'interrupted-party': ['drog', 1],
  'goblin-king': ['torglesnarf', 1],
  'blood-moon-rising': ['ripsnarl', 2],
  'attack-of-the-hydra': ['hydra', 2],
  'summoner-strikes': ['baelfire', 2],
  'insidious-cult': ['valeria', 3],
  'mad-dragon': ['mordigar', 3],
} as const

function scenarios(): Values {
  const ids = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[]
  const wordsOf = (id: keyof typeof SCENARIOS): ValueWords => {
    const [bust, difficulty] = SCENARIOS[id]
    const said = { name: say(`scenario.${id}.name`), about: say(`scenario.${id}.about`) }
    return { ...said, difficulty, bust, ...(id in scenarioArt ? { icon: scenarioArt[id] } : {}) }
  }
  return Object.fromEntries(ids.map((id) => [id, wordsOf(id)]))
}

export const words: Readonly<Record<string, OptionWords>> = {
  scenario: { title: say('option.scenario'), values: scenarios() },
  rest: {
    title: say('option.rest'),
    isList: true,
    values: {
      ...numbered(1, 5, (value) => ({ name: say('option.hp-each', { value }) })),
      0: { name: say('rest.none') },
      2: { name: say('rest.usual'), isUsual: true },
    },
  },
  hands: {
    title: say('option.hands'),
    values: {
      open: { name: say('hands.open'), about: say('hands.open-about'), icon: 'card-draw', isUsual: true },
      closed: { name: say('hands.closed'), about: say('hands.closed-about'), icon: 'locked-chest' },
    },
  },
  first: variant(
    say('option.first'),
    numbered(1, 5, (value) => ({ name: say('option.player', { value }), isUsual: value === 1 })),
  ),
  monsters1: monsters(1),
  monsters2: monsters(2),
  monsters3: monsters(3),
  locations: variant(say('option.locations'), {
    printed: { name: say('option.printed'), isUsual: true },
    random: { name: say('locations.random') },
  }),
  hp: variant(say('option.hp'), {
    printed: { name: say('hp.printed'), isUsual: true },
    ...numbered(1, 20, (value) => ({ name: say('option.hp-each', { value }) })),
  }),
  wounded: variant(say('option.wounded'), {
    nobody: { name: say('wounded.nobody'), isUsual: true },
    ...numbered(1, 5, (value) => ({ name: say('wounded.player', { value }) })),
  }),
  silent: variant(say('option.silent'), {
    no: { name: say('silent.no'), isUsual: true },
    yes: { name: say('option.silent') },
  }),
}
