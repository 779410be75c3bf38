/** Numbers of words, as bits: what the rules ask of the content all the time. */
import { FACTS, FLAGS, SCENARIO_RULES, SPREAD_TIMES, SPREADS, STATS, TITLE_POWERS } from '../content/kinds.ts'
import { scenarioOf } from './rulebook.ts'
import type { Table } from './rulebook.ts'

type Numbers<W extends readonly string[]> = { readonly [N in W[number]]: number }
const places = <const W extends readonly string[]>(list: W): Numbers<W> =>
  Object.fromEntries(list.map((word, place) => [word, place])) as Numbers<W>
const bits = <const W extends readonly string[]>(list: W): Numbers<W> =>
  Object.fromEntries(list.map((word, place) => [word, 1 << place])) as Numbers<W>

export const STAT = places(STATS)
export const SPREAD = places(SPREADS)
export const SPREAD_AT = places(SPREAD_TIMES)
export const FACT = bits(FACTS)
export const FLAG = bits(FLAGS)
export const RULE = bits(SCENARIO_RULES)
export const POWER = places(TITLE_POWERS)

export const hasRule = (t: Table, rule: number): boolean => (scenarioOf(t).rules & rule) !== 0

/** Whether the guild has a title that helps in this scenario with this power. */
export function hasPower(t: Table, power: number): boolean {
  const { titles } = t.data
  for (let title = 0; title < titles.length; title++)
    if (
      titles[title].power === power &&
      ((t.titles >> title) & 1) === 1 &&
      titles[title].usedIn.includes(t.scenario)
    )
      return true
  return false
}

/** Sets and reads the bit of a place. */
export const hasBit = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1
