/** The table in words and numbers, for clients that can draw any game. Hands are open to all [Q57]. */
import type { Zone } from '@hearthkeep/engine'
import {
  clansZone,
  deckZone,
  handZone,
  offerZone,
  partnerZone,
  playedZone,
  playersZone,
  playZone,
} from './describe-cards.ts'
import { boxZones, dungeonZones, guildZone, mapZone, seatsOf, statusZones, told } from './describe-dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { Table } from '../rules/rulebook.ts'
import { PHASE } from '../rules/table.ts'

/** What is to be known before clans are chosen and meeples placed [S1, S6, S8]. */
function openingZones(t: Table): Zone[] {
  const { say, scenarios } = t.data
  const { name, story, rule } = scenarios[t.scenario]
  return [
    told(name, say('about-game', { story, rule, count: levelsOf(t).length })),
    ...clansZone(t),
    playersZone(t),
    ...dungeonZones(t),
    mapZone(t),
    ...statusZones(t),
  ]
}

/** The zones of the table from top to bottom, as one seat sees them. */
export function describe(t: Table, seat: number): Zone[] {
  if (t.phase === PHASE.BEFORE) return openingZones(t)
  const seats = seatsOf(t)
  const own = seats.filter((one) => one === seat)
  return [
    ...statusZones(t),
    ...guildZone(t),
    ...dungeonZones(t),
    ...playZone(t),
    ...own.map((one) => handZone(t, one)),
    playersZone(t),
    offerZone(t),
    ...playedZone(t),
    ...own.map((one) => deckZone(t, one)),
    ...seats.filter((one) => one !== seat).map((one) => partnerZone(t, one)),
    mapZone(t),
    ...boxZones(t),
  ]
}
