/** What the compiler refuses to words; each line that must not compile says so, and `npm run check types` sees to it. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import { EffectBook, effectWords, whole, z } from '@hearthkeep/content'
import type { Id, ProcedureOf } from '@hearthkeep/engine'
import { arena, LOCALS } from './effect-arena.ts'
import type { Table } from './effect-arena.ts'

const { condition, word, words } = effectWords<Table>()(LOCALS)
const nothing = (): void => undefined
const hit = word({ hit: whole(1, 9), whom: z.enum(['all', 'boss']).optional() }, (e) => {
  expectTypeOf(e.hit).toEqualTypeOf<number>()
  expectTypeOf(e.whom).toEqualTypeOf<'all' | 'boss' | undefined>()
  return nothing
})
const burn = word({ burn: whole(1, 9) }, () => nothing)

describe('a word', () => {
  test('knows the locals of its effects and the fields of the table, and no others', () => {
    const effects = {
      good: word({}, () => (t, my) => {
        t.coins += my.target
      }),
      // @ts-expect-error -- there is no local "victim"
      local: word({}, () => (_, my) => void my.victim),
      // @ts-expect-error -- nor is there one in the second step
      second: word({}, () => [nothing, (_, my) => void my.victim]),
      // @ts-expect-error -- there is no field "gold"
      field: word({}, () => (t) => void t.gold),
      // @ts-expect-error -- there is no field "hits" in JSON
      hit: word({ hit: whole(1, 9) }, (e) => () => void e.hits),
    }
    expect(Object.keys(words({ title: 'all', effects }).fields.effects)).toHaveLength(5)
  })

  test('tells its facts where the game wants to know them, and only there', () => {
    const weighed = effectWords<Table, { readonly worth: number }>()(LOCALS)
    weighed.word(
      {},
      () => nothing,
      () => ({ worth: 1 }),
    )
    // @ts-expect-error -- the facts are missing
    weighed.word({}, () => nothing)
    weighed.word(
      {},
      () => nothing,
      // @ts-expect-error -- these are no facts of the game
      () => ({ price: 1 }),
    )
    expect(burn.facts({ burn: 1 })).toBeUndefined()
  })

  test('is a condition only if it can be tested', () => {
    const dark = condition({}, () => (t, my) => t.coins > my.hero)
    // @ts-expect-error -- a condition holds or not
    condition({}, () => (t) => t.coins)
    // @ts-expect-error -- there is no local "victim"
    condition({}, () => (_, my) => my.victim > 0)
    expect(dark.facts({})).toBeUndefined()
  })
})

describe('flow words', () => {
  test('are told the price that is to be paid, which is one of the words', () => {
    const spoken = words({
      title: 'flow',
      effects: { hit, burn, fold: word({}, () => nothing) },
      prices: ['burn', 'fold'],
      flow: {
        pay: (price, place) => {
          expectTypeOf(price).toEqualTypeOf<{ readonly burn: number } | 'fold'>()
          expectTypeOf(place).toEqualTypeOf<number>()
          return nothing
        },
      },
    })
    expect(spoken.effect.safeParse({ pay: 'fold', do: { hit: 1 } }).success).toBe(true)
  })

  test('take no price that is none, and go through nothing into a local that there is not', () => {
    const effects = { hit, burn }
    const pay = (): typeof nothing => nothing
    // @ts-expect-error -- there is no word "coin"
    words({ title: 'flow', effects, prices: ['coin'], flow: { pay } })
    // @ts-expect-error -- what is nothing but a price is one
    words({ title: 'flow', effects, prices: ['burn'], onlyPrices: ['hit'], flow: { pay } })
    words({
      ...{ title: 'flow', effects },
      prices: ['burn'],
      // @ts-expect-error -- nothing else is paid with
      flow: { pay: (price: { readonly hit: number }) => () => void price },
    })
    // @ts-expect-error -- there is no local "victim"
    words({ title: 'flow', effects, flow: { each: { foe: { local: 'victim', member: () => -1 } } } })
    // @ts-expect-error -- there is no such flow word
    expect(() => words({ title: 'flow', effects, flow: { times: true, chose: pay } })).not.toThrow()
  })

  test('that a game does not have are no effects of its cards', () => {
    const plain = words({ title: 'plain', effects: { hit, burn } })
    const timed = words({ title: 'timed', effects: { hit, burn }, flow: { times: true } })
    type Plain = z.infer<typeof plain.effect>
    type Timed = z.infer<typeof timed.effect>
    expectTypeOf<{ hit: number; whom: 'all' }>().toExtend<Plain>()
    expectTypeOf<{ hit: number; whom: 'one' }>().not.toExtend<Plain>()
    expectTypeOf<{ times: number; do: { burn: number } }>().toExtend<Timed>()
    expectTypeOf<{ times: number; do: { burn: number } }>().not.toExtend<Plain>()
    expectTypeOf<{ choose: { burn: number }[] }>().not.toExtend<Timed>()
    expect(plain.effect.safeParse({ times: 2, do: { burn: 1 } }).success).toBe(false)
    expect(timed.effect.safeParse({ times: 2, do: { burn: 1 } }).success).toBe(true)
  })
})

describe('a compiled effect', () => {
  test('is a procedure with the locals of its words, of effects that its words can say', () => {
    const plain = words({ title: 'plain', effects: { hit, burn } })
    const book = new EffectBook(arena().rules.supplement())
    const printed = { owner: 'Card', clause: () => '' }
    const effect = book.compile(plain, [{ hit: 1 }], printed)
    expectTypeOf(effect).toEqualTypeOf<ProcedureOf<unknown, typeof LOCALS> | null>()
    // @ts-expect-error -- there is no word "miss"
    expect(() => book.compile(plain, [{ miss: 1 }], printed)).toThrow('{"miss":1}: no word of plain')
  })
  test('is called with ids of the kinds that its locals are of, where the words know the kinds', () => {
    const typed = effectWords<Table, undefined, undefined, { readonly enemy: object }>()([
      'seat',
      'target: enemy',
    ])
    const strike = typed.word({}, () => (_, my) => {
      expectTypeOf(my.target).toEqualTypeOf<Id<'enemy'>>()
    })
    const book = new EffectBook(arena().rules.supplement())
    const printed = { owner: 'Card', clause: () => '' }
    const compile = () =>
      book.compile(typed.words({ title: 'typed', effects: { strike } }), ['strike'], printed)
    expectTypeOf(compile).returns.toEqualTypeOf<ProcedureOf<
      { readonly enemy: object },
      readonly ['seat', 'target: enemy']
    > | null>()
    expect(compile).toThrow('local target: enemy is no kind of thing')
  })
})
