/** The words of cards: the simple actions, Place and Defend, and actions made of others [A1] to [A14]. */
import { effectWords, whole, z } from '@hearthkeep/content'
import { ACTION_LOCALS } from '../content/data.ts'
import type { Action, Kinds } from '../content/data.ts'
import { actionFacts } from '../content/facts.ts'
import type { ActionFacts } from '../content/facts.ts'
import { RESOURCES, TYPES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Table, Takes } from './rulebook.ts'
import { ambush, reinforce, surge, swarm } from './combined-actions.ts'
import { anywhere, canDraw, hasRoomFor, placeResource } from './dungeon.ts'
import { SIMPLE, simpleActions, simpleTakes } from './simple-actions.ts'
import type { SimpleAction, SimpleName } from './simple-actions.ts'

const { choices } = rules
const tools = effectWords<Table, ActionFacts, undefined, Kinds>()(ACTION_LOCALS)
const { offering, word } = tools
const numberOf = (name: SimpleName): number => SIMPLE.indexOf(name)

/** A simple action as a word of its own. */
function alone(name: SimpleName) {
  const { offer, take, worth }: SimpleAction = simpleActions[name]
  const facts = { chosenAs: Object.keys(take), shows: [name], worth }
  return offering({}, { offer: () => offer }, () => actionFacts(facts))
}
const simpleWords = Object.fromEntries(SIMPLE.map((name) => [name, alone(name)])) as Readonly<
  Record<SimpleName, ReturnType<typeof alone>>
>

/** Begins an action by its design. */
function begin(t: Table, seat: number, action: number, room: number): void {
  t.call(t.data.actions[action].effect as NonNullable<Action['effect']>, seat, room, action)
}

/** What comes of the choices that actions list. */
export const actionTakes: Takes = {
  ...simpleTakes,
  'place-resource': (t, { resource, room }) => placeResource(t, resource, room),
  swarm: (t, { seat, action, room }) => begin(t, seat, action, room),
  'begin-action': (t, { seat, action }) => begin(t, seat, action, anywhere),
}

/** The actions on a card; the list of a side is what its icons show, from the left. */
export const actionWords = tools.words({
  lists: false,
  title: 'action',
  effects: {
    ...simpleWords,
    place: offering(
      { place: z.enum(RESOURCES) },
      {
        offer: ({ place }) => {
          const resource = RESOURCES.indexOf(place)
          return (t, out, seat) => {
            if (t.resources[resource] === 0) return
            for (let room = 0; room < t.data.rooms.length; room++)
              if (t.rooms[room].monsters[seat] > 0) out.add(choices['place-resource'], resource, room)
          }
        },
      },
      ({ place }) =>
        actionFacts({ chosenAs: ['place-resource'], resource: RESOURCES.indexOf(place), worth: 0.2 }),
    ),
    // A reaction: nothing to do with it in one's own turn.
    defend: word(
      {},
      () => [],
      () => actionFacts({ chosenAs: [], isDefence: true, worth: 0.5 }),
    ),
    swarm: offering(
      { swarm: z.enum(['move', 'melee', 'ranged', 'trap']) },
      {
        offer: (e) => {
          const { isLikely }: SimpleAction = simpleActions[e.swarm]
          return (t, out, seat, _, action) => {
            for (let room = 0; room < t.data.rooms.length; room++)
              if (isLikely(t, seat, room)) out.add(choices.swarm, action, room)
          }
        },
        steps: (e) => (t, my) =>
          t.call(swarm, my.seat, numberOf(e.swarm), my.room, t.rooms[my.room].monsters[my.seat]),
      },
      (e) => actionFacts({ chosenAs: ['swarm'], shows: [e.swarm], worth: 1.6 }),
    ),
    reinforce: offering(
      { reinforce: z.enum(['activate', 'move', 'melee', 'ranged', 'summon']) },
      {
        offer: () => (t, out, seat, _, action) => {
          if (canDraw(t, seat)) out.add(choices['begin-action'], action)
        },
        steps: (e) => (t, my) => reinforce(t, my.seat, e.reinforce),
      },
      () => actionFacts({ chosenAs: ['begin-action'], worth: 1 }),
    ),
    ambush: offering(
      { ambush: whole(1, 4), at: z.enum(TYPES) },
      {
        offer: (e) => {
          const type = TYPES.indexOf(e.at)
          return (t, out, seat, _, action) => {
            if (t.players[seat].supply > 0 && hasRoomFor(t, type)) out.add(choices['begin-action'], action)
          }
        },
        steps: (e) => (t, my) => t.call(ambush, my.seat, e.ambush, TYPES.indexOf(e.at)),
      },
      (e) => actionFacts({ chosenAs: ['begin-action'], worth: 0.7 * e.ambush }),
    ),
    surge: offering(
      { surge: z.enum(['move', 'melee', 'ranged', 'summon']), then: z.enum(SIMPLE) },
      {
        offer: (e) => {
          const { isLikely }: SimpleAction = simpleActions[e.surge]
          return (t, out, seat, _, action) => {
            if (isLikely(t, seat, anywhere)) out.add(choices['begin-action'], action)
          }
        },
        steps: (e) => (t, my) => t.call(surge, my.seat, numberOf(e.surge), numberOf(e.then)),
      },
      (e) => actionFacts({ chosenAs: ['begin-action'], shows: [e.surge, e.then], worth: 1.5 }),
    ),
  },
})
