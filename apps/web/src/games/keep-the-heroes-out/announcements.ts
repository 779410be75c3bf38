/** Which events announce themselves, and how. */
import type { TableEvent } from '@hearthkeep/match'
import type { Announcement } from '../../table/banner.tsx'
import { plain } from '../../table/words.ts'
import type { Model } from './model.ts'

/** How long they are shown, in milliseconds. */
export const ANNOUNCED = 1400

/** What an event announces, if it does. */
export function announcementOf({ kind, params }: TableEvent, model: Model): Announcement | null {
  const { seats, guild, turn, rooms } = model
  switch (kind) {
    case 'turn-started':
      return { text: seats[params['player'] ?? 0].name, note: `turn ${turn}`, tone: 'small' }
    case 'invasion-started':
      return { text: 'The heroes invade', note: '', tone: 'bad' }
    case 'guild-card-revealed': {
      const card = [...guild.used, ...guild.toCome].find(({ id }) => id === params['card'])
      return card === undefined ? null : { text: card.name, note: plain(card.text), tone: 'small' }
    }
    case 'level-started':
      return {
        text: `Level ${params['level'] ?? ''}`,
        note: `${params['cards'] ?? ''} Guild cards in each invasion`,
        tone: 'large',
      }
    case 'lunch-began':
      return { text: 'Lunch!', note: 'all go home and start anew', tone: 'large' }
    case 'chest-looted': {
      const room = rooms.find((one) => one.room === params['room'])
      const treasure = model.looted.find((one) => one.id === params['treasure'])
      return { text: `${room?.name ?? ''}: a chest is looted`, note: treasure?.name ?? '', tone: 'bad' }
    }
    case 'breakout':
      return { text: 'Breakout!', note: 'everybody in the Cells is awake', tone: 'bad' }
    case 'card-crafted': {
      const seat = seats[params['player'] ?? 0]
      const card = seat.discard.find(({ id }) => id === params['card'])
      return {
        text: `${seat.name}: ${card?.title ?? 'a new card'}`,
        note: 'crafted; it goes to the discard pile',
        tone: 'good',
      }
    }
    default:
      return null
  }
}
