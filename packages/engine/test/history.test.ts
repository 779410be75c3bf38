import { describe, expect, test } from 'vitest'
import {
  counted,
  deskOf,
  EventLog,
  findChoice,
  hashFields,
  hidden,
  History,
  int,
  layout,
} from '../src/index.ts'
import { list, open, owned, pile, rulebook, sameCells, SPANS, start } from '../src/index.ts'
import type { EventKind, Given } from '../src/index.ts'
import { pearls } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { askAgain } from '@hearthkeep/testkit/games'
import { fc, gameOf } from './support.ts'
import { workshop } from './workshop.ts'

function begun(seed = 2, seats = 2) {
  const table = start(pearls, { seed, seats }) as Pearls
  const history = History.at(pearls, table.cells)
  /** Takes a choice; the table stands as the history does. */
  const choose = (index: number) => {
    const step = history.take(index)
    table.restore(history.present)
    return step
  }
  const take = (seat: number, notation: string) => {
    const index = findChoice(pearls, table, seat, notation)
    expect(index, notation).toBeGreaterThanOrEqual(0)
    return choose(index)
  }
  return { table, history, choose, take }
}

describe('history', () => {
  test('[U1] remembers each step: who, what, and the block before it', () => {
    const { table, history, take } = begun()
    const first = table.cells.slice()
    take(0, 'dive')
    const second = table.cells.slice()
    take(1, 'rest')
    expect(history.steps.map(({ seat, notation }) => [seat, notation])).toEqual([
      [0, 'dive'],
      [1, 'rest'],
    ])
    expect([0, 1, 2].map((step) => history.blockAt(step))).toEqual([first, second, table.cells])
  })

  test('[U2] a step that tells nobody anything is free', () => {
    const rules = rulebook<null>()({
      layout: layout({ deck: counted(pile(4, 'card')), row: open(pile(4, 'card')), marks: open(int) }),
      things: { card: { name: (card) => `card ${card}` } },
      choices: { mark: [], turn: [], bury: ['card'] },
    })
    const main = askAgain(rules, 'T1', {
      who: (t) => t.marks % 2,
      choices(t, out) {
        out.add(rules.choices.mark)
        if (!t.deck.isEmpty) out.add(rules.choices.turn)
        for (let i = 0; i < t.row.size; i++) out.add(rules.choices.bury, t.row.get(i))
      },
      take: {
        mark: (t) => void t.marks++,
        turn: (t) => t.row.push(t.deck.pop()),
        bury(t, { card }) {
          t.row.take(card)
          t.deck.insert(0, card)
        },
      },
    })
    const game = gameOf(rules, null, main, {
      setUp: (t) => [0, 1, 2, 3].forEach((card) => t.deck.push(card)),
    })
    const history = History.begin(game, { seed: 1, seats: 2, options: {} })
    expect(SPANS).toEqual(['free', 'information'])
    // A mark; a card turned up; the same card put below the others, which everybody has seen; a mark.
    expect([0, 1, 2, 0].map((index) => history.take(index).span)).toEqual([
      'free',
      'information',
      'free',
      'free',
    ])
  })

  test('[U3] so does one that tells another seat what only the acting one could see', () => {
    const rules = rulebook<null>()({
      layout: layout({
        players: list(2, { hand: owned(pile(2, 'card')) }),
        deck: counted(pile(4, 'card')),
        told: open(int),
      }),
      things: { card: { name: (card) => `card ${card}` } },
      choices: { tell: [], wait: [] },
    })
    const main = askAgain(rules, 'T1', {
      choices(_, out) {
        out.add(rules.choices.tell)
        out.add(rules.choices.wait)
      },
      take: {
        tell: (t) => {
          t.told = t.players[0].hand.top
        },
        wait: () => undefined,
      },
    })
    const game = gameOf(rules, null, main, {
      setUp: (t) => {
        for (let card = 0; card < 4; card++) t.deck.push(card)
        t.players[0].hand.push(t.deck.pop())
      },
    })
    const history = History.begin(game, { seed: 1, seats: 2, options: {} })
    expect([history.take(1).span, history.take(0).span]).toEqual(['free', 'information'])
  })

  test('[U3] a step by which somebody sees something new costs information', () => {
    const { table, take } = begun()
    expect(take(0, 'dive').span).toBe('information')
    expect(take(1, 'open the chest').span).toBe('information')
    const [pearl] = table.players[0].hand.toArray()
    expect(take(0, `give pearl ${pearl} to player 2`).span).toBe('information')
    // Now the other player sees it.
    expect(take(1, 'accept').span).toBe('information')
  })

  test('[U3] a step that uses a random stream costs information, even if nothing else changes', () => {
    const { table } = begun()
    for (let i = 0; i < 3; i++) table.players[0].hand.push(table.deck.pop())
    const history = History.at(pearls, table.cells)
    table.refresh()
    history.take(findChoice(pearls, table, 0, 'rest'))
    table.restore(history.present)
    const top = table.players[0].hand.top
    expect(history.take(findChoice(pearls, table, 0, `toss pearl ${top}`)).span).toBe('information')
  })

  test('[U3] a step whose open result hangs on a hidden card costs information', () => {
    const rules = rulebook<null>()({
      layout: layout({ deck: hidden(pile(9, 'card')), verdict: open(int) }),
      things: { card: { name: (card) => `${card}` } },
      choices: { guess: ['n: number'] },
    })
    type T = ReturnType<typeof rules.newTable>
    const main = askAgain(rules, 'X1', {
      choices: (_, out) => [0, 4].forEach((n) => out.add(rules.choices.guess, n)),
      take: {
        guess(t, { n }) {
          t.verdict = t.deck.top >= n ? 1 : 2
        },
      },
    })
    const fill = (t: T) => Array.from({ length: 9 }, (_, card) => t.deck.push(card))
    const game = gameOf<T, null>(rules, null, main, { setUp: (t) => void fill(t) })
    const history = History.begin(game, { seed: 1, seats: 1, options: {} })
    // Every card is at least 0, so the first answer tells nothing: but the rules looked, and that is enough.
    expect([history.take(0).span, history.take(1).span]).toEqual(['information', 'information'])
  })

  test('[U4] going back restores the table exactly, and the same choices lead to the same place again', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 40 }),
        fc.nat(39),
        (seed, play, to) => {
          const { table, history, choose } = begun(seed, 3)
          for (const pick of play) if (!table.isOver) choose(pick % table.choices.count)
          const end = table.cells.slice()
          const index = to % history.steps.length
          const before = history.blockAt(index)
          const undone = history.steps.slice(index).map(({ seat, notation }) => [seat, notation] as const)
          history.goBack(index)
          table.restore(history.present)
          expect(sameCells(table.cells, before)).toBe(true)
          expect(history.steps).toHaveLength(index)
          for (const [seat, notation] of undone) choose(findChoice(pearls, table, seat, notation))
          expect(sameCells(table.cells, end)).toBe(true)
          table.release()
        },
      ),
      { numRuns: 40 },
    )
  })

  test.each([-1, 2, 99])('[U4] to a step there is none of is refused: %i', (index) => {
    const { table, history, take } = begun()
    take(0, 'dive')
    take(1, 'rest')
    const before = table.cells.slice()
    expect(() => history.goBack(index)).toThrow(RangeError)
    expect([history.steps.length, sameCells(table.cells, before)]).toEqual([2, true])
  })

  test('[U5] if the rules fail nothing has happened, and the game goes on', () => {
    const { procedure, repeatWhile, pick, note, play, gameWith } = workshop()
    const fail = (t: ReturnType<typeof play>) => {
      t.n++
      if (t.trace.top === 2) throw new Error('a bug in the rules')
    }
    const main = procedure('main', [], [repeatWhile(() => true, [note(9), pick, fail])])
    const table = play(main)
    const history = History.at(gameWith(main), table.cells)
    history.take(0)
    const before = history.present.slice()
    expect(() => history.take(2)).toThrow('a bug in the rules')
    expect([sameCells(history.present, before), history.steps.length]).toEqual([true, 1])
    history.take(1)
    table.restore(history.present)
    expect(table.trace.toArray()).toEqual([9, 0, 9, 1, 9])
  })

  test.each([-1, 3, 99, 0.5])('[U5] a choice there is none of is refused: %d', (index) => {
    const { table, history } = begun()
    const before = table.cells.slice()
    expect(() => history.take(index)).toThrow(`choice ${index}: there are 3, numbered from 0`)
    expect([sameCells(table.cells, before), history.steps.length]).toEqual([true, 0])
  })

  test('[U6] a record of it states the hash after every step', () => {
    const { table, history, choose } = begun(4, 2)
    const hashes = [0, 1, 2, 3].map((i) => {
      choose(i % table.choices.count)
      return hashFields(pearls.layout, table.cells)
    })
    expect(history.recorded().map((step) => step.hash)).toEqual(hashes)
    history.goBack(2)
    expect(history.recorded().map((step) => step.hash)).toEqual(hashes.slice(0, 2))
  })

  test('[U8] the past is kept as differences: every block and every moment of a step comes out as it was', () => {
    const table = start(pearls, { seed: 3, seats: 3 }) as Pearls
    const history = History.begin(pearls, { seed: 3, seats: 3, options: { depth: 'shallow' } })
    const blocks = [table.cells.slice()]
    const logs: EventLog[] = [new EventLog()]
    // Long enough for several checkpoints: whoever has nothing better to do declines, passes or rests.
    const frames: Int32Array[][] = [[]]
    while (!table.isOver) {
      const index = blocks.length % table.choices.count
      const seen: Int32Array[] = []
      const log = new (class extends EventLog {
        override add(kind: EventKind, ...params: Given): void {
          super.add(kind, ...params)
          seen.push(table.cells.slice())
        }
      })()
      table.log = log
      table.take(index)
      table.log = null
      history.take(index)
      blocks.push(table.cells.slice())
      logs.push(log)
      frames.push(seen)
    }
    expect(blocks.length).toBeGreaterThan(20)
    blocks.forEach((block, step) => expect(history.blockAt(step)).toEqual(block))
    for (let step = 1; step < blocks.length; step++) {
      const moments: Int32Array[] = []
      const told = history.tell(step, (cells) => moments.push(cells.slice()))
      expect([told.cells, moments]).toEqual([logs[step].cells, frames[step]])
    }
    const branch = history.branch(7)
    branch.goBack(3)
    expect([branch.present, history.steps.length]).toEqual([blocks[3], blocks.length - 1])
  })

  test('[U8] also far beyond the first checkpoints, and back again', () => {
    const { procedure, repeatWhile, pick, note, gameWith } = workshop()
    const game = gameWith(
      procedure('main', [], [repeatWhile(() => true, [note(1), pick, (t) => t.trace.clear()])]),
    )
    const history = History.begin(game, { seed: 1, seats: 1, options: {} })
    const blocks = [history.present]
    for (let i = 0; i < 300; i++) {
      history.take(i % 3)
      blocks.push(history.present)
    }
    for (const step of [0, 1, 63, 64, 65, 128, 200, 299, 300])
      expect(history.blockAt(step)).toEqual(blocks[step])
    history.goBack(130)
    for (let i = 130; i < 300; i++) history.take(i % 3)
    expect(history.blockAt(193)).toEqual(blocks[193])
    expect(history.present).toEqual(blocks[300])
  })

  test('[U9] a step is run once: what was tried is not run again when it is taken', () => {
    const { history } = begun()
    const desk = deskOf(pearls)
    const before = desk.runs
    const tried = history.run(0)
    expect(history.run(0)).toBe(tried)
    history.take(0)
    expect(desk.runs - before).toBe(1)
  })
})
