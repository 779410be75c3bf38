/** Who and what is on the table: groups, figures and marks. */
import type { Pile } from '@hearthkeep/engine'
import { LEVELS } from './content/limits.ts'
import type { Monster } from './content/data.ts'
import { BOONS, KINDS } from './content/numbers.ts'
import type { Player, Table } from './rulebook.ts'

/** What is to be known of a monster besides its damage, a bit each. */
export const MARK = {
  /** Its Ambush is still to come [K1]. */
  AMBUSH: 1,
  /** It took damage that has not been followed up yet, and it did so on the location. */
  HURT: 2,
  HURT_THERE: 4,
  /** It lies with its back up [C28]. */
  FLIPPED: 8,
  /** It was summoned: it has 4 HP [C2]. */
  SUMMONED: 16,
  /** Its own damage is off this time: it stumbled. */
  STUMBLED: 32,
  /** It is defeated by a single fight [C13]. */
  FELLED: 64,
  /** Damage of its own got through, and what that sets off is still to come; the same for its Slash [Q17]. */
  HARMING: 128,
  SLASHING: 256,
} as const

/** What was done with a card on the table, a bit each. */
export const STATE = {
  FOUGHT: 1,
  USED: 2,
  DUAL: 4,
  CLEANED: 8,
  /** It goes to the hand instead of the discard pile. */
  RETURNS: 16,
} as const

/** The steps of a round that are told apart on the table [R1, D1, D3, D4]. */
export const STEP = { ACT: 0, STRIKE: 1, RECRUIT: 2, DISCARD: 3 } as const

/** What a location grants, by number as in `BOONS`. */
export const BOON = {
  PHYSICAL: BOONS.indexOf('physical-damage'),
  MAGICAL: BOONS.indexOf('magical-damage'),
  PIERCE: BOONS.indexOf('pierce'),
  LARGER_HAND: BOONS.indexOf('larger-hand'),
  MARKER_DRAWS: BOONS.indexOf('marker-draws'),
  ROUND_SHIELD: BOONS.indexOf('round-shield'),
} as const

/** The group of the location, among the groups by seat. */
export const LOCATION = -1
const HAND_SIZE = 5
const { HERO } = KINDS
const levels = LEVELS
const { FLIPPED, SUMMONED } = MARK
const SUMMONED_HP = 4

/** The next seat to the left [Q38]. */
export function leftOf(t: Table, seat: number): number {
  return seat + 1 < t.seats ? seat + 1 : 0
}

/** The group before a seat, or the one on the location. */
export function groupOf(t: Table, place: number): Pile {
  return place < 0 ? t.locationGroup : t.players[place].group
}

/** Where a monster is: the seat it is in front of, `LOCATION`, or -2 if it is not in play. */
export function placeOf(t: Table, monster: number): number {
  if (t.locationGroup.has(monster)) return -1
  for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].group.has(monster)) return seat
  return -2
}

/** The side of a monster that lies up. */
export function faceOf(t: Table, monster: number): Monster {
  const front = t.data.monsters[monster]
  return front.back !== null && (t.marks[monster] & FLIPPED) !== 0 ? front.back : front
}

/** The HP of a monster: a boss has what the encounter says, a summoned monster has 4 [C2, E7]. */
export function hpOf(t: Table, monster: number): number {
  if ((t.marks[monster] & SUMMONED) !== 0) return SUMMONED_HP
  const { isBoss, hp } = t.data.monsters[monster]
  return isBoss ? t.hp[monster] : hp
}

/** Whether any monster is left in play [R7]. */
export function anyMonster(t: Table): boolean {
  if (!t.locationGroup.isEmpty) return true
  for (let seat = 0; seat < t.seats; seat++) if (!t.players[seat].group.isEmpty) return true
  return false
}

/** The damage a monster deals: others of its group may rally it. */
export function damageOf(t: Table, monster: number, group: Pile): number {
  let { damage } = faceOf(t, monster)
  for (let i = 0, size = group.size; i < size; i++) {
    const other = group.get(i)
    if (other !== monster) damage += faceOf(t, other).rally
  }
  return damage
}

/** Whether something before a player says so [O1]. */
function anyBefore(t: Table, seat: number, says: (face: Monster) => boolean): boolean {
  const { group } = t.players[seat]
  for (let i = 0, size = group.size; i < size; i++) if (says(faceOf(t, group.get(i)))) return true
  return false
}

const stopsDraws = (face: Monster): boolean => face.noDraws
const stopsShields = (face: Monster): boolean => face.noShields

/** Whether a player may draw cards [C18]. */
export function canDraw(t: Table, seat: number): boolean {
  return !anyBefore(t, seat, stopsDraws)
}

/** Whether shields may be used for a player [C6]. */
export function canBeShielded(t: Table, seat: number): boolean {
  return t.shields > 0 && !anyBefore(t, seat, stopsShields)
}

/** How many cards a player may keep and draws up to, the player hero aside [D4, Q44, O6]. */
export function handSize(t: Table, seat: number): number {
  const { group } = t.players[seat]
  let size = HAND_SIZE + (t.boon === BOON.LARGER_HAND ? 1 : 0)
  for (let i = 0, count = group.size; i < count; i++) size -= faceOf(t, group.get(i)).smallerHand
  return size < 1 ? 1 : size
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

/** How many items a played hero wields; its place in the row is given. */
export function itemsAt(t: Table, player: Player, place: number): number {
  const { played } = player
  let count = 0
  for (let i = place + 1, size = played.size; i < size && !isHero(t, played.get(i)); i++) count++
  return count
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
