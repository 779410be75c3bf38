/** The hero's turn [T1] to [T7]. */
import { DRAWN, WON } from '@hearthkeep/engine'
import { DAMAGE, DRAW, GAIN_BLOCK, STRENGTH, VULNERABLE } from './content.ts'
import type { Effect } from './content.ts'
import { hitEnemy } from './damage.ts'
import { ask, choices, ENEMIES, events, reasons } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const LAST_TURN = 200
const ENERGY = 3
const HAND = 5

export function startTurn(t: Table): void {
  t.turn++ // [T1]
  t.turnEnded = 0
  if (t.turn > LAST_TURN) {
    t.emit(events['fight-drawn']) // [T2]
    t.finish(DRAWN)
    return
  }
  t.emit(events['turn-started'], t.turn)
  t.hero[0].block = 0
  t.energy = ENERGY
  drawCards(t, HAND)
}

function drawCards(t: Table, count: number): void {
  for (; count > 0; count--) {
    if (t.drawPile.isEmpty) {
      if (t.discardPile.isEmpty) return // [T3]
      t.discardPile.moveAllTo(t.drawPile)
      t.dice.shuffle(t.drawPile)
      t.emit(events['pile-reshuffled'])
    }
    const card = t.drawPile.pop()
    t.hand.push(card)
    t.emit(events['card-drawn'], card)
  }
}

export const heroActs = ask({
  name: 'hero-acts',
  rule: 'T4',
  who: 0,
  choices(t: Table, out) {
    const { hand, energy } = t
    for (let i = 0, size = hand.size; i < size; i++) {
      const card = hand.get(i)
      const { cost, needsTarget } = t.data.cards[card]
      if (cost > energy) out.refuse(reasons['too-dear'], choices['play-card'], card)
      else if (!needsTarget) out.add(choices['play-card'], card)
      else {
        for (let enemy = 0; enemy < ENEMIES; enemy++) {
          if (t.enemies[enemy].life > 0) out.add(choices['play-card'], card, enemy)
          else out.refuse(reasons['already-fallen'], choices['play-card'], card, enemy) // [T5]
        }
      }
    }
    out.add(choices['end-turn'])
  },
  take: {
    'play-card': (t: Table, { card, target }) => playCard(t, card, target),
    'end-turn': (t: Table) => {
      t.hand.moveAllTo(t.discardPile) // [T7]
      t.turnEnded = 1
    },
  },
})

function playCard(t: Table, card: number, target: number): void {
  const { cost, effects, exhausts } = t.data.cards[card]
  t.energy -= cost
  t.hand.take(card) // [T6]
  t.emit(events['card-played'], card, target)
  for (let i = 0; i < effects.length; i++) happen(t, effects[i], target)
  if (exhausts) t.exhaustPile.push(card)
  else t.discardPile.push(card)
  if (isWon(t)) {
    t.emit(events['fight-won']) // [W1]
    t.finish(WON)
  }
}

function happen(t: Table, effect: Effect, target: number): void {
  const { kind, amount } = effect
  switch (kind) {
    case DAMAGE:
      if (effect.hitsAll) hitAll(t, amount)
      else hitEnemy(t, target, amount)
      break
    case GAIN_BLOCK:
      t.hero[0].block += amount
      t.emit(events['hero-gained-block'], amount)
      break
    case VULNERABLE:
      if (t.enemies[target].life === 0) break // [E4]
      t.enemies[target].vulnerable += amount
      t.emit(events['enemy-exposed'], target, amount)
      break
    case STRENGTH:
      t.hero[0].strength += amount
      t.emit(events['hero-gained-strength'], amount)
      break
    case DRAW:
      drawCards(t, amount)
      break
  }
}

/** [E3] */
function hitAll(t: Table, amount: number): void {
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (t.enemies[enemy].life > 0) hitEnemy(t, enemy, amount)
}

function isWon(t: Table): boolean {
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (t.enemies[enemy].life > 0) return false
  return true
}
