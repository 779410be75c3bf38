/** Which events announce themselves, and how. */
import type { TableEvent } from '@hearthkeep/match'
import type { Announcement } from '../../table/banner.tsx'
import { plain } from '../../table/words.ts'
import { say } from '../../words/greyport.ts'
import type { MonsterView } from './model-cards.ts'
import type { Model } from './model.ts'

/** How long they are shown, in milliseconds. */
export const ANNOUNCED = 1500

/** A boss by its number, wherever it stands. */
function bossCalled({ bosses }: Model, monster: number | null | undefined): MonsterView | undefined {
  return bosses.find(({ id }) => id === monster)
}

/** What an event announces, if it does. */
export function announcementOf({ kind, text, params }: TableEvent, model: Model): Announcement | null {
  const { encounterName, location, seats, defender, round } = model
  switch (kind) {
    case 'encounter-started':
      return { text: encounterName, note: location.name, tone: 'large' }
    case 'boss-arrived':
      return { text: bossCalled(model, params['monster'])?.name ?? '', note: say('has-come'), tone: 'bad' }
    case 'round-started':
      return {
        text: say('defends', { name: seats[defender].name }),
        note: say('round', { round }),
        tone: 'small',
      }
    case 'location-saved':
      return { text: say('is-saved', { name: location.name }), note: plain(location.reward), tone: 'good' }
    case 'location-destroyed':
      return {
        text: model.encounterLocation,
        note: say('is-lost', { plain: plain(model.penalty) }),
        tone: 'bad',
      }
    case 'boss-defeated':
      return { text, note: '', tone: 'good' }
    case 'encounter-ended':
      return { text: say('no-monster'), note: encounterName, tone: 'large' }
    case 'six-in-one-fight':
      return { text, note: '', tone: 'good' }
    default:
      return null
  }
}
