/** The dice of this game: red squares for Damage, green rounds for Acid. Rolled for real by the rules; here they only land. */
import { Cube, Cubes } from '../../kit/dice.tsx'
import { useTable } from '../../table/context.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { diceWords } from './inspect.ts'
import type { ShownDie } from './model-enemies.ts'

interface Counts {
  readonly damage: number
  readonly acid: number
}

const KINDS = { damage: 'square', acid: 'round' } as const

/** So many dice drawn one by one; more are counted. */
const FEW = 4

/** Dice that somebody would roll. */
export function DiceOf({ damage, acid, isShort = false }: Counts & { readonly isShort?: boolean }) {
  const isCounted = isShort || damage + acid > FEW
  const dice = (count: number, kind: keyof Counts) =>
    isCounted
      ? count > 0 && <Cube kind={KINDS[kind]} face={count} />
      : Array.from({ length: count }, (_, i) => <Cube key={i} kind={KINDS[kind]} />)
  return (
    <Cubes title={diceWords({ damage, acid })}>
      {dice(damage, 'damage')}
      {dice(acid, 'acid')}
    </Cubes>
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
  const left = { ...ignored }
  return (
    <Cubes>
      {dice.map(({ die, isAcid, face }, i) => {
        const kind = isAcid ? 'acid' : 'damage'
        const isIgnored = face > 0 && left[kind] > 0
        if (isIgnored) left[kind]--
        const one = <Cube key={i} kind={KINDS[kind]} {...{ face, isIgnored, isRolling }} />
        if (!isOpen || dice.findIndex((other) => other.die === die) !== i) return one
        const words = say('die-shows', { die: isAcid ? say('acid-die') : say('damage-die'), face })
        return (
          <Thing key={i} of={{ kind: 'die', id: die }} label={words} className="hb-die">
            {one}
          </Thing>
        )
      })}
    </Cubes>
  )
}

const ROLLS = new Set(['dice-rolled', 'enemies-rolled', 'die-rerolled'])

function useRolling(): boolean {
  const { event, isPlaying } = useTable()
  return isPlaying && event !== null && ROLLS.has(event.kind)
}
