/** The night, from dusk to dawn. The rules are read from here. */
import { WON } from '@hearthkeep/engine'
import { MOST_OIL } from './oil.ts'
import { drawCards } from './piles.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { shadowsCome, shadowsFeed } from './shadows.ts'
import { takePlaces, turns } from './watchers.ts'

const { events, procedure, repeatWhile } = rules

const FIRST_HAND = 3
const DRAWN_EACH_HOUR = 1
const MOST_CARDS = 5

function layOut(t: Table): void {
  const { oil } = t.data.skies[t.sky]
  for (const lantern of t.lanterns) lantern.oil = Math.min(MOST_OIL, lantern.oil + oil) // [S1]; flasks are there already [C3]
  for (let card = 0; card < t.data.cards.length; card++) t.drawPile.push(card)
  t.dice.shuffle(t.drawPile)
  for (let seat = 0; seat < t.seats; seat++) drawCards(t, seat, FIRST_HAND) // [S2]
  for (let shadow = 0; shadow < t.data.shadows.length; shadow++) t.shadowDeck.push(shadow)
  t.dice.shuffle(t.shadowDeck) // [S3]
}

function beginHour(t: Table): void {
  t.hour++
  t.log?.add(events['hour-began'], t.hour, t.captain)
}

/** [H5] */
function endHour(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++)
    drawCards(t, seat, Math.min(DRAWN_EACH_HOUR, MOST_CARDS - t.watchers[seat].hand.size))
  t.captain = (t.captain + 1) % t.seats
}

function dawn(t: Table): void {
  t.log?.add(events['night-won']) // [W1]
  t.finish(WON)
}

const hour = procedure('hour', [], [beginHour, shadowsCome, takePlaces, turns, shadowsFeed, endHour])

/** A lantern too many that goes out ends the game where it happens [W2]: this goes on only while it is undecided. */
export const night = procedure(
  'night',
  [],
  [layOut, repeatWhile((t: Table) => t.hour < t.data.hours, [hour]), dawn],
)
