/** How it ends: the Demon falls, the party falls, the Secret Portal [H2] to [H4] [H160] to [H162]. */
import { LOST, WON } from '@hearthkeep/engine'
import { KIND } from '../content/kinds.ts'
import { forgetEnemy, mooseEnter } from './arrivals.ts'
import { discard } from './cards.ts'
import { clearCombination } from './combination.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { DEMON } from './marks.ts'

const { choices, declare, define, events, reasons, repeatFor } = rules
const PORTAL = 5
/** The types that live on a Player Board [HA6]. */
const CARRIED_KINDS: readonly number[] = [KIND.ITEM, KIND.SKILL, KIND.COMPANION]

/** Whether anybody lives [H3]. */
export function isAnyoneAlive(t: Table): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].isAlive === 1) return true
  return false
}

/** Everything leaves the Enemy Board and gives nothing [HA60]. */
function clearBoard(t: Table): void {
  clearCombination(t)
  while (!t.enemies.isEmpty) {
    const enemy = t.enemies.pop()
    forgetEnemy(t, enemy)
    t.enemyBox.push(enemy)
  }
  while (!t.hoard.isEmpty) discard(t, t.hoard.pop())
}

/** Side B is eliminated: the game is won, and the players may enter the Secret Portal [H2, HA60]. */
export const demonFalls = declare('demon-falls', ['seat'])
define(demonFalls, [
  (t: Table, my) => {
    const { demon } = t.data.scenarios[t.scenario]
    t.demonSide = DEMON.FALLEN
    t.log?.add(events['demon-fell'], demon)
    clearBoard(t)
    my.seat = t.turn
  },
  rules.ask({
    ...{ name: 'enter-portal', rule: 'H160', who: (_, my) => my.seat },
    choices(_: Table, out) {
      out.add(choices['go-home'])
      out.add(choices['enter-portal'])
    },
    take: {
      'go-home'(t) {
        t.log?.add(events['game-won'])
        t.finish(WON)
      },
      'enter-portal'(t) {
        t.entersPortal = 1
      },
    },
  }),
])

/** All Moose come into play; the count of player turns starts anew with seat 1 [H160, HA60]. */
export function enterPortal(t: Table): void {
  t.entersPortal = 0
  t.inPortal = 1
  t.place = PORTAL
  t.turnsTaken = 0
  t.finished.fill(0)
  t.log?.add(events['portal-entered'])
  mooseEnter(t)
}

/** Whether a card may be carried: a Common card of one of three types [HA6, HA61]. */
export function isCarried(data: Table['data'], card: number): boolean {
  const { kind, starterOf } = data.cards[card]
  return starterOf < -1 && CARRIED_KINDS.includes(kind)
}

type Cards = Table['discardPile']
function takeOut(t: Table, seat: number, card: number): void {
  const { hand, items, skills, companions } = t.players[seat]
  for (const pile of [hand, items, skills, companions] as Cards[]) if (pile.has(card)) pile.take(card)
  t.carriedCards.push(card)
  t.log?.add(events['card-carried'], seat, card)
}

/** Each Moose lets who eliminated it carry one card; nothing to carry, nothing carried [HA61]. */
const portalOver = declare('portal-over', ['seat', 'done'])
define(portalOver, [
  (t: Table) => {
    t.log?.add(events['portal-over'])
  },
  repeatFor('seat', (t) => t.seats, [
    (_: Table, my) => {
      my.done = 0
    },
    repeatFor('done', (t, my) => t.players[my.seat].carries, [
      rules.ask({
        ...{ name: 'carry-card', rule: 'H162', ifNone: 'skip', who: (_, my) => my.seat },
        choices(t: Table, out, my) {
          const { hand, items, skills, companions } = t.players[my.seat]
          for (const pile of [hand, items, skills, companions] as Cards[])
            for (let i = 0; i < pile.size; i++)
              if (isCarried(t.data, pile.get(i))) out.add(choices['carry-card'], pile.get(i))
              else out.refuse(reasons['not-carried'], choices['carry-card'], pile.get(i))
        },
        take: { 'carry-card': (t, { seat, card }) => takeOut(t, seat, card) },
      }),
    ]),
  ]),
  (t: Table) => {
    t.log?.add(events['game-won'])
    t.finish(WON)
  },
])

/** Ends what has to end: the Portal, when one side is wiped out [H161]; the game, when nobody lives [H3]. */
export const checkEnd = declare('check-end', [])
define(checkEnd, [
  (t: Table) => {
    if (t.entersPortal === 1) return
    if (t.inPortal === 1) {
      if (t.enemies.isEmpty || !isAnyoneAlive(t)) t.call(portalOver)
    } else if (!isAnyoneAlive(t)) {
      t.log?.add(events['game-lost']) // [H3, H4]
      t.finish(LOST)
    }
  },
])

/** It has gone on for too long: a guard for programs [HA70]. */
export const endTheNight = declare('end-the-night', [])
define(endTheNight, [
  (t: Table) => {
    t.log?.add(events['night-too-long'])
    if (t.inPortal === 1) t.call(portalOver)
    else t.finish(LOST)
  },
])
