/** The round: of everything all players could do now, the best; and nothing, if nothing is worth it. */
import { KINDS } from '../content/numbers.ts'
import { itemsIn } from '../rules/cards.ts'
import { isHero, itemsAt } from '../rules/players.ts'
import { rules } from '../rules/rulebook.ts'
import type { Player, Table } from '../rules/rulebook.ts'
import { STATE } from '../rules/table.ts'
import { deedOf, tauntWorth } from './effects.ts'
import { bestFight, fightWorth } from './fight.ts'
import { arm, f } from './fighter.ts'
import { roundsTo, survey } from './threat.ts'
import { W } from './weights.ts'
import { meanOf } from './worth.ts'

const { choices: kinds } = rules
const playHero = kinds['play-hero'].id
const playItem = kinds['play-item'].id
const fight = kinds.fight.id
const useAbility = kinds['use-ability'].id
const useMarker = kinds['use-marker'].id
const done = kinds.done.id
const { ITEM } = KINDS
const { FOUGHT } = STATE

function canWield(t: Table, hero: number, item: number): boolean {
  const { type, anyItem } = t.data.cards[hero]
  return t.data.cards[item].kind === ITEM && (anyItem || t.data.cards[item].type === type)
}

/** The strongest item of a hand for a hero; -1 if there is none. */
function strongest(t: Table, { hand }: Player, hero: number, besides: number): number {
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

/** What all players together can still deal this round. */
function capacityOf(t: Table): number {
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) {
    const player = t.players[seat]
    const { hand, played } = player
    for (let i = 0, size = played.size; i < size; i++) {
      const hero = played.get(i)
      if (!isHero(t, hero) || (t.states[hero] & FOUGHT) !== 0) continue
      sum += meanOf(t.data.cards[hero])
      const items = itemsAt(t, player, i)
      for (let j = 1; j <= items; j++) sum += meanOf(t.data.cards[played.get(i + j)])
      const more = items === 0 ? strongest(t, player, hero, -1) : -1
      if (more >= 0) sum += meanOf(t.data.cards[more])
    }
    if (player.heroesLeft === 0) continue
    let best = 0
    for (let i = 0, size = hand.size; i < size; i++) {
      const hero = hand.get(i)
      if (!isHero(t, hero)) continue
      const item = strongest(t, player, hero, -1)
      best = Math.max(best, meanOf(t.data.cards[hero]) + (item < 0 ? 0 : meanOf(t.data.cards[item])))
    }
    sum += best * (isShort(t, seat) ? 0.7 : 1)
  }
  return sum
}

function heroesIn(t: Table, { hand }: Player): number {
  let count = 0
  for (let i = 0, size = hand.size; i < size; i++) if (isHero(t, hand.get(i))) count++
  return count
}

/** Whether a player holds fewer heroes than there are rounds until the next refill. */
function isShort(t: Table, seat: number): boolean {
  return heroesIn(t, t.players[seat]) < roundsTo(t, seat) + 1
}

/** What it costs to spend a hero now: other rounds may go without one [O7]. */
function heroCost(t: Table, seat: number, hero: number): number {
  const mean = meanOf(t.data.cards[hero])
  const rounds = roundsTo(t, seat) + 1
  const heroes = heroesIn(t, t.players[seat])
  const scarce = heroes < rounds ? (rounds - heroes) / rounds : 0
  return mean * (W.spend + W.hold * scarce)
}

function itemCost(t: Table, seat: number, item: number): number {
  const mean = meanOf(t.data.cards[item])
  const player = t.players[seat]
  const rounds = Math.min(roundsTo(t, seat) + 1, heroesIn(t, player) + 1)
  const items = itemsIn(t, player.hand)
  const scarce = items < rounds ? (rounds - items) / rounds : 0
  return mean * (W.spend + W.holdItem * scarce)
}

/** What playing a hero is worth: its effects, and the fight with the item that suits it best. */
function heroWorth(t: Table, seat: number, hero: number): number {
  const player = t.players[seat]
  const { hand } = player
  arm(t, seat, hero, -1, -1)
  let best = bestFight(t)
  for (let i = 0, size = hand.size; i < size; i++) {
    const item = hand.get(i)
    if (!canWield(t, hero, item)) continue
    const isDual = t.data.cards[hero].dualWield
    arm(t, seat, hero, item, isDual ? strongest(t, player, hero, item) : -1)
    const value = bestFight(t) - itemCost(t, seat, item)
    if (value > best) best = value
  }
  arm(t, seat, hero, -1, -1)
  const deeds = deedOf(t, t.data.cards[hero].immediate, seat, hero)
  return best + deeds - heroCost(t, seat, hero)
}

/** Sets the fighter to a played hero with what it wields, and one more item. */
function armPlayed(t: Table, seat: number, hero: number, more: number): void {
  const player = t.players[seat]
  const at = player.played.indexOf(hero)
  const items = itemsAt(t, player, at)
  const first = items > 0 ? player.played.get(at + 1) : more
  const second = items > 1 ? player.played.get(at + 2) : items === 1 ? more : -1
  arm(t, seat, hero, first, second)
}

function itemWorth(t: Table, seat: number, item: number, hero: number): number {
  armPlayed(t, seat, hero, -1)
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

function valueOf(t: Table, i: number): number {
  const { choices } = t
  const seat = choices.seatOf(i)
  const card = choices.paramOf(i, 0)
  switch (choices.kindOf(i)) {
    case playHero:
      return heroWorth(t, seat, card)
    case playItem:
      return itemWorth(t, seat, card, choices.paramOf(i, 1))
    case fight:
      armPlayed(t, seat, card, -1)
      return fightWorth(t, choices.paramOf(i, 1), choices.paramOf(i, 2))
    case useAbility:
      arm(t, seat, card, -1, -1)
      return deedOf(t, t.data.cards[card].anytime, seat, card)
    case useMarker:
      return tauntWorth(t, seat, card)
    default:
      return 0
  }
}

/** The best action of all players; with closed hands, of the seat that is asked alone. */
export function actInRound(t: Table, seat: number): number {
  const { choices } = t
  survey(t)
  f.capacity = capacityOf(t)
  let best = 0.02
  let chosen = -1
  let pass = 0
  for (let i = 0, count = choices.count; i < count; i++) {
    if (t.openHands === 0 && choices.seatOf(i) !== seat) continue
    if (choices.kindOf(i) === done) {
      if (choices.seatOf(i) === seat) pass = i
      continue
    }
    const value = valueOf(t, i)
    if (value > best) {
      best = value
      chosen = i
    }
  }
  return chosen >= 0 ? chosen : pass
}
