/** Which events announce themselves, and how. */
import type { TableEvent } from '@hearthkeep/match'
import type { Announcement } from '../../table/banner.tsx'
import { say } from '../../words/small-time-heroes.ts'
import type { Model } from './model.ts'

/** How long they are shown, in milliseconds. */
export const ANNOUNCED = 1300

/** What an event announces, if it does. */
export function announcementOf({ kind }: TableEvent, model: Model): Announcement | null {
  const { wave, round, day, days, bossName, hordeName } = model
  switch (kind) {
    case 'day-started':
      return days > 1 ? { text: say('day', { day }), note: bossName, tone: 'large' } : null
    case 'wave-started':
      return { text: say('wave', { wave: 'I'.repeat(wave) }), note: hordeName, tone: 'large' }
    case 'boss-wave-started':
      return { text: bossName, note: say('boss-wave'), tone: 'large' }
    case 'round-started':
      return round > 1 ? { text: say('your-turn'), note: say('round', { round }), tone: 'small' } : null
    case 'wave-cleared':
      return { text: say('wave-cleared'), note: '', tone: 'large' }
    case 'boss-defeated':
      return { text: say('is-beaten', { bossName }), note: '', tone: 'large' }
    case 'zombies-attacked':
      return { text: say('zombies-attack'), note: '', tone: 'small' }
    case 'intent-revealed':
      return { text: say('enemy-turn'), note: '', tone: 'small' }
    default:
      return null
  }
}
