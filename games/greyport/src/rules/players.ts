/** Players and their cards: hands, and heroes with what they wield. */
import type { Pile } from '@hearthkeep/engine'
import { LEVELS } from '../content/limits.ts'
import { BOON, KINDS } from '../content/numbers.ts'
import { faceOf } from './groups.ts'
import type { Player, Table } from './rulebook.ts'

const HAND_SIZE = 5
const { HERO } = KINDS
const levels = LEVELS

/** The next seat to the left [Q38]. */
export function leftOf(t: Table, seat: number): number {
  return seat + 1 < t.seats ? seat + 1 : 0
}

/** Whether somebody plays a character [S2, S7]; -1 is none. */
export function isPlayed(t: Table, character: number): boolean {
  for (let seat = 0; character >= 0 && seat < t.seats; seat++)
    if (t.players[seat].character === character) return true
  return false
}

/** Whether something before a player says so [O1]. */
export function isAnyBefore(t: Table, seat: number, says: 'noDraws' | 'noShields'): boolean {
  const { group } = t.players[seat]
  for (let i = 0, size = group.size; i < size; i++) if (faceOf(t, group.get(i))[says]) return true
  return false
}

/** Whether a player may draw cards [C18]. */
export function canDraw(t: Table, seat: number): boolean {
  return !isAnyBefore(t, seat, 'noDraws')
}

/** Whether shields may be used for a player [C6]. */
export function canBeShielded(t: Table, seat: number): boolean {
  return t.shields > 0 && !isAnyBefore(t, seat, 'noShields')
}

/** How many cards a player may keep and draws up to, the player hero aside [D4, Q44, O6]. */
export function handSize(t: Table, seat: number): number {
  const { group } = t.players[seat]
  let size = HAND_SIZE + (t.boon === BOON.LARGER_HAND ? 1 : 0)
  for (let i = 0, count = group.size; i < count; i++) size -= faceOf(t, group.get(i)).smallerHand
  return size < 1 ? 1 : size
}

/** All cards that a player owns, wherever they lie. */
export function ownPiles({ deck, discard, hand, played }: Player): readonly Pile[] {
  return [deck, discard, hand, played]
}

/** The card of a player hero at the level it has now. */
export function playerHeroOf(t: Table, player: Player): number {
  return t.data.first.playerHeroes + player.character * levels + player.level - 1
}

/** Whether a card is somebody's player hero, which never goes to a deck or discard pile [D7]. */
export function isPlayerHero(t: Table, card: number): boolean {
  return t.data.cards[card].level > 0
}

export function isHero(t: Table, card: number): boolean {
  return t.data.cards[card].kind === HERO
}

/** How many cards of a hand count for the hand size: all but the player hero [D4]. */
export function countedHand(t: Table, player: Player): number {
  const { hand } = player
  let count = hand.size
  for (let i = 0, size = hand.size; i < size; i++) if (isPlayerHero(t, hand.get(i))) count--
  return count
}

/** Whether the others cannot tell what a player could do with the cards in hand, so that one is asked in any case [Q64]. */
export function mayHoldMore(t: Table, seat: number): boolean {
  return t.openHands === 0 && !t.players[seat].hand.isEmpty
}

/** Where the cards of a played hero end, whose place in the row is given: after the items it wields. */
export function endOf(t: Table, { played }: Player, place: number): number {
  const { size } = played
  let end = place + 1
  while (end < size && !isHero(t, played.get(end))) end++
  return end
}

/** How many items a played hero wields; its place in the row is given. */
export function itemsAt(t: Table, player: Player, place: number): number {
  return endOf(t, player, place) - place - 1
}

/** The hero who wields a card, or the hero itself. */
export function wielderOf(t: Table, player: Player, card: number): number {
  const { played } = player
  let hero = -1
  for (let i = 0, size = played.size; i < size; i++) {
    const one = played.get(i)
    if (isHero(t, one)) hero = one
    if (one === card) return hero
  }
  return -1
}

/** Whose turn it is to say how things are done, when the players choose [Q2]. */
export function chooser(t: Table): number {
  return t.defender
}
