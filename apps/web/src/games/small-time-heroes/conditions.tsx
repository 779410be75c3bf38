/** Statuses and figures of Heroes and Enemies as chips, and the same in words. */
import { Chip } from '../../kit/chip.tsx'
import type { ChipProps } from '../../kit/chip.tsx'
import { label } from '../../table/words.ts'
import { say } from '../../words/small-time-heroes.ts'
import { marks } from './art.ts'
import type { Condition } from './model-enemies.ts'

type Side = 'hero' | 'enemy'

type StatusId = 'block' | 'strength' | 'protect' | 'weak' | 'exposed' | 'immune'

interface Status {
  readonly id: StatusId
  /** Null for what one simply is. */
  readonly value: number | null
  readonly tone: NonNullable<ChipProps['tone']>
}

/** Block, Strength, Protect, Weak, Exposed, Immune: those there are. */
function statusesOf({ block, strength, protect, isWeak, isExposed, isImmune }: Condition): Status[] {
  const statuses: readonly (Status | false)[] = [
    block > 0 && { id: 'block', value: block, tone: 'block' },
    strength > 0 && { id: 'strength', value: strength, tone: 'plain' },
    protect > 0 && { id: 'protect', value: protect, tone: 'block' },
    isWeak && { id: 'weak', value: null, tone: 'bad' },
    isExposed && { id: 'exposed', value: null, tone: 'bad' },
    isImmune && { id: 'immune', value: null, tone: 'good' },
  ]
  return statuses.filter((status) => status !== false)
}

/** A Hero's Block stands at the bar, not among the chips. */
export function ConditionChips({ condition, side }: { condition: Condition; side: Side }) {
  return statusesOf(condition)
    .filter(({ id }) => side === 'enemy' || id !== 'block')
    .map(({ id, value, tone }) => (
      <Chip
        key={id}
        {...{ word: say(`status.${id}`), icon: marks[id], tone }}
        {...(value === null ? {} : { value })}
        about={say(`status.${id}.${side}`)}
        isSpelled={side === 'hero'}
      />
    ))
}

export function conditionWords(condition: Condition): string {
  return label(
    ...statusesOf(condition).map(
      ({ id, value }) => `${say(`status.${id}`)}${value === null ? '' : ` ${value}`}`,
    ),
  )
}
