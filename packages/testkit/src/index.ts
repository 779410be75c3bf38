/** The public names of the testkit. Nothing here needs a test runner or Node: `@hearthkeep/testkit/vitest` does. */
export { checkConformance } from './conformance/conformance.ts'
export { CHECKS, formatFault } from './conformance/faults.ts'
export type { Check, ConformanceFault, ConformanceOptions } from './conformance/faults.ts'
export { probeHonesty } from './conformance/probe-honesty.ts'
export { COVERED, coverageByPlay } from './coverage.ts'
export type { Coverage, CoverageOptions, CoverageReport } from './coverage.ts'
export { misplacedThings } from './one-place.ts'
export type { Value } from './places.ts'
export { playthrough, tableAsText } from './playthrough.ts'
export type { PlaythroughOptions } from './playthrough.ts'
export { citedRules, ruleCoverage } from './rule-coverage.ts'
export type { RuleCoverage, RuleCoverageInput } from './rule-coverage.ts'
export { compare, formatMismatches } from './situations/compare.ts'
export type { Mismatch } from './situations/compare.ts'
export type { Match } from './situations/find-choice.ts'
export { parseSituation } from './situations/parse.ts'
export { runSituation, SituationPlayer } from './situations/player.ts'
export type { SituationFailure, SituationResult } from './situations/player.ts'
export { gameOf, Scene, scene } from './situations/scene.ts'
export type { SceneSpec } from './situations/scene.ts'
export { ScriptedStream } from './situations/scripted-stream.ts'
export { SituationError } from './situations/situation.ts'
export type {
  DoStep,
  EarlyChoice,
  ExpectStep,
  Json,
  Overrides,
  RefuseStep,
  Roll,
  Rolls,
  SayStep,
  Situation,
  SituationSetup,
  SituationStep,
} from './situations/situation.ts'
export { EffectWitness } from './effect-witness.ts'
export { Witness } from './witness.ts'
