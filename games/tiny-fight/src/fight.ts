/** The fight, from set-up to its end. */
import { enemiesAct, announce, endRound } from './enemies-turn.ts'
import { heroActs, startTurn } from './hero-turn.ts'
import { ENEMIES, procedure, repeatWhile } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const HERO_LIFE = 60
const EXTRA_LIFE = 5

function setUp(t: Table): void {
  t.hero[0].life = HERO_LIFE // [S1]
  for (let card = 0; card < t.data.cards.length; card++) t.drawPile.push(card) // [S2]
  t.dice.shuffle(t.drawPile)
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    t.enemies[enemy].life = t.data.enemies[enemy].life + t.dice.below(EXTRA_LIFE) // [S3]
  }
  for (let enemy = 0; enemy < ENEMIES; enemy++) announce(t, enemy) // [S4]
}

export const fight = procedure(
  'fight',
  [],
  [
    setUp,
    // A step that decides the fight ends it, so this goes on only as long as it is undecided.
    repeatWhile(
      () => true,
      [startTurn, repeatWhile((t) => t.turnEnded === 0, [heroActs]), enemiesAct, endRound],
    ),
  ],
)
