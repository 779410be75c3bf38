/** The set-up of Keep the Heroes Out! in words. */
import { say } from '../../words/keep-the-heroes-out.ts'
import type { OptionWords, ValueWords } from '../face.ts'
import { difficultyArt, scenarioArt } from './art.ts'

const SCENARIOS = {
  'quiet-tuesday': 1,
  'frogs-of-war': 2,
  'rent-day': 2,
  'battle-of-the-bands': 3,
  'the-long-fog': 2,
  'wandering-tunnels': 2,
} as const

const DIFFICULTIES = { easy: 1, medium: 2, hard: 3 } as const

/** A value for each id, in their order. */
function valuesOf<Id extends string>(
  all: Readonly<Record<Id, 1 | 2 | 3>>,
  icons: Readonly<Record<string, string>>,
  said: (id: Id) => { readonly name: string; readonly about: string },
): Readonly<Record<string, ValueWords>> {
  const ids = Object.keys(all) as Id[]
  return Object.fromEntries(
    ids.map((id) => [id, { ...said(id), difficulty: all[id], icon: icons[id] ?? '' }]),
  )
}

export const words: Readonly<Record<string, OptionWords>> = {
  scenario: {
    title: say('option.scenario'),
    values: valuesOf(SCENARIOS, scenarioArt, (id) => ({
      name: say(`scenario.${id}.name`),
      about: say(`scenario.${id}.about`),
    })),
  },
  difficulty: {
    title: say('option.difficulty'),
    values: valuesOf(DIFFICULTIES, difficultyArt, (id) => ({
      name: say(`difficulty.${id}.name`),
      about: say(`difficulty.${id}.about`),
    })),
  },
  rooms: {
    title: say('option.rooms'),
    isVariant: true,
    isList: true,
    values: { ten: { name: say('rooms.ten'), isUsual: true }, twelve: { name: say('rooms.twelve') } },
  },
}
