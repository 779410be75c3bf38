/** What the enemies' turn would do: from forecasts only. */
import { RESULTS } from '@hearthkeep/game-hellbringer'
import { outlookFor } from '../../coming/outlook.ts'
import type { Coming } from '../../coming/outlook.ts'
import type { Wanted } from '../../coming/coming-store.ts'
import { useForecasts } from '../../coming/use-coming.ts'
import { useTableOf } from '../../table/context.ts'
import type { CardView } from './model-cards.ts'
import type { Model, Result, SeatView } from './model.ts'

/** Games that are drawn: of the chance itself, of the spread, of what a card would change. */
const RUNS = { chance: 600, spread: 400, defence: 300 } as const
/** More cards than these are not tried. */
const MOST_DEFENCES = 3
/** From here on it is red, bears a skull, is lethal. */
export const RED = 0.05
export const SKULL = 0.15
export const LETHAL = 0.5

/** A total that the dice may come to against one player, and whether it fells them. */
interface Bar {
  readonly total: number
  readonly chance: number
  readonly isFall: boolean
}

export interface Fate {
  /** The chance that a player falls; undefined while it is not known. */
  readonly fallOf: (seat: number) => number | undefined
  readonly isExact: boolean
  /** What the roll may come to against the shown player, if it hits; nothing while it is not known. */
  readonly bars: readonly Bar[]
  /** Whether the shown player is hit on a result. */
  readonly isHit: (result: Result) => boolean
  readonly defences: readonly { readonly card: CardView; readonly falls: number | undefined }[]
  readonly companions: readonly { readonly card: CardView; readonly falls: number | undefined }[]
}

/** Cards in hand or learned that can be used in the enemies' turn. */
function defencesOf({ hand, skills }: SeatView): CardView[] {
  const ready = [...hand, ...skills.filter(({ isUsed, isLocked }) => !isUsed && !isLocked)]
  const own = ready.filter(({ isAnytime, isInfinite, cost }) => isAnytime && !isInfinite && cost <= 0)
  // Of several copies one is enough.
  const isFirst = (card: CardView, i: number): boolean =>
    own.findIndex(({ title }) => title === card.title) === i
  return own.filter(isFirst).slice(0, MOST_DEFENCES)
}

function barsOf(roll: Coming | undefined, seat: number): Bar[] {
  const outlook = outlookFor(roll ?? null, 'stands', seat)
  if (outlook === undefined) return []
  const hits = outlook.losses.filter(({ value }) => value > 0)
  return hits.map(({ value, chance }) => ({ total: value, chance, isFall: value >= outlook.now }))
}

export function useFate({ phase }: Model, seat: SeatView): Fate {
  const isOwn = useTableOf(({ attended }) => attended === seat.seat)
  const cards = phase === 0 || !isOwn ? [] : defencesOf(seat)
  const wanted: Wanted[] = [
    { moment: 'enemies', runs: RUNS.chance },
    { moment: 'roll', runs: RUNS.spread },
    ...cards.map(({ id }) => ({
      ...{ moment: 'enemies', runs: RUNS.defence },
      wish: { kind: 'activate', thing: id },
    })),
  ]
  const [chance, roll, ...defended] = useForecasts(phase === 0 ? [] : wanted)
  const fallIn = (coming: Coming | undefined, one: number): number | undefined =>
    outlookFor(coming ?? null, 'alive', one)?.falls
  return {
    fallOf: (one) => fallIn(chance, one),
    isExact: chance?.isExact === true,
    bars: barsOf(roll, seat.seat),
    isHit(result) {
      const thing = seat.seat * RESULTS.length + RESULTS.indexOf(result)
      return outlookFor(roll ?? null, 'hit', thing)?.losses.some(({ value }) => value < 0) === true
    },
    defences: cards.map((card, i) => ({ card, falls: fallIn(defended[i], seat.seat) })),
    companions: seat.companions.map((card) => ({
      card,
      falls: outlookFor(roll ?? null, 'companion', card.id)?.falls,
    })),
  }
}
