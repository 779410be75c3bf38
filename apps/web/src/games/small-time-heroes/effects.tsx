/** Signs on whoever is hit or about to be: predictions, numbers that float up, a short shake. */
import { AnimatePresence, motion } from 'motion/react'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTable } from '../../table/context.ts'
import { changesBetween } from './changes.ts'
import type { Change, Changes } from './changes.ts'
import type { Model } from './model.ts'
import { usePredictions } from './predictions.ts'

/** A number that floats up. */
interface Float {
  readonly id: number
  readonly key: string
  readonly text: string
  readonly tone: 'hurt' | 'block' | 'heal'
}

const LIFE = 1100

interface Effects {
  readonly floats: readonly Float[]
  readonly predictions: Changes
}

const EffectsContext = createContext<Effects>({ floats: [], predictions: new Map() })

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)

function floatsOf(key: string, { health, block, isGone }: Change): Omit<Float, 'id'>[] {
  return [
    ...(block === 0 || isGone ? [] : [{ key, text: `${signed(block)} Block`, tone: 'block' as const }]),
    ...(health === 0
      ? []
      : [{ key, text: signed(health), tone: health < 0 ? ('hurt' as const) : ('heal' as const) }]),
  ]
}

/** The changes of the last moment as floating numbers; only while something is shown, not when going back. */
function useFloats(model: Model): readonly Float[] {
  const { isPlaying } = useTable()
  const last = useRef({ model, isPlaying })
  const count = useRef(0)
  const [floats, setFloats] = useState<readonly Float[]>([])
  useEffect(() => {
    const before = last.current
    last.current = { model, isPlaying }
    if (before.model === model || !(isPlaying || before.isPlaying)) return
    if (before.model.wave !== model.wave) return
    const changes = [...changesBetween(before.model, model)]
    // Enemies set their Block at each Reset, and Heroes lose theirs: no news.
    const isReset = before.model.side !== model.side || before.model.round !== model.round
    const added = changes
      .flatMap(([key, change]) => floatsOf(key, isReset ? { ...change, block: 0 } : change))
      .map((float) => ({ ...float, id: ++count.current }))
    if (added.length === 0) return
    setFloats((floats) => [...floats, ...added])
    setTimeout(() => setFloats((floats) => floats.filter((one) => !added.includes(one))), LIFE)
  }, [model, isPlaying])
  return floats
}

export function EffectsProvider({ model, children }: { model: Model; children: ReactNode }) {
  const floats = useFloats(model)
  const predictions = usePredictions()
  const effects = useMemo(() => ({ floats, predictions }), [floats, predictions])
  return <EffectsContext value={effects}>{children}</EffectsContext>
}

/** Shakes when somebody has just been hurt; what is inside is not drawn anew for that. */
export function Shaken({ of, className, children }: { of: string; className: string; children: ReactNode }) {
  const { floats } = useContext(EffectsContext)
  const isHit = floats.some((one) => one.key === of && one.tone === 'hurt')
  return (
    <div className={isHit ? `${className} shaken` : className} data-face>
      {children}
    </div>
  )
}

function Prediction({ health, block, isGone }: Change) {
  const tone = isGone ? 'gone' : health < 0 ? 'hurt' : health > 0 ? 'heal' : 'block'
  return (
    <span className={`prediction ${tone}`} role="status">
      {health !== 0 && signed(health)}
      {block !== 0 &&
        !isGone &&
        (health === 0 ? `${signed(block)} Block` : <small>{signed(block)} Block</small>)}
      {isGone && <small>falls</small>}
    </span>
  )
}

/** The signs on one Hero or Enemy. */
export function Signs({ of }: { of: string }) {
  const { floats, predictions } = useContext(EffectsContext)
  const predicted = predictions.get(of)
  return (
    <span className="signs">
      {predicted !== undefined && <Prediction {...predicted} />}
      <AnimatePresence>
        {floats
          .filter(({ key }) => key === of)
          .map(({ id, text, tone }, i) => (
            <motion.b
              key={id}
              className={`float ${tone}`}
              aria-hidden="true"
              initial={{ opacity: 0, y: 10 + i * 24, scale: 0.6 }}
              animate={{ opacity: 1, y: -30 + i * 24, scale: 1 }}
              exit={{ opacity: 0, y: -60 + i * 24 }}
              transition={{ duration: 0.5, ease: 'easeOut' }}
            >
              {text}
            </motion.b>
          ))}
      </AnimatePresence>
    </span>
  )
}
