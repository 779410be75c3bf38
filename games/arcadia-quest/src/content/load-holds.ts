/** What holds, as figures. */
import type { Aura, Gift, Holds, Spread } from './data.ts'
import { EVERY, FACTS, FLAGS, GROUPS, SPREADS, SPREAD_TIMES, STATS } from './kinds.ts'
import type { Group } from './kinds.ts'
import type { Holding } from './texts.ts'
import { holding } from './vocabulary.ts'

type Needs = Pick<Gift, 'needs' | 'groups'>
type Condition = Extract<Holding, { readonly if: unknown }>['if']
type Stats = Extract<Holding, { readonly gives: unknown }>['gives']

/** Bits for groups. */
export const groupBits = (groups: readonly Group[]): number =>
  groups.reduce((bits, group) => bits | (1 << GROUPS.indexOf(group)), 0)

const inNumbers = (amount: number | 'all' = 0): number => (amount === 'all' ? EVERY : amount)

/** Those of the stats that are higher or lower, with what they come to. */
function statsOf(stats: Stats): { stat: number; amount: number }[] {
  return STATS.flatMap((name, stat) => {
    const amount = inNumbers(stats[name])
    return amount === 0 ? [] : [{ stat, amount }]
  })
}

/** A condition on top of others. */
function under(condition: Condition, needs: Needs): Needs {
  if ('fact' in condition) return { ...needs, needs: needs.needs | (1 << FACTS.indexOf(condition.fact)) }
  if ('group' in condition) return { ...needs, groups: groupBits(condition.group) }
  if ('all' in condition) return condition.all.reduce((all, one) => under(one, all), needs)
  throw new Error('what holds cannot depend on any of several conditions')
}

/** What all of it comes to; `typeOf` is the number of a monster type. */
export function holdsOf(held: readonly Holding[], typeOf: (id: string) => number): Holds {
  const gives: Gift[] = []
  const auras: Aura[] = []
  const spreads: Spread[] = []
  const others = { flags: 0, twice: 0, ranged: 0, rests: 0 }
  const read = (one: Holding, needs: Needs): void =>
    holding.match<void>(one, {
      gives: (e) => void gives.push(...statsOf(e.gives).map((stat) => ({ ...stat, ...needs }))),
      aura: (e) => {
        const of = e.for === undefined ? -1 : typeOf(e.for)
        auras.push(...statsOf(e.aura).map((stat) => ({ ...stat, of })))
      },
      targets: (e) =>
        void spreads.push({
          ...{ from: SPREADS.indexOf(e.from), at: SPREAD_TIMES.indexOf(e.on) },
          count: inNumbers(e.targets),
        }),
      flag: (e) => {
        others.flags |= 1 << FLAGS.indexOf(e.flag)
      },
      twice: (e) => {
        others.twice |= groupBits(e.twice)
      },
      ranged: (e) => {
        others.ranged |= groupBits(e.ranged)
      },
      rests: (e) => {
        others.rests = e.rests
      },
      if: ({ if: condition, do: inside }) => read(inside, under(condition, needs)),
      sequence: (all) => {
        for (const each of all) read(each, needs)
      },
    })
  for (const one of held) read(one, { needs: 0, groups: 0 })
  return { gives, auras, spreads, ...others }
}
