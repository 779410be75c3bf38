/** What Enemies' effects do, and to whom: the steps that words are made of. */
import type { Locals } from '@hearthkeep/engine'
import type { ENEMY_LOCALS, Things } from '../../content/limits.ts'
import { hitNow } from '../damage/defense.ts'
import { hitHero, pickAlly } from '../procedures.ts'
import { CLEARED, isMinion, isStanding, PLACES, SIDE } from '../roster.ts'
import { namedEnemy, rules } from '../rulebook.ts'
import type { Actor, Enemy, Table } from '../rulebook.ts'
import { MAT } from '../table.ts'

const { events, repeatFor, repeatWhile, the } = rules
const mat = MAT
const places = PLACES
const bossDown = CLEARED.BOSS

export type My = Locals<Things, typeof ENEMY_LOCALS>

/** In the Enemy Turn the other Hero takes the place of one who is knocked out [A50]. */
export function goesOn(t: Table, my: My): void {
  if (t.cleared === bossDown) t.leave()
  else if (!isStanding(t.heroes[my.hero])) {
    if (t.side === SIDE.ENEMIES && isStanding(t.heroes[1 - my.hero])) my.hero = 1 - my.hero
    else t.leave()
  }
}

/** Who acts. */
export function actsAs(t: Table, my: My, place: number): Actor {
  return my.source < 0 ? the.owner(place) : namedEnemy(t, my.source)
}

/** The Strength behind its damage; a Minion that rushed in has none [A24]. */
export function strengthOf(t: Table, my: My): number {
  if (my.source >= 0) return t.enemies[my.source].strength + t.enemies[my.source].strengthNow
  return my.source === -1 ? my.strength : 0
}

/** Whom an Enemy's good deeds can go to, other than the one who does them. */
export const ALLIES = ['all-minions', 'other-minions', 'weakest-minion', 'strongest-minion', 'mat'] as const
type Who = (typeof ALLIES)[number] | undefined
export const isForMany = (to: Who): boolean => to === 'all-minions' || to === 'other-minions'

/** The places a deed goes to, a bit each. */
function placesFor(t: Table, my: My, to: Who): number {
  if (to === undefined) return my.source < 0 ? 0 : 1 << my.source
  if (to === 'mat') return 1 << mat
  let bits = 0
  let best = -1
  for (let place = 0; place < places; place++) {
    const enemy = t.enemies[place]
    if (!isMinion(enemy) || (to === 'other-minions' && place === my.source)) continue
    if (isForMany(to)) bits |= 1 << place
    else {
      const isBetter = best < 0 || (to === 'weakest-minion' ? enemy.health < best : enemy.health > best)
      if (isBetter) bits = 0
      if (isBetter || enemy.health === best) {
        bits |= 1 << place
        best = enemy.health
      }
    }
  }
  return bits
}

type Gain = (typeof events)['enemy-gained-block']

export const hasSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0

/** Gives each Enemy it goes to what it gains, and tells how much; of several that are alike the player says which [R116]. */
export function giveTo(to: Who, place: number, event: Gain, give: (enemy: Enemy) => number) {
  const giveAll = (t: Table, bits: number): void => {
    for (let number = 0; number <= mat; number++) {
      if (((bits >> number) & 1) === 0) continue
      const gained = give(t.enemies[number])
      t.log?.add(event, namedEnemy(t, number), gained)
    }
  }
  if (to !== 'weakest-minion' && to !== 'strongest-minion')
    return (t: Table, my: My): void => giveAll(t, placesFor(t, my, to))
  return [
    (t: Table, my: My) => {
      const bits = placesFor(t, my, to)
      if (hasSeveral(bits)) t.call(pickAlly, my.hero, bits, actsAs(t, my, place), place)
      else t.result = -1
    },
    (t: Table, my: My) => giveAll(t, t.result >= 0 ? 1 << t.result : placesFor(t, my, to)),
  ]
}

/** Damage to the Hero, or to every Hero, once or several times. */
export function hit(amount: number, times: number, isAll: boolean, place: number) {
  const isTwo = (t: Table): boolean => isAll && isStanding(t.heroes[0]) && isStanding(t.heroes[1])
  return [
    (t: Table, my: My) => {
      my.left = isTwo(t) ? times * 2 : times
      my.lost = 0
    },
    repeatWhile(
      (_, my: My) => my.left > 0,
      [
        (t, my) => {
          my.left--
          const hero = isTwo(t) && my.left % 2 === 0 ? 1 - my.hero : my.hero
          const full = amount + strengthOf(t, my)
          const by = actsAs(t, my, place)
          const lost = hitNow(t, hero, full, my.source, by)
          if (lost < 0) t.call(hitHero, hero, full, my.source, by)
          else t.result = lost
        },
        (t, my) => {
          my.lost += t.result
          goesOn(t, my) // whoever stands takes what is left [A50]
        },
      ],
    ),
  ]
}

/** Does something so many times, and looks each time whether it goes on. */
export function several(times: number, once: (t: Table, my: My) => void) {
  return [
    (_: Table, my: My) => {
      my.left = 0
    },
    repeatFor('left', () => times, [once, goesOn]),
  ]
}

/** A piece comes back from Rubble [R154, A33, A56]. */
export function rebuild(t: Table, place: number): void {
  const enemy = t.enemies[place]
  if (t.crystals > 0) t.crystals--
  enemy.rubble = 0
  enemy.health = 5 * t.day * (t.heroes[0].plays + t.heroes[1].plays)
  enemy.block = 0
  t.log?.add(events['piece-rebuilt'], enemy.card, enemy.health)
}

/** The pieces that lie as Rubble, a bit each. */
export function rubble(t: Table): number {
  let bits = 0
  for (let place = 0; place < places; place++) bits |= t.enemies[place].rubble << place
  return bits
}
