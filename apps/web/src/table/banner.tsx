/** Phases announce themselves. */
import type { TableEvent } from '@hearthkeep/match'
import { AnimatePresence, motion } from 'motion/react'
import { useEffect, useRef, useState } from 'react'
import { useTable } from './context.ts'

export interface Announcement {
  readonly text: string
  readonly note: string
  readonly tone: 'large' | 'small' | 'good' | 'bad'
}

interface BannerProps<Model> {
  readonly model: Model
  /** What an event announces, if it does; the same function every time, as a new one would announce it again. */
  readonly announcementOf: (event: TableEvent, model: Model) => Announcement | null
  /** How long it stays, in milliseconds; a small one is gone earlier. */
  readonly life: number
}

/** Lies over a scene, which is its frame. */
export function Banner<Model>({ model, announcementOf, life }: BannerProps<Model>) {
  const { event } = useTable()
  const [shown, setShown] = useState<Announcement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // It stays for its time, whatever else happens meanwhile, unless something else announces itself.
  useEffect(() => {
    const announcement = event === null ? null : announcementOf(event, model)
    if (announcement === null) return
    clearTimeout(timer.current)
    setShown(announcement)
    timer.current = setTimeout(() => setShown(null), announcement.tone === 'small' ? life * 0.6 : life)
  }, [event, model, announcementOf, life])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div className="banner-place" aria-hidden="true">
      <AnimatePresence>
        {shown !== null && (
          <motion.div
            key={shown.text}
            className={`banner ${shown.tone}`}
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
