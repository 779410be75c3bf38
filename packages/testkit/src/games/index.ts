/** Small games to test with: `@hearthkeep/testkit/games`. Each has what its first line says, and nothing else. */
export { boxes } from './boxes.ts'
export { brokenGame, FLAWS } from './broken.ts'
export type { Flaw } from './broken.ts'
export { camp } from './camp.ts'
export { duel } from './duel.ts'
export { askAgain, quickGame } from './make.ts'
export { tokens } from './tokens.ts'
export { whispers } from './whispers.ts'
