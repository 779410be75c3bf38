/** What players can do in the round, and what each is worth. */
import { KINDS } from '../content/numbers.ts'
import { countOf } from '../rules/cards.ts'
import { endOf, isHero, itemsAt } from '../rules/players.ts'
import type { Player, Table } from '../rules/rulebook.ts'
import { STATE } from '../rules/table.ts'
import { deedOf } from './effects.ts'
import { bestFight, fightWorth } from './fight.ts'
import { arm } from './fighter.ts'
import { roundsTo } from './threat.ts'
import { W } from './weights.ts'
import { meanOf, most } from './worth.ts'

const { HERO, ITEM } = KINDS
const { FOUGHT } = STATE

function canWield(t: Table, hero: number, item: number): boolean {
  const { type, anyItem } = t.data.cards[hero]
  return t.data.cards[item].kind === ITEM && (anyItem || t.data.cards[item].type === type)
}

/** The strongest item of a hand for a hero; -1 if there is none. */
function strongest(t: Table, { hand }: Player, hero: number, besides = -1): number {
  let best = -1
  let item = -1
  for (let i = 0, size = hand.size; i < size; i++) {
    const one = hand.get(i)
    if (one === besides || !canWield(t, hero, one)) continue
    const mean = meanOf(t.data.cards[one])
    if (mean > best) {
      best = mean
      item = one
    }
  }
  return item
}

/** What a hero deals with the strongest item of the hand. */
function withItem(t: Table, player: Player, hero: number): number {
  const item = strongest(t, player, hero)
  return meanOf(t.data.cards[hero]) + (item < 0 ? 0 : meanOf(t.data.cards[item]))
}

/** What all players together can still deal this round. */
export function capacityOf(t: Table): number {
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) {
    const player = t.players[seat]
    const { hand, played } = player
    for (let i = 0, size = played.size; i < size; i++) {
      const hero = played.get(i)
      if (!isHero(t, hero) || (t.states[hero] & FOUGHT) !== 0) continue
      const end = endOf(t, player, i)
      if (end === i + 1) sum += withItem(t, player, hero)
      else for (let j = i; j < end; j++) sum += meanOf(t.data.cards[played.get(j)])
    }
    if (player.heroesLeft === 0) continue
    const best = most(hand, 0, (hero) => (isHero(t, hero) ? withItem(t, player, hero) : 0))
    sum += best * (isShort(t, seat) ? 0.7 : 1)
  }
  return sum
}

/** Whether a player holds fewer heroes than there are rounds until the next refill. */
function isShort(t: Table, seat: number): boolean {
  return countOf(t, t.players[seat].hand, HERO) < roundsTo(t, seat) + 1
}

/** What it costs to spend a hero now: other rounds may go without one [O7]. */
function heroCost(t: Table, seat: number, hero: number): number {
  const mean = meanOf(t.data.cards[hero])
  const rounds = roundsTo(t, seat) + 1
  const heroes = countOf(t, t.players[seat].hand, HERO)
  const scarce = heroes < rounds ? (rounds - heroes) / rounds : 0
  return mean * (W.spend + W.hold * scarce)
}

function itemCost(t: Table, seat: number, item: number): number {
  const mean = meanOf(t.data.cards[item])
  const player = t.players[seat]
  const rounds = Math.min(roundsTo(t, seat) + 1, countOf(t, player.hand, HERO) + 1)
  const items = countOf(t, player.hand, ITEM)
  const scarce = items < rounds ? (rounds - items) / rounds : 0
  return mean * (W.spend + W.holdItem * scarce)
}

/** What playing a hero is worth: its effects, and the fight with the item that suits it best. */
export function heroWorth(t: Table, seat: number, hero: number): number {
  const player = t.players[seat]
  const { hand } = player
  arm(t, seat, hero)
  let best = bestFight(t)
  for (let i = 0, size = hand.size; i < size; i++) {
    const item = hand.get(i)
    if (!canWield(t, hero, item)) continue
    const isDual = t.data.cards[hero].dualWield
    arm(t, seat, hero, item, isDual ? strongest(t, player, hero, item) : -1)
    const value = bestFight(t) - itemCost(t, seat, item)
    if (value > best) best = value
  }
  arm(t, seat, hero)
  const deeds = deedOf(t, t.data.cards[hero].immediate, seat, hero)
  return best + deeds - heroCost(t, seat, hero)
}

/** Sets the fighter to a played hero with what it wields, and one more item. */
function armPlayed(t: Table, seat: number, hero: number, more = -1): void {
  const player = t.players[seat]
  const at = player.played.indexOf(hero)
  const items = itemsAt(t, player, at)
  const first = items > 0 ? player.played.get(at + 1) : more
  const second = items > 1 ? player.played.get(at + 2) : items === 1 ? more : -1
  arm(t, seat, hero, first, second)
}

export function itemWorth(t: Table, seat: number, item: number, hero: number): number {
  armPlayed(t, seat, hero)
  const before = bestFight(t)
  armPlayed(t, seat, hero, item)
  const after = bestFight(t)
  const { immediate, afterwards, cleanup } = t.data.cards[item]
  let deeds = deedOf(t, immediate, seat, item)
  if (after > 0) deeds += deedOf(t, afterwards, seat, item) + deedOf(t, cleanup, seat, item)
  const gain = after - before + deeds - itemCost(t, seat, item)
  // It goes before the fight it is for, and only if it makes that better.
  return gain > 0 ? after + deeds + 0.01 : gain
}

/** What a fight of a played hero is worth. */
export function playedWorth(t: Table, seat: number, hero: number, target: number, second: number): number {
  armPlayed(t, seat, hero)
  return fightWorth(t, target, second)
}

export function abilityWorth(t: Table, seat: number, card: number): number {
  arm(t, seat, card)
  return deedOf(t, t.data.cards[card].anytime, seat, card)
}
