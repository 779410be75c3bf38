/** Small-Time Heroes on the table. */
import { book } from 'virtual:busts/small-time-heroes'
import { bodies } from 'virtual:icons/small-time-heroes'
import { openTable, smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { addIcons } from '../../art/icon.tsx'
import { addBusts } from '../../busts/bust.tsx'
import type { Layout } from '../face.ts'
import { say } from '../../words/small-time-heroes.ts'
import { THING_KINDS } from './kinds.ts'
import { pace } from './pace.ts'
import { MarketTab, SmallTimeHeroesTable, Tavern, useTurnEnd, WaveTrack } from './table.tsx'
import { words } from './set-up-words.ts'

addIcons(bodies)
addBusts(book)

export const layout: Layout = {
  Table: SmallTimeHeroesTable,
  frame: {
    field: 'over',
    Track: WaveTrack,
    Scene: Tavern,
    useEnding: useTurnEnd,
    drawer: [{ title: say('market'), Content: MarketTab }],
  },
  thingKinds: THING_KINDS,
  pace,
  lessonGroups: [say('your-first'), say('heroes'), say('enemies'), say('waves-and')],
  words,
  lookAlikes() {
    const { cards, potions } = openTable(smallTimeHeroes.game).data
    return [...cards.filter(({ isMinion }) => !isMinion), ...potions]
  },
  seatNames: [say('joan'), say('lira')],
  drawsEnd: true,
}
