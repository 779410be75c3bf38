/** Tiny Fight on the table that can draw any game. */
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { AnyTable } from '../any-game/any-table.tsx'
import type { LoadedGame } from '../face.ts'
import { lessonsIn } from '../lessons.ts'

const files = import.meta.glob<string>('../../../../../games/tiny-fight/situations/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const tinyFightOnTable: LoadedGame = {
  module: tinyFight,
  Table: AnyTable,
  thingKinds: ['card', 'enemy'],
  pace: { other: 350, 'card-drawn': 120 },
  lessons: lessonsIn(files),
  words: {},
}
