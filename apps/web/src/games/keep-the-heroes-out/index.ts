/** Keep the Heroes Out! on the table. */
import { book } from 'virtual:busts/keep-the-heroes-out'
import { bodies } from 'virtual:icons/keep-the-heroes-out'
import { keepTheHeroesOut, openTable } from '@hearthkeep/game-keep-the-heroes-out'
import { addIcons } from '../../art/icon.tsx'
import { addBusts } from '../../busts/bust.tsx'
import type { Layout } from '../face.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { drawer } from './drawer.tsx'
import { DungeonScene, TurnTrack, useEnding, useReason } from './framing.tsx'
import { THING_KINDS } from './kinds.ts'
import { modelOf } from './model.ts'
import { pace } from './pace.ts'
import { KeepTheHeroesOutTable } from './table.tsx'
import { words } from './set-up-words.ts'

addIcons(bodies)
addBusts(book)

export const layout: Layout = {
  Table: KeepTheHeroesOutTable,
  frame: { field: 'beside', Track: TurnTrack, Scene: DungeonScene, useEnding, useReason, drawer },
  thingKinds: THING_KINDS,
  pace,
  gathers: { curse: { kind: 'discard-card' } },
  lessonGroups: [say('first-steps'), say('your-turn'), say('heroes-label'), say('levels-and')],
  words,
  lookAlikes: () => openTable(keepTheHeroesOut.game).data.cards,
  seatNameOn(cells, seat) {
    const view = modelOf(keepTheHeroesOut.game, cells).seats[seat]
    return view === undefined || view.clan === '' ? undefined : view.name
  },
  drawsEnd: true,
}
