/** Battle for Greyport on the table. */
import { book } from 'virtual:busts/greyport'
import { bodies } from 'virtual:icons/greyport'
import { greyport, openTable } from '@hearthkeep/game-greyport'
import { addIcons } from '../../art/icon.tsx'
import { addBusts } from '../../busts/bust.tsx'
import type { Layout } from '../face.ts'
import { say } from '../../words/greyport.ts'
import { Achievements } from './achievements.tsx'
import { MarketTab, RoundTrack, Street, useEnding, useReason } from './frame.tsx'
import { THING_KINDS } from './kinds.ts'
import { modelOf } from './model.ts'
import { pace } from './pace.ts'
import { GreyportTable } from './table.tsx'
import { words } from './set-up-words.ts'

addIcons(bodies)
addBusts(book)

export const layout: Layout = {
  Table: GreyportTable,
  thingKinds: THING_KINDS,
  pace,
  gathers: { 'discard-step': { kind: 'discard-card', then: 'keep-hand' } },
  lessonGroups: [say('first-steps'), say('playing-and'), say('locations-and'), say('set-up')],
  words,
  lookAlikes: () => openTable(greyport.game).data.cards,
  seatNameOn(cells, seat) {
    const view = modelOf(greyport.game, cells).seats[seat]
    return view === undefined || view.character < 0 ? undefined : view.name
  },
  extra: { title: say('achievements'), icon: 'trophy-cup', Content: Achievements },
  drawsEnd: true,
  frame: {
    field: 'seats',
    Track: RoundTrack,
    Scene: Street,
    useEnding,
    useReason,
    endings: ['done'],
    drawer: [{ title: say('reinforcements'), Content: MarketTab }],
  },
}
