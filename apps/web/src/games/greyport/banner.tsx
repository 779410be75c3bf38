/** Phases announce themselves. */
import { AnimatePresence, motion } from 'motion/react'
import { useEffect, useRef, useState } from 'react'
import { useTable } from '../../table/context.ts'
import type { Model } from './model.ts'

interface Announcement {
  readonly text: string
  readonly note: string
  readonly tone: 'large' | 'small' | 'good' | 'bad'
}

const LIFE = 1500

/** What an event announces, if it does. */
function announcementOf(kind: string, text: string, model: Model): Announcement | null {
  const { encounterName, location, seats, defender, round } = model
  switch (kind) {
    case 'encounter-started':
      return { text: encounterName, note: location.name, tone: 'large' }
    case 'boss-arrived':
      return { text: text.split(' is here')[0], note: 'has come', tone: 'bad' }
    case 'round-started':
      return { text: `${seats[defender].name} defends`, note: `round ${round}`, tone: 'small' }
    case 'location-saved':
      return { text: `${location.name} is saved`, note: location.reward.replaceAll('**', ''), tone: 'good' }
    case 'location-destroyed':
      return { text: text.replace(/!$/, ''), note: model.penalty.replaceAll('**', ''), tone: 'bad' }
    case 'boss-defeated':
      return { text, note: '', tone: 'good' }
    case 'encounter-ended':
      return { text: 'No monster is left', note: encounterName, tone: 'large' }
    case 'six-in-one-fight':
      return { text, note: '', tone: 'good' }
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
    const announcement = event === null ? null : announcementOf(event.kind, event.text, model)
    if (announcement === null) return
    clearTimeout(timer.current)
    setShown(announcement)
    timer.current = setTimeout(() => setShown(null), announcement.tone === 'small' ? LIFE * 0.6 : LIFE)
  }, [event, model])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div className="gp-banner-place" aria-hidden="true">
      <AnimatePresence>
        {shown !== null && (
          <motion.div
            key={shown.text}
            className={`gp-banner ${shown.tone}`}
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
