/** Which events announce themselves, and how. */
import type { TableEvent } from '@hearthkeep/match'
import type { Announcement } from '../../table/banner.tsx'
import { plain } from '../../table/words.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import type { Model } from './model.ts'

/** How long they are shown, in milliseconds. */
export const ANNOUNCED = 1400

/** What an event announces, if it does. */
export function announcementOf({ kind, params }: TableEvent, model: Model): Announcement | null {
  const { seats, guild, turn, rooms } = model
  switch (kind) {
    case 'turn-started':
      return { text: seats[params['player'] ?? 0].name, note: say('turn', { turn }), tone: 'small' }
    case 'invasion-started':
      return { text: say('heroes-invade'), note: '', tone: 'bad' }
    case 'guild-card-revealed': {
      const card = [...guild.used, ...guild.toCome].find(({ id }) => id === params['card'])
      return card === undefined ? null : { text: card.name, note: plain(card.text), tone: 'small' }
    }
    case 'level-started':
      return {
        text: say('level', { params: params['level'] ?? '' }),
        note: say('guild-cards', { params: params['cards'] ?? '' }),
        tone: 'large',
      }
    case 'lunch-began':
      return { text: say('lunch'), note: say('all-go'), tone: 'large' }
    case 'chest-looted': {
      const room = rooms.find((one) => one.room === params['room'])
      const treasure = model.looted.find((one) => one.id === params['treasure'])
      return {
        text: say('chest-looted', { name: room?.name ?? '' }),
        note: treasure?.name ?? '',
        tone: 'bad',
      }
    }
    case 'breakout':
      return { text: say('breakout'), note: say('everybody-cells'), tone: 'bad' }
    case 'card-crafted': {
      const seat = seats[params['player'] ?? 0]
      const card = seat.discard.find(({ id }) => id === params['card'])
      return {
        text: `${seat.name}: ${card?.title ?? say('new-card')}`,
        note: say('crafted-goes'),
        tone: 'good',
      }
    }
    default:
      return null
  }
}
