/** What heroes do wherever they come from: attack [H4, D1] to [D3], show off [H1.1], go to the Cells [C1] to [C3]. */
import { CLASSES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import {
  clanOf,
  discard,
  EVENT,
  exhaust,
  hasEvent,
  inspire,
  loseResource,
  mapOf,
  offerResources,
  removeMeeple,
  springTrap,
  takeTrap,
} from './dungeon.ts'
import { flipGuildCard } from './guild-deck.ts'

const { ask, choices, declare, define, events, repeatFor, when, window } = rules
const WARRIOR = CLASSES.indexOf('warrior')
const ROGUE = CLASSES.indexOf('rogue')
const MAGE = CLASSES.indexOf('mage')
const ARCHER = CLASSES.indexOf('archer')
const SMASHED = 2

/** The owner may spend a card with Defend [A7, Q33]; otherwise the monster takes a wound [D1, D2]. */
export const attack = declare('attack', ['seat', 'room', 'passed'])
define(attack, [
  window({
    name: 'defend',
    rule: 'A7',
    who: (_, my) => my.seat,
    passed: 'passed',
    choices(t, out, my) {
      const { hand } = t.players[my.seat]
      for (let i = 0; i < hand.size; i++)
        if (t.data.cards[hand.get(i)].canDefend) out.add(choices['defend-with'], hand.get(i))
    },
    take: {
      'defend-with': (t, { card }, my) => {
        discard(t, my.seat, card, events['wound-defended'])
        t.leave()
      },
    },
    pass: 'take-wound',
  }),
  (t, my) => {
    const player = t.players[my.seat]
    if (player.wounds + 1 >= clanOf(t, my.seat).health) {
      removeMeeple(t, my.seat, my.room)
      return
    }
    player.wounds++
    t.log?.add(events['monster-wounded'], my.seat, player.wounds)
  },
])

/** Only on being summoned [H8]. A Mage's show-off concerns the Cells alone and stands there [C3]. */
export const showOff = declare('show-off', ['hero', 'room', 'count'])
define(showOff, [
  when(
    (_, my) => my.hero === ARCHER,
    [
      ask({
        name: 'archer-shoots',
        rule: 'H1.1',
        who: (t) => t.active,
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
  repeatFor('count', (_, my) => (my.hero === WARRIOR ? SMASHED : 0), [
    ask({
      name: 'warrior-smashes',
      rule: 'Q46',
      who: (t) => t.active,
      choices: (t, out, my) => offerResources(t, out, my.room),
      take: { 'lose-resource': (t, { resource }, my) => loseResource(t, resource, my.room) },
      ifNone: 'skip',
    }),
  ]),
  (t, my) => {
    if (my.hero !== ROGUE || t.rooms[my.room].traps === 0) return
    takeTrap(t, my.room)
    t.log?.add(events['trap-removed'], my.room)
  },
])

/** A Guild card is flipped, and one hero of its class goes to the Cells: it shows off, meets traps, and stays exhausted, unless it is a Mage [C1] to [C3]. */
export const jailHero = declare('jail-hero', ['card: guild'])
define(jailHero, [
  (t, my) => {
    my.card = flipGuildCard(t)
    const { class: hero } = t.data.guild[my.card]
    if (hero < 0) {
      t.log?.add(events['guild-card-ignored'], my.card) // [C5]
      t.leave()
      return
    }
    if (t.heroes[hero] === 0) {
      t.log?.add(events['hero-missing'], hero) // [Q11]
      t.leave()
      return
    }
    const { cells } = t.data
    t.heroes[hero]--
    t.rooms[cells].active[hero]++
    t.log?.add(events['hero-jailed'], hero)
    if (hero !== MAGE) t.call(showOff, hero, cells)
    else {
      const freed = inspire(t, cells)
      t.log?.add(events.breakout, freed)
    }
  },
  (t, my) => {
    const { cells } = t.data
    const { class: hero } = t.data.guild[my.card]
    if (!springTrap(t, cells, hero) && hero !== MAGE) exhaust(t, cells, hero) // [H3]
  },
])
