/** A player's turn [P1] to [P4], [P9]: cards are played, one after the other. */
import { NONE } from '@hearthkeep/engine'
import type { Choices } from '@hearthkeep/engine'
import { doingFirst, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { PHASE } from './table.ts'
import { actionTakes } from './action-words.ts'
import { offerCells, useCells } from './cells.ts'
import { anywhere, isBefore } from './dungeon.ts'

const { ask, choices, declare, define, events, repeatWhile } = rules

/** What can be done with the rest of the card in play, in any order [P3]. */
function offerRest(t: Table, out: Choices, seat: number): void {
  if (t.card < 0) return
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0 || isBefore(side, t.left, i)) continue
    t.data.actions[side[i]].offer(t as never, out, seat, anywhere, side[i])
  }
}

/** The card in play as long as it has an action that is not used; `NONE` if it has none [P3]. */
export function unfinishedCard(t: Table): number {
  if (t.card < 0) return NONE
  const { actions, cards } = t.data
  // Defend is a reaction, for which a card in play is too late.
  const isOpen = cards[t.card].sides[t.side].some(
    (action, i) => ((t.left >> i) & 1) === 1 && actions[action].chosenAs.length > 0,
  )
  return isOpen ? t.card : NONE
}

/** Uses up the first action of the card in play that a choice of a kind may come of, by design or resource if it names one. */
function useUp(t: Table, kind: string, named: number | undefined, placed: number | undefined): void {
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    const { chosenAs, resource } = t.data.actions[side[i]]
    if (((t.left >> i) & 1) === 0 || !chosenAs.includes(kind)) continue
    if ((named !== undefined && named !== side[i]) || (resource >= 0 && resource !== placed)) continue
    t.left &= ~(1 << i)
    return
  }
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

export const turn = declare('turn', ['isOver'])
define(turn, [
  (t) => {
    t.phase = PHASE.PLAY
    t.turn++
    t.players[t.active].cellsUsed = 0
    t.log?.add(events['turn-started'], t.turn, t.active)
  },
  repeatWhile(
    (_, my) => my.isOver === 0,
    [
      ask({
        name: 'play-cards',
        rule: 'P2',
        who: (t) => t.active,
        about: { card: ['card', unfinishedCard] },
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
          ...doingFirst((t, _, { action, resource }, kind) => useUp(t, kind, action, resource), actionTakes),
        },
      }),
    ],
  ),
  (t) => {
    t.card = -1
    t.left = 0
  },
])
