/** Recruiting, in one's own round and after an encounter [D3], [N2]. */
import type { Choices } from '@hearthkeep/engine'
import { COINS } from '../content/numbers.ts'
import { isDeckOpen, marketOf, refillRow } from './cards.ts'
import { rules } from './rulebook.ts'
import type { Player, Table } from './rulebook.ts'

const { choices, events, reasons } = rules
const { recruit: recruits } = choices
const coins = COINS
const COPPER = 0
const SILVER = 1
const GOLD = 2

/** The best that any coin of a player buys, if copper counts as silver, or every coin as gold [D3c, Q47]. */
function bestCoin(player: Player, upgrade: number): number {
  if (player.gold > 0) return GOLD
  if (player.copper === 0 && player.silver === 0) return -1
  if (upgrade === 2) return GOLD
  return player.silver > 0 || upgrade === 1 ? SILVER : COPPER
}

/** The cards on offer, heroes first: the rows, each with the top of its deck if that lies open [C10, C11]. */
const offer: number[] = []

function lookAtMarket(t: Table): void {
  offer.length = 0
  for (let isItem = 0; isItem < 2; isItem++) {
    const { row, deck } = marketOf(t, isItem)
    for (let i = 0, size = row.size; i < size; i++) offer.push(row.get(i))
    if (isDeckOpen(t, isItem) && !deck.isEmpty) offer.push(deck.top)
  }
}

/** What a player can recruit with which coin: one coin, one card, no change [D3a] to [D3c]. */
export function offerRecruits(t: Table, out: Choices, seat: number): void {
  const player = t.players[seat]
  const { cards } = t.data
  lookAtMarket(t)
  let least = GOLD + 1
  for (let i = 0; i < offer.length; i++) if (cards[offer[i]].cost < least) least = cards[offer[i]].cost
  if (least > GOLD || bestCoin(player, 0) < 0) return // [Q26]
  let upgrade = 0
  while (bestCoin(player, upgrade) < least) upgrade++
  for (let coin = COPPER; coin <= GOLD; coin++) {
    if (player[coins[coin]] === 0) continue
    const worth = upgrade === 2 ? GOLD : coin === COPPER && upgrade === 1 ? SILVER : coin
    for (let i = 0; i < offer.length; i++) {
      if (cards[offer[i]].cost <= worth) out.add(recruits, offer[i], coin)
      else out.refuse(reasons['too-dear'], recruits, offer[i], coin)
    }
  }
}

/** The card goes to the hand, and the row is refilled [D3d]. */
export function takeRecruit(t: Table, seat: number, card: number, coin: number): void {
  const player = t.players[seat]
  player[coins[coin]]--
  const isItem = t.heroRow.has(card) || (!t.heroDeck.isEmpty && t.heroDeck.top === card) ? 0 : 1
  const { row, deck } = marketOf(t, isItem)
  if (row.has(card)) row.take(card)
  else deck.pop()
  player.hand.push(card)
  t.log?.add(events['card-recruited'], seat, card)
  refillRow(t, isItem)
}

export const recruit = rules.question(['seat'], {
  name: 'recruit',
  rule: 'D3a',
  about: { player: ['player', (_, my) => my.seat] },
  choices: (t, out, my) => offerRecruits(t, out, my.seat),
  take: { recruit: (t, { card, coin }, my) => takeRecruit(t, my.seat, card, coin) },
  ifNone: 'skip',
})
