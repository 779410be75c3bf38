/** Phases announce themselves. */
import { AnimatePresence, motion } from 'motion/react'
import { useEffect, useRef, useState } from 'react'
import type { TableEvent } from '@hearthkeep/match'
import { useTable } from '../../table/context.ts'
import type { Model } from './model.ts'

interface Announcement {
  readonly text: string
  readonly note: string
  readonly tone: 'large' | 'small' | 'good' | 'bad'
}

const LIFE = 1400

/** What an event announces, if it does. */
export function announcementOf({ kind, text, params }: TableEvent, model: Model): Announcement | null {
  const { seats, guild, turn, rooms } = model
  switch (kind) {
    case 'turn-started':
      return { text: seats[params['player'] ?? 0].name, note: `turn ${turn}`, tone: 'small' }
    case 'invasion-started':
      return { text: 'The heroes invade', note: '', tone: 'bad' }
    case 'guild-card-revealed': {
      const card = [...guild.used, ...guild.toCome].find(({ id }) => id === params['card'])
      return card === undefined
        ? null
        : { text: card.name, note: card.text.replaceAll('**', ''), tone: 'small' }
    }
    case 'level-started':
      return {
        text: `Level ${params['level'] ?? ''}`,
        note: text.replace(/^.*Level \d+: /, ''),
        tone: 'large',
      }
    case 'chest-looted': {
      const room = rooms.find((one) => one.room === params['room'])
      return { text: `${room?.name ?? ''}: a chest is looted`, note: text.replace(/^.*: /, ''), tone: 'bad' }
    }
    case 'breakout':
      return { text: 'Breakout!', note: text, tone: 'bad' }
    case 'card-crafted':
      return { text: text.replace(/;.*$/, ''), note: 'it goes to the discard pile', tone: 'good' }
    default:
      return null
  }
}

export function Banner({ model }: { model: Model }) {
  const { event } = useTable()
  const [shown, setShown] = useState<Announcement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // It stays for its time, whatever else happens meanwhile, unless something else announces itself.
  useEffect(() => {
    const announcement = event === null ? null : announcementOf(event, model)
    if (announcement === null) return
    clearTimeout(timer.current)
    setShown(announcement)
    timer.current = setTimeout(() => setShown(null), announcement.tone === 'small' ? LIFE * 0.6 : LIFE)
  }, [event, model])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div className="kh-banner-place" aria-hidden="true">
      <AnimatePresence>
        {shown !== null && (
          <motion.div
            key={shown.text}
            className={`kh-banner ${shown.tone}`}
            initial={{ opacity: 0, scaleX: 0.6 }}
            animate={{ opacity: 1, scaleX: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.25 }}
          >
            <b>{shown.text}</b>
            {shown.note !== '' && <span>{shown.note}</span>}
          </motion.div>
        )}
      </AnimatePresence>
    </div>
  )
}
