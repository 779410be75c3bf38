/**
 * Nobody is told what one may not know: over random games of every game, with hands closed where that can be, a match shows
 * a seat its view and nothing else, and nothing is named to it that it never saw. (See honesty.test.ts.)
 */
import { catalog } from '@hearthkeep/catalog'
import { fork, HIDDEN, notationOf, SPECTATOR, Stream, viewOf } from '@hearthkeep/engine'
import type { Game, Leaf } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'

const GAMES = process.env['SOAK'] === undefined ? 40 : 1000
/** At every so many decisions everything is looked at. */
const EVERY = process.env['SOAK'] === undefined ? 7 : 23

/** What everybody may be told by name although it never lies open: as the games' own conformance says. */
const REVEALED: Readonly<Record<string, readonly string[]>> = {
  greyport: ['card-discarded'],
  hellbringer: ['card-discarded'],
}

/** Options with which more is hidden. */
const closed = ({ options }: Game): Record<string, string> =>
  options['hands'] === undefined ? {} : { hands: 'closed' }

/** The things that a view shows, as `kind number`. */
function thingsIn(leaves: readonly Leaf[], view: Int32Array): Set<string> {
  const found = new Set<string>()
  for (const leaf of leaves) {
    if (leaf.of === undefined) continue
    const first = leaf.kind === 'pile' ? leaf.at + 1 : leaf.at
    const end = leaf.kind === 'pile' ? first + Math.max(0, view[leaf.at]) : first + 1
    for (let cell = first; cell < end; cell++) if (view[cell] >= 0) found.add(`${leaf.of} ${view[cell]}`)
  }
  return found
}

describe.each(catalog.map(({ game }) => [game.name, game] as const))('%s', (_, game) => {
  const { leaves } = game.layout
  const random = Stream.of(77)

  /** The seats, and somebody who only looks on. */
  const viewers = (seats: number): number[] => [
    ...Array.from({ length: seats }, (_, seat) => seat),
    SPECTATOR,
  ]

  /** The view of the match is that of the rules, and holds nothing of anybody else. */
  function checkView(match: Match): void {
    for (const seat of viewers(match.setup.seats)) {
      const view = match.view(seat === SPECTATOR ? 'spectator' : seat)
      expect([...view.cells]).toEqual([...viewOf(game.layout, match.state.table, seat)])
      expect(view.choices.every((choice) => choice.seat === seat)).toBe(true)
      expect([...view.refused, ...view.refusedIfTried].every((refused) => refused.seat === seat)).toBe(true)
      expect(JSON.stringify(view.zones)).not.toContain(String(HIDDEN))
    }
  }

  /** What each seat heard and was shown of the last step, against all it saw on the way. */
  function checkStep(match: Match, before: ReadonlyMap<number, Set<string>>): void {
    for (const seat of viewers(match.setup.seats)) {
      const viewer = seat === SPECTATOR ? 'spectator' : seat
      const frames = match.frames(match.steps, viewer)
      const seen = new Set(before.get(seat))
      for (const view of [...frames.map(({ cells }) => cells), match.view(viewer).cells])
        for (const thing of thingsIn(leaves, view)) seen.add(thing)
      for (const { kind, concerns, text } of match.happened(match.steps, viewer).events) {
        if (REVEALED[game.id]?.includes(kind)) continue
        for (const { kind: of, id } of concerns) {
          if (game.things[of]?.count === undefined || !leaves.some((leaf) => leaf.of === of)) continue
          expect(seen, `player ${seat + 1} hears "${text}"`).toContain(`${of} ${id}`)
        }
      }
      const { notation } = match.decisions(viewer)[match.steps - 1]
      expect(notation === undefined || match.decisions(viewer)[match.steps - 1].seat === seat).toBe(true)
    }
  }

  test('[M10, M12, M13] a seat is shown its own view, and hears nothing named that it never saw', () => {
    for (let number = 0; number < GAMES; number++) {
      const seats = game.seats[0] + (number % (game.seats[1] - game.seats[0] + 1))
      const setup = { seats, seed: 1000 + number, options: closed(game) }
      const match = Match.start(game, setup, { undo: 'practice', autoForced: number % 2 === 0 })
      for (let i = 0; !match.isOver && i < 400; i++) {
        const isLook = i % EVERY === number % EVERY
        if (isLook) checkView(match)
        const table = fork(match.game, match.state.table)
        const index = random.below(table.choices.count)
        const seat = table.choices.seatOf(index)
        const notation = notationOf(game, table, index)
        table.release()
        const before = new Map(
          isLook
            ? viewers(seats).map((one) => [
                one,
                thingsIn(leaves, match.view(one === SPECTATOR ? 'spectator' : one).cells),
              ])
            : [],
        )
        const steps = match.steps
        expect(match.answer({ seat, revision: match.revision, notation }).kind).toBe('taken')
        if (isLook && match.steps === steps + 1) checkStep(match, before)
      }
      match.close()
    }
  })
})
