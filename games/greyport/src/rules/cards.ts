/** Cards on the move: drawing, discarding, retiring, curses, reinforcements. */
import type { Pile } from '@hearthkeep/engine'
import type { CardEffect } from '../content/data.ts'
import { canDraw, isPlayed, isPlayerHero, itemsAt, playerHeroOf } from './players.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { areHeroesOpen, areItemsOpen, STATE } from './table.ts'

const { events } = rules
const ROW = 4
const OPENING_HAND = 5
const GOLD = 2
const { RETURNS } = STATE

/** Does what a card or a reward says for a player; nothing if it says nothing. */
export function carryOut(t: Table, effect: CardEffect, seat: number, card: number): void {
  if (effect !== null) t.call(effect, seat, card)
}

/** Draws a card; the discard pile becomes the deck when that is empty, and if both are, there is no draw [D7]. */
export function drawCard(t: Table, seat: number): void {
  const player = t.players[seat]
  if (!canDraw(t, seat)) {
    t.log?.add(events['draw-stopped'], seat)
    return
  }
  if (player.deck.isEmpty) {
    if (player.discard.isEmpty) return
    player.discard.moveAllTo(player.deck)
    t.playerDice.shuffle(player.deck)
    t.log?.add(events['deck-shuffled'], seat)
  }
  player.deck.moveTopTo(player.hand)
  t.log?.add(t.openHands === 1 ? events['card-drawn'] : events['card-drawn-unseen'], seat, player.hand.top) // [S12]
}

/** Draws the opening hand, before any monster could keep somebody from drawing [S4]. */
export function drawOpeningHand(t: Table, seat: number): void {
  const { deck, hand } = t.players[seat]
  const drawn = t.openHands === 1 ? events['first-card-drawn'] : events['first-card-drawn-unseen'] // [S12]
  for (let i = 0; i < OPENING_HAND && !deck.isEmpty; i++) {
    deck.moveTopTo(hand)
    t.log?.add(drawn, seat, hand.top)
  }
}

/** Puts a card that left the hand or the table on its owner's discard pile; the player hero lies beside it [D2, Q42]. */
function putAway(t: Table, seat: number, card: number): void {
  const player = t.players[seat]
  if (isPlayerHero(t, card)) {
    player.heroAside = 1
    t.box.push(card)
  } else player.discard.push(card)
}

/** Discards a card from the hand. */
export function discardFromHand(t: Table, seat: number, card: number): void {
  t.players[seat].hand.take(card)
  putAway(t, seat, card)
  t.log?.add(events['card-discarded'], seat, card)
}

/** Takes a card out of the game; a player hero goes down a level instead and lies beside the discard pile [O3, O4]. */
export function retire(t: Table, seat: number, card: number): void {
  if (!isPlayerHero(t, card)) {
    t.retired.push(card)
    t.log?.add(events['card-retired'], seat, card)
    return
  }
  const player = t.players[seat]
  putAway(t, seat, card)
  if (player.level > 1) player.level--
  t.log?.add(events['hero-levelled-down'], seat, player.level)
}

/** A played hero is retired; what it wields has no hero any more and is discarded in Cleanup [C19, Q62]. */
export function retirePlayed(t: Table, seat: number, hero: number): void {
  const player = t.players[seat]
  const { played } = player
  const place = played.indexOf(hero)
  const items = itemsAt(t, player, place)
  played.takeAt(place)
  for (let i = 0; i < items; i++) played.insert(0, played.takeAt(place + i))
  t.states[hero] = 0
  retire(t, seat, hero)
}

/** Gives a curse, onto the discard pile or the deck; none are left: nothing happens [O5]. */
export function giveCurse(t: Table, seat: number, isOntoDeck: boolean): void {
  if (t.curseDeck.isEmpty) return
  const player = t.players[seat]
  const curse = t.curseDeck.pop()
  if (isOntoDeck) player.deck.push(curse)
  else player.discard.push(curse)
  t.log?.add(events['curse-gained'], seat)
}

/** How many of some cards are of a kind, as in `KINDS`. */
export function countOf(t: Table, cards: Pile, kind: number): number {
  let count = 0
  for (let i = 0, size = cards.size; i < size; i++) if (t.data.cards[cards.get(i)].kind === kind) count++
  return count
}

/** Takes the player hero back into the hand, at the level it has now [D5, D8]. */
export function takeHeroBack(t: Table, seat: number): void {
  const player = t.players[seat]
  const card = playerHeroOf(t, player)
  if (player.hand.has(card)) return
  t.box.take(card)
  player.heroAside = 0
  player.hand.push(card)
}

/** Discards all played cards; some go back to the hand instead [D2, Q59]. */
export function discardPlayed(t: Table, seat: number): void {
  const { played, hand } = t.players[seat]
  for (let i = 0, size = played.size; i < size; i++) {
    const card = played.get(i)
    if ((t.states[card] & RETURNS) !== 0) {
      hand.push(card)
      t.log?.add(events['card-returned'], seat, card)
    } else putAway(t, seat, card)
    t.states[card] = 0
  }
  played.clear()
}

/** The deck that heroes or items are recruited from, and their row. */
export function marketOf(t: Table, isItem: number): { deck: Table['heroDeck']; row: Table['heroRow'] } {
  return isItem === 1 ? { deck: t.itemDeck, row: t.itemRow } : { deck: t.heroDeck, row: t.heroRow }
}

/** Takes the card at a place out of a deck if it is a character in play [O2]; says whether it was. */
function isDoubleRetired(t: Table, deck: Table['heroDeck'], place: number): boolean {
  if (!isPlayed(t, t.data.cards[deck.get(place)].character)) return false
  const card = deck.takeAt(place)
  t.retired.push(card)
  t.log?.add(events['double-retired'], card)
  return true
}

/** Removes characters in play from the top of a deck, while it lies open or is turned up [O2, Q25]. */
export function clearTop(t: Table, deck: Table['heroDeck']): void {
  while (!deck.isEmpty && isDoubleRetired(t, deck, deck.size - 1));
}

/** Fills a row up to four [D3d, Q26]. */
export function refillRow(t: Table, isItem: number): void {
  const { deck, row } = marketOf(t, isItem)
  while (row.size < ROW) {
    clearTop(t, deck)
    if (deck.isEmpty) return
    const card = deck.pop()
    row.push(card)
    t.log?.add(events['card-turned-up'], card)
  }
  clearOpenTops(t)
}

/** Whether the top of a deck lies open and can be recruited [C10, C11, Q60]. */
export function isDeckOpen(t: Table, isItem: number): boolean {
  return isItem === 1 ? areItemsOpen(t) : areHeroesOpen(t)
}

/** An open deck never shows a character in play [Q25]. */
export function clearOpenTops(t: Table): void {
  if (isDeckOpen(t, 0)) clearTop(t, t.heroDeck)
  if (isDeckOpen(t, 1)) clearTop(t, t.itemDeck)
}

/** The first rows hold no gold: what is met on the way goes back into the deck [S6, S8]. */
export function dealRow(t: Table, isItem: number): void {
  const { deck, row } = marketOf(t, isItem)
  t.marketDice.shuffle(deck)
  // The search goes from the top down; a card that stays in the deck keeps its place until the shuffle.
  for (let place = deck.size - 1; place >= 0 && row.size < ROW; place--) {
    if (isDoubleRetired(t, deck, place)) continue
    if (t.data.cards[deck.get(place)].cost !== GOLD) row.push(deck.takeAt(place))
  }
  t.marketDice.shuffle(deck)
}
