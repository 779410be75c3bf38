/** A player's turn [P1] to [P4], [P9]: cards are played, one after the other. */
import type { Choices } from '@hearthkeep/engine'
import { offerAction, strike } from './actions.ts'
import { useAbility } from './activating.ts'
import { offerCells } from './cells.ts'
import { offerCombined } from './combined-actions.ts'
import { ACTION } from '../content/actions.ts'
import { clearEvent, drawCard, placeMeeple, placePortal, placeResource, placeTrap } from './dungeon.ts'
import { moveMeeple } from './moving.ts'
import { ambush, reinforce, surge, swarm, turn, useCells } from './procedures.ts'
import { build, useRoom } from './rooms.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { PHASE } from '../table.ts'

const { ask, choices, define, events, repeatWhile } = rules
const { MOVE, MELEE, RANGED, TRAP, PORTAL: PUT_PORTAL, SUMMON, DRAW, ACTIVATE } = ACTION
const { PLACE, REINFORCE, AMBUSH } = ACTION
const anywhere = -1

/** Uses up the first action of the card in play that is of a kind; `a` says which of it, where that matters. */
function useUp(t: Table, kind: number, a = -1): void {
  if (t.card < 0) return
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    const action = t.data.actions[side[i]]
    if (((t.left >> i) & 1) === 0 || action.kind !== kind || (a >= 0 && action.a !== a)) continue
    t.left &= ~(1 << i)
    return
  }
}

/** Uses up an action by its design. */
function useUpDesign(t: Table, design: number): void {
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0 || side[i] !== design) continue
    t.left &= ~(1 << i)
    return
  }
}

/** What can be done with the rest of the card in play, in any order [P3]. */
function offerRest(t: Table, out: Choices, seat: number): void {
  if (t.card < 0) return
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0) continue
    if (isOffered(t, side, i)) continue
    const { kind, a } = t.data.actions[side[i]]
    if (kind <= SUMMON) offerAction(t, out, seat, kind, anywhere)
    else if (kind === PLACE) {
      for (let room = 0; room < t.data.rooms.length; room++)
        if (t.rooms[room].monsters[seat] > 0 && t.resources[a] > 0)
          out.add(choices['place-resource'], a, room)
    } else offerCombined(t, out, seat, side[i])
  }
}

/** Whether an equal action further to the left is still unused: the two are one choice. */
function isOffered(t: Table, side: readonly number[], place: number): boolean {
  for (let i = 0; i < place; i++) if (((t.left >> i) & 1) === 1 && side[i] === side[place]) return true
  return false
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
    draw: (t, { seat }) => {
      useUp(t, DRAW)
      drawCard(t, seat)
    },
    move: (t, { seat, from, to, cargo }) => {
      useUp(t, MOVE)
      moveMeeple(t, seat, from, to, cargo)
    },
    melee: (t, { room, hero }) => {
      useUp(t, MELEE)
      strike(t, room, hero)
    },
    ranged: (t, { room, hero }) => {
      useUp(t, RANGED)
      strike(t, room, hero)
    },
    'place-resource': (t, { resource, room }) => {
      useUp(t, PLACE, resource)
      placeResource(t, resource, room)
    },
    'place-trap': (t, { room }) => {
      useUp(t, TRAP)
      placeTrap(t, room)
    },
    'place-portal': (t, { room, from }) => {
      useUp(t, PUT_PORTAL)
      placePortal(t, room, from)
    },
    summon: (t, { seat, room }) => {
      useUp(t, SUMMON)
      placeMeeple(t, seat, room)
    },
    'use-ability': (t, { seat, room, to, cargo }) => {
      useUp(t, ACTIVATE)
      useAbility(t, seat, room, to, cargo)
    },
    'use-room': (t, { seat, room, card }) => {
      useUp(t, ACTIVATE)
      useRoom(t, seat, room, card)
    },
    'use-builder': (t, { resource, to, from }) => {
      useUp(t, ACTIVATE)
      build(t, resource, to, from)
    },
    'complete-portal': (t, { room }) => {
      useUp(t, ACTIVATE)
      placePortal(t, room, -1)
    },
    'clear-event': (t, { room }) => {
      useUp(t, ACTIVATE)
      clearEvent(t, room)
    },
    swarm: (t, { seat, action, room }) => {
      useUpDesign(t, action)
      t.call(swarm, seat, t.data.actions[action].a, room, t.rooms[room].monsters[seat])
    },
    'begin-action': (t, { seat, action }) => {
      useUpDesign(t, action)
      const { kind, a, b } = t.data.actions[action]
      if (kind === REINFORCE) t.call(reinforce, seat, a)
      else if (kind === AMBUSH) t.call(ambush, seat, a, b)
      else t.call(surge, seat, action)
    },
  },
})

define(turn, [
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
])
