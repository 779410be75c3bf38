/** Statuses and figures of Heroes and Enemies as chips, and the same in words. */
import { Chip } from '../../kit/chip.tsx'
import type { ChipProps } from '../../kit/chip.tsx'
import { label } from '../../table/words.ts'
import { marks } from './art.ts'
import type { Condition } from './model-enemies.ts'

type Side = 'hero' | 'enemy'

const ABOUT = {
  Block: { hero: 'taken off before health', enemy: 'taken off before health' },
  Strength: { hero: 'added to every hit of yours', enemy: 'added to every hit' },
  Protect: { hero: 'added to every gain of Block', enemy: 'added to every gain of Block' },
  Weak: { hero: 'your next attack deals half', enemy: 'its next attack deals half' },
  Exposed: { hero: 'the next damage you take is doubled', enemy: 'the next damage it takes is doubled' },
  Immune: { hero: 'all damage to you is ignored', enemy: 'all damage to it is ignored' },
} as const

interface Status {
  readonly word: keyof typeof ABOUT
  readonly icon: string
  /** Null for what one simply is. */
  readonly value: number | null
  readonly tone: NonNullable<ChipProps['tone']>
}

/** Block, Strength, Protect, Weak, Exposed, Immune: those there are. */
function statusesOf({ block, strength, protect, isWeak, isExposed, isImmune }: Condition): Status[] {
  const statuses: readonly (Status | false)[] = [
    block > 0 && { word: 'Block', icon: marks.block, value: block, tone: 'block' },
    strength > 0 && { word: 'Strength', icon: marks.strength, value: strength, tone: 'plain' },
    protect > 0 && { word: 'Protect', icon: marks.protect, value: protect, tone: 'block' },
    isWeak && { word: 'Weak', icon: marks.weak, value: null, tone: 'bad' },
    isExposed && { word: 'Exposed', icon: marks.exposed, value: null, tone: 'bad' },
    isImmune && { word: 'Immune', icon: marks.immune, value: null, tone: 'good' },
  ]
  return statuses.filter((status) => status !== false)
}

/** A Hero's Block stands at the bar, not among the chips. */
export function ConditionChips({ condition, side }: { condition: Condition; side: Side }) {
  return statusesOf(condition)
    .filter(({ word }) => side === 'enemy' || word !== 'Block')
    .map(({ word, icon, value, tone }) => (
      <Chip
        key={word}
        {...{ word, icon, tone }}
        {...(value === null ? {} : { value })}
        about={ABOUT[word][side]}
        isSpelled={side === 'hero'}
      />
    ))
}

export function conditionWords(condition: Condition): string {
  return label(
    ...statusesOf(condition).map(({ word, value }) => (value === null ? word : `${word} ${value}`)),
  )
}
