/** Signs on whoever is hit or about to be: what would come of a card, numbers that float up, a short shake. */
import type { ThingRef } from '@hearthkeep/engine'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { thenOf } from '../../coming/threat.ts'
import { useComing, useComingAfter, useThreat } from '../../coming/use-coming.ts'
import { Then } from '../../kit/threat.tsx'
import type { ThenProps, Threat } from '../../kit/threat.tsx'
import { keyOf } from '../../session/thing.ts'
import { useTableOf } from '../../table/context.ts'
import { Floats, FloatsContext, signed, useFloats } from '../../table/floats.tsx'
import type { Float, Rise } from '../../table/floats.tsx'
import { say } from '../../words/small-time-heroes.ts'
import { changesBetween } from './changes.ts'
import type { Change, Changes } from './changes.ts'
import type { Model } from './model.ts'
import type { HeroView } from './model-heroes.ts'
import { usePredictions } from './predictions.ts'

const LIFE = 1100
const RISE: Rise = [10, -30, -60]

const PredictionsContext = createContext<Changes>(new Map())

function floatsOf(key: string, { health, block, isGone }: Change): Float[] {
  return [
    ...(block === 0 || isGone
      ? []
      : [{ key, text: say('block-changed', { block: signed(block) }), tone: 'block' }]),
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

/** The numbers that float up from one Hero or Enemy. */
export function Rising({ of }: { of: string }) {
  return (
    <span className="sth-rising">
      <Floats of={of} rise={RISE} />
    </span>
  )
}

interface Foretold {
  /** What it would lose. */
  readonly loss: number
  /** What would become of it, and what would come then; undefined if nothing would. */
  readonly then: ThenProps | undefined
}

/** What the picked or pointed-at card would do to somebody; who has no more `health` than that dies, also if its Reward comes first. */
export function useForetold(of: ThingRef, health = Infinity): Foretold {
  const change = useContext(PredictionsContext).get(keyOf(of))
  const attended = useTableOf((state) => state.attended)
  const { coming } = useComing()
  const after = useComingAfter(of)
  const target = of.kind === 'enemy' ? { target: { ...of, gauge: 'enemy' } } : {}
  const then = thenOf(coming, after, { ...target, victim: { gauge: 'health', id: attended } })
  if (change === undefined) return { loss: 0, then: undefined }
  const loss = Math.max(0, -change.health)
  const isDeath = change.isGone || loss >= health
  if (isDeath && then?.isDeath === true) return { loss, then }
  if (isDeath) return { loss, then: { ...then, words: said('dies', then?.words), isDeath } }
  return { loss, then: { ...then, words: changeInWords(change, then?.words) } }
}

/** Parts of what is said, those that are empty left out. */
const said = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ')

/** `−6, then`; `+3 Block`. */
function changeInWords({ health, block }: Change, then: string | undefined): string {
  return said(
    health === 0 ? '' : signed(health),
    block === 0 ? '' : say('block-changed', { block: signed(block) }),
    then,
  )
}

/** What would come of it, in the place kept for that. */
export function Told({ then }: { then: ThenProps | undefined }) {
  if (then === undefined) return null
  return (
    <span role="status">
      <Then {...then} />
    </span>
  )
}

const SHIELD = { gauge: 'block', word: say('block') } as const

/** What the coming Enemy Turn brings a Hero. */
export function useHeroThreat({ number, name, isOut }: HeroView): Threat | null {
  const isYou = useTableOf(({ attended, look }) => attended === number || look.seat === number)
  const threat = useThreat('health', number, { name: isYou ? 'you' : name, isYou, shield: SHIELD })
  return isOut ? null : threat
}
