/** The Heroes Invasion [H0] to [H9]: cards are revealed and heroes resolved in one loop [Q45]. */
import { WON } from '@hearthkeep/engine'
import type { Choices } from '@hearthkeep/engine'
import { CLASSES } from '../content/schema.ts'
import { activeIn, EVENT, hasEvent, hasMonster, inspire, mapOf, neededFor, takeTrap } from './dungeon.ts'
import { attack, invasion, loot, resolveHeroes, revealGuildCard, showOff, summonHero } from './procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { PHASE } from '../table.ts'

const { ask, choices, define, events, repeatWhile } = rules
const classCount = CLASSES.length

/** How many cards an invasion reveals at each level [S10]. */
export function levelsOf(t: Table): readonly number[] {
  return t.data.levels[t.difficulty]
}

/** Flips the top Guild card; with the last one of a level that is not the final one the next level begins at once [W1, Q23]. */
export function flipGuildCard(t: Table): number {
  const card = t.guildDeck.pop()
  t.guildDiscard.push(card)
  const levels = levelsOf(t)
  if (t.guildDeck.isEmpty && t.level < levels.length - 1) {
    t.level++
    t.isNoon = t.data.scenarios[t.scenario].hasLunch ? 1 : 0
    t.guildDiscard.moveAllTo(t.guildDeck)
    t.guildDice.shuffle(t.guildDeck)
    t.log?.add(events['level-started'], t.level + 1, levels[t.level])
  }
  return card
}

/** Whether the last card of the last level is done with: then the chest is safe [W2, Q23, Q24]. */
export function checkWon(t: Table): void {
  if (t.level < levelsOf(t).length - 1 || !t.guildDeck.isEmpty) return
  t.log?.add(events['game-won'])
  t.finish(WON)
}

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
        t.log?.add(events['guild-card-revealed'], card)
        t.call(revealGuildCard, card)
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

/** Whether a hero is still to appear or to act. */
export function isUnsettled(t: Table): boolean {
  if (t.summonRooms !== 0) return true
  for (let room = 0; room < t.data.rooms.length; room++) if (activeIn(t.rooms[room]) > 0) return true
  return false
}

/** What the active heroes of a room can do: the first that fits of Attack, Loot, Wait and Charge. */
function offerSteps(t: Table, out: Choices, room: number): void {
  const { active, monsters, chest } = t.rooms[room]
  const count = activeIn(t.rooms[room])
  if (count === 0) return
  if (hasMonster(t, room)) {
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
export function arrive(t: Table, hero: number, room: number): void {
  const here = t.rooms[room]
  if (here.traps > 0) {
    takeTrap(t, room)
    here.active[hero]--
    t.heroes[hero]++
    t.log?.add(events['trap-sprung'], hero, room)
    return
  }
  const inspired = inspire(t, room)
  if (inspired > 0) t.log?.add(events['heroes-inspired'], room, inspired)
}

/** Turns one active hero to its exhausted side. */
export function exhaust(t: Table, room: number, hero: number): void {
  const { active, exhausted } = t.rooms[room]
  active[hero]--
  exhausted[hero]++
}

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
          t.log?.add(events['heroes-waited'], room, activeIn(t.rooms[room]), neededFor(t, room))
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

/** A hero appears, shows off, meets traps, inspires [H1] to [H3]; a loud room brings one more. */
define(summonHero, [
  repeatWhile(
    (t, my) => my.again < 2 && t.heroes[my.hero] > 0,
    [
      (t, my) => {
        t.heroes[my.hero]--
        t.rooms[my.room].active[my.hero]++
        t.log?.add(events['hero-appeared'], my.hero, my.room)
        t.call(showOff, my.hero, my.room)
      },
      (t, my) => {
        arrive(t, my.hero, my.room)
        my.again = my.again === 0 && hasEvent(t, my.room, EVENT.LOUD) ? 1 : 2
      },
    ],
  ),
])
