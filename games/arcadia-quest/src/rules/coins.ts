/** The guild's coins and those of the spawn track [S-SET-4] [S-COIN-1] [S-CLEAN-2]. */
import { GUILD } from '../content/limits.ts'
import { TOKEN } from '../content/kinds.ts'
import { hasRule, RULE } from './facts.ts'
import { isOnBoard } from './heroes.ts'
import { FIFTH, FOURTH } from './marks.ts'
import { isQuestToken, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { events } = rules
/** Slots of the track that never hold coins. */
const FREE_SLOTS = 3
const DOOR_PRICE = 6

export const coinsOnTrack = (t: Table): number => t.trackCoins[FOURTH] + t.trackCoins[FIFTH]
/** How many monsters the track holds [S-SET-4] [S-CLEAN-2]. */
export const capacityOf = (t: Table): number =>
  FREE_SLOTS + Number(t.trackCoins[FOURTH] === 0) + Number(t.trackCoins[FIFTH] === 0)

export const chestValue = (t: Table, token: number): number =>
  !isQuestToken(t, token) && t.data.tokens[token].kind === TOKEN.CHEST ? t.data.tokens[token].value : 0

/** What the chests are worth that heroes on the board carry. */
export function chestsCarried(t: Table): number {
  let sum = 0
  for (let i = 0; i < GUILD; i++) {
    const hero = t.heroes[i]
    if (!isOnBoard(hero)) continue
    for (let j = 0, size = hero.tokens.size; j < size; j++) sum += chestValue(t, hero.tokens.get(j))
  }
  return sum
}

/** With 6 coins at one moment, chests included, the temple is open for good. */
export function lookAtDoor(t: Table): void {
  if (t.isShut === 0 || !hasRule(t, RULE['six-coins']) || t.coins + chestsCarried(t) < DOOR_PRICE) return
  t.isShut = 0
  t.isRedOpen = 1
  t.log?.add(events['doors-open'])
}

/** The coins of a kill: one for the guild, the rest on slot 5 if coins lie there [S-COIN-1]; in the final all of them [S-FIN-1]. */
export function payKill(t: Table, coins: number, hasDebts: boolean, isFinal: boolean): void {
  const own = isFinal && !hasDebts ? coins : Math.min(coins, 1)
  const laid = hasDebts || isFinal || t.trackCoins[FIFTH] === 0 ? 0 : coins - own
  t.coins += own
  t.trackCoins[FIFTH] += laid
  t.log?.add(events['coins-gained'], own, laid)
  lookAtDoor(t)
}
