/** The Minion decks of the three Waves [R11, R122, R123]. */
import { BOSS_WAVE } from '../table.ts'
import type { Table } from '../rulebook.ts'

const bossWave = BOSS_WAVE

/** Where to look when a Wave has no card left, from the Wave itself on [R123]. */
const ORDER = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 1, 0],
] as const

/** The Wave whose Minions come now: in the Boss Wave the one of the Day [R141]. */
function currentWave(t: Table): number {
  return (t.wave === bossWave ? t.day : t.wave) - 1
}

/** Takes the next Minion card of the current Wave, or of the next highest; -1 if there is none anywhere. */
export function drawMinion(t: Table): number {
  for (const wave of ORDER[currentWave(t)]) {
    const { deck, discard } = t.waveDecks[wave]
    if (deck.isEmpty && !discard.isEmpty) {
      discard.moveAllTo(deck)
      t.minionDice.shuffle(deck)
    }
    if (!deck.isEmpty) return deck.pop()
  }
  return -1
}

/** Puts a Minion card on the discard pile of its own Wave [R54]. */
export function discardMinion(t: Table, card: number): void {
  t.waveDecks[t.data.cards[card].wave].discard.push(card)
}
