/** What effects ask: whom, and where. */
import { ROOM } from '@hearthkeep/grid'
import { GUILD } from '../../content/limits.ts'
import { TYPE } from '../../content/kinds.ts'
import { FAR, hasRoom, heroSees, isClose, standingForFigure, standingForHero, waysOf } from '../board.ts'
import { arrive, bombGoesOff } from '../chapters.ts'
import { isAnythingHere } from '../arriving.ts'
import { layDown } from '../death.ts'
import { healHero } from '../harm.ts'
import { isOnBoard, isReadyCard } from '../heroes.ts'
import { player, rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { ask, choices, declare, define, events, repeatWhile } = rules
/** Whom a word means, from nearest to widest. */
export const WHOM = { SELF: 0, CLOSE: 1, SEEN: 2, ANY: 3 } as const

/** Whether a mate is one of those whom a word means. */
function isMeant(t: Table, hero: number, other: number, whom: number): boolean {
  const [from, to] = [t.heroes[hero].space, t.heroes[other].space]
  if (to < 0 || from < 0) return false
  if (whom === WHOM.CLOSE) return isClose(t, from, to)
  return whom === WHOM.ANY || (whom === WHOM.SEEN && heroSees(t, from, to))
}

/** Heals wounds of one hero, of the player's choice. */
export const heal = declare('heal', ['hero', 'place: effect', 'wounds', 'whom'])
define(heal, [
  ask({
    ...{ name: 'pick-hero', rule: 'B-ATK-5', who: player, ifNone: 'skip' },
    about: { source: ['source', (_, my) => my.place], effect: ['effect', (_, my) => my.place] },
    choices(t: Table, out, my) {
      for (let other = 0; other < GUILD; other++) {
        if (t.heroes[other].wounds === 0 || !isOnBoard(t.heroes[other])) continue
        if (other === my.hero || isMeant(t, my.hero, other, my.whom)) out.add(choices['pick-hero'], other)
      }
    },
    take: { 'pick-hero': (t, { hero }, my) => healHero(t, hero, my.wounds) },
  }),
])

/** Another hero activates afterwards, if the player likes. */
export const callMate = declare('call-mate', ['hero', 'whom'])
define(callMate, [
  ask({
    ...{ name: 'extra', rule: 'S-AB-2', who: player, ifNone: 'skip' },
    choices(t: Table, out, my) {
      for (let other = 0; other < GUILD; other++)
        if (other !== my.hero && isMeant(t, my.hero, other, my.whom)) out.add(choices['pick-hero'], other)
      if (out.count > 0) out.add(choices['pick-none'])
    },
    take: {
      'pick-hero'(t, { hero }) {
        t.extras[hero]++
      },
      'pick-none': () => undefined,
    },
  }),
])

/** A dead mate comes back Close to the hero [S-EQ-5]. */
export const revive = declare('revive', ['hero'])
define(revive, [
  ask({
    ...{ name: 'revive', rule: 'S-EQ-5', who: player, ifNone: 'skip' },
    about: { hero: ['hero', (_, my) => my.hero] },
    choices(t: Table, out, my) {
      const ways = waysOf(t)
      const from = t.heroes[my.hero].space
      for (let mate = 0; mate < GUILD; mate++) {
        if (isOnBoard(t.heroes[mate])) continue
        for (let space = 0; space < ways.grid.size; space++)
          if (ways.distance(from, space) <= 1 && hasRoom(t, space)) out.add(choices['return-to'], mate, space)
      }
    },
    take: {
      'return-to'(t, { hero, space }) {
        const mate = t.heroes[hero]
        mate.space = space
        mate.wounds = mate.isDazed = mate.isSpent = 0
        for (let slot = 0; slot < mate.cards.size; slot++) t.exhausted[mate.cards.get(slot)] = 0
        t.log?.add(events['hero-returned'], hero, space)
      },
    },
  }),
])

/** A bomb on a space Close to the hero. */
export const layBomb = declare('lay-bomb', ['hero', 'place: effect', 'dice'])
define(layBomb, [
  ask({
    ...{ name: 'pick-space', rule: 'S-EQ-4', who: player, ifNone: 'skip' },
    about: { source: ['source', (_, my) => my.place], effect: ['effect', (_, my) => my.place] },
    choices(t: Table, out, my) {
      const ways = waysOf(t)
      for (let space = 0; space < ways.grid.size; space++)
        if (ways.distance(t.heroes[my.hero].space, space) <= 1 && t.bombs[space] === 0)
          out.add(choices['pick-space'], space)
    },
    take: {
      'pick-space'(t, { space }, my) {
        t.bombs[space] = my.dice
        t.log?.add(events['bomb-laid'], space)
      },
    },
  }),
])

/** A figure is moved space by space, away from a hero or towards one; the player chooses the way. */
export const shift = declare('shift-figure', ['hero', 'figure', 'place: effect', 'left', 'isAway'])
define(shift, [
  repeatWhile(
    (t: Table, my) => my.left > 0 && t.figures[my.figure].space >= 0 && isOnBoard(t.heroes[my.hero]),
    [
      ask({
        ...{ name: 'shift', rule: 'R-14', who: player },
        about: {
          source: ['source', (_, my) => my.place],
          effect: ['effect', (_, my) => my.place],
          figure: ['figure', (_, my) => my.figure],
        },
        choices(t: Table, out, my) {
          const from = t.figures[my.figure].space
          const ways = waysOf(t)
          const goal = t.heroes[my.hero].space
          const far = ways.distance(from, goal)
          const standing = standingForFigure(t, my.figure)
          for (let direction = 0; direction < 4; direction++) {
            const to = ways.next(from, direction)
            if (to < 0 || standing[to] !== ROOM) continue
            const isFurther = ways.distance(to, goal) > far
            if (isFurther === (my.isAway === 1)) out.add(choices['pick-space'], to)
          }
          out.add(choices['pick-none'])
        },
        take: {
          'pick-space'(t, { space }, my) {
            my.left--
            t.figures[my.figure].space = space
            t.log?.add(events['figure-moved'], my.figure, space)
            if (t.bombs[space] > 0) t.call(bombGoesOff, space)
          },
          'pick-none'(_, __, my) {
            my.left = 0
          },
        },
      }),
    ],
  ),
])

/** A hero may move some spaces without guards. */
export const stepAside = declare('step-aside', ['hero', 'left'])
define(stepAside, [
  repeatWhile(
    (t: Table, my) => my.left > 0 && isOnBoard(t.heroes[my.hero]),
    [
      ask({
        ...{ name: 'step-aside', rule: 'B-MOVE-3', who: player },
        about: { hero: ['hero', (_, my) => my.hero] },
        choices(t: Table, out, my) {
          const ways = waysOf(t)
          const standing = standingForHero(t, my.hero)
          for (let direction = 0; direction < 4; direction++) {
            const to = ways.next(t.heroes[my.hero].space, direction)
            if (to >= 0 && standing[to] === ROOM) out.add(choices['pick-space'], to)
          }
          out.add(choices['pick-none'])
        },
        take: {
          'pick-space'(t, { space }, my) {
            my.left--
            t.heroes[my.hero].space = space
            t.log?.add(events['hero-moved'], my.hero, space)
          },
          'pick-none'(_, __, my) {
            my.left = 0
          },
        },
      }),
      (t: Table, my) => {
        if (isAnythingHere(t, my.hero)) t.call(arrive, my.hero)
      },
    ],
  ),
])

/** Whether a card can be exhausted by a monster. */
const isExhaustible = (t: Table, hero: number, slot: number, isAny: number): boolean => {
  const one = t.heroes[hero]
  const { type } = t.data.cards[one.cards.get(slot)]
  return (isAny === 1 || type === TYPE.ATTACK) && isReadyCard(t, one, slot)
}
/** A ready card of a hero is exhausted; the player picks which. */
export const exhaustOne = declare('exhaust-one', ['hero', 'isAny'])
define(exhaustOne, [
  ask({
    ...{ name: 'pick-card', rule: 'R-58', who: player, ifNone: 'skip' },
    about: { hero: ['hero', (_, my) => my.hero] },
    choices(t: Table, out, my) {
      const { cards } = t.heroes[my.hero]
      for (let slot = 0; slot < cards.size; slot++)
        if (isExhaustible(t, my.hero, slot, my.isAny)) out.add(choices['pick-card'], cards.get(slot))
    },
    take: {
      'pick-card'(t, { card }, my) {
        t.exhausted[card]++
        t.log?.add(events['card-exhausted'], my.hero, card)
      },
    },
  }),
])

/** A hero lets one token fall. */
export const dropOne = declare('drop-one', ['hero'])
define(dropOne, [
  ask({
    ...{ name: 'pick-token', rule: 'B-KILL-6', who: player, ifNone: 'skip' },
    about: { hero: ['hero', (_, my) => my.hero] },
    choices(t: Table, out, my) {
      const { tokens } = t.heroes[my.hero]
      for (let i = 0; i < tokens.size; i++) out.add(choices['pick-token'], tokens.get(i))
    },
    take: {
      'pick-token'(t, { token }, my) {
        const hero = t.heroes[my.hero]
        hero.tokens.take(token)
        layDown(t, token, hero.space)
        t.log?.add(events['tokens-dropped'], my.hero, token)
      },
    },
  }),
])

/** Where a hero is moved by force, one space: nearest to the goal, or farthest from it; -1: nowhere. */
export function shoved(t: Table, hero: number, from: number, isAway: boolean): number {
  const ways = waysOf(t)
  const { space } = t.heroes[hero]
  const standing = standingForHero(t, hero)
  const far = ways.distance(space, from)
  let chosen = -1
  let equals = 0
  for (let direction = 0; direction < 4; direction++) {
    const to = ways.next(space, direction)
    if (to < 0 || standing[to] !== ROOM) continue
    const now = ways.distance(to, from)
    if (now === FAR || now > far !== isAway) continue
    equals++
    if (equals === 1 || t.chance.below(equals) === 0) chosen = to
  }
  return chosen
}
