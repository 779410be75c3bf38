/** How good a table looks for the Heroes, in points of health. */
import { features } from './features.ts'
import type { Features } from './features.ts'
import { ahead, toCome } from './foes.ts'
import { expected, healthWorth, outlook, slope } from './outlook.ts'
import { WEIGHTS } from './weights.ts'
import { costOf } from '../rules/heroes/heroes.ts'
import { CLEARED, isStanding, protectOf, SIDE, strengthOf } from '../rules/roster.ts'
import type { Hero, Table } from '../rules/rulebook.ts'

/** Not everything can be saved. */
const MOST_SAVED = 0.7

/** What a Hero's cards are worth on average; Bombs count among them. */
export function meanWorth(known: Features, hero: Hero): number {
  let sum = 0
  let size = 0
  const add = (pile: Hero['deck']): void => {
    for (let i = 0; i < pile.size; i++) sum += known.cards[pile.get(i)].worth
    size += pile.size
  }
  add(hero.deck)
  add(hero.hand)
  add(hero.discard)
  add(hero.playArea)
  add(hero.equipment)
  return size === 0 ? 0 : sum / size
}

/** What the cards in hand may still do this turn, the best for their Energy first. */
function handWorth(t: Table, known: Features, number: number, perDamage: number, rounds: number): number {
  const hero = t.heroes[number]
  const { hand } = hero
  const strength = strengthOf(t, hero)
  const protect = protectOf(t, hero)
  let open = Math.max(0, expected(t, number) - hero.block)
  let energy = hero.energy
  const size = Math.min(hand.size, 31) // a bit each
  let sum = 0
  let used = 0
  /** Only one card strikes from hiding. */
  let hidden = 0
  const isHidden = hero.concealed === 1
  const other = WEIGHTS.other * Math.min(1, rounds / 2.5)
  for (;;) {
    let best = -1
    let most = 0
    let bestBlock = 0
    let bestCost = 0
    let bestValue = 0
    for (let i = 0; i < size; i++) {
      if ((used >> i) & 1) continue
      const id = hand.get(i)
      const card = t.data.cards[id]
      if (card.isMinion) continue
      const cost = costOf(t, hero, id)
      if (cost > energy) continue
      const { played, concealed } = known.cards[id]
      const blocked = played.block > 0 ? Math.min(open, played.block + protect) : 0
      if (concealed !== undefined && isHidden) hidden = Math.max(hidden, concealed.damage - played.damage)
      const value =
        perDamage * (played.damage + played.hits * strength) +
        WEIGHTS.blockInHand * steepness[number] * blocked +
        other * played.other
      const dense = value / (cost + 0.25)
      if (dense > most) {
        most = dense
        best = i
        bestBlock = blocked
        bestCost = cost
        bestValue = value
      }
    }
    if (best < 0) return (sum + hidden * perDamage) * WEIGHTS.hand
    used |= 1 << best
    energy -= bestCost
    open -= bestBlock
    sum += bestValue
  }
}

/** What a Hero's lasting gains save in a round: it lowers what is to come, so that it never pays to let it come. */
function savings(t: Table, known: Features, hero: Hero): number {
  let sum = WEIGHTS.protect * protectOf(t, hero)
  const { equipment } = hero
  for (let i = 0; i < equipment.size; i++)
    sum += WEIGHTS.piece * (known.cards[equipment.get(i)].eachTurn + 0.5)
  return sum
}

/** What a point of health is worth to each Hero now. */
const steepness = new Float64Array(2)

/** Damage a Hero may be reckoned to deal in a turn, from the deck; Strength comes on top. */
const pace = new Float64Array(2)

/** Reads it off the decks: once for each decision, as a turn does not change them much. */
export function readPace(t: Table): void {
  const known = features(t.data)
  for (let number = 0; number < 2; number++)
    pace[number] = WEIGHTS.pace + WEIGHTS.paceOfWorth * meanWorth(known, t.heroes[number])
}

function fightWorth(t: Table, known: Features, endsTurn: boolean): number {
  let heroes = 0
  let fast = 0
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (!isStanding(hero)) continue
    heroes++
    fast += Math.max(2, pace[number] + WEIGHTS.paceOfStrength * (strengthOf(t, hero) - hero.strengthNow))
  }
  if (heroes === 0) return 0
  const harmed = toCome(t, known, fast, heroes) * WEIGHTS.unblocked
  const each = harmed / heroes
  const rounds = ahead.work / fast
  const rateEach = ahead.rate / heroes
  let sum = 0
  let perDamage = 0
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (!isStanding(hero)) continue
    const open = 1 - Math.min(MOST_SAVED, savings(t, known, hero) / (rateEach + 0.1))
    const later = each * open + ahead.due / heroes
    const plain = outlook(t, number, 1, later)
    sum += hero.concealed === 1 ? Math.max(outlook(t, number, 0.5, later), plain + WEIGHTS.conceal) : plain
    sum += WEIGHTS.leftBlock * hero.block - hero.weak - 2 * hero.drained
    steepness[number] = slope(hero.health - later)
    perDamage += (steepness[number] * WEIGHTS.unblocked * rateEach * open) / fast
  }
  if (t.side !== SIDE.HEROES) return sum
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (!isStanding(hero) || hero.fought === 1 || (endsTurn && number === t.active)) continue
    sum += handWorth(t, known, number, perDamage, rounds)
  }
  return sum
}

/** How good a table looks for the Heroes; `endsTurn` if the active Hero is about to stop. */
export function worth(t: Table, endsTurn: boolean): number {
  if (t.isOver) return t.outcome === 1 ? 10_000 : -10_000
  const known = features(t.data)
  const isFight = t.side !== SIDE.NONE && t.cleared === CLEARED.NOT
  let sum = WEIGHTS.wave * (t.day * 5 + t.wave + (t.cleared === CLEARED.NOT ? 0 : 1)) + 4 * t.treasures.size
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (hero.plays === 0) continue
    if (hero.out === 1) {
      sum -= WEIGHTS.death
      continue
    }
    sum += WEIGHTS.deck * meanWorth(known, hero)
    const { potions, knowledge } = hero
    for (let i = 0; i < potions.size; i++) sum += WEIGHTS.potion * known.potions[potions.get(i)]
    for (let i = 0; i < knowledge.size; i++) sum += known.knowledge[knowledge.get(i)]
    if (!isFight) sum += healthWorth(hero.health) + hero.concealed
  }
  return isFight ? sum + fightWorth(t, known, endsTurn) : sum
}
