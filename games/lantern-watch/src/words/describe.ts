/** The table in words and numbers, for clients that can draw any game: it gets a seat's view, never the whole table. */
import type { Item, Zone } from '@hearthkeep/engine'
import { HIDDEN } from '@hearthkeep/engine'
import { MOST_OIL } from '../rules/oil.ts'
import { LANTERNS } from '../rules/rulebook.ts'
import type { CardId, LanternId, Seat, ShadowId, Table } from '../rules/rulebook.ts'
import { hungerAt } from '../rules/shadows.ts'

function lanternItem(t: Table, lantern: LanternId): Item {
  const { say, lanterns } = t.data
  const { oil } = t.lanterns[lantern]
  const hunger = hungerAt(t, lantern)
  const tags = [...(oil === 0 ? [say('dark')] : []), ...(hunger > 0 ? [say('eats', { hunger })] : [])]
  for (let seat = 0; seat < t.seats; seat++) {
    const { hasChosen, lantern: place } = t.watchers[seat]
    if (hasChosen === 1 && place === lantern) tags.push(say('watcher', { number: seat + 1 }))
  }
  const figures = [{ label: say('oil'), value: oil, of: MOST_OIL }]
  return { thing: { kind: 'lantern', id: lantern }, name: lanterns[lantern], figures, tags }
}

function shadowItem({ data: { lanterns, say, shadows } }: Table, id: ShadowId, lantern: LanternId): Item {
  const { name, hunger, dread, text } = shadows[id]
  const figures = [
    { label: say('hunger'), value: hunger },
    { label: say('dread'), value: dread },
  ]
  return { thing: { kind: 'shadow', id }, name, figures, tags: [lanterns[lantern]], text }
}

function cardItem({ data: { cards, say } }: Table, id: CardId): Item {
  const { name, ward, text } = cards[id]
  const figures = ward > 0 ? [{ label: say('ward'), value: ward }] : []
  return { thing: { kind: 'card', id }, name, figures, tags: [], text }
}

/** A watcher's hand: the cards for its owner, their number for all others. */
function handZone(t: Table, seat: Seat, looking: number): Zone {
  const { say } = t.data
  const { hand } = t.watchers[seat]
  const watcher = say('watcher', { number: seat + 1 })
  const zone = { title: t.captain === seat ? say('captain', { watcher }) : watcher, seat }
  if (seat === looking && !hand.isEmpty)
    return { ...zone, items: hand.toArray().map((card) => cardItem(t, card)) }
  return { ...zone, items: [], summary: say('card-count', { count: hand.size }) }
}

/** How many shadows are to come; who scouts is told which lies on top. */
function deckSummary({ data: { say, shadows }, shadowDeck }: Table): string {
  const count = say('shadow-count', { count: shadowDeck.size })
  if (shadowDeck.isEmpty || shadowDeck.top === HIDDEN) return count
  return count + say('seen', { shadow: shadows[shadowDeck.top].name })
}

/** The zones of the table from top to bottom. */
export function describe(t: Table, looking: number): Zone[] {
  const { say, hours, skies } = t.data
  const wall = Array.from({ length: LANTERNS }, (_, lantern) => lantern)
  const shadows = wall.flatMap((lantern) =>
    t.lanterns[lantern].shadows.toArray().map((shadow) => shadowItem(t, shadow, lantern)),
  )
  const count = (size: number): string => say('card-count', { count: size })
  return [
    {
      title: say('wall', { hour: t.hour, hours, sky: skies[t.sky].id }),
      items: wall.map((lantern) => lanternItem(t, lantern)),
    },
    { title: say('shadows'), items: shadows, ...(shadows.length === 0 && { summary: say('no-shadows') }) },
    ...Array.from({ length: t.seats }, (_, seat) => handZone(t, seat, looking)),
    { title: say('draw-pile'), items: [], summary: count(t.drawPile.size) },
    { title: say('discard-pile'), items: [], summary: count(t.discardPile.size) },
    { title: say('shadow-deck'), items: [], summary: deckSummary(t) },
  ]
}
