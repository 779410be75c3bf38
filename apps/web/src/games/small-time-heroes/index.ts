/** Small-Time Heroes on the table. */
import { bodies } from 'virtual:icons/small-time-heroes'
import { openTable, smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { addIcons } from '../../art/icon.tsx'
import type { LoadedGame } from '../face.ts'
import { THING_KINDS } from './kinds.ts'
import { pace } from './pace.ts'
import { SmallTimeHeroesTable } from './table.tsx'
import { words } from './words.ts'

addIcons(bodies)

export const smallTimeHeroesOnTable: LoadedGame = {
  module: smallTimeHeroes,
  Table: SmallTimeHeroesTable,
  thingKinds: THING_KINDS,
  pace,
  lessons: async () => (await import('./lessons.ts')).lessons,
  lessonGroups: ['Your first wave', 'Heroes', 'Enemies', 'Waves and campaign'],
  words,
  lookAlikes() {
    const { cards, potions } = openTable(smallTimeHeroes.game).data
    return [...cards.filter(({ isMinion }) => !isMinion), ...potions]
  },
  seatNames: ['Joan', 'Lira'],
  drawsEnd: true,
}
