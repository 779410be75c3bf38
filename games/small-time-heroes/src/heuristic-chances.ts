/** How likely it is that a card's condition holds when it comes to it. */
import { CONDITION } from './content/program.ts'

/** How likely the conditions hold, by number. */
const LIKELY: Readonly<Record<number, number>> = {
  [CONDITION.CONCEALED]: 0.5,
  [CONDITION.EQUIPPED]: 0.4,
  [CONDITION.PLAYED]: 0.5,
  [CONDITION.HAND_EMPTY]: 0.2,
  [CONDITION.DEFEATED]: 0.4,
  [CONDITION.HAS_BLOCK]: 0.5,
  [CONDITION.BADLY_HURT]: 0.35,
  [CONDITION.CRYSTALS]: 0.5,
  [CONDITION.HERO_LOST_HEALTH]: 0.7,
  [CONDITION.ROW_FULL]: 0.4,
  [CONDITION.ZOMBIES_OUT]: 0.4,
  [CONDITION.HERO_HAS_NO_BLOCK]: 0.5,
  [CONDITION.BOMBS_HELD]: 0.4,
}

/** How likely a condition holds. */
export function likely(condition: number, figure: number): number {
  const p = LIKELY[condition] ?? 0.5
  return figure >= 3 ? p * 0.7 : p
}
