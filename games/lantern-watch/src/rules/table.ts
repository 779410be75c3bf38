/** What lies on the table, and who sees it. */
import { counted, int, layout, list, open, owned, pile, stream, topSeenIf } from '@hearthkeep/engine'

/** As many cards and shadows as any place can hold. */
const CARDS = 29
const SHADOWS = 22

/** Whether the seat scouts just now: it alone sees the top shadow of the deck [E6]. */
const isScout = (t: { readonly scout: number }, seat: number): boolean => t.scout === seat + 1

export const layoutOfTable = layout({
  /** Every shuffle, and to which lantern a shadow comes. */
  dice: stream,
  /** The place of the sky in the list of skies. */
  sky: open(int),
  /** Counts from 1. */
  hour: open(int),
  /** The seat that begins, and chooses for the shadows. */
  captain: open(int),
  /** What the watcher whose turn it is may still do. */
  actions: open(int),
  /** The seat that looks at the top of the shadow deck, from 1; 0 while nobody does. */
  scout: open(int),
  watchers: open(
    list(4, {
      /** Where the watcher stands. */
      lantern: int,
      /** Whether that was chosen for this hour: 0 or 1. */
      hasChosen: int,
      // HIDDEN HANDS: `owned` is seen by the seat that has the number of the record; the others see how many.
      hand: owned(pile(CARDS, 'card')),
    }),
  ),
  lanterns: open(list(4, { oil: int, shadows: pile(SHADOWS, 'shadow') })),
  drawPile: counted(pile(CARDS, 'card')),
  /** The card that is being played. */
  inPlay: open(pile(1, 'card')),
  discardPile: open(pile(CARDS, 'card')),
  shadowDeck: topSeenIf(isScout, counted(pile(SHADOWS, 'shadow'))),
  /** Shadows that were driven off. */
  drivenOff: open(pile(SHADOWS, 'shadow')),
})
