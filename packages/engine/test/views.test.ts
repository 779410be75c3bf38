import { describe, expect, test } from 'vitest'
import { describeFor, HIDDEN, inspect, readLeaf, sightOf, start, viewOf } from '../src/index.ts'
import { int, ints, layout, list, open, owned, pile, rulebook, seenIf, stream } from '../src/index.ts'
import type { Tree } from '../src/index.ts'
import { main, pearls, pearlsLayout, rules } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { fc, gameOf, takeAll } from './support.ts'

const table = (seed = 4) => {
  const t = start(pearls, { seed, seats: 3 }) as Pearls
  takeAll(t, [0, 0, 0])
  return t
}
const seen = (t: Pearls, seat: number): Tree => inspect(pearlsLayout, viewOf(pearlsLayout, t, seat))

describe('what a seat sees', () => {
  test('[V1] nothing, unless the declaration says so', () => {
    const bare = layout({
      n: int,
      row: ints(2),
      deck: pile(3, 'card'),
      heroes: list(2, { life: int, hand: pile(2) }),
    })
    const own = rulebook<null>()({ layout: bare, things: {}, choices: {} })
    const t = own.newTable(null)
    t.cells.fill(1)
    const view = viewOf(bare, t, 0)
    const engine = bare.leaves.filter(({ path }) => path === 'engine.outcome' || path === 'engine.seats')
    expect(engine.map(({ at }) => view[at])).toEqual([1, 1])
    engine.forEach(({ at }) => (view[at] = HIDDEN))
    expect(view.every((cell) => cell === HIDDEN)).toBe(true)
  })

  test('[V2] all of an open field, the size of a counted pile, nothing of a hidden one', () => {
    const t = table()
    expect(seen(t, 0)).toMatchObject({
      round: 2,
      omen: '?',
      deck: Array.from({ length: t.deck.size }, () => '?'),
      pit: '?',
      shore: [],
      chest: '?',
    })
  })

  test('[V3] of an owned field its own; of the others’ piles the size', () => {
    const t = table()
    const hands = t.players.map((player) => player.hand.toArray())
    expect(hands.map((hand) => hand.length)).toEqual([1, 1, 1])
    for (const seat of [0, 1, 2]) {
      const players = seen(t, seat).players as Tree[]
      expect(players.map((player) => player.hand)).toEqual(
        hands.map((hand, i) => (i === seat ? hand : ['?'])),
      )
    }
  })

  test('[V4] what a rule says; the rule is given the table, the seat and the record’s number', () => {
    const t = table()
    t.players.forEach((player, i) => (player.mood = 10 + i))
    const moods = (seat: number) => (seen(t, seat).players as Tree[]).map((player) => player.mood)
    expect([moods(0), moods(1), moods(2)]).toEqual([
      ['?', '?', 12],
      [10, '?', '?'],
      ['?', 11, '?'],
    ])
    const locked = layout({ key: int, safe: seenIf((table: { key: number }) => table.key === 1, pile(2)) })
    const own = rulebook<null>()({ layout: locked, things: {}, choices: {} })
    const closed = own.newTable(null)
    closed.safe.push(5)
    expect(inspect(locked, viewOf(locked, closed, 0)).safe).toEqual(['?'])
    closed.key = 1
    expect(inspect(locked, viewOf(locked, closed, 0)).safe).toEqual([5])
  })

  test('[V3] the owner is the index of the outermost list, also in lists of lists', () => {
    const twice = layout({ rooms: list(2, { box: owned(list(2, { n: int })) }) })
    expect(
      twice.leaves.filter(({ path }) => path.includes('box')).map(({ path, owner }) => [path, owner]),
    ).toEqual([
      ['rooms[0].box[0].n', 0],
      ['rooms[0].box[1].n', 0],
      ['rooms[1].box[0].n', 1],
      ['rooms[1].box[1].n', 1],
    ])
  })

  test('[V5] fields of a list as the list says, unless they say otherwise themselves, at any depth', () => {
    const players = seen(table(), 0).players as Tree[]
    expect(players[1].coins).toBe(0)
    expect(players[1].omens).toEqual([
      { sign: '?', told: 0 },
      { sign: '?', told: 0 },
    ])
  })

  test('[V6] never the random streams or the stack, whatever the declaration says', () => {
    const odd = layout({
      dice: open(stream),
      box: open(list(1, { dice: stream, life: int })),
      mine: owned(stream),
    })
    const own = rulebook<null>()({ layout: odd, things: {}, choices: {} })
    const t = own.newTable(null)
    t.cells.fill(7)
    const view = viewOf(odd, t, 0)
    for (const leaf of odd.leaves) {
      if (leaf.kind !== 'stream' && leaf.kind !== 'stack') continue
      expect(sightOf(leaf, t, 0)).toBe('nothing')
      expect(view.slice(leaf.at, leaf.at + leaf.cells).every((cell) => cell === HIDDEN)).toBe(true)
    }
    expect(inspect(odd, view).box).toMatchObject([{ life: 7 }])
  })

  test('[V7] the same, when two tables differ only in what it does not see', () => {
    const sentinels = pearlsLayout.leaves.filter(
      ({ path }) => path !== 'engine.frame' && path !== 'engine.stackTop',
    )
    fc.assert(
      fc.property(fc.nat(100), fc.nat(2), fc.array(fc.nat(20), { maxLength: 25 }), (seed, seat, play) => {
        const t = start(pearls, { seed, seats: 3 }) as Pearls
        takeAll(t, play)
        const before = viewOf(pearlsLayout, t, seat)
        for (const leaf of sentinels) {
          const sight = sightOf(leaf, t, seat)
          const from = leaf.at + (sight === 'size' ? 1 : 0)
          if (sight !== 'all') t.cells.fill(0x5eed, from, leaf.at + leaf.cells)
        }
        const after = viewOf(pearlsLayout, t, seat)
        expect(after).toEqual(before)
        expect(after.includes(0x5eed)).toBe(false)
        t.release()
      }),
      { numRuns: 60 },
    )
  })

  test('[V8] as a spectator (seat -1) what everybody sees', () => {
    const t = table()
    const tree = seen(t, -1)
    expect(tree).toMatchObject({ round: 2, omen: '?' })
    expect((tree.players as Tree[]).map(({ coins, hand }) => [coins, hand])).toEqual(
      [0, 0, 0].map(() => [0, ['?']]),
    )
  })

  test('[V9] in words: a game describes a table that holds the view and nothing else', () => {
    const game = gameOf(rules, null, main, {
      describe: (view: Pearls, seat) => [
        { title: `seat ${seat} of ${view.seats}`, items: [], summary: view.players[1].hand.toArray().join() },
        { title: view.isOver ? 'over' : 'on', items: [], summary: `${view.omen}` },
      ],
    })
    const t = table()
    const { hand } = t.players[1]
    const words = (seat: number) =>
      describeFor(game, t, seat).map(({ title, summary }) => `${title}: ${summary}`)
    expect(words(1)).toEqual([`seat 1 of 3: ${hand.toArray().join()}`, `on: ${HIDDEN}`])
    expect(words(0)).toEqual([`seat 0 of 3: ${HIDDEN}`, `on: ${HIDDEN}`])
    t.finish(1)
    t.take(0)
    expect(t.isOver).toBe(true)
    expect(words(0)[1]).toBe(`over: ${HIDDEN}`)
  })

  test('[V10] readLeaf says what one field shows', () => {
    const leaf = (path: string) => pearlsLayout.leaves.find((each) => each.path === path) ?? expect.fail(path)
    const t = table()
    expect(readLeaf(leaf('players[0].hand'), t.cells)).toEqual(t.players[0].hand.toArray())
    expect(readLeaf(leaf('players[0].hand'), viewOf(pearlsLayout, t, 1))).toEqual(['?'])
    expect(readLeaf(leaf('chest'), viewOf(pearlsLayout, t, 1))).toBe('?')
  })
})
