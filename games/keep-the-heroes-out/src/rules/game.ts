/** The game from set-up to its end [S1] to [S13]. */
import type { Choices, Setup } from '@hearthkeep/engine'
import { CARDS_PER_CLAN, PORTALS, TREASURES, valueOf } from '../content/limits.ts'
import { CLASSES, RESOURCES } from '../content/kinds.ts'
import { clanOf, drawCard, PORTAL, refillOffer } from './dungeon.ts'
import { invasion } from './invasion.ts'
import { lunch, placeMeeples } from './placing.ts'
import { renewal } from './renewal.ts'
import { turn } from './turn.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, declare, define, events, repeat, repeatFor, when } = rules
const HAND = 5
const TOKENS = 5
const EVENT_TOKENS = 3

/** Lays the pieces out that need no decision. */
export function setUp(t: Table, { seats, options }: Setup): void {
  const { cards, difficulties, guild, scenarios } = t.data
  t.scenario = scenarios.findIndex(({ id }) => id === options['scenario'])
  t.difficulty = difficulties.findIndex(({ id }) => id === options['difficulty'])
  t.isLarge = options['rooms'] === 'twelve' ? 1 : 0
  for (let seat = 0; seat < seats; seat++) t.players[seat].clan = -1
  for (let resource = 0; resource < RESOURCES.length; resource++) t.resources[resource] = TOKENS
  for (let hero = 0; hero < CLASSES.length; hero++) t.heroes[hero] = TOKENS
  t.traps = TOKENS
  const { portals, eventsAt } = scenarios[t.scenario]
  t.portals = PORTALS - portals.length
  for (const room of portals) t.rooms[room].portal = PORTAL.INCOMPLETE // [S13]
  t.events = EVENT_TOKENS - eventsAt.length
  for (const room of eventsAt) t.rooms[room].events++
  placeChests(t)
  for (let card = 0; card < cards.length; card++) (cards[card].clan < 0 ? t.craftDeck : t.box).push(card)
  for (let card = 0; card < guild.length; card++) {
    const { class: hero, scenario } = guild[card]
    if (hero >= 0 || scenario === t.scenario) t.guildDeck.push(card)
    else t.guildBox.push(card)
  }
  t.guildDice.shuffle(t.guildDeck) // [S4]
  t.summonClass = 0
}

/** Chests are shuffled by value and lie face down where the scenario says [S3]. */
function placeChests(t: Table): void {
  for (let treasure = 0; treasure < TREASURES; treasure++) t.unusedChests.push(treasure)
  t.treasureDice.shuffle(t.unusedChests)
  const { chests } = t.data.scenarios[t.scenario]
  for (let room = 0; room < t.data.rooms.length; room++) {
    const value = chests[room]
    if (value === 0) continue
    for (let i = 0; i < t.unusedChests.size; i++) {
      if (valueOf(t.unusedChests.get(i)) !== value) continue
      t.chests[room].back = t.unusedChests.takeAt(i)
      t.rooms[room].chest = value
      break
    }
  }
}

/** The clans that nobody leads. */
function offerClans(t: Table, out: Choices, kind: (typeof choices)['choose-clan']): void {
  for (let clan = 0; clan < t.data.clans.length; clan++)
    if (!t.players.some((player, seat) => seat < t.seats && player.clan === clan)) out.add(kind, clan)
}

/** A clan's meeples and its ten cards [S7, S9]. */
function takeClan(t: Table, seat: number, clan: number): void {
  const player = t.players[seat]
  player.clan = clan
  player.supply = t.data.clans[clan].meeples
  moveCards(t, clan, player.deck)
  t.log?.add(events['clan-chosen'], seat)
}

function moveCards(t: Table, clan: number, to: Table['craftDeck']): void {
  const first = clan * CARDS_PER_CLAN
  for (let card = first; card < first + CARDS_PER_CLAN; card++) {
    t.box.take(card)
    to.push(card)
  }
}

/** The player with the fewest meeples goes first; ties go by seat [S11, Q32]. */
function firstPlayer(t: Table): number {
  let first = 0
  for (let seat = 1; seat < t.seats; seat++) {
    if (clanOf(t, seat).meeples < clanOf(t, first).meeples) first = seat
  }
  return first
}

export const game = declare('game', ['seat'])
define(game, [
  repeatFor('seat', (t) => t.seats, [
    ask({
      name: 'choose-clan',
      rule: 'S6',
      who: (_, my) => my.seat,
      choices: (t, out) => offerClans(t, out, choices['choose-clan']),
      take: { 'choose-clan': (t, { seat, clan }) => takeClan(t, seat, clan) },
    }),
  ]),
  // The cards of an unused clan join the Craft deck if there is a Laboratory [S12, Q60].
  ask({
    name: 'choose-laboratory-clan',
    rule: 'S12',
    who: 0,
    choices(t, out) {
      if (t.isLarge === 1) offerClans(t, out, choices['choose-laboratory-clan'])
    },
    take: { 'choose-laboratory-clan': (t, { clan }) => moveCards(t, clan, t.craftDeck) },
    ifNone: 'skip',
  }),
  (t) => {
    t.craftDice.shuffle(t.craftDeck)
    refillOffer(t) // [S2]
  },
  placeMeeples,
  (t) => {
    for (let seat = 0; seat < t.seats; seat++) {
      t.cardDice.shuffle(t.players[seat].deck)
      for (let i = 0; i < HAND; i++) drawCard(t, seat) // [S9]
    }
    t.active = firstPlayer(t)
  },
  repeat([
    turn,
    renewal,
    invasion,
    when((t) => t.isNoon === 1, [lunch]),
    (t) => {
      t.active = t.active + 1 < t.seats ? t.active + 1 : 0
    },
  ]),
])
