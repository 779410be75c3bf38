/** A player's turn [P1] to [P4], [P9]: cards are played, one after the other. */
import type { Choices, Procedure } from '@hearthkeep/engine'
import type { Action } from '../content/data.ts'
import { doingFirst, rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { PHASE } from '../table.ts'
import { actionTakes } from './action-words.ts'
import { offerCells, useCells } from './cells.ts'
import { anywhere } from './dungeon.ts'

const { ask, choices, events, procedure, repeatWhile } = rules

/** What can be done with the rest of the card in play, in any order [P3]. */
function offerRest(t: Table, out: Choices, seat: number): void {
  if (t.card < 0) return
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0 || isOffered(t, side, i)) continue
    t.data.actions[side[i]].offer(t as never, out, seat, anywhere, side[i])
  }
}

/** Whether an equal action further to the left is still unused: the two are one choice. */
function isOffered(t: Table, side: readonly number[], place: number): boolean {
  for (let i = 0; i < place; i++) if (((t.left >> i) & 1) === 1 && side[i] === side[place]) return true
  return false
}

/** Whether a choice of a kind uses an action up. */
function isMeant(
  { chosenAs, resource }: Action,
  kind: string,
  answer: { readonly resource?: number },
): boolean {
  return chosenAs.includes(kind) && (resource < 0 || resource === answer.resource)
}

/** Uses up the first action of the card in play that a choice may come of. */
function useUp(t: Table, kind: string, answer: object): void {
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0 || !isMeant(t.data.actions[side[i]], kind, answer)) continue
    t.left &= ~(1 << i)
    return
  }
}

/** Begins an action by its design, in a room if it is done in one, and uses it up. */
function begin(t: Table, seat: number, action: number, room: number): void {
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0 || side[i] !== action) continue
    t.left &= ~(1 << i)
    break
  }
  t.call(t.data.actions[action].effect as Procedure, seat, room, action)
}

/** Begins a card: which of its sides is used is said at once [P4]. */
function playCard(t: Table, seat: number, card: number, option: number): void {
  const player = t.players[seat]
  const { sides, sideNames } = t.data.cards[card]
  player.hand.take(card)
  player.playArea.push(card)
  t.card = card
  t.side = sideNames.indexOf(option)
  t.left = (1 << sides[t.side].length) - 1
  t.log?.add(events['card-played'], seat, card, option)
}

interface Turn {
  isOver: number
}

const acts = ask({
  name: 'play-cards',
  rule: 'P2',
  who: (t: Table, _: Turn) => t.active,
  choices(t, out) {
    const seat = t.active
    offerRest(t, out, seat)
    const { hand } = t.players[seat]
    for (let i = 0, size = hand.size; i < size; i++) {
      const { sideNames } = t.data.cards[hand.get(i)]
      for (const option of sideNames) out.add(choices['play-card'], hand.get(i), option)
    }
    offerCells(t, out, seat)
    out.add(choices['end-play'])
  },
  take: {
    'play-card': (t, { seat, card, option }) => playCard(t, seat, card, option),
    'use-cells': (t, { seat }) => t.call(useCells, seat),
    'end-play': (_, __, my) => {
      my.isOver = 1
    },
    ...doingFirst((t, _: Turn, kind, answer) => useUp(t, kind, answer), actionTakes),
    swarm: (t, { seat, action, room }) => begin(t, seat, action, room),
    'begin-action': (t, { seat, action }) => begin(t, seat, action, anywhere),
  },
})

export const turn = procedure(
  'turn',
  ['isOver'],
  [
    (t) => {
      t.phase = PHASE.PLAY
      t.turn++
      t.players[t.active].cellsUsed = 0
      t.log?.add(events['turn-started'], t.turn, t.active)
    },
    repeatWhile((_, my) => my.isOver === 0, [acts]),
    (t) => {
      t.card = -1
      t.left = 0
    },
  ],
)
