/** What a book of effects makes of them beside how they run: places, options, procedures of their own. */
import { describe, expect, test } from 'vitest'
import { EffectBook, effectWords, whole } from '@hearthkeep/content'
import { fork, sameCells, start } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { arena, done, END, LOCALS } from './effect-arena.ts'
import type { Deed, Table } from './effect-arena.ts'

const note = (n: number): Deed => ({ note: n })

describe('places', () => {
  const { deeds, pack, rules } = arena()
  const choice: Deed = { choose: [note(2), 'hero'] }
  const bought: Deed = { pay: { spend: 1 }, do: note(3) }
  const { book, effect } = pack([note(1), { if: 'first', do: choice }, { times: 2, do: bought }], 'Claw')

  test('are given to words, choices and prices in the order of the card', () => {
    expect(book.places.map(({ clause }) => clause)).toEqual(
      [note(1), choice, note(2), 'hero', bought, note(3)].map((one) => JSON.stringify(one)),
    )
    expect(new Set(book.places.map(({ owner }) => owner))).toEqual(new Set(['Claw']))
  })

  test('of a choice know the numbers of its options', () => {
    expect(book.places.map(({ options }) => options)).toEqual([[], [0, 1], [], [], [], []])
    expect(book.options).toEqual(['{"note":2}', '"hero"'])
  })

  test('are counted through all cards of a pack; the first of each tells on what it stands', () => {
    const printed = {
      owner: 'Fang',
      clause: () => 'bite',
      option: (one: Deed) => `take ${JSON.stringify(one)}`,
    }
    const other = book.compile(deeds, [{ if: 'first', do: { choose: ['hero', 'fall'] } }], printed)
    expect([book.placeOf(effect), book.placeOf(other), book.placeOf(null)]).toEqual([0, 6, 0])
    expect(book.places[6]).toMatchObject({ owner: 'Fang', clause: 'bite', options: [2, 3] })
    // An option may read otherwise than the clause it is.
    expect(book.options.slice(2)).toEqual(['take "hero"', 'take "fall"'])
  })

  test('are handed to the word: what is asked for it can be told by its number', () => {
    const { word, words } = effectWords<Table>()(LOCALS)
    const places: number[] = []
    const noted = words({
      title: 'noted',
      effects: {
        ask: word({}, (_, place) => {
          places.push(place)
          return () => undefined
        }),
      },
      flow: { times: true },
    })
    const fresh = new EffectBook(rules.supplement())
    fresh.compile(noted, ['ask', { times: 2, do: 'ask' }], { owner: 'Claw', clause: () => 'ask' })
    expect(places).toEqual([0, 1])
  })

  test('know where a word begins, whatever its first step is; a flow word is no deed of its own', () => {
    const { repeat, repeatWhile, when, ask } = rules
    const { word, words } = effectWords<Table>()(LOCALS)
    const step = (): void => undefined
    const holds = (): boolean => false
    const question = ask({ name: 'any', rule: 'A9', choices: () => undefined, take: {} })
    const beginnings = words({
      title: 'beginnings',
      effects: {
        step: word({}, () => step),
        loop: word({}, () => [repeatWhile(holds, [step])]),
        endless: word({}, () => [repeat([when(holds, [step])])]),
        question: word({}, () => [question, step]),
      },
      flow: { times: true, choose: () => step },
    })
    const fresh = new EffectBook(rules.supplement())
    const choose = { choose: ['step', 'loop'] } as const
    fresh.compile(beginnings, ['step', 'loop', 'endless', 'question', choose], {
      owner: 'Claw',
      clause: () => '',
    })
    expect(fresh.places.map(({ begins }) => begins)).toEqual([
      ...[step, holds, holds, question],
      ...[null, step, holds],
    ])
  })
})

describe('options', () => {
  test('are numbered before those that stand in them, and each can be weighed by its number', () => {
    const { deeds, pack } = arena()
    const inner: Deed = { choose: [note(3), note(4)] }
    const { book } = pack([{ choose: [note(1), inner] }])
    expect(book.options).toEqual([note(1), inner, note(3), note(4)].map((one) => JSON.stringify(one)))
    expect(book.optionMeaning(deeds, 0)).toEqual([{ type: 'word', facts: 1 }])
    expect(book.optionMeaning(deeds, 3)).toEqual([{ type: 'word', facts: 4 }])
    expect(book.optionMeaning(deeds, 1)).toMatchObject([{ type: 'choose' }])
  })
})

describe('procedures', () => {
  test('are null where there is nothing to do', () => {
    const { book, effect } = arena().pack([])
    expect([effect, book.places, book.meaningOf(arena().deeds, effect)]).toEqual([null, [], []])
    const { deeds } = arena()
    const printed = { owner: 'Card', clause: () => '' }
    expect(book.compile(deeds, undefined, printed)).toBeNull()
  })

  test('are null for words without steps, also where a step comes before every word', () => {
    const { offering, words } = effectWords<Table>()(LOCALS)
    const idle = words({
      title: 'idle',
      effects: { wait: offering({}, { offer: () => () => undefined }) },
      flow: { times: true },
      goesOn: () => undefined,
    })
    const book = new EffectBook(arena().rules.supplement())
    expect(book.compile(idle, ['wait', ['wait']], { owner: 'Card', clause: () => '' })).toBeNull()
    expect(book.places.map(({ begins }) => begins)).toEqual([null, null])
  })

  test('come after those of the rulebook, with the locals of their loops behind their own', () => {
    const { pack, rules } = arena()
    const { book, effect } = pack([{ times: 2, do: { each: 'hero', do: { times: 2, do: 'hero' } } }], 'Claw')
    const own = rules.procedures.length
    expect(effect).toMatchObject({ id: own, name: `deed ${own} of Claw` })
    expect(effect?.locals).toEqual([...LOCALS, 'left-0', 'index-1', 'kept-1', 'left-2'])
    expect(book.procedures.map(({ id }) => id)).toEqual(book.procedures.map((_, i) => i))
    expect(book.procedures.slice(0, own)).toEqual(rules.procedures)
    expect(rules.procedures).toHaveLength(own)
  })

  test('are shared by copies of a card; not by others that do the same, nor where options are chosen', () => {
    const { deeds, pack } = arena()
    const { book, effect } = pack([note(1)], 'Claw')
    const compile = (owner: string, deed: Deed) => book.compile(deeds, [deed], { owner, clause: () => '' })
    expect(compile('Claw', note(1))).toBe(effect)
    expect(book.places).toHaveLength(1)
    expect(compile('Fang', note(1))).not.toBe(effect)
    expect(compile('Claw', note(2))).not.toBe(effect)
    const choice: Deed = { choose: [note(1), 'hero'] }
    expect(compile('Claw', choice)).not.toBe(compile('Claw', choice))
    expect(book.options).toHaveLength(4)
  })

  test('of loops beside each other share their locals', () => {
    const { effect } = arena().pack([
      { times: 2, do: 'hero' },
      { times: 3, do: 'hero' },
      { each: 'hero', do: 'fall' },
    ])
    expect(effect?.locals).toEqual([...LOCALS, 'left-0', 'index-0', 'kept-0'])
  })

  test('of two packs of one rulebook have the same numbers, and a table runs those of its own', () => {
    const { gameOf, pack } = arena()
    const packs = [
      pack([note(1), { choose: [note(2), note(3)] }]),
      pack([{ times: 2, do: { choose: [note(4), note(5)] } }]),
    ]
    expect(packs[0].effect?.id).toBe(packs[1].effect?.id)
    const [one, other] = packs.map((each) => start(gameOf(each), { seed: 1 }) as Table)
    one.take(1)
    other.take(0)
    other.take(1)
    expect([done(one), done(other)]).toEqual([
      [1, 3],
      [4, 5],
    ])
  })

  test('cannot be added to the rulebook once content was loaded, with advice', () => {
    const { pack, rules } = arena()
    pack([note(1)])
    const late = 'procedure late: content was loaded already; import all rules before loading it'
    expect(() => rules.declare('late', [])).toThrow(late)
    expect(() => rules.procedure('late', [], [])).toThrow(late)
  })
})

describe('an effect in flight', () => {
  const effects: Deed[] = [
    { march: 1 },
    {
      each: 'hero',
      do: {
        times: 2,
        do: [{ choose: ['hero', { pay: { spend: 1 }, do: note(1) }] }, { if: { rich: 1 }, do: 'aim' }],
      },
    },
    'hero',
  ]
  const { gameOf, pack } = arena()
  const game = gameOf(pack(effects), 3)

  /** Goes on by the same rule whoever plays. */
  function goOn(table: Table): number[] {
    for (let i = 0; !table.isOver; i++) table.take((i * 7 + table.trace.size) % table.choices.count)
    return table.trace.toArray()
  }

  function restored(of: Game, table: Table): Table {
    const saved = JSON.parse(JSON.stringify(Array.from(table.cells))) as number[]
    const other = of.newTable() as Table
    other.restore(Int32Array.from(saved))
    return other
  }

  test('is saved with the block and goes on alike, from every question', () => {
    const table = start(game, { seed: 1 }) as Table
    let questions = 0
    for (; !table.isOver; questions++) {
      const copy = fork(game, table) as Table
      const before = table.trace.toArray()
      const later = restored(game, table)
      expect(later.inFlight()).toEqual(table.inFlight())
      expect(later.choices.count).toBe(table.choices.count)
      expect(goOn(later)).toEqual(goOn(copy))
      expect(sameCells(later.cells, copy.cells)).toBe(true)
      expect(table.trace.toArray()).toEqual(before)
      table.take(questions % table.choices.count)
    }
    expect(questions).toBeGreaterThan(6)
    expect(table.trace.toArray().at(-1)).toBe(END)
  })

  test('goes on alike on a game made anew of the same content, and on a watched table', () => {
    const again = arena()
    const same = again.gameOf(again.pack(effects), 3)
    const table = start(game, { seed: 1 }) as Table
    table.take(1)
    const watched = same.newWatchedTable().table as Table
    watched.restore(table.cells)
    const later = restored(same, table)
    const expected = goOn(table)
    expect(goOn(later)).toEqual(expected)
    expect(goOn(watched)).toEqual(expected)
  })

  test('leaves nothing on the stack when it has ended', () => {
    const table = start(game, { seed: 1 }) as Table
    goOn(table)
    expect(table.cells.slice(game.layout.stack).every((cell) => cell === 0)).toBe(true)
  })
})

describe('words that there are not', () => {
  const { word, words } = effectWords<Table>()(LOCALS)
  const small = words({ title: 'small', effects: { hit: word({ hit: whole(1, 9) }, () => () => undefined) } })
  const printed = { owner: 'Card', clause: () => '' }
  const compile = (effect: unknown): unknown =>
    new EffectBook(arena().rules.supplement()).compile(small, [effect] as never, printed)

  test.each([
    [{ miss: 1 }, '{"miss":1}: no word of small'],
    [{ if: 'dark', do: { hit: 1 } }, '"dark": no condition of small'],
    [{ choose: [{ hit: 1 }, { hit: 2 }] }, '"choose": no flow word of small'],
    [{ pay: { hit: 1 }, do: { hit: 1 } }, '"pay": no flow word of small'],
    [{ each: 'hero', do: { hit: 1 } }, '"hero": no group of small'],
  ])('%o: refused with what they are no word of', (effect, message) => {
    expect(() => compile(effect)).toThrow(message)
  })

  test('"pay" without prices is refused when words are declared', () => {
    expect(() =>
      words({
        title: 'small',
        effects: { hit: word({ hit: whole(1, 9) }, () => () => undefined) },
        flow: { pay: () => () => undefined },
      }),
    ).toThrow('small: "pay" needs prices; name the words that can be paid with')
  })
})
