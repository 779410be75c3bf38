/** The table in words and numbers, for clients that can draw any game. Hands are open or not as agreed [S12]. */
import type { Item, Zone } from '@hearthkeep/engine'
import { said } from '@hearthkeep/content'
import { endOf, handSize, isHero, wielderOf } from '../rules/players.ts'
import type { Player, Table } from '../rules/rulebook.ts'
import { STATE, STEP } from '../rules/table.ts'
import {
  cardItem,
  characterZone,
  dealt,
  handItem,
  kindOf,
  listed,
  marketZones,
  purse,
  taggedCard,
} from './describe-cards.ts'
import { boxZone, monsterZones, scenarioZone, statusZones } from './describe-monsters.ts'

const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat)

/** Whoever leads no character yet is called by the number of the seat. */
function nameOf(t: Table, seat: number): string {
  const { character } = t.players[seat]
  return character < 0 ? t.data.say('seat', { number: seat + 1 }) : t.data.characters[character].name
}

/** What a player can still do this round, and what there is to spend. */
function playerTags(t: Table, seat: number): string[] {
  const { say } = t.data
  const player = t.players[seat]
  const isDefending = seat === t.defender
  const isActing = t.round > 0 && t.step === STEP.ACT && t.encounterOver === 0
  const count = player.heroesLeft
  return said([
    isDefending && say('defends'),
    isDefending && say(t.markerUsed === 1 ? 'marker-used' : 'marker-unused'),
    isActing && say(count > 0 ? 'heroes-left' : 'no-heroes-left', { count }),
    isActing && player.done === 1 && say('done'),
    player.heroAside === 1 && say('hero-aside'),
    player.mustRetire === 1 && say('must-retire'),
    purse(t.data, player),
    say('level-of', { level: player.level }),
  ])
}

function partyZone(t: Table): Zone {
  const { say } = t.data
  const items = seatsOf(t).map((one): Item => {
    const player = t.players[one]
    const isChosen = player.character >= 0
    return {
      ...(isChosen ? { thing: { kind: 'player', id: one } } : {}),
      name: nameOf(t, one),
      figures: [{ label: say('hp'), value: Math.max(0, player.hp), of: player.maxHp }],
      tags: isChosen && t.encounter > 0 ? playerTags(t, one) : [],
    }
  })
  return { title: say('party'), items }
}

/** A played hero with what it and its items deal together, or an item with who wields it [F3, P2]. */
function playedItem(t: Table, player: Player, place: number): Item {
  const { data } = t
  const { say } = data
  const card = player.played.get(place)
  const state = t.states[card]
  const used = (state & STATE.USED) !== 0 && say('used')
  if (!isHero(t, card)) {
    const hero = wielderOf(t, player, card)
    // Its hero may have been retired [Q62].
    return cardItem(data, card, hero >= 0 && say('wielded-by', { hero: data.cards[hero].name }), used)
  }
  const own = player.played.toArray().slice(place, endOf(t, player, place))
  const deals = dealt(data, own)
  return taggedCard(data, card, [
    say((state & STATE.FOUGHT) !== 0 ? 'has-fought' : 'can-fight'),
    own.length > 1 && deals !== '' ? say('with-items', { deals }) : deals,
    kindOf(data, card),
    (state & STATE.DUAL) !== 0 && say('dual-wield'),
    used,
  ])
}

/** The heroes each player has out, each followed by its items; the viewer's first. */
function playedZones(t: Table, seat: number): Zone[] {
  const inOrder = seatsOf(t).sort((x, y) => Number(y === seat) - Number(x === seat))
  return inOrder.flatMap((one): Zone[] => {
    const player = t.players[one]
    if (player.played.isEmpty) return []
    const items = player.played.toArray().map((_, place) => playedItem(t, player, place))
    return [{ title: t.data.say('played', { player: nameOf(t, one) }), items, seat: one }]
  })
}

/** A hand as things to choose from; in a few words while cards are recruited, which takes the room. */
function handZone(t: Table, seat: number): Zone {
  const { data } = t
  const { say } = data
  const cards = t.players[seat].hand.toArray()
  const zone = { title: say('hand', { player: nameOf(t, seat) }), seat }
  if (cards.length === 0 || t.step === STEP.RECRUIT)
    return { ...zone, items: [], summary: listed(data, cards) }
  const items = cards.map((card) => handItem(data, card))
  return { ...zone, items, summary: say('hand-size', { size: handSize(t, seat) }) }
}

function ownPiles(t: Table, seat: number): Zone {
  const { say } = t.data
  const { deck, discard } = t.players[seat]
  const values = { count: deck.size, discard: listed(t.data, discard.toArray()) }
  return { title: say('deck'), items: [], summary: say('deck-and-discard-pile', values) }
}

/** Somebody else's cards in a few words; a closed hand is only counted. */
function partnerZone(t: Table, seat: number): Zone {
  const { data } = t
  const { say } = data
  const { hand, deck, discard } = t.players[seat]
  const isSeen = t.openHands === 1
  return {
    title: say('partner', { player: nameOf(t, seat) }),
    seat,
    items: [],
    summary: say('partner-cards', {
      hand: isSeen ? listed(data, hand.toArray()) : say('card-count', { count: hand.size }),
      deck: deck.size,
      discard: discard.size,
    }),
  }
}

/** The zones of the table from top to bottom, as one seat sees them. */
export function describe(t: Table, seat: number): Zone[] {
  if (t.encounter === 0) return [scenarioZone(t), characterZone(t), partyZone(t)]
  const market = marketZones(t)
  const own = seatsOf(t).filter((one) => one === seat)
  const party = partyZone(t)
  const monsters = monsterZones(t)
  const isRecruiting = t.step === STEP.RECRUIT
  return [
    ...statusZones(t),
    ...market.full,
    ...(isRecruiting ? [party, ...monsters] : [...monsters, party]),
    ...playedZones(t, seat),
    ...own.map((one) => handZone(t, one)),
    ...own.map((one) => ownPiles(t, one)),
    ...seatsOf(t)
      .filter((one) => one !== seat)
      .map((one) => partnerZone(t, one)),
    ...market.short,
    boxZone(t),
  ]
}
