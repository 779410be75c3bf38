/**
 * Nobody is told what one may not know: over random games of every game, with hands closed where that can be, whatever a
 * seat is shown is the same if everything it cannot see is another, and nothing is named to it that it never saw.
 */
import { catalog } from '@hearthkeep/catalog'
import {
  describeFor,
  HIDDEN,
  notationOf,
  offeredChoices,
  promptText,
  redeal,
  refusedChoices,
  refusedIfTried,
} from '@hearthkeep/engine'
import { SPECTATOR, Stream, viewOf } from '@hearthkeep/engine'
import type { Game, Leaf, Table } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'

const GAMES = process.env['SOAK'] === undefined ? 40 : 1000
/** At every so many decisions everything is looked at. */
const EVERY = process.env['SOAK'] === undefined ? 7 : 23

/** What everybody may be told by name although it never lies open: as the games' own conformance says. */
const REVEALED: Readonly<Record<string, readonly string[]>> = { greyport: ['card-discarded'] }

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

/** Everything that a seat is told of a table. */
function told(game: Game, table: Table, seat: number): string {
  const isAsked = seat !== SPECTATOR && offeredChoices(game, table, seat).length > 0
  return JSON.stringify([
    [...viewOf(game.layout, table, seat)],
    describeFor(game, table, seat),
    promptText(game, table),
    // Whether one is asked at all may hang on what others hold; what one is then offered may not.
    isAsked && [
      offeredChoices(game, table, seat),
      refusedChoices(game, table, seat),
      refusedIfTried(game, table, seat),
    ],
  ])
}

describe.each(catalog.map(({ game }) => [game.name, game] as const))('%s', (_, game) => {
  const { leaves } = game.layout
  const random = Stream.of(77)

  /** The seats, and somebody who only looks on. */
  const viewers = (seats: number): number[] => [
    ...Array.from({ length: seats }, (_, seat) => seat),
    SPECTATOR,
  ]

  function checkTold(match: Match): void {
    const other = game.newTable()
    const real = match.fork()
    for (const seat of viewers(match.setup.seats)) {
      other.copyFrom(real)
      redeal(game, other, seat, random)
      const isAsked = offeredChoices(game, real, seat).length > 0
      if (isAsked !== offeredChoices(game, other, seat).length > 0) continue
      expect(told(game, other, seat)).toBe(told(game, real, seat))
      const view = match.view(seat === SPECTATOR ? 'spectator' : seat)
      expect([...view.cells]).toEqual([...viewOf(game.layout, real, seat)])
      expect(view.choices.every((choice) => choice.seat === seat)).toBe(true)
      expect([...view.refused, ...view.refusedIfTried].every((refused) => refused.seat === seat)).toBe(true)
      expect(JSON.stringify(view.zones)).not.toContain(String(HIDDEN))
    }
    real.release()
    other.release()
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

  test('[M10, M12, M13] what a seat is told does not hang on what it cannot see, and names nothing it never saw', () => {
    for (let number = 0; number < GAMES; number++) {
      const seats = game.seats[0] + (number % (game.seats[1] - game.seats[0] + 1))
      const setup = { seats, seed: 1000 + number, options: closed(game) }
      const match = Match.start(game, setup, { undo: 'practice', autoForced: number % 2 === 0 })
      for (let i = 0; !match.isOver && i < 400; i++) {
        const isLook = i % EVERY === number % EVERY
        if (isLook) checkTold(match)
        const table = match.fork()
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
