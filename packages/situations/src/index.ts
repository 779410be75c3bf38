/** The public names of situations. Nothing here needs Node or a test runner. */
export { compare, formatMismatches } from './compare.ts'
export { aboutTable } from './fields.ts'
export { Names, normal } from './names.ts'
export { misplacedThings, thingsIn, uncountedKinds } from './one-place.ts'
export { parseSituation } from './parse.ts'
export { namedLeaves, readPlace } from './places.ts'
export { runSituation, SituationPlayer } from './player.ts'
export type { SituationResult } from './player.ts'
export { gameOf, Scene, scene } from './scene.ts'
export type { SceneSpec } from './scene.ts'
export { SituationError } from './situation.ts'
export type {
  EarlyChoice,
  Json,
  Overrides,
  RefuseStep,
  Roll,
  Rolls,
  Situation,
  SituationSetup,
} from './situation.ts'
