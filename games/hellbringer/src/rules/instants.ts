/** Instants: Locations, Tomes and Combat cards are applied as soon as they come up [H120] to [H122] [HA43]. */
import { combatBrings, demonEnters, monsterEnters } from './arrivals.ts'
import { discardHand } from './cards.ts'
import { cardOf, drawAll, drawBottom, drawCards, isCombat, isLocation } from './drawing.ts'
import { pointsOf } from './figures.ts'
import { discardCards } from './losses.ts'
import { gainPoints, losePoint } from './points.ts'
import { rules, STROKES } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { demonOf, locationSi } from './sight.ts'
import { LOT } from './lots.ts'

const { choices, declare, define, events, procedure, repeatFor, repeatWhile, when } = rules
const SILENCED = 3
const ALL_STROKES = (1 << STROKES.length) - 1

/** Whether a seat is to be served: the living, from a first seat on. */
const seatFrom = (t: Table, first: number, done: number): number => (first + done) % t.seats

/** What a Tome gives goes to every living player, the drawer first [HA72]. */
export const readTome = declare('read-tome', ['drawer: seat', 'tome', 'done', 'whose: seat', 'lasts'])
define(readTome, [
  (t: Table, my) => {
    my.lasts = t.lasts // of the card by which it was drawn
  },
  repeatFor('done', (t) => t.seats, [
    (t: Table, my) => {
      my.whose = seatFrom(t, my.drawer, my.done)
      const { attributes } = t.data.scenarios[t.scenario].tomes[my.tome]
      if (t.players[my.whose].isAlive === 1) t.call(gainPoints, my.whose, attributes[t.seats - 1], 0)
    },
    (t: Table, my) => {
      const { effect, nextTurn } = t.data.scenarios[t.scenario].tomes[my.tome]
      const hero = t.players[my.whose]
      if (hero.isAlive === 0) return
      if (nextTurn !== null) hero.tomes |= 1 << my.tome
      if (effect !== null) t.call(effect, my.whose, -1, -1)
    },
  ]),
  (t: Table, my) => {
    t.lasts = my.lasts
  },
])

const silence = declare('silence', ['first: seat', 'done'])
define(silence, [
  repeatFor('done', (t) => t.seats, [
    (t: Table, my) => {
      const seat = seatFrom(t, my.first, my.done)
      if (t.players[seat].isAlive === 1) t.call(discardCards, seat, SILENCED)
    },
  ]),
])
const weight = declare('weight', ['first: seat', 'done'])
define(weight, [
  repeatFor('done', (t) => t.seats, [
    (t: Table, my) => {
      const seat = seatFrom(t, my.first, my.done)
      if (t.players[seat].isAlive === 0) return
      if (pointsOf(t.players[seat]) > 0) t.call(losePoint, seat)
      else discardHand(t, seat)
    },
  ]),
])
/** One of the four strokes not yet struck [S9]. */
function strike(t: Table, seat: number, stroke: number): void {
  t.strokes |= 1 << stroke
  t.log?.add(events['stroke-struck'], stroke)
  const { stroke: struck } = rules.words
  if (stroke === struck.silence) t.call(silence, seat)
  else if (stroke === struck.weight) t.call(weight, seat)
  else if (stroke === struck.dread) t.demonDamage++
  else {
    const enemy = monsterEnters(t)
    if (enemy >= 0) t.foes[enemy].damage++
  }
}

/** A Location goes on its pile, and brings whom it brings [H120]. */
const reachLocation = procedure(
  'reach-location',
  ['seat', 'location'],
  [
    (t: Table, my) => {
      const card = cardOf(t, LOT.LOCATION + my.location - 1)
      t.ahead.take(card)
      t.locationPile.push(card)
      t.place = my.location
      t.log?.add(events['location-reached'], my.location, locationSi(t))
    },
    when(
      (t: Table) => isRule(t, RULE.STROKES) && t.strokes !== ALL_STROKES,
      [
        rules.ask({
          ...{ name: 'strike-bell', rule: 'S9', who: (_, my) => my.seat },
          choices(t: Table, out) {
            for (let stroke = 0; stroke < STROKES.length; stroke++)
              if ((t.strokes & (1 << stroke)) === 0) out.add(choices['strike-bell'], stroke)
          },
          take: { 'strike-bell': (t, { seat, stroke }) => strike(t, seat, stroke) },
        }),
      ],
    ),
    (t: Table, my) => {
      const { demon, monsters } = t.data.locations[my.location]
      for (let i = 0; i < monsters; i++) monsterEnters(t)
      if (demon && t.enemyBox.has(demonOf(t))) demonEnters(t)
    },
  ],
)

function applyTome(t: Table, seat: number, code: number): void {
  const card = cardOf(t, code)
  t.ahead.take(card)
  t.removed.push(card) // [HA42]
  t.log?.add(events['tome-read'], card)
  t.call(readTome, seat, t.data.cards[card].number)
}

function applyCombat(t: Table, code: number): void {
  const card = cardOf(t, code)
  t.inPlay.take(card)
  t.removed.push(card)
  t.log?.add(events['combat-applied'], card)
  combatBrings(t, card)
}

/** Applies an Instant that waited. */
export function applyInstant(t: Table, seat: number, code: number): void {
  if (isCombat(code)) applyCombat(t, code)
  else if (isLocation(code)) t.call(reachLocation, seat, code - LOT.LOCATION + 1)
  else applyTome(t, seat, code)
}

define(drawCards, [
  (t: Table, my) => {
    my.base = t.waiting.size
    drawAll(t, my.to, my.count)
  },
  // In the order drawn; each replacement goes to the end of the queue [HA43].
  repeatWhile(
    (t, my) => t.waiting.size > my.base,
    [
      (t: Table, my) => applyInstant(t, my.drawer, t.waiting.takeAt(my.base)),
      (t: Table, my) => {
        drawBottom(t, my.to) // [HA8]
        if (my.to >= 0) t.log?.add(events['instant-replaced'], my.to)
      },
    ],
  ),
])

/** A player draws; a player who was eliminated meanwhile does not [HA71]. */
export function draw(t: Table, seat: number, count: number): void {
  if (t.players[seat].isAlive === 1) t.call(drawCards, seat, seat, count)
}
