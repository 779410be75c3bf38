/** Chests are looted [H4.1], and what is on their backs happens [H9]. */
import { LOST } from '@hearthkeep/engine'
import { BACKS, CLASSES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { discard, exhaust, inspire, loseResource, offerResources, sumOf } from './dungeon.ts'
import { jailHero } from './heroes.ts'

const { ask, choices, declare, define, events, repeatFor, repeatWhile } = rules
const SPOIL = BACKS.indexOf('spoil')
const CURSE = BACKS.indexOf('curse')
const HEAL = BACKS.indexOf('heal')
const RESCUE = BACKS.indexOf('rescue')
const DEFEAT = BACKS.indexOf('defeat')
const classCount = CLASSES.length

/** Every player discards cards of their choice, in seat order [H9, Q28]. */
export const cursePlayers = declare('curse-players', ['count', 'seat', 'gone'])
define(cursePlayers, [
  repeatFor('seat', (t) => t.seats, [
    (_, my) => {
      my.gone = 0
    },
    repeatFor('gone', (_, my) => my.count, [
      ask({
        name: 'curse',
        rule: 'H9',
        who: (_, my) => my.seat,
        choices(t, out, my) {
          const { hand } = t.players[my.seat]
          for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
        },
        take: { 'discard-card': (t, { seat, card }) => discard(t, seat, card) },
        ifNone: 'skip',
      }),
    ]),
  ]),
])

/** Whether the heroes who loot have to be chosen: there are more than it takes, of several classes [Q20]. */
function mustChoose(t: Table, room: number, needed: number): boolean {
  let classes = 0
  for (let hero = 0; hero < classCount; hero++) if (t.rooms[room].active[hero] > 0) classes++
  return classes > 1 && sumOf(t.rooms[room].active) > needed
}

/** Exactly as many exhaust as the chest asks for, and its back happens at once [H4.1, H9]. */
export const loot = declare('loot', ['room', 'needed', 'treasure'])
define(loot, [
  (t, my) => {
    const here = t.rooms[my.room]
    my.treasure = t.chests[my.room].back
    t.chests[my.room].back = -1
    here.chest = 0
    t.looted.push(my.treasure)
    t.log?.add(events['chest-looted'], my.treasure, my.room, my.needed)
  },
  repeatWhile(
    (_, my) => my.needed > 0,
    [
      ask({
        name: 'who-loots',
        rule: 'Q20',
        who: (t) => t.active,
        choices(t, out, my) {
          if (!mustChoose(t, my.room, my.needed)) return
          for (let hero = 0; hero < classCount; hero++)
            if (t.rooms[my.room].active[hero] > 0) out.add(choices['exhaust-hero'], hero)
        },
        take: {
          'exhaust-hero': (t, { hero }, my) => {
            my.needed--
            exhaust(t, my.room, hero)
          },
        },
        ifNone: 'skip',
      }),
      (t, my) => {
        if (mustChoose(t, my.room, my.needed)) return
        for (let hero = 0; hero < classCount; hero++)
          for (; my.needed > 0 && t.rooms[my.room].active[hero] > 0; my.needed--) exhaust(t, my.room, hero)
      },
    ],
  ),
  (t, my) => {
    const { back } = t.data.treasures[my.treasure]
    if (back === CURSE) t.call(cursePlayers, 1)
    else if (back === HEAL) {
      inspire(t, my.room)
      t.log?.add(events['heroes-healed'], my.room)
    } else if (back === RESCUE && !t.guildDeck.isEmpty)
      t.call(jailHero) // [C6, Q23]
    else if (back === DEFEAT) {
      t.log?.add(events['game-lost'])
      t.finish(LOST)
    }
  },
  ask({
    name: 'spoil',
    rule: 'H9',
    who: (t) => t.active,
    choices(t, out, my) {
      if (t.data.treasures[my.treasure].back === SPOIL) offerResources(t, out, my.room)
    },
    take: { 'lose-resource': (t, { resource }, my) => loseResource(t, resource, my.room) },
    ifNone: 'skip', // [Q29]
  }),
])
