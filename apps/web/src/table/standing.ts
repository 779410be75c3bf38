/** How a thing stands, as the parts of the kit say it. */
import type { CardState } from '../kit/card.tsx'
import type { Standing } from './use-standing.ts'

const CARDS = {
  picked: 'chosen',
  glows: 'playable',
  hints: 'hinted',
  refused: 'not-now',
  '': 'idle',
} as const satisfies Record<Standing['state'], CardState>

/** Of a card, or anything that is chosen like one. */
export const cardStateOf = ({ state }: Standing): CardState => CARDS[state]

/** Of somebody who can be aimed at: `target`, `hinted`, or what they are anyway. */
export function targetStateOf<S extends string>({ state }: Standing, otherwise: S): S | 'target' | 'hinted' {
  if (state === 'picked' || state === 'glows') return 'target'
  return state === 'hints' ? 'hinted' : otherwise
}
