/** What watchers do in an hour: take their places, and have their turns [H2] [H3] [T1] to [T3]. */
import { MOST_OIL, pour } from './oil.ts'
import { LANTERNS, rules } from './rulebook.ts'
import type { LanternId, Seat, Table } from './rulebook.ts'

const { ask, choices, declare, define, events, procedure, reasons, repeatWhile } = rules

const ACTIONS = 2
/** For a watcher who is alone on the wall [T1]. */
const ACTIONS_ALONE = 4

/** How many watchers a test holds for. */
function countWatchers(t: Table, test: (watcher: Table['watchers'][number]) => boolean): number {
  let count = 0
  for (let seat = 0; seat < t.seats; seat++) if (test(t.watchers[seat])) count++
  return count
}

/** Whether no two watchers stand at a lantern. */
export const isAlone = (t: Table, lantern: LanternId): boolean =>
  countWatchers(t, (watcher) => watcher.lantern === lantern) < 2

/**
 * ALL ARE ASKED AT ONCE: there is no `who`, so `choices` runs for every seat. The rules go on with the first answer, hence the
 * loop: who has answered is offered nothing more.
 */
const standAt = ask({
  ...{ name: 'stand-at', rule: 'H2' },
  choices(t: Table, out) {
    if (t.watchers[out.seat].hasChosen === 1) return
    for (let lantern = 0; lantern < LANTERNS; lantern++) out.add(choices['stand-at'], lantern)
  },
  take: {
    'stand-at': (t, { seat, lantern }) => {
      t.watchers[seat].lantern = lantern
      t.watchers[seat].hasChosen = 1
      t.log?.add(events['stood-at'], seat, lantern)
    },
  },
})

function forgetPlaces(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++) t.watchers[seat].hasChosen = 0
}
const isUndecided = (t: Table): boolean => countWatchers(t, ({ hasChosen }) => hasChosen === 0) > 0

/** Everybody takes a place on the wall [H2]. */
export const takePlaces = procedure('take-places', [], [forgetPlaces, repeatWhile(isUndecided, [standAt])])

/** A card does what it says, and is discarded when that is over [T2]. */
const playCard = declare('play-card', ['watcher', 'card'])
define(playCard, [
  (t: Table, my) => {
    const { hand, lantern } = t.watchers[my.watcher]
    hand.take(my.card)
    t.inPlay.push(my.card)
    t.log?.add(events['card-played'], my.watcher, my.card, lantern)
    t.call(t.data.cards[my.card].effect, my.watcher, lantern)
  },
  (t) => t.inPlay.moveAllTo(t.discardPile),
])

function tend(t: Table, seat: Seat): void {
  const { lantern } = t.watchers[seat]
  t.log?.add(events['lantern-tended'], seat, lantern)
  pour(t, lantern, 1)
}

const turn = declare('turn', ['watcher'])
define(turn, [
  (t: Table) => {
    t.actions = t.seats === 1 ? ACTIONS_ALONE : ACTIONS // [T1]
  },
  repeatWhile(
    (t) => t.actions > 0,
    [
      ask({
        ...{ name: 'act', rule: 'T1', who: (_, my) => my.watcher },
        about: { actions: ['number', (t) => t.actions] },
        choices(t: Table, out, my) {
          const { hand, lantern } = t.watchers[my.watcher]
          for (let i = 0; i < hand.size; i++) out.add(choices['play-card'], hand.get(i))
          if (t.lanterns[lantern].oil < MOST_OIL) out.add(choices.tend)
          else out.refuse(reasons['lantern-full'], choices.tend) // [E1]
          out.add(choices['end-turn']) // [T3]
          if (!out.isExplaining) return
          // Of any card that is not in one's own hand the same is said, wherever it lies: so it tells nothing.
          for (let card = 0; card < t.data.cards.length; card++)
            if (!hand.has(card)) out.explain(reasons['not-in-hand'], choices['play-card'], card)
        },
        take: {
          'play-card': (t, { seat, card }) => {
            t.actions--
            t.call(playCard, seat, card)
          },
          tend(t, { seat }) {
            t.actions--
            tend(t, seat)
          },
          'end-turn': (t, { seat }) => {
            t.actions = 0
            t.log?.add(events['turn-ended'], seat)
          },
        },
      }),
    ],
  ),
])

/** Each watcher has a turn, from the captain on [H3]. */
export const turns = declare('turns', ['done'])
define(turns, [
  repeatWhile(
    (t, my) => my.done < t.seats,
    [(t: Table, my) => t.call(turn, (t.captain + my.done++) % t.seats)],
  ),
])
