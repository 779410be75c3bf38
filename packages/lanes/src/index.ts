/** Games by the million, on one thread or on many, and two kinds of them against each other. */
export { anytimeInterval, compare } from './compare.ts'
export type { Comparison } from './compare.ts'
export { runLanes } from './run.ts'
export { simulate } from './simulate.ts'
export type { GameResult, Simulation } from './simulate.ts'
export { startThread } from './threads.ts'
export { Totals } from './totals.ts'
export { boundWorkers, thisMachine } from './workers.ts'
