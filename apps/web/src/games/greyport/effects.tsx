/** Signs on whoever is hit: numbers that float up, a short shake. */
import { AnimatePresence, motion } from 'motion/react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTable } from '../../table/context.ts'
import type { MonsterView } from './model-cards.ts'
import type { Model } from './model.ts'

/** A number that floats up. */
interface Float {
  readonly key: string
  readonly text: string
  readonly tone: 'hurt' | 'heal' | 'gone'
}

const LIFE = 1200
const FloatsContext = createContext<readonly (Float & { readonly id: number })[]>([])

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)

function floatOf(key: string, before: number, after: number): Float[] {
  const change = after - before
  return change === 0 ? [] : [{ key, text: signed(change), tone: change < 0 ? 'hurt' : 'heal' }]
}

/** Every monster in play by number, with the key of its place. */
function monstersOf({ location, seats }: Model): Map<number, readonly [MonsterView, string]> {
  const all = new Map<number, readonly [MonsterView, string]>()
  for (const monster of location.monsters) all.set(monster.id, [monster, 'location'])
  for (const { seat, group } of seats)
    for (const monster of group) all.set(monster.id, [monster, `player:${seat}`])
  return all
}

/** What changed between two moments of the same encounter. */
export function changesBetween(before: Model, after: Model): Float[] {
  if (before.encounter !== after.encounter) return []
  const floats: Float[] = []
  const now = monstersOf(after)
  for (const [id, [monster, place]] of monstersOf(before)) {
    const other = now.get(id)
    if (other !== undefined) floats.push(...floatOf(`monster:${id}`, monster.left, other[0].left))
    else floats.push({ key: `group:${place}`, text: `${monster.title} falls`, tone: 'gone' })
  }
  for (const { seat, hp } of before.seats)
    floats.push(...floatOf(`player:${seat}`, hp, Math.max(0, after.seats[seat].hp)))
  if (before.location.name !== '' && after.location.name !== '')
    floats.push(...floatOf('location', before.location.hp, after.location.hp))
  return floats
}

export function EffectsProvider({ model, children }: { model: Model; children: ReactNode }) {
  const { isPlaying } = useTable()
  const last = useRef({ model, isPlaying })
  const count = useRef(0)
  const [floats, setFloats] = useState<readonly (Float & { readonly id: number })[]>([])
  useEffect(() => {
    const before = last.current
    last.current = { model, isPlaying }
    // Only while something is shown, not when going back.
    if (before.model === model || !(isPlaying || before.isPlaying)) return
    const added = changesBetween(before.model, model).map((float) => ({ ...float, id: ++count.current }))
    if (added.length === 0) return
    setFloats((floats) => [...floats, ...added])
    setTimeout(() => setFloats((floats) => floats.filter((one) => !added.includes(one))), LIFE)
  }, [model, isPlaying])
  return <FloatsContext value={floats}>{children}</FloatsContext>
}

/** Shakes when somebody has just been hurt; what is inside is not drawn anew for that. */
export function Shaken({ of, className, children }: { of: string; className: string; children: ReactNode }) {
  const isHit = useContext(FloatsContext).some((one) => one.key === of && one.tone === 'hurt')
  return (
    <div className={isHit ? `${className} shaken` : className} data-face>
      {children}
    </div>
  )
}

/** The numbers over one monster, player or place. */
export function Signs({ of }: { of: string }) {
  const floats = useContext(FloatsContext)
  return (
    <span className="gp-signs">
      <AnimatePresence>
        {floats
          .filter(({ key }) => key === of)
          .map(({ id, text, tone }, i) => (
            <motion.b
              key={id}
              className={`gp-float ${tone}`}
              aria-hidden="true"
              initial={{ opacity: 0, y: 10 + i * 24, scale: 0.6 }}
              animate={{ opacity: 1, y: -24 + i * 24, scale: 1 }}
              exit={{ opacity: 0, y: -50 + i * 24 }}
              transition={{ duration: 0.5, ease: 'easeOut' }}
            >
              {text}
            </motion.b>
          ))}
      </AnimatePresence>
    </span>
  )
}
