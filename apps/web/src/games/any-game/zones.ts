/** What stands where on a table that no layout was made for: by what the zones declare, never by what they are called. */
import type { Figure, Item, ThingRef, Zone } from '@hearthkeep/engine'

/** The zones of a table, sorted into the areas of the frame. */
export interface Sorted {
  /** Places, and who is at each. */
  readonly maps: readonly Zone[]
  /** Rows of things that are nobody's own. */
  readonly rows: readonly Zone[]
  /** What is said of the one who looks: the first is their plate. */
  readonly own: readonly Item[]
  /** Titles of the zones that are theirs, the plate's name where they have no other. */
  readonly ownZones: readonly Zone[]
  readonly hand: readonly Item[]
  /** The other seats. */
  readonly seats: readonly Zone[]
  readonly piles: readonly Zone[]
}

const isPlace = ({ spot }: Item): boolean => spot !== undefined
const hasPlaces = ({ items }: Zone): boolean => items.some(isPlace)

/** Seen by one seat: what lies open before them is a hand, what cannot be chosen is about themselves. */
export function sorted(zones: readonly Zone[], seat: number): Sorted {
  const ownZones = zones.filter((zone) => zone.seat === seat)
  const own = ownZones.flatMap(({ items }) => items)
  const shared = zones.filter((zone) => zone.seat === undefined)
  const maps = shared.filter(hasPlaces)
  // Whoever is at a place stands there, and in no row.
  const loose = shared
    .filter((zone) => !hasPlaces(zone))
    .map((zone) => (maps.length === 0 ? zone : { ...zone, items: zone.items.filter(({ at }) => !at) }))
  const isRow = ({ items, count }: Zone): boolean => items.length > 0 && count === undefined
  return {
    ...{ maps, ownZones },
    rows: loose.filter(isRow),
    own: own.filter(({ thing }) => thing === undefined),
    hand: own.filter(({ thing }) => thing !== undefined),
    seats: zones.filter((zone) => zone.seat !== undefined && zone.seat !== seat),
    piles: shared.filter(({ count }) => count !== undefined),
  }
}

/** Everybody who is at a place. */
export function at(zones: readonly Zone[], place: ThingRef | undefined): Item[] {
  return zones
    .flatMap(({ items }) => items)
    .filter((item) => place && item.at?.kind === place.kind && item.at.id === place.id)
}

interface Figures {
  /** The first that is a share of something. */
  readonly bar: Figure | undefined
  /** The next that is a share of a few: coins. */
  readonly coins: Figure | undefined
  readonly others: readonly Figure[]
}

/** More coins than these cannot be counted at a glance. */
const MOST_COINS = 6

export function figuresOf({ figures }: Item): Figures {
  const [bar, ...shares] = figures.filter(({ of }) => of !== undefined)
  const coins = shares.find(({ of = 0 }) => of <= MOST_COINS)
  return { bar, coins, others: figures.filter((one) => one !== bar && one !== coins) }
}

/** `life 12 of 20`: a figure as it is read aloud. */
const inWords = ({ label, value, of }: Figure): string =>
  `${label} ${value}${of === undefined ? '' : ` / ${of}`}`

/** How an item reads aloud. */
export function labelOf({ name, figures, tags, text = '' }: Item): string {
  return [name, ...figures.map(inWords), ...tags, text].filter((part) => part !== '').join(', ')
}
