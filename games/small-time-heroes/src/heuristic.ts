/** A sensible player: tries every choice on a copy and takes the one after which things look best. */
import type { Card } from './content/data.ts'
import { CLEARED, countZombies, isMinion, isStanding, PLACES, SIDE, strengthOf } from './people.ts'
import { rules } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { MAT } from './table.ts'
import { zombieAttack } from './zombies.ts'

const WAVES = 4
const MINION_SYMBOLS = 3
/** What a Horde or Boss ability is reckoned to do on average, by Wave. */
const MAT_HIT = [0, 2, 2.5, 3, 5] as const

/** The damage that the backs of the Intents let one expect for a Hero. */
function threat(t: Table, number: number): number {
  let sum = 0
  for (let slot = 0; slot < 2; slot++) {
    const { card, back, hero } = t.intents[slot]
    if (card < 0 || hero !== number) continue
    let hits = 0
    let count = 0
    for (let symbol = 0; symbol < 5; symbol++) {
      if (((back >> symbol) & 1) === 0) continue
      count++
      hits += MAT_HIT[t.wave] + t.enemies[MAT].strength
      if (symbol < MINION_SYMBOLS) hits += attackAt(t, symbol)
    }
    if (count > 0) sum += hits / count
  }
  return number === t.first ? sum + zombieAttack(t) : sum
}

function attackAt(t: Table, symbol: number): number {
  for (let place = 0; place < PLACES; place++) {
    const enemy = t.enemies[place]
    if (enemy.symbol !== symbol || !isMinion(enemy)) continue
    const { attack } = t.data.cards[enemy.card]
    return attack < 0 ? 1 : (attack + enemy.strength) * (enemy.weak === 1 ? 0.5 : 1)
  }
  return 0
}

/** A card's worth in a deck: bought cards beat those one begins with; dear ones are a little slower. */
function cardWorth({ isStarting, isMinion: isBomb, cost }: Card): number {
  return isBomb ? -2 : isStarting ? 0 : 3 - 0.3 * cost
}

function heroWorth(t: Table, number: number): number {
  const hero = t.heroes[number]
  if (!isStanding(hero)) return -100
  const expected = threat(t, number) * (hero.exposed === 1 ? 1.5 : 1) * (hero.immune === 1 ? 0 : 1)
  const stopped = hero.block < expected ? hero.block : expected
  let sum = 3 * hero.health + 2.6 * stopped + 0.15 * hero.block
  sum += 2.5 * strengthOf(t, hero) + 2 * hero.protect + 3 * hero.equipment.size
  sum += 1.2 * hero.energy + 1.6 * hero.hand.size + 5 * hero.potions.size
  sum += 4 * hero.concealed - 2 * hero.weak - 3 * hero.drained + 8 * hero.knowledge.size
  return sum + deckWorth(t, hero)
}

function deckWorth(t: Table, hero: Hero): number {
  let sum = 0
  let size = 0
  for (const pile of [hero.deck, hero.hand, hero.discard, hero.playArea, hero.equipment]) {
    for (let i = 0; i < pile.size; i++) sum += cardWorth(t.data.cards[pile.get(i)])
    size += pile.size
  }
  return size === 0 ? 0 : 3 * sum + (40 * sum) / size
}

/** How good a table looks for the Heroes. */
export function worth(t: Table): number {
  if (t.isOver) return t.outcome === 1 ? 10_000 : -10_000
  let sum = t.heroes[0].plays * heroWorth(t, 0) + t.heroes[1].plays * heroWorth(t, 1)
  sum += 60 * (t.day * WAVES + t.wave) + (t.cleared === CLEARED.NOT ? 0 : 40) + 6 * t.treasures.size
  for (let place = 0; place < PLACES; place++) {
    const enemy = t.enemies[place]
    if (!isMinion(enemy)) continue
    sum -= 7 + 1.5 * enemy.health + 0.5 * enemy.block + 3 * enemy.strength
    sum += 2 * enemy.exposed + 1.5 * enemy.weak
  }
  const mat = t.enemies[MAT]
  sum -= (t.wave === WAVES ? 1.8 * mat.health + 0.5 * mat.block : 0) + 3 * mat.strength
  sum += 2 * mat.exposed + 1.5 * mat.weak
  return sum - 5 * countZombies(t) - 0.7 * t.crystals
}

let trial: Table | undefined

/** The number of the choice to make, on a table re-dealt for the seat. */
export function heuristic(t: Table): number {
  const { choices } = t
  const { count } = choices
  const endTurn = rules.choices['end-turn'].id
  const isTurn = t.side === SIDE.HEROES
  if (trial?.data !== t.data) {
    trial?.release()
    trial = rules.newTable(t.data) // made for one content, it must not judge games with another
  }
  let best = 0
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    // What the Enemies will do after the turn is not known, so ending it is judged by how things stand.
    const isEnd = isTurn && choices.kindOf(i) === endTurn
    let value: number
    if (isEnd) value = worth(t) - 1.2 * t.heroes[t.active].energy - 1.6 * t.heroes[t.active].hand.size
    else {
      trial.copyFrom(t)
      trial.take(i)
      value = worth(trial)
    }
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}
