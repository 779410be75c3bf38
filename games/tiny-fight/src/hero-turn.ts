/** The hero's turn [T1] to [T7]. */
import { DRAWN } from '@hearthkeep/engine'
import type { Choices } from '@hearthkeep/engine'
import { EFFECT } from './content.ts'
import type { Effect } from './content.ts'
import { hitEnemy } from './damage.ts'
import { ENEMIES, rules } from './rulebook.ts'
import type { CardId, EnemyId, Table } from './rulebook.ts'

const { DAMAGE, BLOCK, VULNERABLE, STRENGTH, DRAW, HEAL, SLAM, WEAKEN, ENERGY: GAIN } = EFFECT
const { ask, events, procedure, reasons, repeat } = rules
const { 'play-card': play, 'end-turn': endTurn } = rules.choices
const enemyCount = ENEMIES

const LAST_TURN = 200
/** What the hero has to spend each turn [T1]. */
export const ENERGY = 3
const HAND = 5

function startTurn(t: Table): void {
  t.turn++ // [T1]
  if (t.turn > LAST_TURN) {
    t.log?.add(events['fight-drawn']) // [T2]
    t.finish(DRAWN)
    return
  }
  t.log?.add(events['turn-started'], t.turn)
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
      t.log?.add(events['pile-reshuffled'])
    }
    t.drawPile.moveTopTo(t.hand)
    t.log?.add(events['card-drawn'], t.hand.top)
  }
}

const heroActs = ask({
  name: 'hero-acts',
  rule: 'T4',
  who: 0,
  choices(t: Table, out) {
    const { hand, energy, enemies } = t
    const { cards } = t.data
    for (let i = 0, size = hand.size; i < size; i++) {
      const card = hand.get(i)
      const { cost, needsTarget } = cards[card]
      if (cost > energy) out.refuse(reasons['too-dear'], play, card)
      else if (!needsTarget) out.add(play, card)
      else {
        for (let enemy = 0; enemy < enemyCount; enemy++) {
          if (enemies[enemy].life > 0) out.add(play, card, enemy)
          else out.refuse(reasons['already-fallen'], play, card, enemy) // [T5]
        }
      }
    }
    out.add(endTurn)
    if (out.isExplaining) explain(t, out)
  },
  take: {
    'play-card': (t: Table, { card, target }) => playCard(t, card, target),
    'end-turn': (t: Table) => {
      t.log?.add(events['turn-ended'])
      t.hand.moveAllTo(t.discardPile) // [T7]
      t.leave()
    },
  },
})

/** What else could be asked for, and why it cannot be done; nobody needs to know that while bots play. */
function explain(t: Table, out: Choices): void {
  for (let card = 0, count = t.chapter === 0 ? t.data.deck : t.data.cards.length; card < count; card++) {
    const { cost, needsTarget } = t.data.cards[card]
    if (!t.hand.has(card)) out.explain(reasons['not-in-hand'], play, card)
    else if (cost > t.energy) continue
    else if (needsTarget)
      out.explain(reasons['needs-target'], play, card) // [T5]
    else {
      for (let enemy = 0; enemy < enemyCount; enemy++)
        out.explain(reasons['takes-no-target'], play, card, enemy)
    }
  }
}

function playCard(t: Table, card: CardId, target: EnemyId): void {
  const { cost, effects, exhausts } = t.data.cards[card]
  t.energy -= cost
  t.hand.take(card) // [T6]
  t.log?.add(events['card-played'], card, target)
  for (let i = 0; i < effects.length; i++) happen(t, effects[i], target)
  if (exhausts) t.exhaustPile.push(card)
  else t.discardPile.push(card)
}

function happen(t: Table, effect: Effect, target: EnemyId): void {
  const { kind, amount } = effect
  switch (kind) {
    case DAMAGE:
      if (effect.hitsAll) hitAll(t, amount)
      else hitEnemy(t, target, amount)
      break
    case BLOCK:
      t.hero[0].block += amount
      t.log?.add(events['hero-gained-block'], amount)
      break
    case VULNERABLE:
      if (t.enemies[target].life === 0) break // [E4]
      t.enemies[target].vulnerable += amount
      t.log?.add(events['enemy-exposed'], target, amount)
      break
    case STRENGTH:
      t.hero[0].strength += amount
      t.log?.add(events['hero-gained-strength'], amount)
      break
    case DRAW:
      drawCards(t, amount)
      break
    case HEAL:
      heal(t, amount)
      break
    case SLAM:
      hitEnemy(t, target, amount * t.hero[0].block) // [E9]
      break
    case WEAKEN:
      if (t.enemies[target].life === 0) break // [E8]
      t.enemies[target].weak += amount
      t.log?.add(events['enemy-weakened'], target, amount)
      break
    case GAIN:
      t.energy += amount // [E7]
      t.log?.add(events['hero-gained-energy'], amount)
      break
  }
}

/** [E6] */
function heal(t: Table, amount: number): void {
  const hero = t.hero[0]
  const gained = Math.min(amount, hero.mostLife - hero.life)
  hero.life += gained
  t.log?.add(events['hero-healed'], gained, hero.life)
}

/** [E3] */
function hitAll(t: Table, amount: number): void {
  for (let enemy = 0; enemy < enemyCount; enemy++) if (t.enemies[enemy].life > 0) hitEnemy(t, enemy, amount)
}

/** Ends when the hero ends the turn, or with the fight. */
export const heroTurn = procedure('hero-turn', [], [startTurn, repeat([heroActs])])
