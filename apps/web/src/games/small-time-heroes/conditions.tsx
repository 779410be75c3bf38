/** Statuses and figures of Heroes and Enemies as chips, and the same in words. */
import { Chip } from '../../table/chip.tsx'
import { label } from '../../table/words.ts'
import { marks } from './art.ts'
import type { Condition } from './model-enemies.ts'

type Side = 'hero' | 'enemy'

const ABOUT = {
  block: { hero: 'taken off before health', enemy: 'taken off before health' },
  strength: { hero: 'added to every hit of yours', enemy: 'added to every hit' },
  protect: { hero: 'added to every gain of Block', enemy: 'added to every gain of Block' },
  weak: { hero: 'your next attack deals half', enemy: 'its next attack deals half' },
  exposed: { hero: 'the next damage you take is doubled', enemy: 'the next damage it takes is doubled' },
  immune: { hero: 'all damage to you is ignored', enemy: 'all damage to it is ignored' },
} as const

/** Block, Strength, Protect, Weak, Exposed, Immune: those there are. */
export function ConditionChips({ condition, side }: { condition: Condition; side: Side }) {
  const { block, strength, protect, isWeak, isExposed, isImmune } = condition
  const about = (of: keyof typeof ABOUT): string => ABOUT[of][side]
  return (
    <>
      {block > 0 && (
        <Chip icon={marks.block} word="Block" value={block} tone="block" about={about('block')} />
      )}
      {strength > 0 && (
        <Chip
          icon={marks.strength}
          word="Strength"
          value={strength}
          tone="strength"
          about={about('strength')}
        />
      )}
      {protect > 0 && (
        <Chip icon={marks.protect} word="Protect" value={protect} tone="block" about={about('protect')} />
      )}
      {isWeak && <Chip icon={marks.weak} word="Weak" tone="bad" about={about('weak')} />}
      {isExposed && <Chip icon={marks.exposed} word="Exposed" tone="bad" about={about('exposed')} />}
      {isImmune && <Chip icon={marks.immune} word="Immune" tone="good" about={about('immune')} />}
    </>
  )
}

export function conditionWords({ block, strength, protect, isWeak, isExposed, isImmune }: Condition): string {
  return label(
    block > 0 && `Block ${block}`,
    strength > 0 && `Strength ${strength}`,
    protect > 0 && `Protect ${protect}`,
    isWeak && 'Weak',
    isExposed && 'Exposed',
    isImmune && 'Immune',
  )
}
