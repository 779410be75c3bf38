/** What watchers do in an hour: take their places, and have their turns [H2] [H3] [T1] to [T3]. */
import type { Choices } from '@hearthkeep/engine'
import { MOST_OIL, pour } from './oil.ts'
import { LANTERNS, rules } from './rulebook.ts'
import type { Seat, Table } from './rulebook.ts'

const { ask, choices, events, procedure, reasons, repeatWhile } = rules

const ACTIONS = 2
/** For a watcher who is alone on the wall. */
const ACTIONS_ALONE = 4

/**
 * ALL ARE ASKED AT ONCE: there is no `who`, so `choices` runs for every seat. The first answer goes on, hence the loop:
 * who has answered is offered nothing more.
 */
const standAt = ask({
  name: 'stand-at',
  rule: 'H2',
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

function isUndecided(t: Table): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (t.watchers[seat].hasChosen === 0) return true
  return false
}

/** Everybody takes a place on the wall [H2]. */
export const takePlaces = procedure(
  'take-places',
  [],
  [
    (t: Table) => {
      for (let seat = 0; seat < t.seats; seat++) t.watchers[seat].hasChosen = 0
    },
    repeatWhile(isUndecided, [standAt]),
  ],
)

/** A card does what it says, and is discarded when that is over [T2]. */
const playCard = procedure(
  'play-card',
  ['watcher', 'card'],
  [
    (t: Table, my) => {
      const { hand, lantern } = t.watchers[my.watcher]
      t.actions--
      hand.take(my.card)
      t.inPlay.push(my.card)
      t.log?.add(events['card-played'], my.watcher, my.card, lantern)
      t.call(t.data.cards[my.card].effect, my.watcher, lantern)
    },
    (t) => t.inPlay.moveAllTo(t.discardPile),
  ],
)

const act = ask({
  name: 'act',
  rule: 'T1',
  who: (_: Table, my: { watcher: Seat }) => my.watcher,
  about: { actions: ['number', (t) => t.actions] },
  choices(t, out, my) {
    const { hand, lantern } = t.watchers[my.watcher]
    for (let i = 0; i < hand.size; i++) out.add(choices['play-card'], hand.get(i))
    if (t.lanterns[lantern].oil < MOST_OIL) out.add(choices.tend)
    else out.refuse(reasons['lantern-full'], choices.tend) // [E1]
    out.add(choices['end-turn'])
    if (out.isExplaining) explain(t, out, my.watcher)
  },
  take: {
    'play-card': (t, { seat, card }) => t.call(playCard, seat, card),
    tend(t, { seat }) {
      const { lantern } = t.watchers[seat]
      t.actions--
      t.log?.add(events['lantern-tended'], seat, lantern)
      pour(t, lantern, 1)
    },
    'end-turn': (t, { seat }) => {
      t.actions = 0
      t.log?.add(events['turn-ended'], seat)
    },
  },
})

/** Of any card that is not in one's own hand the same is said, wherever it lies: so it tells nothing. */
function explain(t: Table, out: Choices, watcher: Seat): void {
  for (let card = 0; card < t.data.cards.length; card++)
    if (!t.watchers[watcher].hand.has(card)) out.explain(reasons['not-in-hand'], choices['play-card'], card)
}

const turn = procedure(
  'turn',
  ['watcher'],
  [
    (t: Table) => {
      t.actions = t.seats === 1 ? ACTIONS_ALONE : ACTIONS // [T1]
    },
    repeatWhile((t: Table) => t.actions > 0, [act]), // [T3]
  ],
)

/** Each watcher has a turn, from the captain on [H3]. */
export const turns = procedure(
  'turns',
  ['done'],
  [
    repeatWhile(
      (t: Table, my: { done: number }) => my.done < t.seats,
      [
        (t, my) => {
          t.call(turn, (t.captain + my.done++) % t.seats)
        },
      ],
    ),
  ],
)
