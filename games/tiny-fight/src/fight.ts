/** The fight, from set-up to its end. */
import { enemiesAct, announce, endRound } from './enemies-turn.ts'
import { heroTurn } from './hero-turn.ts'
import { ENEMIES, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { procedure, repeat } = rules

/** What a hero has at most, and begins with [S1]. */
export const HERO_LIFE = 60
/** How many amounts of life an enemy may get beside what is printed: 0 and more, but fewer than this [S3]. */
export const EXTRA_LIFE = 5

function setUp(t: Table): void {
  if (t.chapter === 0) t.hero[0].life = HERO_LIFE // [S1]
  t.hero[0].mostLife = HERO_LIFE
  for (let card = 0; card < t.data.deck; card++) t.drawPile.push(card) // [S2]
  t.dice.shuffle(t.drawPile)
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    t.enemies[enemy].life += t.data.enemies[enemy].life + t.dice.below(EXTRA_LIFE) // [S3]
    t.enemies[enemy].mostLife = t.enemies[enemy].life
  }
  for (let enemy = 0; enemy < ENEMIES; enemy++) announce(t, enemy) // [S4]
}

/** A step that decides the fight ends it, so this goes on only as long as it is undecided. */
export const fight = procedure('fight', [], [setUp, repeat([heroTurn, enemiesAct, endRound])])
