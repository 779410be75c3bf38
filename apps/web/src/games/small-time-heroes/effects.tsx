/** Signs on whoever is hit or about to be: predictions, numbers that float up, a short shake. */
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { Floats, FloatsContext, signed, useFloats } from '../../table/floats.tsx'
import type { Float, Rise } from '../../table/floats.tsx'
import { changesBetween } from './changes.ts'
import type { Change, Changes } from './changes.ts'
import type { Model } from './model.ts'
import { usePredictions } from './predictions.ts'

const LIFE = 1100
const RISE: Rise = [10, -30, -60]

const PredictionsContext = createContext<Changes>(new Map())

function floatsOf(key: string, { health, block, isGone }: Change): Float[] {
  return [
    ...(block === 0 || isGone ? [] : [{ key, text: `${signed(block)} Block`, tone: 'block' }]),
    ...(health === 0 ? [] : [{ key, text: signed(health), tone: health < 0 ? 'hurt' : 'heal' }]),
  ]
}

/** The changes of a moment as numbers. */
function floatsBetween(before: Model, after: Model): Float[] {
  if (before.wave !== after.wave) return []
  // Enemies set their Block at each Reset, and Heroes lose theirs: no news.
  const isReset = before.side !== after.side || before.round !== after.round
  return [...changesBetween(before, after)].flatMap(([key, change]) =>
    floatsOf(key, isReset ? { ...change, block: 0 } : change),
  )
}

export function EffectsProvider({ model, children }: { model: Model; children: ReactNode }) {
  const floats = useFloats(model, floatsBetween, LIFE)
  const predictions = usePredictions()
  return (
    <FloatsContext value={floats}>
      <PredictionsContext value={predictions}>{children}</PredictionsContext>
    </FloatsContext>
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
  const predicted = useContext(PredictionsContext).get(of)
  return (
    <span className="signs">
      {predicted !== undefined && <Prediction {...predicted} />}
      <Floats of={of} rise={RISE} />
    </span>
  )
}
