/** Reads a situation file. What needs the game (fields, things, rules) is checked when it is run. */
import { JsonTextError, parseJson, parseSeed } from '@hearthkeep/engine'
import type { JsonLimits } from '@hearthkeep/engine'
import { Reader } from './reader.ts'
import { SituationError } from './situation.ts'
import type { EarlyChoice, Json, Roll, Rolls, SeatName, Situation, SituationStep } from './situation.ts'

/** The longest situation of a game has some 10,000 characters and 400 values; every value is looked up on the table. */
const LIMITS: JsonLimits = { characters: 200_000, values: 10_000 }

const KEYS = ['game', 'title', 'rules', 'setup', 'table', 'rolls', 'steps']
const SETUP_KEYS = ['seats', 'seed', 'options', 'carried', 'rolls', 'choices']
const STEP_KEYS = {
  do: ['do', 'seat', 'events', 'noEvents', 'say'],
  refuse: ['refuse', 'rule', 'seat', 'say'],
  expect: ['expect', 'offers', 'events', 'noEvents', 'say'],
} as const
const ALL_STEP_KEYS = [...new Set(Object.values(STEP_KEYS).flat())]

/** Reads a situation; throws a `SituationError` that lists every problem with file and place. */
export function parseSituation(text: string, fileName: string): Situation {
  let json: Json
  try {
    json = parseJson(text, LIMITS) as Json
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error
    throw new SituationError([`${fileName}: expected JSON: ${error.message}`])
  }
  const read = new Reader(fileName)
  const top = read.object(json, '', KEYS)
  const situation: Situation = {
    file: fileName,
    game: read.text(top.game, 'game'),
    title: read.text(top.title, 'title'),
    rules: read.list(top.rules, 'rules', (one, at) => read.text(one, at)),
    setup: readSetup(read, top.setup ?? {}),
    table: read.object(top.table ?? {}, 'table', null),
    rolls: readRolls(read, top.rolls ?? {}, 'rolls'),
    steps: read.list(top.steps, 'steps', (one, at) => readStep(read, one, at)),
  }
  if (Array.isArray(top.steps) && top.steps.length === 0) read.note('steps', 'expected at least one step')
  if (read.problems.length > 0) throw new SituationError(read.problems)
  return situation
}

function readSetup(read: Reader, value: Json): Situation['setup'] {
  const setup = read.object(value, 'setup', SETUP_KEYS)
  return {
    seats: read.maybe(setup.seats, 'setup.seats', (one, at) => read.whole(one, at, 1)),
    seed: read.maybe(setup.seed, 'setup.seed', (one, at) => readSeed(read, one, at)),
    options: read.maybe(setup.options, 'setup.options', (one, at) =>
      read.record(one, at, (option, place) => read.text(option, place)),
    ),
    carried: read.maybe(setup.carried, 'setup.carried', (one, at) =>
      read.record(one, at, (value, place) => read.text(value, place)),
    ),
    rolls: read.maybe(setup.rolls, 'setup.rolls', (one, at) => readRolls(read, one, at)),
    choices: read.maybe(setup.choices, 'setup.choices', (one, at) =>
      read.list(one, at, (choice, place) => readEarlyChoice(read, choice, place)),
    ),
  }
}

function readSeed(read: Reader, value: Json, place: string): number | string {
  try {
    return parseSeed(value as string)
  } catch (error) {
    read.note(place, (error as Error).message)
    return 0
  }
}

function readSeat(read: Reader, value: Json | undefined, place: string): SeatName | undefined {
  return read.maybe(value, `${place}.seat`, (one, at) =>
    typeof one === 'string' ? read.text(one, at) : read.whole(one, at, 1),
  )
}

function readEarlyChoice(read: Reader, value: Json, place: string): EarlyChoice {
  if (typeof value === 'string') return { do: read.text(value, place) }
  const choice = read.object(value, place, ['do', 'seat'])
  return { do: read.text(choice.do, `${place}.do`), seat: readSeat(read, choice.seat, place) }
}

function readRolls(read: Reader, value: Json, place: string): Rolls {
  return read.record(value, place, (rolls, at) =>
    read.list(rolls, at, (roll, one): Roll => {
      if (typeof roll === 'number') return read.whole(roll, one, 0)
      const { shuffle } = read.object(roll, one, ['shuffle'])
      return { shuffle: read.list(shuffle, `${one}.shuffle`, (thing, here) => readThing(read, thing, here)) }
    }),
  )
}

function readThing(read: Reader, value: Json, place: string): string | number {
  return typeof value === 'number' ? read.whole(value, place, 0) : read.text(value, place)
}

function readStep(read: Reader, value: Json, place: string): SituationStep {
  const step = read.object(value, place, ALL_STEP_KEYS)
  const kinds = (['do', 'refuse', 'expect'] as const).filter((kind) => kind in step)
  const say = read.maybe(step.say, `${place}.say`, (one, at) => read.text(one, at))
  if (kinds.length > 1) read.note(place, `expected one of do, refuse, expect, found ${kinds.join(' and ')}`)
  const kind = kinds[0]
  if (kind === undefined) {
    if (say === undefined) read.note(place, 'expected do, refuse, expect or at least say')
    return { say: say ?? '' }
  }
  const unfit = Object.keys(step).filter(
    (key) => ALL_STEP_KEYS.some((one) => one === key) && !STEP_KEYS[kind].some((one) => one === key),
  )
  if (kinds.length === 1 && unfit.length > 0)
    read.note(place, `a step that says "${kind}" has no "${unfit.join('", "')}"`)
  const texts = (key: string): string[] | undefined =>
    read.maybe(step[key], `${place}.${key}`, (one, at) =>
      read.list(one, at, (text, here) => read.text(text, here)),
    )
  if (kind === 'do')
    return {
      do: read.text(step.do, `${place}.do`),
      seat: readSeat(read, step.seat, place),
      events: texts('events'),
      noEvents: texts('noEvents'),
      say,
    }
  if (kind === 'refuse')
    return {
      refuse: read.text(step.refuse, `${place}.refuse`),
      rule: read.text(step.rule, `${place}.rule`),
      seat: readSeat(read, step.seat, place),
      say,
    }
  return {
    expect: read.object(step.expect, `${place}.expect`, null),
    offers: texts('offers'),
    events: texts('events'),
    noEvents: texts('noEvents'),
    say,
  }
}
