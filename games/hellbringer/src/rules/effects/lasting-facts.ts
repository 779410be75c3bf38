/** What each lasting word comes to, on average, for the game's own bot: in points of damage. */
import type { Card } from '../../content/data.ts'
import { diceWorth } from './hero-facts.ts'

/** What one of each figure is worth for good: HP, AR, SI, AP, SP, hand size. */
export const FIGURE_WORTH = [0.5, 0.55, 6, 14, 4, 4] as const
/** What a figure that is counted is given for, on average. */
const USUAL = 1.7
const WORTH = { ignored: 1.2, companions: 2, immune: 2, pack: 8, any: 3, shared: 3, guards: 8, under: 3 }
const [STRIKING, UNSEEN, CHEAPER] = [4, 2, 3]

/** What a card gives as long as it lies in play, without what it is used for. */
export function lastingWorth({ lasting, striking, unseen, yourAttack }: Card, hero: number): number {
  let sum = striking !== null || yourAttack !== null ? STRIKING : unseen ? UNSEEN : 0
  for (const { amount, figure, hero: only, of } of lasting.gives)
    if (only < 0 || only === hero) sum += FIGURE_WORTH[figure] * amount * (of < 0 ? 1 : USUAL)
  for (const dice of lasting.ignores)
    if (dice.hero < 0 || dice.hero === hero) sum += WORTH.ignored * diceWorth(dice)
  sum += WORTH.companions * diceWorth(lasting.companions) + WORTH.pack * lasting.pack
  sum += CHEAPER * lasting.discount + (lasting.immune > 0 ? WORTH.immune : 0)
  sum += (lasting.learnsAny ? WORTH.any : 0) + (lasting.sharesSight ? WORTH.shared : 0)
  return sum + (lasting.guards ? WORTH.guards : 0) + (lasting.accumulates > 0 ? WORTH.under : 0)
}
