/** The Guild deck and the levels it is gone through in [W1, W2]. */
import { WON } from '@hearthkeep/engine'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { events } = rules

/** How many cards an invasion reveals at each level [S10]. */
export function levelsOf(t: Table): readonly number[] {
  return t.data.difficulties[t.difficulty].levels
}

/** Flips the top Guild card; with the last one of a level that is not the final one the next level begins at once [W1, Q23]. */
export function flipGuildCard(t: Table): number {
  const card = t.guildDeck.pop()
  t.guildDiscard.push(card)
  t.log?.add(events['guild-card-revealed'], card)
  const levels = levelsOf(t)
  if (t.guildDeck.isEmpty && t.level < levels.length - 1) {
    t.level++
    t.isNoon = t.data.scenarios[t.scenario].hasLunch ? 1 : 0
    t.guildDiscard.moveAllTo(t.guildDeck)
    t.guildDice.shuffle(t.guildDeck)
    t.log?.add(events['level-started'], t.level + 1, levels[t.level])
  }
  return card
}

/** Whether the last card of the last level is done with: then the chest is safe [W2, Q23, Q24]. */
export function checkWon(t: Table): void {
  if (t.level < levelsOf(t).length - 1 || !t.guildDeck.isEmpty) return
  t.log?.add(events['game-won'])
  t.finish(WON)
}
