/** Dice: red squares for Damage, green rounds for Acid, so that shape tells them apart as well. */
import { useTable } from '../../table/context.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { diceWords } from './inspect.ts'
import type { ShownDie } from './model-enemies.ts'

interface OneDie {
  readonly isAcid: boolean
  /** What it shows; left out before it is rolled. */
  readonly face?: number
  readonly isIgnored?: boolean
  readonly isRolling?: boolean
}

export function Die({ isAcid, face, isIgnored = false, isRolling = false }: OneDie) {
  return (
    <i
      className="hb-die"
      data-kind={isAcid ? 'acid' : 'damage'}
      data-ignored={isIgnored || undefined}
      data-rolling={isRolling || undefined}
    >
      {face}
    </i>
  )
}

interface Counts {
  readonly damage: number
  readonly acid: number
}

/** So many dice drawn one by one; more are counted. */
const FEW = 4

/** Dice that somebody would roll. */
export function DiceOf({ damage, acid, isShort = false }: Counts & { readonly isShort?: boolean }) {
  const isCounted = isShort || damage + acid > FEW
  const dice = (count: number, isAcid: boolean) =>
    isCounted
      ? count > 0 && <Die isAcid={isAcid} face={count} />
      : Array.from({ length: count }, (_, i) => <Die key={i} isAcid={isAcid} />)
  return (
    <span className="hb-dice" title={diceWords({ damage, acid })}>
      {dice(damage, false)}
      {dice(acid, true)}
    </span>
  )
}

interface ShownProps {
  readonly dice: readonly ShownDie[]
  /** So many of the highest of each kind do not count. */
  readonly ignored?: Counts
  /** Whether they can be picked, for a reroll. */
  readonly isOpen?: boolean
}

/** Dice that lie there; while they are rolled they do not show anything. */
export function ShownDice({ dice, ignored = { damage: 0, acid: 0 }, isOpen = false }: ShownProps) {
  const isRolling = useRolling()
  const left = { damage: ignored.damage, acid: ignored.acid }
  return (
    <span className="hb-dice">
      {dice.map(({ die, isAcid, face }, i) => {
        const kind = isAcid ? 'acid' : 'damage'
        const isIgnored = face > 0 && left[kind] > 0
        if (isIgnored) left[kind]--
        const one = <Die key={i} {...{ isAcid, face, isIgnored, isRolling }} />
        if (!isOpen || dice.findIndex((other) => other.die === die) !== i) return one
        const words = say('die-shows', { die: isAcid ? say('acid-die') : say('damage-die'), face })
        return (
          <Thing key={i} of={{ kind: 'die', id: die }} label={words} className="hb-die-thing">
            {one}
          </Thing>
        )
      })}
    </span>
  )
}

const ROLLS = new Set(['dice-rolled', 'enemies-rolled', 'die-rerolled'])

function useRolling(): boolean {
  const { event, isPlaying } = useTable()
  return isPlaying && event !== null && ROLLS.has(event.kind)
}
