/** What works as long as a card is in play, as figures [H130]. */
import type { Gift, Lasting, SomeDice, Warding } from './data.ts'
import { CARD_IMMUNITIES, FIGURES, LASTING_COUNTS } from './kinds.ts'
import type { Loading } from './loading.ts'
import type { LastingDeed } from './texts.ts'
import { lasting as words } from './vocabulary.ts'

type Held = Pick<Gift, 'unarmed' | 'companion' | 'hero'>
type Condition = Extract<LastingDeed, { readonly if: unknown }>['if']
/** While it is being read. */
type Open<T> = { -readonly [N in keyof T]: T[N] }

/** More often than anything can be counted. */
const MANY = 99
/** Of what does not stay. */
export const NO_LASTING: Lasting = {
  ...{ gives: [], ignores: [], companions: { damage: 0, acid: 0 }, immune: 0, pack: 0, learnsAny: false },
  ...{ discount: 0, sharesSight: false, accumulates: 0, guards: false },
}
const ALWAYS: Held = { unarmed: false, companion: false, hero: -1 }

/** The lasting part of a card. */
export function lastingOf({ classOf }: Loading, deeds: readonly LastingDeed[]): Lasting {
  const gives: Gift[] = []
  const ignores: Warding[] = []
  const lasting: Open<Lasting> = { ...NO_LASTING, gives, ignores }
  const under = (condition: Condition, held: Held): Held => {
    if (condition === 'unarmed') return { ...held, unarmed: true }
    if (condition === 'companion') return { ...held, companion: true }
    if ('class' in condition) return { ...held, hero: classOf(condition.class) }
    if ('all' in condition) return condition.all.reduce<Held>((all, one) => under(one, all), held)
    throw new Error('what lasts cannot depend on any of several conditions')
  }
  const read = (deed: LastingDeed, held: Held): void =>
    words.match<void>(deed, {
      gives: ({ gives: figures, per }) => {
        for (const [figure, name] of FIGURES.entries()) {
          const amount = figures[name] ?? 0
          if (amount === 0) continue
          const of = per === undefined ? -1 : LASTING_COUNTS.indexOf(per.of)
          gives.push({ ...held, figure, amount, of, every: per?.every ?? 1, most: per?.most ?? MANY })
        }
      },
      ignore: ({ ignore }) => void ignores.push({ ...held, ...ignore }),
      companions: ({ companions }) => {
        lasting.companions = sumOf(lasting.companions, companions)
      },
      immune: ({ immune }) => {
        lasting.immune |= 1 << CARD_IMMUNITIES.indexOf(immune)
      },
      pack: ({ pack }) => {
        lasting.pack += pack
      },
      'learn-any': () => {
        lasting.learnsAny = true
      },
      discount: ({ discount }) => {
        lasting.discount += discount
      },
      'share-sight': () => {
        lasting.sharesSight = true
      },
      accumulate: ({ accumulate }) => {
        lasting.accumulates += accumulate
      },
      guard: () => {
        lasting.guards = true
      },
      if: ({ if: condition, do: inside }) => read(inside, under(condition, held)),
      sequence: (all) => {
        for (const one of all) read(one, held)
      },
    })
  for (const deed of deeds) read(deed, ALWAYS)
  return lasting
}

function sumOf(one: SomeDice, other: SomeDice): SomeDice {
  return { damage: one.damage + other.damage, acid: one.acid + other.acid }
}
