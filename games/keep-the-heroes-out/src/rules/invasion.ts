/** The Heroes Invasion [H0] to [H9]: cards are revealed and heroes resolved in one loop [Q45]. */
import type { Choices } from '@hearthkeep/engine'
import { CLASSES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { PHASE } from './table.ts'
import { loot } from './chests.ts'
import { comersTo, exhaust, inspire, mapOf, neededFor, springTrap, sumOf } from './dungeon.ts'
import { checkWon, flipGuildCard, levelsOf } from './guild-deck.ts'
import { attack, showOff } from './heroes.ts'

const { ask, choices, declare, define, events, repeatFor, repeatWhile } = rules
const classCount = CLASSES.length

/** Whether a hero is still to appear or to act. */
function isUnsettled(t: Table): boolean {
  if (t.summonRooms !== 0) return true
  for (let room = 0; room < t.data.rooms.length; room++) if (sumOf(t.rooms[room].active) > 0) return true
  return false
}

/** What the active heroes of a room can do: the first that fits of Attack, Loot, Wait and Charge. */
function offerSteps(t: Table, out: Choices, room: number): void {
  const { active, monsters, chest } = t.rooms[room]
  const count = sumOf(active)
  if (count === 0) return
  if (sumOf(monsters) > 0) {
    for (let hero = 0; hero < classCount; hero++) {
      if (active[hero] === 0) continue
      for (let seat = 0; seat < t.seats; seat++)
        if (monsters[seat] > 0) out.add(choices['hero-attacks'], hero, room, seat)
    }
  } else if (chest > 0) {
    out.add(count >= neededFor(t, room) ? choices['heroes-loot'] : choices['heroes-wait'], room)
  } else {
    const { neighbours, distance } = mapOf(t)
    for (let hero = 0; hero < classCount; hero++) {
      if (active[hero] === 0) continue
      for (const to of neighbours[room])
        if (distance[to] < distance[room]) out.add(choices['hero-charges'], hero, room, to)
    }
  }
}

/** A hero comes through the door: a trap may end it, otherwise it inspires all who rest there [H2, H3]. */
function arrive(t: Table, hero: number, room: number): void {
  if (springTrap(t, room, hero)) return
  const inspired = inspire(t, room)
  if (inspired > 0) t.log?.add(events['heroes-inspired'], room, inspired)
}

/** A hero appears, shows off, meets traps, inspires [H1] to [H3]; a loud room brings one more. */
const summonHero = declare('summon-hero', ['hero', 'room', 'came'])
define(summonHero, [
  repeatFor('came', (t, my) => (t.heroes[my.hero] > 0 ? comersTo(t, my.room) : 0), [
    (t, my) => {
      t.heroes[my.hero]--
      t.rooms[my.room].active[my.hero]++
      t.log?.add(events['hero-appeared'], my.hero, my.room)
      t.call(showOff, my.hero, my.room)
    },
    (t, my) => arrive(t, my.hero, my.room),
  ]),
])

export const resolveHeroes = declare('resolve-heroes', [])
define(resolveHeroes, [
  repeatWhile(isUnsettled, [
    (t) => {
      // Nobody of this class is left to appear [Q11].
      if (t.summonRooms === 0 || t.heroes[t.summonClass] > 0) return
      t.log?.add(events['hero-missing'], t.summonClass)
      t.summonRooms = 0
    },
    ask({
      name: 'next-hero',
      rule: 'H0',
      anyOrder: true,
      who: (t) => t.active,
      choices(t, out) {
        for (let room = 0; room < t.data.rooms.length; room++)
          if (((t.summonRooms >> room) & 1) === 1) out.add(choices['summon-hero'], t.summonClass, room)
        for (let room = 0; room < t.data.rooms.length; room++) offerSteps(t, out, room)
      },
      take: {
        'summon-hero': (t, { hero, room }) => {
          t.summonRooms &= ~(1 << room)
          t.call(summonHero, hero, room)
        },
        'hero-attacks': (t, { hero, room, player }) => {
          exhaust(t, room, hero)
          t.log?.add(events['hero-attacked'], hero, room, player)
          t.call(attack, player, room)
        },
        'heroes-loot': (t, { room }) => t.call(loot, room, neededFor(t, room)),
        'heroes-wait': (t, { room }) => {
          const { active, exhausted } = t.rooms[room]
          t.log?.add(events['heroes-waited'], room, sumOf(active), neededFor(t, room))
          for (let hero = 0; hero < classCount; hero++) {
            exhausted[hero] += active[hero]
            active[hero] = 0
          }
        },
        'hero-charges': (t, { hero, room, to }) => {
          t.rooms[room].active[hero]--
          t.rooms[to].active[hero]++
          t.log?.add(events['hero-charged'], hero, to, mapOf(t).distance[to])
          arrive(t, hero, to)
        },
      },
      ifNone: 'skip',
    }),
  ]),
])

export const invasion = declare('invasion', [])
define(invasion, [
  (t) => {
    t.phase = PHASE.INVASION
    t.toReveal = levelsOf(t)[t.level]
    t.log?.add(events['invasion-started'], t.toReveal)
  },
  repeatWhile(
    (t) => t.toReveal > 0 && !t.guildDeck.isEmpty,
    [
      (t) => {
        t.toReveal--
        const card = flipGuildCard(t)
        t.guildCard = card
        t.call(t.data.guild[card].effect)
      },
      resolveHeroes,
      (t) => {
        t.guildCard = -1
        checkWon(t)
      },
    ],
  ),
  (t) => {
    t.toReveal = 0
  },
])
