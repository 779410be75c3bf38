/** Clans and their cards in words: hands, the card in play, the offer. */
import { plainText } from '@hearthkeep/content'
import type { Item, Zone } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { CARDS_PER_CLAN } from '../content/limits.ts'
import { CRAFTS, TYPES } from '../content/kinds.ts'
import { ABILITIES } from '../rules/abilities.ts'
import { nameOf } from './describe-dungeon.ts'
import type { Table } from '../rules/rulebook.ts'
import { PHASE } from '../rules/table.ts'

/** A card with both of its sides [P4]. */
function cardItem(data: Data, card: number, tags: readonly string[]): Item {
  const { name, text } = data.cards[card]
  return { thing: { kind: 'card', id: card }, name, figures: [], tags, text: plainText(text) }
}

/** Titles with the number of copies: `Busy Paws x3, Two by Two`. */
function titles({ cards, say }: Data, numbers: readonly number[]): string {
  const counts = new Map<string, number>()
  for (const card of numbers) counts.set(cards[card].title, (counts.get(cards[card].title) ?? 0) + 1)
  const list = [...counts].map(([name, count]) => (count === 1 ? name : say('copies', { name, count })))
  return list.join(say('between')) || say('no-cards')
}

/** The ten cards of a clan. */
export const deckOf = (data: Data, clan: number): string =>
  titles(
    data,
    Array.from({ length: CARDS_PER_CLAN }, (_, i) => clan * CARDS_PER_CLAN + i),
  )

export const abilityOf = ({ clans, say }: Data, clan: number): string =>
  say(`ability-${ABILITIES[clans[clan].ability]}`)

/** The clans nobody leads yet, to choose among [S6, S7]. */
export function clansZone(t: Table): Zone {
  const { data } = t
  const { say } = data
  const isFree = (clan: number): boolean =>
    !t.players.some((player, seat) => seat < t.seats && player.clan === clan)
  const items = data.clans.flatMap((_, clan): Item[] => {
    if (!isFree(clan)) return []
    const { name, role, meeples, health, start, symbol, tip } = data.clans[clan]
    const values = { ability: abilityOf(data, clan), count: start, type: say(TYPES[symbol]), tip }
    return [
      {
        thing: { kind: 'clan', id: clan },
        name,
        figures: [
          { label: say('supply'), value: meeples },
          { label: say('health'), value: health },
        ],
        tags: [role],
        text: say('about-clan', values),
      },
    ]
  })
  return { title: say('clans'), items }
}

/** Who plays: meeples left, the Dragon's health, and whether the Cells were used [P9]. */
export function playersZone(t: Table): Zone {
  const { data } = t
  const { say } = data
  const items = Array.from({ length: t.seats }, (_, seat): Item => {
    const { clan, supply, wounds, cellsUsed } = t.players[seat]
    if (clan < 0) return { name: nameOf(t, seat), figures: [], tags: [] }
    const { meeples, health } = data.clans[clan]
    const isActive = t.phase !== PHASE.BEFORE && seat === t.active
    return {
      thing: { kind: 'player', id: seat },
      name: nameOf(t, seat),
      figures: [
        { label: say('supply'), value: supply, of: meeples },
        ...(health > 1 ? [{ label: say('health'), value: health - wounds, of: health }] : []),
      ],
      tags: [
        ...(isActive && t.seats > 1 ? [say('now-playing')] : []),
        ...(isActive && t.phase !== PHASE.INVASION
          ? [say(cellsUsed === 1 ? 'cells-used' : 'cells-free')]
          : []),
      ],
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
  const item: Item = {
    thing: { kind: 'card', id: t.card },
    name,
    figures: [],
    tags: [words === '' ? say('all-used') : say('actions-left', { actions: words })],
  }
  return [{ title: say('in-play'), items: [item], seat: t.active }]
}

/** What was played before it this turn; it is not in the discard pile yet [Q8]. */
export function playedZone(t: Table): Zone[] {
  const { data } = t
  const before = t.players[t.active].playArea.toArray().filter((card) => card !== t.card)
  return before.length === 0 ? [] : [{ title: data.say('played'), items: [], summary: titles(data, before) }]
}

/** Cards of another clan or from the offer say what they are. */
function kindTags(t: Table, card: number, seat: number): string[] {
  const { cards, clans, say } = t.data
  const { clan, craft } = cards[card]
  if (clan >= 0) return clan === t.players[seat].clan ? [] : [clans[clan].name]
  return [say(CRAFTS[craft])]
}

export function handZone(t: Table, seat: number): Zone {
  const { data } = t
  const cards = t.players[seat].hand.toArray()
  return {
    title: data.say('hand', { player: nameOf(t, seat) }),
    seat,
    items: cards.map((card) => cardItem(data, card, kindTags(t, card, seat))),
    summary: cards.length === 0 ? data.say('no-cards') : data.say('hand-count', { count: cards.length }),
  }
}

export function deckZone(t: Table, seat: number): Zone {
  const { data } = t
  const { deck, discard } = t.players[seat]
  const values = { deck: deck.size, discard: titles(data, discard.toArray()) }
  return { title: data.say('deck'), items: [], summary: data.say('deck-and-discard', values) }
}

/** Somebody else's cards in a few words; hands are open [Q57]. */
export function partnerZone(t: Table, seat: number): Zone {
  const { data } = t
  const { hand, deck, discard } = t.players[seat]
  const values = { hand: titles(data, hand.toArray()), deck: deck.size, discard: discard.size }
  return {
    title: data.say('partner', { player: nameOf(t, seat) }),
    seat,
    items: [],
    summary: data.say('partner-cards', values),
  }
}

/** The General Store [G5]. */
export function offerZone(t: Table): Zone {
  const { data } = t
  const { say, cards, clans } = data
  const items = t.offer.toArray().map((card) => {
    const { clan, craft } = cards[card]
    return cardItem(data, card, clan < 0 ? [say(CRAFTS[craft])] : [say(CRAFTS[craft]), clans[clan].name])
  })
  return { title: say('offer'), items, summary: say('craft-deck', { count: t.craftDeck.size }) }
}
