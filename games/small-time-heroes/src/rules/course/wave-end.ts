/** The end of a Wave, and of a Day [R130, R131, R177]. */
import { bombInHand, returnBombs } from '../enemies/bombs.ts'
import { discardIntent } from '../enemies/enemy-turn.ts'
import { drawCards } from '../heroes/heroes.ts'
import { bossOf, CLEARED, isStanding, SIDE } from '../roster.ts'
import { openPotionWindow } from '../heroes/potions.ts'
import { chooseKnowledge, explodeHand, waveEnd, waveReward } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { clearPlace } from '../damage/settling.ts'
import { MAT } from '../table.ts'

const { define, events, repeatWhile, when } = rules
const HAND = 5

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
  when(isDayOver, [
    comeBack,
    (t) => {
      if (t.heroes[0].plays === 1) t.call(chooseKnowledge, 0)
    },
    (t) => {
      if (t.heroes[1].plays === 1) t.call(chooseKnowledge, 1)
    },
  ]),
  waveReward,
  when(isDayOver, [healAll]),
  drawHands,
  (t) => openPotionWindow(t), // [A20] between Waves
])

function heroWithBomb(t: Table): number {
  for (let number = 0; number < 2; number++) {
    if (isStanding(t.heroes[number]) && bombInHand(t, number) >= 0) return number
  }
  return -1
}

/** A Hero who was knocked out returns at full health, and Bombs leave the Heroes' cards [A25, A37]. */
function comeBack(t: Table): void {
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (hero.plays === 0) continue
    returnBombs(t, hero)
    if (hero.out === 0) continue
    hero.out = 0
    hero.health = hero.maxHealth
  }
}

/** [R177] */
function healAll(t: Table): void {
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (hero.plays === 1) hero.health = hero.maxHealth
  }
}

/** [R130 a] Everything the Wave left behind goes. */
function cleanUp(t: Table): void {
  for (let slot = 0; slot < 2; slot++) discardIntent(t, slot)
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
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
  for (let number = 0; number <= MAT; number++) emptyPlace(t, number)
}

/** Puts what stands in a place back among its Wave's cards. */
function emptyPlace(t: Table, number: number): void {
  const enemy = t.enemies[number]
  while (!enemy.zombies.isEmpty) {
    const card = enemy.zombies.pop()
    t.waveDecks[t.data.cards[card].wave].discard.push(card)
  }
  if (enemy.card >= 0) t.waveDecks[t.data.cards[enemy.card].wave].discard.push(enemy.card)
  clearPlace(t, number)
}

/** [R130 c] */
function drawHands(t: Table): void {
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (!isStanding(hero)) continue
    hero.discard.moveAllTo(hero.deck)
    t.heroDice.shuffle(hero.deck)
    drawCards(t, number, HAND)
  }
}
