/** Which events announce themselves, and how. */
import type { TableEvent } from '@hearthkeep/match'
import type { Announcement } from '../../table/banner.tsx'
import { plain } from '../../table/words.ts'
import { say } from '../../words/hellbringer.ts'
import type { Model } from './model.ts'

/** How long they are shown, in milliseconds. */
export const ANNOUNCED = 1600

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V']

/** What an event announces, if it does. */
export function announcementOf({ kind, text }: TableEvent, model: Model): Announcement | null {
  const { places, place, tome, demon, si, enemyTurns } = model
  switch (kind) {
    case 'location-reached':
      return { text: places[place].name, note: say('enemies-sight', { si }), tone: 'large' }
    case 'tome-read':
    case 'first-tome-read':
      return { text: say('tome', { number: NUMERALS[tome.number] }), note: plain(tome.text), tone: 'small' }
    case 'enemies-turn':
      return { text: say('fate-enemies'), note: say('round', { round: enemyTurns }), tone: 'bad' }
    case 'demon-turned':
      return { text: demon.name, note: say('side-b-now'), tone: 'bad' }
    case 'demon-fell':
      return { text, note: '', tone: 'good' }
    case 'player-eliminated':
      return { text, note: '', tone: 'bad' }
    case 'portal-entered':
      return { text, note: '', tone: 'good' }
    default:
      return null
  }
}
