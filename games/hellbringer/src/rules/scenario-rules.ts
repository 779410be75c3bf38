/** Which scenario's own rule holds, as in `SCENARIO_RULES`. */
import { SCENARIO_RULES } from '../content/kinds.ts'
import type { ScenarioRule } from '../content/kinds.ts'

const numberOf = (rule: ScenarioRule): number => SCENARIO_RULES.indexOf(rule)

/** By number. */
export const RULE = {
  ROPE: numberOf('rope-and-lantern'),
  DARKNESS: numberOf('darkness-is-dear'),
  LEDGER: numberOf('everything-is-written-down'),
  DOGS: numberOf('good-dogs'),
  SONG: numberOf('the-song-is-known'),
  GUEST: numberOf('death-is-a-guest'),
  GLASS: numberOf('all-that-cuts-breaks'),
  NIGHT: numberOf('no-dawn'),
  STROKES: numberOf('four-strokes'),
} as const

interface InScenario {
  readonly scenario: number
  readonly data: { readonly scenarios: readonly { readonly rule: number }[] }
}

/** Whether this rule holds in the scenario that is played. */
export const isRule = (t: InScenario, rule: number): boolean => t.data.scenarios[t.scenario].rule === rule
