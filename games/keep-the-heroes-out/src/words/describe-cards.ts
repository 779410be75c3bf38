/** Clans and their cards in words: hands, the card in play, the offer. */
import { countCopies, plainText, said } from '@hearthkeep/content'
import type { Item, Zone } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { CRAFTS, TYPES } from '../content/kinds.ts'
import { ABILITIES } from '../rules/abilities.ts'
import { nameOf, seatsOf, told } from './describe-dungeon.ts'
import type { Table } from '../rules/rulebook.ts'
import { unfinishedCard } from '../rules/turn.ts'
import { PHASE } from '../rules/table.ts'

/** A card with both of its sides [P4]. */
function cardItem({ cards }: Data, card: number, tags: readonly string[]): Item {
  const { name, text } = cards[card]
  return { thing: { kind: 'card', id: card }, name, figures: [], tags, text: plainText(text) }
}

/** Titles with the number of copies: `Busy Paws x3, Two by Two`. */
function titles({ cards, say }: Data, numbers: readonly number[]): string {
  const names = numbers.map((card) => cards[card].title)
  const list = countCopies(names, (name, count) => say('copies', { name, count }))
  return list.join(say('between')) || say('no-cards')
}

/** The ten cards of a clan. */
export function deckOf(data: Data, clan: number): string {
  return titles(
    data,
    data.cards.flatMap((card, number) => (card.clan === clan ? [number] : [])),
  )
}

export const abilityOf = ({ clans, say }: Data, clan: number): string =>
  say(`ability-${ABILITIES[clans[clan].ability]}`)

/** The clans nobody leads yet, as long as somebody is to choose among them [S6, S7]. */
export function clansZone(t: Table): Zone[] {
  const { data } = t
  const { say } = data
  const led = seatsOf(t).map((seat) => t.players[seat].clan)
  if (!led.includes(-1)) return []
  const items = data.clans.map(({ name, role, meeples, health, start, symbol, tip }, clan): Item => ({
    thing: { kind: 'clan', id: clan },
    name,
    figures: [
      { label: say('supply'), value: meeples },
      { label: say('health'), value: health },
    ],
    tags: [role],
    text: say('about-clan', { ability: abilityOf(data, clan), count: start, type: say(TYPES[symbol]), tip }),
  }))
  return [{ title: say('clans'), items: items.filter((_, clan) => !led.includes(clan)) }]
}

/** Who plays: meeples left, the Dragon's health, and whether the Cells were used [P9]. */
export function playersZone(t: Table): Zone {
  const { data } = t
  const { say } = data
  const items = seatsOf(t).map((seat): Item => {
    const { clan, supply, wounds, cellsUsed } = t.players[seat]
    if (clan < 0) return { name: nameOf(t, seat), figures: [], tags: [] }
    const { meeples, health } = data.clans[clan]
    const isActive = t.phase !== PHASE.BEFORE && seat === t.active
    const hearts = { label: say('health'), value: health - wounds, of: health }
    return {
      thing: { kind: 'player', id: seat },
      name: nameOf(t, seat),
      figures: [{ label: say('supply'), value: supply, of: meeples }, ...(health > 1 ? [hearts] : [])],
      tags: said([
        isActive && t.seats > 1 && say('now-playing'),
        isActive && t.phase !== PHASE.INVASION && say(cellsUsed === 1 ? 'cells-used' : 'cells-free'),
      ]),
      text: say('your-ability', { ability: abilityOf(data, clan) }),
    }
  })
  return { title: say('players'), items }
}

/** The card in play with those of its actions that are still unused [P3]. */
export function playZone(t: Table): Zone[] {
  const { say, actions, cards } = t.data
  if (t.card < 0) return []
  const { name, sides } = cards[t.card]
  const left = sides[t.side].filter((_, i) => ((t.left >> i) & 1) === 1)
  const words = left.map((action) => actions[action].text).join(say('between'))
  const tags = [words === '' ? say('all-used') : say('actions-left', { actions: words })]
  const item: Item = { thing: { kind: 'card', id: t.card }, name, figures: [], tags }
  const lost = unfinishedCard(t) < 0 ? {} : { summary: say('lost-with-next') }
  return [{ title: say('in-play'), items: [item], seat: t.active, ...lost }]
}

/** What was played before it this turn; it is not in the discard pile yet [Q8]. */
export function playedZone(t: Table): Zone[] {
  const before = t.players[t.active].playArea.toArray().filter((card) => card !== t.card)
  return before.length === 0 ? [] : [told(t.data.say('played'), titles(t.data, before))]
}

/** What a card is and whose it was; in a hand a card of the player's own clan need not say it. */
function kindTags({ cards, clans, say }: Data, card: number, own: number): string[] {
  const { clan, craft } = cards[card]
  return said([(clan < 0 || own < 0) && say(CRAFTS[craft]), clan >= 0 && clan !== own && clans[clan].name])
}

export function handZone(t: Table, seat: number): Zone {
  const { data } = t
  const { clan, hand } = t.players[seat]
  return {
    title: data.say('hand', { player: nameOf(t, seat) }),
    seat,
    items: hand.toArray().map((card) => cardItem(data, card, kindTags(data, card, clan))),
    summary: hand.isEmpty ? data.say('no-cards') : data.say('hand-count', { count: hand.size }),
  }
}

export function deckZone(t: Table, seat: number): Zone {
  const { say } = t.data
  const { deck, discard } = t.players[seat]
  const values = { deck: deck.size, discard: titles(t.data, discard.toArray()) }
  return told(say('deck'), say('deck-and-discard', values))
}

/** Somebody else's cards in a few words; hands are open [Q57]. */
export function partnerZone(t: Table, seat: number): Zone {
  const { say } = t.data
  const { hand, deck, discard } = t.players[seat]
  const values = { hand: titles(t.data, hand.toArray()), deck: deck.size, discard: discard.size }
  return { ...told(say('partner', { player: nameOf(t, seat) }), say('partner-cards', values)), seat }
}

/** The General Store [G5]. */
export function offerZone({ data, offer, craftDeck }: Table): Zone {
  const items = offer.toArray().map((card) => cardItem(data, card, kindTags(data, card, -1)))
  return { title: data.say('offer'), items, summary: data.say('craft-deck', { count: craftDeck.size }) }
}
