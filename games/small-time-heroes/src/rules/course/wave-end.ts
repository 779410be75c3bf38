/** The end of a Wave, and of a Day [R130, R131, R177]. */
import { bombInHand, returnBombs } from '../enemies/bombs.ts'
import { discardIntent } from '../enemies/enemy-turn.ts'
import { drawFirstHand } from '../heroes/heroes.ts'
import { bossOf, CLEARED, isStanding, SIDE } from '../roster.ts'
import { openPotionWindow } from '../heroes/potions.ts'
import { chooseKnowledge, explodeHand, waveEnd, waveReward } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { clearPlace } from '../damage/settling.ts'
import { discardMinion } from './wave-decks.ts'

const { define, events, repeatWhile, when } = rules

/** Whether a Boss has fallen and another Day follows. */
const isDayOver = (t: Table): boolean => t.cleared === CLEARED.BOSS && t.day < t.days

define(waveEnd, [
  (t) => {
    t.side = SIDE.NONE
    t.log?.add(t.cleared === CLEARED.BOSS ? events['boss-defeated'] : events['wave-cleared'], bossOf(t))
  },
  // Bombs in hand explode now as well, but not after the winning blow on a Boss [A25].
  repeatWhile(
    (t) => t.cleared === CLEARED.GONE && heroWithBomb(t) >= 0,
    [(t) => t.call(explodeHand, heroWithBomb(t), CLEARED.GONE)],
  ),
  cleanUp,
  (t) => {
    if (t.cleared === CLEARED.BOSS && t.day === t.days) t.leave() // the last Boss: the game is won
  },
  // After a Boss: who was out returns, then Knowledge, Reward and healing [A37, A55].
  when(isDayOver, [comeBack, chooseKnowledge]),
  waveReward,
  when(isDayOver, [healAll]),
  drawHands,
  (t) => openPotionWindow(t), // [A20] between Waves
])

/** The first Hero with a Bomb in hand, or -1. */
function heroWithBomb(t: Table): number {
  return t.heroes.findIndex((hero, number) => isStanding(hero) && bombInHand(t, number) >= 0)
}

/** A Hero who was knocked out returns at full health, and Bombs leave the Heroes' cards [A25, A37]. */
function comeBack(t: Table): void {
  for (const hero of t.heroes) {
    returnBombs(t, hero)
    if (hero.out === 1) hero.health = hero.maxHealth
    hero.out = 0
  }
}

/** [R177] */
function healAll(t: Table): void {
  for (const hero of t.heroes) hero.health = hero.maxHealth
}

/** [R130 a] Everything the Wave left behind goes. */
function cleanUp(t: Table): void {
  for (let slot = 0; slot < 2; slot++) discardIntent(t, slot)
  for (const hero of t.heroes) {
    if (hero.plays === 0) continue
    hero.hand.moveAllTo(hero.discard)
    hero.playArea.moveAllTo(hero.discard)
    hero.equipment.moveAllTo(hero.discard) // [R74, A13]
    hero.strength = 0
    hero.protect = 0
    hero.strengthNow = 0
    hero.protectNow = 0
    hero.weak = 0
    hero.exposed = 0
    hero.drained = 0
    hero.passed = 0
  }
  for (const enemy of t.enemies) {
    while (!enemy.zombies.isEmpty) discardMinion(t, enemy.zombies.pop())
    if (enemy.card >= 0) discardMinion(t, enemy.card)
    clearPlace(enemy)
  }
}

/** [R130 c] */
function drawHands(t: Table): void {
  t.heroes.forEach((hero, number) => {
    if (isStanding(hero)) drawFirstHand(t, number)
  })
}

/** The procedures of this chapter. */
export const chapter = [waveEnd]
