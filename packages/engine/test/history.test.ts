import { describe, expect, test } from 'vitest'
import { counted, findChoice, hashCells, hidden, History, int, layout, list, open } from '../src/index.ts'
import { owned, pile, rulebook, sameCells, SPANS, start } from '../src/index.ts'
import { pearls } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { fc, gameOf } from './support.ts'
import { workshop } from './workshop.ts'

function begun(seed = 2, seats = 2) {
  const table = start(pearls, { seed, seats }) as Pearls
  const history = new History(pearls, table)
  const take = (seat: number, notation: string) => {
    const index = findChoice(pearls, table, seat, notation)
    expect(index, notation).toBeGreaterThanOrEqual(0)
    return history.take(index)
  }
  return { table, history, take }
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
    expect(history.steps.map((step) => step.before)).toEqual([first, second])
  })

  test('[U2] a step that tells nobody anything is free', () => {
    const { table, take } = begun()
    const spans = [take(0, 'dive'), take(1, 'rest')]
    const [pearl] = table.players[0].hand.toArray()
    spans.push(take(0, `give pearl ${pearl} to player 2`), take(1, 'decline'), take(1, 'rest'))
    expect(SPANS).toEqual(['free', 'information'])
    expect(spans.map((step) => step.span)).toEqual(['information', 'free', 'free', 'free', 'free'])
  })

  test('[U3] so does one that tells another seat what only the acting one could see', () => {
    const rules = rulebook<null>()({
      layout: layout({
        players: list(2, { hand: owned(pile(2, 'card')) }),
        deck: counted(pile(4, 'card')),
        told: open(int),
      }),
      things: { card: { name: (card) => `card ${card}` } },
      choices: { tell: {}, wait: {} },
      events: {},
      reasons: {},
    })
    type Tellers = ReturnType<typeof rules.newTable>
    const act = rules.ask({
      name: 'act',
      rule: 'T1',
      who: 0,
      choices(_: Tellers, out) {
        out.add(rules.choices.tell)
        out.add(rules.choices.wait)
      },
      take: {
        tell: (t: Tellers) => {
          t.told = t.players[0].hand.top
        },
        wait: () => undefined,
      },
    })
    const main = rules.procedure('main', [], [rules.repeat([act])])
    const game = gameOf(rules, null, main, {
      setUp: (t) => {
        for (let card = 0; card < 4; card++) t.deck.push(card)
        t.players[0].hand.push(t.deck.pop())
      },
    })
    const history = new History(game, start(game, { seed: 1, seats: 2 }))
    expect([history.take(1).span, history.take(0).span]).toEqual(['free', 'information'])
  })

  test('[U3] a step by which somebody sees something new costs information', () => {
    const { table, take } = begun()
    expect(take(0, 'dive').span).toBe('information')
    expect(take(1, 'open the chest').span).toBe('information')
    const [pearl] = table.players[0].hand.toArray()
    expect(take(0, `give pearl ${pearl} to player 2`).span).toBe('free')
    // Now the other player sees it.
    expect(take(1, 'accept').span).toBe('information')
  })

  test('[U3] a step that uses a random stream costs information, even if nothing else changes', () => {
    const { table, take } = begun()
    for (let i = 0; i < 3; i++) table.players[0].hand.push(table.deck.pop())
    table.refresh()
    take(0, 'rest')
    const top = table.players[0].hand.top
    expect(take(0, `toss pearl ${top}`).span).toBe('information')
  })

  test('[U3] a step whose open result hangs on a hidden card costs information', () => {
    const rules = rulebook<null>()({
      layout: layout({ deck: hidden(pile(9, 'card')), verdict: open(int) }),
      things: { card: { name: (card) => `${card}` } },
      choices: { guess: { n: 'number' } },
      events: {},
      reasons: {},
    })
    type T = ReturnType<typeof rules.newTable>
    const guess = rules.ask({
      name: 'guess',
      rule: 'X1',
      who: 0,
      choices: (_: T, out) => [0, 4].forEach((n) => out.add(rules.choices.guess, n)),
      take: {
        guess(t, { n }) {
          t.verdict = t.deck.top >= n ? 1 : 2
        },
      },
    })
    const main = rules.procedure('main', [], [guess, guess])
    const fill = (t: T) => Array.from({ length: 9 }, (_, card) => t.deck.push(card))
    const game = gameOf<T, null>(rules, null, main, { setUp: (t) => void fill(t) })
    const history = new History(game, start(game, { seed: 1 }))
    // Every card is at least 0: that answer tells nothing. That it is at least 4 does.
    expect([history.take(0).span, history.take(1).span]).toEqual(['free', 'information'])
  })

  test('[U4] going back restores the table exactly, and the same choices lead to the same place again', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 40 }),
        fc.nat(39),
        (seed, play, to) => {
          const { table, history } = begun(seed, 3)
          for (const pick of play) if (!table.isOver) history.take(pick % table.choices.count)
          const end = table.cells.slice()
          const index = to % history.steps.length
          const { before } = history.steps[index]
          const undone = history.steps.slice(index).map(({ seat, notation }) => [seat, notation] as const)
          history.goBack(index)
          expect(sameCells(table.cells, before)).toBe(true)
          expect(history.steps).toHaveLength(index)
          for (const [seat, notation] of undone) history.take(findChoice(pearls, table, seat, notation))
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
    const history = new History(gameWith(main), table)
    history.take(0)
    const before = table.cells.slice()
    expect(() => history.take(2)).toThrow('a bug in the rules')
    expect([sameCells(table.cells, before), history.steps.length]).toEqual([true, 1])
    history.take(1)
    expect(table.trace.toArray()).toEqual([9, 0, 9, 1, 9])
  })

  test.each([-1, 3, 99, 0.5])('[U5] a choice there is none of is refused: %d', (index) => {
    const { table, history } = begun()
    const before = table.cells.slice()
    expect(() => history.take(index)).toThrow(`choice ${index}: there are 3, numbered from 0`)
    expect([sameCells(table.cells, before), history.steps.length]).toEqual([true, 0])
  })

  test('[U6] a record of it states the hash after every step', () => {
    const { table, history } = begun(4, 2)
    const hashes = [0, 1, 2, 3].map((i) => {
      history.take(i % table.choices.count)
      return hashCells(table.cells)
    })
    expect(history.recorded().map((step) => step.hash)).toEqual(hashes)
    history.goBack(2)
    expect(history.recorded().map((step) => step.hash)).toEqual(hashes.slice(0, 2))
  })
})
