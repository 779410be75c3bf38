/** Small-Time Heroes on the table. */
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { AnyTable } from '../any-game/any-table.tsx'
import type { LoadedGame } from '../face.ts'
import { lessonsIn } from '../lessons.ts'

const files = import.meta.glob<string>('../../../../../games/small-time-heroes/situations/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const smallTimeHeroesOnTable: LoadedGame = {
  module: smallTimeHeroes,
  Table: AnyTable,
  thingKinds: ['card', 'hero', 'enemy', 'potion', 'treasure', 'challenge', 'knowledge'],
  pace: { other: 350 },
  lessons: lessonsIn(files),
  words: {},
}
