/** What has just happened, as numbers and words that float up from whoever it happened to. */
import { AnimatePresence, motion } from 'motion/react'
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTable } from './context.ts'

export interface Float {
  /** Over whom: `player:1`. */
  readonly key: string
  readonly text: string
  /** Its colour; whoever is `hurt` shakes. */
  readonly tone: string
}

/** Something that is shown for a while. */
export type Kept<T> = T & { readonly id: number }

export const FloatsContext = createContext<readonly Kept<Float>[]>([])

/** `+2`, `−1`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)

/** Shows what is added for so many milliseconds. */
export function useKept<T extends object>(
  life: number,
): readonly [readonly Kept<T>[], (added: readonly T[]) => void] {
  const [kept, setKept] = useState<readonly Kept<T>[]>([])
  const count = useRef(0)
  const add = useCallback(
    (things: readonly T[]): void => {
      if (things.length === 0) return
      const added = things.map((thing) => ({ ...thing, id: ++count.current }))
      setKept((all) => [...all, ...added])
      setTimeout(() => setKept((all) => all.filter((one) => !added.includes(one))), life)
    },
    [life],
  )
  return [kept, add]
}

/** What changed in the last moment; only while something is shown, not when going back. */
export function useFloats<Model>(
  model: Model,
  /** The same function every time. */
  changesBetween: (before: Model, after: Model) => readonly Float[],
  life: number,
): readonly Kept<Float>[] {
  const { isPlaying } = useTable()
  const last = useRef({ model, isPlaying })
  const [floats, add] = useKept<Float>(life)
  useEffect(() => {
    const before = last.current
    last.current = { model, isPlaying }
    if (before.model === model || !(isPlaying || before.isPlaying)) return
    add(changesBetween(before.model, model))
  }, [model, isPlaying, changesBetween, add])
  return floats
}

/** Shakes when somebody has just been hurt; what is inside is not drawn anew for that. */
export function Shaken({ of, className, children }: { of: string; className: string; children: ReactNode }) {
  const isHit = useContext(FloatsContext).some(({ key, tone }) => key === of && tone === 'hurt')
  return (
    <div className={isHit ? `${className} shaken` : className} data-face>
      {children}
    </div>
  )
}

/** How far they rise, in pixels from their place: where they appear, where they stay, where they are gone. */
export type Rise = readonly [from: number, to: number, gone: number]

interface FloatsProps {
  readonly of: string
  readonly rise: Rise
  readonly className?: string
  /** From one to the next, in pixels. */
  readonly step?: number
  /** How small they begin. */
  readonly scale?: number
  /** In seconds. */
  readonly duration?: number
}

/** All over one thing, one below the other. */
export function Floats(props: FloatsProps) {
  const { of, rise, className = 'float', step = 24, scale = 0.6, duration = 0.5 } = props
  const [from, to, gone] = rise
  const floats = useContext(FloatsContext).filter(({ key }) => key === of)
  return (
    <AnimatePresence>
      {floats.map(({ id, text, tone }, i) => (
        <motion.b
          key={id}
          className={`${className} ${tone}`}
          aria-hidden="true"
          initial={{ opacity: 0, y: from + i * step, scale }}
          animate={{ opacity: 1, y: to + i * step, scale: 1 }}
          exit={{ opacity: 0, y: gone + i * step }}
          transition={{ duration, ease: 'easeOut' }}
        >
          {text}
        </motion.b>
      ))}
    </AnimatePresence>
  )
}

const RISE: Rise = [10, -24, -50]

/** Signs over whoever is hit: words and numbers that float up. */
export function Signs({ of }: { of: string }) {
  return (
    <span className="signs">
      <Floats of={of} rise={RISE} />
    </span>
  )
}
