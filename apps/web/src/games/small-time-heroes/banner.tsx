/** Phases announce themselves. */
import { AnimatePresence, motion } from 'motion/react'
import { useEffect, useRef, useState } from 'react'
import { useTable } from '../../table/context.ts'
import type { Model } from './model.ts'

interface Announcement {
  readonly text: string
  readonly note: string
  readonly isSmall: boolean
}

const LIFE = 1300

/** What an event announces, if it does. */
function announcementOf(kind: string, model: Model): Announcement | null {
  const { wave, round, day, days, bossName, hordeName } = model
  switch (kind) {
    case 'day-started':
      return days > 1 ? { text: `Day ${day}`, note: bossName, isSmall: false } : null
    case 'wave-started':
      return { text: `Wave ${'I'.repeat(wave)}`, note: hordeName, isSmall: false }
    case 'boss-wave-started':
      return { text: bossName, note: 'Boss Wave', isSmall: false }
    case 'round-started':
      return round > 1 ? { text: 'Your turn', note: `round ${round}`, isSmall: true } : null
    case 'wave-cleared':
      return { text: 'Wave cleared', note: '', isSmall: false }
    case 'boss-defeated':
      return { text: `${bossName} is beaten`, note: '', isSmall: false }
    case 'zombies-attacked':
      return { text: 'The Zombies attack', note: '', isSmall: true }
    case 'intent-revealed':
      return { text: 'Enemy turn', note: '', isSmall: true }
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
    const announcement = event === null ? null : announcementOf(event.kind, model)
    if (announcement === null) return
    clearTimeout(timer.current)
    setShown(announcement)
    timer.current = setTimeout(() => setShown(null), announcement.isSmall ? LIFE * 0.6 : LIFE)
  }, [event, model])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div className="banner-place" aria-hidden="true">
      <AnimatePresence>
        {shown !== null && (
          <motion.div
            key={shown.text}
            className={`banner ${shown.isSmall ? 'small' : ''}`}
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
