/** How likely an attack reaches what it has to: from forecasts only. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { outlookFor } from '../../coming/outlook.ts'
import { useForecasts } from '../../coming/use-coming.ts'
import { useTable } from '../../table/context.ts'
import type { EnemyView } from './model-enemies.ts'
import type { Model } from './model.ts'

/** Results that are gone through; of more, so many are drawn. */
const RUNS = 1300
/** More attacks than these at once tell nobody anything. */
const MOST = 12
const ATTACKS = new Set(['activate'])

/** What an attack may come to. */
export interface Strike {
  readonly choice: OfferedChoice
  readonly card: number
  readonly enemy: number
  /** The chance that it reaches what it has to; undefined while it is not known. */
  readonly reaches: number | undefined
  readonly isExact: boolean
  /** What the combination would come to, with its chances. */
  readonly totals: readonly { readonly total: number; readonly chance: number }[]
}

const idOf = ({ concerns }: OfferedChoice, kind: string): number =>
  concerns.find((one) => one.kind === kind)?.id ?? -1

/** Attacks worth an estimate: those that are still meant, else those that can join what is open. */
function strikesAt(model: Model, candidates: readonly OfferedChoice[], isPicking: boolean): OfferedChoice[] {
  const { combination, enemies } = model
  const attacks = candidates.filter(
    (choice) =>
      ATTACKS.has(choice.kind) &&
      (idOf(choice, 'enemy') >= 0 || attackerIn(model, idOf(choice, 'card'))?.hitsAll === true),
  )
  if (isPicking) return attacks.length > MOST ? [] : attacks
  if (combination === null || enemies.length === 0) return []
  return attacks.filter((choice) => idOf(choice, 'enemy') === combination.target).slice(0, MOST)
}

function attackerIn({ seats }: Model, card: number): { readonly hitsAll: boolean } | undefined {
  for (const { hand, items, skills, companions } of seats)
    for (const one of [...hand, ...items, ...skills, ...companions])
      if (one.id === card) return one.attack ?? undefined
  return undefined
}

/** The enemy that says most of an attack on all: that which is most likely to fall. */
function measured({ enemies }: Model, enemy: number): readonly EnemyView[] {
  return enemy >= 0 ? enemies.filter(({ id }) => id === enemy) : enemies.filter(({ row }) => row !== 'out')
}

export function useStrikes(model: Model): readonly Strike[] {
  const { candidates, picked, isPlaying, isPast } = useTable()
  const choices = isPlaying || isPast ? [] : strikesAt(model, candidates, picked.length > 0)
  const known = useForecasts(
    choices.map(({ notation }) => ({ moment: 'attack', choice: notation, runs: RUNS })),
  )
  return choices.map((choice, i) => {
    const coming = known[i] ?? null
    const enemy = idOf(choice, 'enemy')
    const outlooks = measured(model, enemy).flatMap((one) => {
      const outlook = outlookFor(coming, 'enemy', one.id)
      return outlook === undefined ? [] : [{ one, outlook }]
    })
    const [best] = outlooks.sort((a, b) => b.outlook.falls - a.outlook.falls)
    return {
      ...{ choice, enemy, card: idOf(choice, 'card') },
      reaches: best?.outlook.falls,
      isExact: coming?.isExact === true,
      totals:
        best === undefined
          ? []
          : best.outlook.losses.map(({ value, chance }) => ({
              total: best.one.goal - (best.outlook.now - value),
              chance,
            })),
    }
  })
}
