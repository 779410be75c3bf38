/** Small-Time Heroes on the table. */
import { bodies } from 'virtual:icons/small-time-heroes'
import { openTable, smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { addIcons } from '../../art/icon.tsx'
import type { Layout } from '../face.ts'
import { THING_KINDS } from './kinds.ts'
import { pace } from './pace.ts'
import { SmallTimeHeroesTable } from './table.tsx'
import { words } from './set-up-words.ts'

addIcons(bodies)

export const layout: Layout = {
  Table: SmallTimeHeroesTable,
  thingKinds: THING_KINDS,
  pace,
  lessonGroups: ['Your first wave', 'Heroes', 'Enemies', 'Waves and campaign'],
  words,
  lookAlikes() {
    const { cards, potions } = openTable(smallTimeHeroes.game).data
    return [...cards.filter(({ isMinion }) => !isMinion), ...potions]
  },
  seatNames: ['Joan', 'Lira'],
  drawsEnd: true,
}
