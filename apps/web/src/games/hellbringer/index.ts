/** Hellbringer on the table. */
import { book } from 'virtual:busts/hellbringer'
import { bodies } from 'virtual:icons/hellbringer/~cards,foes'
import { hellbringer, openTable } from '@hearthkeep/game-hellbringer'
import { addIcons } from '../../art/icon.tsx'
import { addBusts } from '../../busts/bust.tsx'
import { say } from '../../words/hellbringer.ts'
import type { Layout } from '../face.ts'
import { Hall, Track, useEnding, useReason } from './frame.tsx'
import { THING_KINDS } from './kinds.ts'
import { modelOf } from './model.ts'
import { pace } from './pace.ts'
import { wordsFor } from './set-up-words.ts'
import { HellbringerTable } from './table.tsx'

addIcons(bodies)
addBusts(book)

const { data } = openTable(hellbringer.game)

export const layout: Layout = {
  Table: HellbringerTable,
  thingKinds: THING_KINDS,
  pace,
  lessonGroups: [say('lessons.first'), say('lessons.rules')],
  words: wordsFor(data.scenarios, (i) => data.enemies[data.scenarios[i].demon].id),
  lookAlikes: () => data.cards,
  seatNameOn(cells, seat) {
    const view = modelOf(hellbringer.game, cells).seats[seat]
    return view === undefined || view.hero < 0 ? undefined : view.name
  },
  keys: [
    ['q w a s', say('keys.items')],
    ['z x b n', say('keys.skills')],
    ['v', say('keys.companion')],
  ],
  drawsEnd: true,
  frame: {
    field: 'one',
    Track,
    Scene: Hall,
    useEnding,
    useReason,
    endings: ['end-actions', 'draw-up'],
  },
}
