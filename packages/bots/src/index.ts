/** Players that need no person. They know the contract of a game and nothing of any particular one. */
export { BOTS, createBot } from './bot.ts'
export type { Bot, BotName } from './bot.ts'
export { memberAt, parties } from './parties.ts'
export { playOut } from './play-out.ts'
export { BROKEN, createPlayer, PER_GAME, seedOf, TOLD } from './simulation.ts'
export type { BrokenGame, Chunk, Plan } from './simulation.ts'
export { wilson } from './wilson.ts'
