/** The table in words and numbers, for clients that can draw any game: it gets a seat's view, never the whole table. */
import { plainText } from '@hearthkeep/content'
import type { Figure, Item, Zone } from '@hearthkeep/engine'
import { HIDDEN } from '@hearthkeep/engine'
import { MOST_OIL } from '../rules/oil.ts'
import { LANTERNS } from '../rules/rulebook.ts'
import type { CardId, LanternId, Seat, ShadowId, Table } from '../rules/rulebook.ts'
import { hungerAt } from '../rules/shadows.ts'

const nameOf = (t: Table, seat: Seat): string => t.data.say('watcher', { number: seat + 1 })

/** The seats that are taken. */
const seatsOf = (t: Table): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat)

function lanternItem(t: Table, lantern: LanternId): Item {
  const { say, lanterns } = t.data
  const { oil } = t.lanterns[lantern]
  const hunger = hungerAt(t, lantern)
  const here = seatsOf(t).filter((seat) => t.watchers[seat].hasChosen === 1)
  return {
    thing: { kind: 'lantern', id: lantern },
    name: lanterns[lantern],
    figures: [{ label: say('oil'), value: oil, of: MOST_OIL }],
    tags: [
      ...(oil === 0 ? [say('dark')] : []),
      ...(hunger > 0 ? [say('eats', { hunger })] : []),
      ...here.filter((seat) => t.watchers[seat].lantern === lantern).map((seat) => nameOf(t, seat)),
    ],
  }
}

function shadowItem({ data }: Table, shadow: ShadowId, lantern: LanternId): Item {
  const { name, hunger, dread, text } = data.shadows[shadow]
  return {
    thing: { kind: 'shadow', id: shadow },
    name,
    figures: [
      { label: data.say('hunger'), value: hunger },
      { label: data.say('dread'), value: dread },
    ],
    tags: [data.lanterns[lantern]],
    text: plainText(text),
  }
}

function cardItem({ data }: Table, card: CardId): Item {
  const { name, ward, text } = data.cards[card]
  const figures: Figure[] = ward > 0 ? [{ label: data.say('ward'), value: ward }] : []
  return { thing: { kind: 'card', id: card }, name, figures, tags: [], text: plainText(text) }
}

function wallTitle({ data, night, hour, sky }: Table): string {
  const values = { hour, hours: data.hours, sky: data.skies[sky].id }
  if (night === 0) return data.say('wall', values)
  return data.say('wall-of-night', { ...values, title: data.nights[night - 1].title })
}

/** A watcher's hand: the cards for who sees it, their number for all others. */
function handZone(t: Table, seat: Seat, looking: number): Zone {
  const { say } = t.data
  const { hand } = t.watchers[seat]
  const watcher = t.captain === seat ? say('captain', { watcher: nameOf(t, seat) }) : nameOf(t, seat)
  const zone = { title: say('hand', { watcher }), seat }
  if (seat !== looking) return { ...zone, items: [], summary: say('card-count', { count: hand.size }) }
  if (hand.isEmpty) return { ...zone, items: [], summary: say('empty') }
  return { ...zone, items: hand.toArray().map((card) => cardItem(t, card)) }
}

/** The shadow deck: who scouts is told what lies on top. */
function deckSummary({ data, shadowDeck }: Table): string {
  const count = data.say('shadow-count', { count: shadowDeck.size })
  if (shadowDeck.isEmpty || shadowDeck.top === HIDDEN) return count
  return count + data.say('seen', { shadow: data.shadows[shadowDeck.top].name })
}

/** The zones of the table from top to bottom. */
export function describe(t: Table, looking: number): Zone[] {
  const { say } = t.data
  const wall = Array.from({ length: LANTERNS }, (_, lantern) => lantern)
  const shadows = wall.flatMap((lantern) =>
    t.lanterns[lantern].shadows.toArray().map((shadow) => shadowItem(t, shadow, lantern)),
  )
  const discarded = t.discardPile.toArray().map((card) => t.data.cards[card].name)
  return [
    { title: wallTitle(t), items: wall.map((lantern) => lanternItem(t, lantern)) },
    { title: say('shadows'), items: shadows, ...(shadows.length === 0 && { summary: say('no-shadows') }) },
    ...seatsOf(t).map((seat) => handZone(t, seat, looking)),
    { title: say('draw-pile'), items: [], summary: say('card-count', { count: t.drawPile.size }) },
    { title: say('discard-pile'), items: [], summary: discarded.join(say('between')) || say('empty') },
    { title: say('shadow-deck'), items: [], summary: deckSummary(t) },
  ]
}
