/** A player's turn [P1] to [P9]: playing cards, renewing the offer, drawing. */
import type { Choices } from '@hearthkeep/engine'
import {
  build,
  clearEvent,
  drawCard,
  moveMeeple,
  offerAction,
  placeMeeple,
  placePortal,
  placeResource,
  placeTrap,
  strike,
  useAbility,
  useRoom,
} from './actions.ts'
import { ACTION } from './content/data.ts'
import { ROOMS } from './content/schema.ts'
import { ALL_ROOMS, EVENT, hasEvent, mapOf, renewOffer, takeTop } from './dungeon.ts'
import { ambush, reinforce, renewal, surge, swarm, turn, useCells } from './procedures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, define, events, reasons, repeatWhile } = rules
const { MOVE, MELEE, RANGED, TRAP, PORTAL: PUT_PORTAL, SUMMON, DRAW, ACTIVATE } = ACTION
const { PLACE, SWARM, REINFORCE, AMBUSH, SURGE } = ACTION
const rooms = ALL_ROOMS
const anywhere = -1
const HAND = 5
const REINFORCED = 3
const BUILDER = ROOMS.indexOf('builder')
export const PHASE = { BEFORE: 0, PLAY: 1, RENEW: 2, INVASION: 3 } as const

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

/** A quick look whether there is anything to do: meeples where they have to be, somebody to hit. */
function isLikely(t: Table, seat: number, kind: number, room: number): boolean {
  if (kind === SUMMON) return t.players[seat].supply > 0
  const { neighbours } = mapOf(t)
  for (let here = 0; here < rooms; here++) {
    if ((room !== anywhere && room !== here) || t.rooms[here].monsters[seat] === 0) continue
    if (kind === MOVE) return true
    if (kind === TRAP) return t.traps > 0
    if (kind === MELEE && hasHero(t, here)) return true
    if (kind === RANGED && !hasEvent(t, here, EVENT.FOG)) {
      for (const near of neighbours[here]) if (hasHero(t, near) && !hasEvent(t, near, EVENT.FOG)) return true
    }
  }
  return false
}

function hasHero(t: Table, room: number): boolean {
  const { active, exhausted } = t.rooms[room]
  for (let hero = 0; hero < active.length; hero++) if (active[hero] + exhausted[hero] > 0) return true
  return false
}

/** What can be done with the rest of the card in play, in any order [P3]. */
function offerRest(t: Table, out: Choices, seat: number): void {
  if (t.card < 0) return
  const side = t.data.cards[t.card].sides[t.side]
  for (let i = 0; i < side.length; i++) {
    if (((t.left >> i) & 1) === 0) continue
    if (isOffered(t, side, i)) continue
    const { kind, a, b } = t.data.actions[side[i]]
    if (kind <= SUMMON) offerAction(t, out, seat, kind, anywhere)
    else if (kind === PLACE) {
      for (let room = 0; room < rooms; room++)
        if (t.rooms[room].monsters[seat] > 0 && t.resources[a] > 0)
          out.add(choices['place-resource'], a, room)
    } else if (kind === SWARM) {
      for (let room = 0; room < rooms; room++)
        if (isLikely(t, seat, a, room)) out.add(choices.swarm, side[i], room)
    } else if (kind === REINFORCE) {
      if (!t.players[seat].deck.isEmpty || !t.players[seat].discard.isEmpty)
        out.add(choices['begin-action'], side[i])
    } else if (kind === AMBUSH) {
      if (t.players[seat].supply > 0 && hasRoomFor(t, b)) out.add(choices['begin-action'], side[i])
    } else if (kind === SURGE && isLikely(t, seat, a, anywhere)) out.add(choices['begin-action'], side[i])
  }
}

/** Whether an equal action further to the left is still unused: the two are one choice. */
function isOffered(t: Table, side: readonly number[], place: number): boolean {
  for (let i = 0; i < place; i++) if (((t.left >> i) & 1) === 1 && side[i] === side[place]) return true
  return false
}

/** Whether meeples can be placed in some room of a type. */
function hasRoomFor(t: Table, type: number): boolean {
  for (const room of mapOf(t).ofType[type]) if (!hasEvent(t, room, EVENT.CROAK)) return true
  return false
}

function offerCells(t: Table, out: Choices, seat: number): void {
  if (t.players[seat].cellsUsed === 1) out.refuse(reasons['cells-used'], choices['use-cells'])
  else if (!t.guildDeck.isEmpty) out.add(choices['use-cells'])
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
      build(t, BUILDER, resource, to, from)
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

/** Cards in hand may go for a new offer, each for a whole one [P5, Q6]; then everything played is discarded [P6, P7]. */
define(renewal, [
  (t) => {
    t.phase = PHASE.RENEW
  },
  repeatWhile(
    (_, my) => my.isOver === 0,
    [
      ask({
        name: 'renew-offer',
        rule: 'P5',
        who: (t: Table, _: Turn) => t.active,
        choices(t, out) {
          const { hand } = t.players[t.active]
          for (let i = 0, size = hand.size; i < size; i++) out.add(choices['renew-offer'], hand.get(i))
          offerCells(t, out, t.active)
          out.add(choices['end-turn'])
        },
        take: {
          'renew-offer': (t, { seat, card }) => {
            const { hand, discard } = t.players[seat]
            hand.take(card)
            discard.push(card)
            t.log?.add(events['card-discarded'], seat, card)
            renewOffer(t)
            t.log?.add(events['offer-renewed'], seat)
          },
          'use-cells': (t, { seat }) => t.call(useCells, seat),
          'end-turn': (_, __, my) => {
            my.isOver = 1
          },
        },
      }),
    ],
  ),
  (t) => {
    const { playArea, discard, hand } = t.players[t.active]
    playArea.moveAllTo(discard)
    for (let missing = HAND - hand.size; missing > 0; missing--) drawCard(t, t.active)
  },
])

/** Every meeple that was in the room may do the action once [A10, A17, Q54]. */
define(swarm, [
  repeatWhile(
    (_, my) => my.left > 0,
    [
      ask({
        name: 'swarm',
        rule: 'A10',
        who: (_, my: { seat: number; action: number; room: number; left: number }) => my.seat,
        choices(t, out, my) {
          offerAction(t, out, my.seat, my.action, my.room)
          if (out.count > 0) out.add(choices['enough-of-this'])
        },
        take: {
          move: (t, { seat, from, to, cargo }, my) => {
            my.left--
            moveMeeple(t, seat, from, to, cargo)
          },
          melee: (t, { room, hero }, my) => {
            my.left--
            strike(t, room, hero)
          },
          ranged: (t, { room, hero }, my) => {
            my.left--
            strike(t, room, hero)
          },
          'place-trap': (t, { room }, my) => {
            my.left--
            placeTrap(t, room)
          },
          'enough-of-this': (t) => t.leave(),
        },
        ifNone: 'skip',
      }),
      // Nothing left to do for the others.
      (t, my) => {
        if (!isLikely(t, my.seat, my.action, my.room)) my.left = 0
      },
    ],
  ),
])

/** The first action, and if it was really done the second [A13, Q43, Q54]. */
define(surge, [
  (_, my) => {
    my.room = anywhere
  },
  ask({
    name: 'surge',
    rule: 'A13',
    who: (_, my: { seat: number; action: number; room: number }) => my.seat,
    choices(t, out, my) {
      const { a } = t.data.actions[my.action]
      if (a !== RANGED) offerAction(t, out, my.seat, a, anywhere)
      else for (let room = 0; room < rooms; room++) offerAction(t, out, my.seat, a, room)
      out.add(choices['enough-of-this'])
    },
    take: {
      move: (t, { seat, from, to, cargo }, my) => {
        moveMeeple(t, seat, from, to, cargo)
        my.room = to
      },
      melee: (t, { room, hero }, my) => {
        strike(t, room, hero)
        my.room = room
      },
      ranged: (t, { room, hero, from }, my) => {
        strike(t, room, hero)
        my.room = from
      },
      summon: (t, { seat, room }, my) => {
        placeMeeple(t, seat, room)
        my.room = room
      },
      'enough-of-this': (t) => t.leave(),
    },
  }),
  ask({
    name: 'surge-second',
    rule: 'A13',
    who: (_, my: { seat: number; action: number; room: number }) => my.seat,
    choices(t, out, my) {
      const { b } = t.data.actions[my.action]
      const isThere = b === SUMMON || b === TRAP || b === PUT_PORTAL
      offerAction(t, out, my.seat, b, isThere ? my.room : anywhere)
      if (out.count > 0) out.add(choices['enough-of-this'])
    },
    take: {
      draw: (t, { seat }) => drawCard(t, seat),
      move: (t, { seat, from, to, cargo }) => moveMeeple(t, seat, from, to, cargo),
      melee: (t, { room, hero }) => strike(t, room, hero),
      ranged: (t, { room, hero }) => strike(t, room, hero),
      'place-trap': (t, { room }) => placeTrap(t, room),
      'place-portal': (t, { room, from }) => placePortal(t, room, from),
      summon: (t, { seat, room }) => placeMeeple(t, seat, room),
      'use-ability': (t, { seat, room, to, cargo }) => useAbility(t, seat, room, to, cargo),
      'use-room': (t, { seat, room, card }) => useRoom(t, seat, room, card),
      'use-builder': (t, { resource, to, from }) => build(t, BUILDER, resource, to, from),
      'complete-portal': (t, { room }) => placePortal(t, room, -1),
      'clear-event': (t, { room }) => clearEvent(t, room),
      'enough-of-this': () => undefined,
    },
    ifNone: 'skip',
  }),
])

/** Meeples appear in rooms of a type, as many as the player likes [A12, Q54]. */
define(ambush, [
  repeatWhile(
    (t, my) => my.left > 0 && my.isOver === 0 && t.players[my.seat].supply > 0,
    [
      ask({
        name: 'ambush',
        rule: 'A12',
        who: (_, my: { seat: number; left: number; type: number; isOver: number }) => my.seat,
        choices(t, out, my) {
          for (const room of mapOf(t).ofType[my.type])
            if (!hasEvent(t, room, EVENT.CROAK)) out.add(choices['place-meeple'], room)
          out.add(choices['enough-of-this'])
        },
        take: {
          'place-meeple': (t, { seat, room }, my) => {
            my.left--
            placeMeeple(t, seat, room)
          },
          'enough-of-this': (_, __, my) => {
            my.isOver = 1
          },
        },
      }),
    ],
  ),
])

/** The top three cards: those that show the action go to the hand, the others are discarded [A11, Q9, Q10]. */
define(reinforce, [
  (t, my) => {
    for (let i = 0; i < REINFORCED; i++) {
      const card = takeTop(t, my.seat)
      if (card >= 0) t.seen.push(card)
    }
    t.log?.add(events['cards-seen'], my.seat, t.seen.size)
    const { hand, discard } = t.players[my.seat]
    for (let i = 0; i < t.seen.size; i++) {
      const card = t.seen.get(i)
      if (((t.data.cards[card].shows >> my.action) & 1) === 1) {
        hand.push(card)
        t.log?.add(events['card-taken'], my.seat, card)
      } else {
        discard.push(card)
        t.log?.add(events['card-discarded'], my.seat, card) // [Q9, Q57]
      }
    }
    t.seen.clear()
  },
])
