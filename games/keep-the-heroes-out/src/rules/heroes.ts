/** What heroes do: showing off, attacking, looting [H1.1], [H4], [H4.1], [H9], and monsters' health [D1] to [D3]. */
import { LOST } from '@hearthkeep/engine'
import type { Choices } from '@hearthkeep/engine'
import { BACKS, CLASSES, RESOURCES } from '../content/schema.ts'
import {
  activeIn,
  EVENT,
  hasEvent,
  inspire,
  mapOf,
  removeMeeple,
  resourcesIn,
  takeResource,
  takeTrap,
} from './dungeon.ts'
import { exhaust, flipGuildCard } from './invasion.ts'
import { attack, cursePlayers, jailHero, loot, showOff } from './procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { ask, choices, define, events, repeatWhile, when } = rules
const WARRIOR = CLASSES.indexOf('warrior')
const ROGUE = CLASSES.indexOf('rogue')
const ARCHER = CLASSES.indexOf('archer')
const SPOIL = BACKS.indexOf('spoil')
const CURSE = BACKS.indexOf('curse')
const HEAL = BACKS.indexOf('heal')
const RESCUE = BACKS.indexOf('rescue')
const classCount = CLASSES.length
const resourceCount = RESOURCES.length
const SMASHED = 2

/** Takes a resource of the room away, chosen by the player who decides for all [Q14]. */
function offerResources(t: Table, out: Choices, room: number): void {
  const { resources } = t.rooms[room]
  for (let resource = 0; resource < resourceCount; resource++)
    if (resources[resource] > 0) out.add(choices['lose-resource'], resource)
}

function loseResource(t: Table, resource: number, room: number): void {
  takeResource(t, resource, room)
  t.log?.add(events['resource-lost'], resource, room)
}

/** Only on being summoned [H8]. A Mage's show-off concerns the Cells alone and stands there [C3]. */
define(showOff, [
  when(
    (_, my) => my.hero === ARCHER,
    [
      ask({
        name: 'archer-shoots',
        rule: 'H1.1',
        who: (t, _: { hero: number; room: number; count: number }) => t.active,
        choices(t, out, my) {
          const { neighbours, distance } = mapOf(t)
          if (hasEvent(t, my.room, EVENT.FOG)) return
          for (const near of neighbours[my.room]) {
            if (distance[near] >= distance[my.room] || hasEvent(t, near, EVENT.FOG)) continue
            for (let seat = 0; seat < t.seats; seat++)
              if (t.rooms[near].monsters[seat] > 0) out.add(choices['archer-shoots'], near, seat)
          }
        },
        take: {
          'archer-shoots': (t, { room, player }) => {
            t.log?.add(events['archer-shot'], room, player)
            t.call(attack, player, room) // [Q15]
          },
        },
        ifNone: 'skip', // [Q16]
      }),
    ],
  ),
  repeatWhile(
    (t, my) => my.hero === WARRIOR && my.count < SMASHED && resourcesIn(t.rooms[my.room]) > 0,
    [
      ask({
        name: 'warrior-smashes',
        rule: 'Q46',
        who: (t, _: { hero: number; room: number; count: number }) => t.active,
        choices: (t, out, my) => offerResources(t, out, my.room),
        take: {
          'lose-resource': (t, { resource }, my) => {
            my.count++
            loseResource(t, resource, my.room)
          },
        },
      }),
    ],
  ),
  (t, my) => {
    if (my.hero !== ROGUE || t.rooms[my.room].traps === 0) return
    takeTrap(t, my.room)
    t.log?.add(events['trap-removed'], my.room)
  },
])

/** The owner may spend a card with Defend [A7, Q33]; otherwise the monster takes a wound [D1, D2]. */
define(attack, [
  ask({
    name: 'defend',
    rule: 'A7',
    who: (_, my: { seat: number; room: number }) => my.seat,
    choices(t, out, my) {
      const { hand } = t.players[my.seat]
      for (let i = 0; i < hand.size; i++)
        if (t.data.cards[hand.get(i)].canDefend) out.add(choices['defend-with'], hand.get(i))
      if (out.count > 0) out.add(choices['take-wound'])
    },
    take: {
      'defend-with': (t, { card }, my) => {
        const { hand, discard } = t.players[my.seat]
        hand.take(card)
        discard.push(card)
        t.log?.add(events['wound-defended'], my.seat, card)
        t.leave()
      },
      'take-wound': () => undefined,
    },
    ifNone: 'skip',
  }),
  (t, my) => {
    const player = t.players[my.seat]
    if (player.wounds + 1 >= t.data.clans[player.clan].health) {
      removeMeeple(t, my.seat, my.room)
      return
    }
    player.wounds++
    t.log?.add(events['monster-wounded'], my.seat, player.wounds)
  },
])

/** Whether the heroes who loot have to be chosen: there are more than it takes, of several classes [Q20]. */
function mustChoose(t: Table, room: number, needed: number): boolean {
  let classes = 0
  for (let hero = 0; hero < classCount; hero++) if (t.rooms[room].active[hero] > 0) classes++
  return classes > 1 && activeIn(t.rooms[room]) > needed
}

/** Exactly as many exhaust as the chest asks for, and its back happens at once [H4.1, H9]. */
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
        who: (t, _: { room: number; needed: number; treasure: number }) => t.active,
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
        if (my.needed === 0 || mustChoose(t, my.room, my.needed)) return
        for (let hero = 0; hero < classCount && my.needed > 0; hero++) {
          while (t.rooms[my.room].active[hero] > 0 && my.needed > 0) {
            exhaust(t, my.room, hero)
            my.needed--
          }
        }
      },
    ],
  ),
  (t, my) => {
    const { back } = t.data.treasures[my.treasure]
    if (back === SPOIL) return
    if (back === CURSE) t.call(cursePlayers, 1)
    else if (back === HEAL) {
      inspire(t, my.room)
      t.log?.add(events['heroes-healed'], my.room)
    } else if (back === RESCUE) {
      if (t.guildDeck.isEmpty) return // [Q23]
      const card = flipGuildCard(t)
      t.log?.add(events['guild-card-revealed'], card)
      t.call(jailHero, card) // [C6]
    } else {
      t.log?.add(events['game-lost'])
      t.finish(LOST)
    }
  },
  when(
    (t, my) => t.data.treasures[my.treasure].back === SPOIL,
    [
      ask({
        name: 'spoil',
        rule: 'H9',
        who: (t, _: { room: number; needed: number; treasure: number }) => t.active,
        choices: (t, out, my) => offerResources(t, out, my.room),
        take: { 'lose-resource': (t, { resource }, my) => loseResource(t, resource, my.room) },
        ifNone: 'skip', // [Q29]
      }),
    ],
  ),
])

/** Every player discards cards of their choice, in seat order [H9, Q28]. */
define(cursePlayers, [
  repeatWhile(
    (t, my) => my.seat < t.seats,
    [
      (_, my) => {
        my.left = my.count
      },
      repeatWhile(
        (t, my) => my.left > 0 && !t.players[my.seat].hand.isEmpty,
        [
          ask({
            name: 'curse',
            rule: 'H9',
            who: (_, my: { count: number; seat: number; left: number }) => my.seat,
            choices(t, out, my) {
              const { hand } = t.players[my.seat]
              for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
            },
            take: {
              'discard-card': (t, { card }, my) => {
                const { hand, discard } = t.players[my.seat]
                my.left--
                hand.take(card)
                discard.push(card)
                t.log?.add(events['card-discarded'], my.seat, card)
              },
            },
          }),
        ],
      ),
      (_, my) => {
        my.seat++
      },
    ],
  ),
])
