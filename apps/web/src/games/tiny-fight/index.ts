/** Tiny Fight on the table that can draw any game. */
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { AnyTable } from '../any-game/any-table.tsx'
import type { LoadedGame } from '../face.ts'

export const tinyFightOnTable: LoadedGame = {
  module: tinyFight,
  Table: AnyTable,
  thingKinds: ['card', 'enemy'],
  pace: { other: 350, 'card-drawn': 120 },
  lessons: async () => (await import('./lessons.ts')).lessons,
  words: {},
}
