/** The table in words and numbers, for clients that can draw any game: it gets a seat's view, never the whole table. */
import type { Item, Zone } from '@hearthkeep/engine'
import { HIDDEN } from '@hearthkeep/engine'
import pictures from '../../pictures.json' with { type: 'json' }
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
  return {
    thing: { kind: 'lantern', id: lantern },
    name: lanterns[lantern],
    figures,
    tags,
    icon: pictures.lanterns[lantern],
    spot: { x: lantern, y: 0 },
  }
}

function shadowItem({ data: { lanterns, say, shadows } }: Table, id: ShadowId, lantern: LanternId): Item {
  const { id: kind, name, title, hunger, dread, text } = shadows[id]
  const figures = [
    { label: say('hunger'), value: hunger, icon: pictures.figures.hunger },
    { label: say('dread'), value: dread, icon: pictures.figures.dread },
  ]
  return {
    ...{ thing: { kind: 'shadow', id }, name, title, figures, tags: [lanterns[lantern]], text },
    ...{ icon: pictureOf(pictures.shadows, kind, pictures.shadow), at: { kind: 'lantern', id: lantern } },
  }
}

function cardItem({ data: { cards, say } }: Table, id: CardId): Item {
  const { id: kind, name, title, ward, text } = cards[id]
  const figures = ward > 0 ? [{ label: say('ward'), value: ward, icon: pictures.figures.ward }] : []
  const icon = pictureOf(pictures.cards, kind, pictures.card)
  return { thing: { kind: 'card', id }, name, title, figures, tags: [], text, icon }
}

/** The wall is a row [S1]: one may walk along it from each lantern to the next. */
const WALK = Array.from({ length: LANTERNS - 1 }, (_, i) => [i, i + 1] as const)

const pictureOf = (known: Readonly<Record<string, string>>, id: string, otherwise: string): string =>
  known[id] ?? otherwise

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
  const pile = (title: string, count: number): Zone => ({
    ...{ title, items: [], count, summary: say('card-count', { count }) },
  })
  return [
    {
      title: say('wall', { hour: t.hour, hours, sky: skies[t.sky].id }),
      items: wall.map((lantern) => lanternItem(t, lantern)),
      ways: WALK,
    },
    { title: say('shadows'), items: shadows, ...(shadows.length === 0 && { summary: say('no-shadows') }) },
    ...Array.from({ length: t.seats }, (_, seat) => handZone(t, seat, looking)),
    pile(say('draw-pile'), t.drawPile.size),
    pile(say('discard-pile'), t.discardPile.size),
    { ...pile(say('shadow-deck'), t.shadowDeck.size), summary: deckSummary(t) },
  ]
}
