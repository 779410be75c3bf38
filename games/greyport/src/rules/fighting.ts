/** Fighting [F1] to [F10]. */
import type { Choices, Pile } from '@hearthkeep/engine'
import { BOON, FACES } from '../content/numbers.ts'
import { afterDamage, BY, hit } from './damage.ts'
import { faceOf, groupOf, LOCATION, placeOf } from './groups.ts'
import { endOf, isHero } from './players.ts'
import { rules } from './rulebook.ts'
import type { Player, Table } from './rulebook.ts'
import { STATE } from './table.ts'

const { ask, choices, events, procedure, reasons, repeatWhile } = rules
const { fight: fights } = choices
const { FOUGHT } = STATE
const location = LOCATION
const NOBODY = -1
/** So many monsters in one fight are worth an achievement [A10]. */
const MANY = 6
const faces = FACES

/** Whether a hero can Cleave, or an item it wields; its place in the row is given [K3]. */
function canCleave(t: Table, player: Player, place: number): boolean {
  for (let i = place, end = endOf(t, player, place); i < end; i++)
    if (t.data.cards[player.played.get(i)].cleave) return true
  return false
}

/** A figure of a hero and of all items it wields, added up [F3, K9, K15]. */
function sumOf(t: Table, seat: number, hero: number, figure: 'damage' | 'pierce' | 'splash'): number {
  const player = t.players[seat]
  const place = player.played.indexOf(hero)
  let sum = 0
  for (let i = place, end = endOf(t, player, place); i < end; i++)
    sum += t.data.cards[player.played.get(i)][figure]
  return sum
}

/** The Pierce of a played hero, or of one that has just been played, with what the location grants. */
export function pierceOf(t: Table, seat: number, hero: number): number {
  return sumOf(t, seat, hero, 'pierce') + (t.boon === BOON.PIERCE ? 1 : 0)
}

/** Everything a player's heroes can fight. */
export function offerFights(t: Table, out: Choices, seat: number): void {
  const { played } = t.players[seat]
  for (let place = 0, size = played.size; place < size; place++) {
    const hero = played.get(place)
    if (!isHero(t, hero)) continue
    if ((t.states[hero] & FOUGHT) !== 0) out.refuse(reasons['fought-once'], fights, hero)
    else offerFightsOf(t, out, seat, place)
  }
}

/** Everything that a hero at a place of its player's row can fight. */
export function offerFightsOf(t: Table, out: Choices, seat: number, place: number): void {
  const player = t.players[seat]
  const hero = player.played.get(place)
  const hasCleave = canCleave(t, player, place)
  if (t.data.cards[hero].anyTarget) {
    for (let where = location; where < t.seats; where++)
      offerTargets(t, out, hero, groupOf(t, where), hasCleave)
    if (out.isExplaining && hasCleave) explainAcross(t, out, hero)
    return
  }
  const { group } = t.players[t.defender]
  offerTargets(t, out, hero, group.isEmpty ? t.locationGroup : group, hasCleave) // [F2]
  if (!out.isExplaining) return
  if (hasCleave) explainAcross(t, out, hero)
  explainOthers(t, out, hero, group.isEmpty)
}

/** How many Tanks there are in the group being looked at, and how many that are not Ranged. */
const line = { tanks: 0, near: 0 }

/** Looks at a group, for `barrierTo`; nothing bars the way of who may fight any monster [C9]. */
function lineUp(t: Table, group: Pile, anyTarget: boolean): void {
  line.tanks = 0
  line.near = 0
  if (anyTarget) return
  for (let i = 0, size = group.size; i < size; i++) {
    const { tank, ranged } = faceOf(t, group.get(i))
    if (tank) line.tanks++
    if (!ranged) line.near++
  }
}

/** What bars the way to some targets: nothing, Tanks that are left out, or others where a target is Ranged. */
const NO_BARRIER = 0
const TANKS = 1
const OTHERS = 2

/** All Tanks come before others, and all others before Ranged ones; a second target of -1: none [F6, F7, F9]. */
function barrierTo(t: Table, target: number, second: number): number {
  const { tank, ranged } = faceOf(t, target)
  let targets = 1
  let tanks = tank ? 1 : 0
  let near = ranged ? 0 : 1
  if (second >= 0) {
    const other = faceOf(t, second)
    targets++
    if (other.tank) tanks++
    if (!other.ranged) near++
  }
  if (tanks < targets && tanks < line.tanks) return TANKS
  return near < targets && near < line.near ? OTHERS : NO_BARRIER
}

/** The legal sets of targets in a group. */
function offerTargets(t: Table, out: Choices, hero: number, group: Pile, hasCleave: boolean): void {
  lineUp(t, group, t.data.cards[hero].anyTarget)
  for (let i = 0, size = group.size; i < size; i++) {
    const target = group.get(i)
    const barrier = barrierTo(t, target, NOBODY)
    if (barrier === NO_BARRIER) out.add(fights, hero, target)
    else if (barrier === TANKS) out.refuse(reasons['behind-tank'], fights, hero, target)
    else out.refuse(reasons['behind-others'], fights, hero, target)
    if (!hasCleave) continue
    for (let j = i + 1; j < size; j++) {
      const second = group.get(j)
      const both = barrierTo(t, target, second)
      const why = both === TANKS ? reasons['leaves-tank-out'] : reasons['leaves-others-out']
      if (both === NO_BARRIER) out.add(fights, hero, target, second)
      else out.explain(why, fights, hero, target, second)
    }
  }
}

/** Why Cleave does not reach from one group into another [F8]. */
function explainAcross(t: Table, out: Choices, hero: number): void {
  for (let place = location; place < t.seats; place++) {
    for (let other = location; other < t.seats; other++) {
      if (other === place) continue
      for (const target of groupOf(t, place).toArray())
        for (const second of groupOf(t, other).toArray())
          out.explain(reasons['in-two-groups'], fights, hero, target, second)
    }
  }
}

/** Why monsters elsewhere cannot be fought [F2]. */
function explainOthers(t: Table, out: Choices, hero: number, isAtLocation: boolean): void {
  for (let place = location; place < t.seats; place++) {
    if (place === (isAtLocation ? location : t.defender)) continue
    const group = groupOf(t, place)
    for (let i = 0; i < group.size; i++)
      out.explain(reasons['not-in-active-group'], fights, hero, group.get(i))
  }
}

/** Rolls all dice of the hero and its items [F3]. The faces are kept as digits, to be shown. */
function roll(t: Table, seat: number, hero: number): void {
  const player = t.players[seat]
  const place = player.played.indexOf(hero)
  t.rolled = 0
  t.faces = 0
  for (let i = place, end = endOf(t, player, place); i < end; i++) {
    const { dice } = t.data.cards[player.played.get(i)]
    for (let die = 0; die < dice.length; die++) {
      for (let count = dice[die]; count > 0; count--) {
        const face = faces[die][t.fightDice.below(6)]
        t.rolled += face
        t.faces = t.faces * 10 + face
      }
    }
  }
  if (t.faces > 0) t.log?.add(events['dice-rolled'], t.rolled, t.faces)
}

/** Carries out what the next card of the hero does at some moment; after the last one, there is no next item. */
function runNext(
  t: Table,
  my: { seat: number; hero: number; item: number },
  which: 'fighting' | 'afterwards',
): void {
  const player = t.players[my.seat]
  const place = player.played.indexOf(my.hero)
  const end = place < 0 ? place : endOf(t, player, place)
  while (place + my.item < end) {
    const card = player.played.get(place + my.item++)
    const effect = t.data.cards[card][which]
    if (effect === null) continue
    t.call(effect, my.seat, card)
    return
  }
  my.item = NOBODY
}

/** The flat damage of a hero and what it wields, with what the location grants; in a fight with dice and bonuses one instance [F3, F4]. */
export function flatOf(t: Table, seat: number, hero: number): number {
  const { type } = t.data.cards[hero]
  const granted = t.boon === BOON.PHYSICAL ? 0 : t.boon === BOON.MAGICAL ? 1 : -1
  return sumOf(t, seat, hero, 'damage') + (type === granted ? 1 : 0)
}

/** What the fight deals with the dice as they lie [F3]. */
function rolledDamage(t: Table, my: { seat: number; hero: number }): number {
  return flatOf(t, my.seat, my.hero) + t.rolled + t.bonus
}

/** The Splash of a hero and what it wields [K15]. */
export function splashOf(t: Table, seat: number, hero: number): number {
  return sumOf(t, seat, hero, 'splash')
}

export const fight = procedure(
  'fight',
  ['seat', 'hero', 'item', 'place'],
  [
    (t, my) => {
      t.states[my.hero] |= FOUGHT
      t.fighter = my.hero
      t.bonus = 0
      t.rerolls = 0
      t.defeats = 0
      my.place = placeOf(t, t.target)
      t.log?.add(events['hero-fights'], my.hero, t.target, t.second)
    },
    repeatWhile((_, my) => my.item >= 0, [(t, my) => runNext(t, my, 'fighting')]),
    (t, my) => roll(t, my.seat, my.hero),
    repeatWhile(
      (t) => t.rerolls > 0 && t.faces > 0,
      [
        ask({
          name: 'reroll',
          rule: 'C5',
          who: (_, my) => my.seat,
          about: { hero: ['card', (_, my) => my.hero], damage: ['number', rolledDamage] },
          choices(_, out) {
            out.add(choices['reroll-dice'])
            out.add(choices['keep-roll'])
          },
          take: {
            'reroll-dice': (t, _, my) => {
              t.rerolls--
              roll(t, my.seat, my.hero)
            },
            'keep-roll': (t) => {
              t.rerolls = 0
            },
          },
        }),
      ],
    ),
    // Full damage to both, at the same time; who is defeated shows afterwards [K3].
    (t, my) => {
      const { type } = t.data.cards[my.hero]
      const pierce = pierceOf(t, my.seat, my.hero)
      const damage = rolledDamage(t, my)
      hit(t, t.target, damage, BY.FIGHT, pierce, type)
      if (t.second >= 0) hit(t, t.second, damage, BY.FIGHT, pierce, type)
      t.call(afterDamage, my.seat, 1)
    },
    // Then Splash, to all others that are in that group now [K15, Q40].
    (t, my) => {
      const splash = splashOf(t, my.seat, my.hero)
      if (splash === 0) return
      const { type } = t.data.cards[my.hero]
      const pierce = pierceOf(t, my.seat, my.hero)
      const group = groupOf(t, my.place)
      for (let i = 0, size = group.size; i < size; i++) {
        const monster = group.get(i)
        if (monster !== t.target && monster !== t.second) hit(t, monster, splash, BY.SPLASH, pierce, type)
      }
      t.call(afterDamage, my.seat, 0)
    },
    // What the fight and its Splash defeated counts, not what a Snipe does after it [Q30, F10].
    (t, my) => {
      my.item = 0
      if (t.defeats > t.bestFight) t.bestFight = t.defeats
      if (t.defeats >= MANY) t.log?.add(events['six-in-one-fight'], t.defeats)
    },
    repeatWhile((_, my) => my.item >= 0, [(t, my) => runNext(t, my, 'afterwards')]),
    (t) => {
      t.fighter = NOBODY
      t.target = NOBODY
      t.second = NOBODY
      t.rolled = 0
      t.faces = 0
      t.bonus = 0
    },
  ],
)
