/** The table in words and numbers, for clients that can draw any game: it gets a seat's view, never the whole table. */
import { plainText, said } from '@hearthkeep/content'
import type { Zone } from '@hearthkeep/engine'
import { KIND } from '../content/kinds.ts'
import type { Table } from '../rules/rulebook.ts'
import { isRule, RULE } from '../rules/scenario-rules.ts'
import { locationSi } from '../rules/sight.ts'
import { DEMON } from '../rules/marks.ts'
import { combinationZone, demonZone, enemyDieZone, enemyZones, told } from './describe-enemies.ts'
import {
  boardZone,
  cardItem,
  classesZone,
  handZone,
  pileZone,
  playersZone,
  seatsOf,
} from './describe-heroes.ts'

/** In setup nobody has gone down yet. */
const SETUP = 0

/** The scenario, where one stands, and its rule. */
function placeZone(t: Table): Zone {
  const { say, scenarios, locations } = t.data
  const { name, story, ruleName, ruleText } = scenarios[t.scenario]
  if (t.phase === SETUP) return told(name, say('opening', { story, rule: ruleName, text: ruleText }))
  const values = { scenario: name, location: locations[t.place].name, si: locationSi(t), turns: t.enemyTurns }
  return told(say('place', values), say('rule', { rule: ruleName, text: ruleText }))
}

/** The Tome that was read last, and how the story ends once the Demon has fallen [H121]. */
function storyZone(t: Table): Zone {
  const { say, cards, scenarios } = t.data
  const { tomes, ending } = scenarios[t.scenario]
  if (t.demonSide === DEMON.FALLEN) return told(say('ending'), ending)
  const unread = t.ahead.toArray().filter((card) => cards[card].kind === KIND.TOME).length
  const last = tomes.length - 1 - unread
  const { story, text } = tomes[last]
  const values = text === '' ? { story } : { story, text: plainText(text) }
  return told(say('tome', { number: NUMERALS[last] }), say('tome-story', values))
}
const NUMERALS = ['I', 'II', 'III', 'IV', 'V']

/** How much of the top of the draw pile a player knows, having looked. */
function knownTop(t: Table, seat: number): string | false {
  const count = seat < 0 || seat >= t.seats ? 0 : t.players[seat].knows
  return count > 0 && t.data.say('known-top', { count })
}

/** The Common Draw Pile: how far it is to the next Location, as far as that can be worked out [H170]. */
function drawZone(t: Table, seat: number): Zone {
  const { say, cards } = t.data
  const next = t.layers.findIndex((left, layer) => left > 0 && layer < t.layers.length - 1)
  const ahead = t.ahead.toArray().map((card) => cards[card].name)
  const location = next < 0 ? undefined : t.data.locations[next + 1].name
  const summary = said([
    say('card-count', { count: t.drawPile.size }),
    location !== undefined && t.reshuffled === 0 && say('until-next', { count: t.layers[next], location }),
    ahead.length > 0 && say('ahead', { cards: ahead.join(say('between')) }),
    knownTop(t, seat),
  ]).join(' ')
  return { ...told(say('draw-pile'), summary), count: t.drawPile.size }
}

/** Cards that lie open and can be taken: the Mule's, those turned up, the Ledger's. */
function openZones(t: Table): Zone[] {
  const { say } = t.data
  const zones = [
    ['mule', t.mule],
    ['revealed', t.revealed],
    ['ledger', t.ledger],
    ['kennel', t.kennel],
    ['carried', t.carriedCards],
  ] as const
  return zones.flatMap(([title, pile]): Zone[] =>
    pile.isEmpty
      ? []
      : [{ title: say(`${title}-zone`), items: pile.toArray().map((card) => cardItem(t, card)) }],
  )
}

/** What is out of play, in a few words. */
function pileZones(t: Table, seat: number): Zone[] {
  const { say } = t.data
  const count = (title: string, size: number): Zone => ({
    ...told(title, say('card-count', { count: size })),
    count: size,
  })
  return [
    drawZone(t, seat),
    pileZone(t, say('discard-pile'), t.discardPile.toArray()),
    count(say('monster-pile'), t.monsterPile.size),
    ...(t.removed.isEmpty ? [] : [pileZone(t, say('removed'), t.removed.toArray())]),
  ]
}

/** What the ninth scenario has struck so far. */
function strokesZone(t: Table): Zone[] {
  const { say } = t.data
  if (!isRule(t, RULE.STROKES)) return []
  const left = (['silence', 'weight', 'echo', 'dread'] as const).filter(
    (_, i) => ((t.strokes >> i) & 1) === 0,
  )
  return [told(say('bell'), left.map((stroke) => say(stroke)).join(say('between')) || say('none'))]
}

/** What is to be known before anybody goes down. */
function openingZones(t: Table, seat: number): Zone[] {
  return [
    placeZone(t),
    ...demonZone(t),
    ...classesZone(t),
    ...seatsOf(t)
      .filter((one) => one === seat)
      .map((one) => handZone(t, one)),
    playersZone(t),
    ...openZones(t),
  ]
}

/** The zones of the table from top to bottom, as one seat sees them. */
export function describe(t: Table, seat: number): Zone[] {
  if (seatsOf(t).some((one) => t.players[one].hero < 0)) return openingZones(t, seat)
  const seats = seatsOf(t)
  const own = seats.filter((one) => one === seat)
  return [
    placeZone(t),
    ...enemyDieZone(t),
    ...enemyZones(t),
    ...combinationZone(t),
    playersZone(t),
    ...own.map((one) => handZone(t, one)),
    ...own.map((one) => boardZone(t, one)),
    ...openZones(t),
    ...seats.filter((one) => one !== seat).flatMap((one) => [boardZone(t, one), handZone(t, one)]),
    ...strokesZone(t),
    storyZone(t),
    ...demonZone(t),
    ...pileZones(t, seat),
  ]
}
