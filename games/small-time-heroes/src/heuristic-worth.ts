/** How good a table looks for the Heroes, in points of health. */
import { features } from './heuristic-features.ts'
import type { Features } from './heuristic-features.ts'
import { blow, odds, sureDamage } from './heuristic-threat.ts'
import { costOf } from './heroes.ts'
import {
  BOSS_WAVE,
  bossOf,
  canHitMat,
  CLEARED,
  isMinion,
  isStanding,
  PLACES,
  protectOf,
  SIDE,
  strengthOf,
} from './people.ts'
import type { Hero, Table } from './rulebook.ts'
import { MAT } from './table.ts'

const SYMBOLS = 5
/** Missing so much health, it does not get worse any more. */
const DEEPEST = 30
/** About what a single hit takes. */
const HIT = 5
/** Not everything can be saved. */
const MOST_SAVED = 0.7
const mat = MAT
const places = PLACES

/** Found by simulation. */
export const WEIGHTS = {
  /** Damage a Hero deals in a turn: with an untouched deck, for each point of a card's mean worth, for Strength. */
  pace: 6.5,
  paceOfWorth: 1,
  paceOfStrength: 1.6,
  /** The share of what is to come that will not be blocked. */
  unblocked: 0.6,
  /** Below so much health every point counts more, and how much more. */
  danger: 12,
  fear: 0.6,
  death: 60,
  /** Effort lost on each Enemy by dealing too much. */
  overkill: 2,
  zombie: 3,
  ownBlock: 1,
  deck: 6,
  bomb: 1.5,
  potion: 1,
  conceal: 2,
  exposedEnemy: 4,
  weakEnemy: 0.6,
  protect: 0.8,
  piece: 0.9,
  other: 0.5,
  hand: 1,
  blockInHand: 0.9,
  wave: 40,
  growth: 1.5,
  /** Counted on top for every round: what is not foreseen is seldom good. */
  impatience: 0.7,
  leftBlock: 0.02,
}

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

/** Each point of health is worth more the fewer there will be left at the end of the Wave. */
function healthWorth(health: number): number {
  const missing = WEIGHTS.danger - health
  if (missing <= 0) return health
  const curved = missing < DEEPEST ? missing : DEEPEST
  return health - (WEIGHTS.fear * curved * (2 * missing - curved)) / (2 * WEIGHTS.danger)
}

/** How much one more point of it is worth. */
function slope(health: number): number {
  const missing = WEIGHTS.danger - health
  return missing <= 0 ? 1 : 1 + (WEIGHTS.fear * Math.min(missing, DEEPEST)) / WEIGHTS.danger
}

/** What one result leaves of a Hero who has `later` still to suffer. */
function leftOver(hero: Hero, damage: number, later: number): number {
  const left = hero.health - Math.max(0, damage - hero.block)
  return left <= 0 ? healthWorth(-later) - WEIGHTS.death : healthWorth(left - later)
}

/** What is left of a Hero after the coming Enemy Turn, on average over what the Intents allow. */
function outlook(t: Table, number: number, half: number, later: number): number {
  const hero = t.heroes[number]
  if (hero.immune === 1) return healthWorth(hero.health - later)
  const sure = sureDamage(t, number)
  let sum = 0
  let share = 0
  for (let slot = 0; slot < 2; slot++) {
    if (t.intents[slot].card < 0 || t.intents[slot].hero !== number) continue
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const p = odds[slot][symbol]
      if (p === 0) continue
      sum += p * leftOver(hero, Math.floor((sure + blow(t, hero, symbol, hero.exposed === 1)) * half), later)
      share += p
    }
  }
  return share > 0 ? sum / share : leftOver(hero, sure, later)
}

/** The most that the Intents let one expect, for what Block in hand is good for. */
function expected(t: Table, number: number): number {
  const hero = t.heroes[number]
  if (hero.immune === 1) return 0
  let sum = sureDamage(t, number)
  for (let slot = 0; slot < 2; slot++) {
    if (t.intents[slot].card < 0 || t.intents[slot].hero !== number) continue
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const p = odds[slot][symbol]
      if (p > 0) sum += p * blow(t, hero, symbol, hero.exposed === 1)
    }
  }
  return sum
}

/** Enemies in the order they had best be beaten: effort and harm each. */
const effort = new Float64Array(32)
const harm = new Float64Array(32)
const first = new Float64Array(32)
let foes = 0

function addFoe(work: number, rate: number, urgency: number): void {
  let at = foes++
  for (; at > 0 && first[at - 1] < urgency; at--) {
    effort[at] = effort[at - 1]
    harm[at] = harm[at - 1]
    first[at] = first[at - 1]
  }
  effort[at] = work
  harm[at] = rate
  first[at] = urgency
}

/** Health still to be taken, and what all that stands does in a round. */
let work = 0
let rate = 0
/** What beating those who have to be beaten will cost in any case; without it nobody would want to. */
let due = 0

/** The damage to be expected until the Wave is over, if the Heroes deal `pace` in a round. */
function toCome(t: Table, known: Features, pace: number, heroes: number): number {
  const { cards } = t.data
  const boss = bossOf(t)
  const isBoss = canHitMat(t)
  foes = 0
  due = 0
  const menace = t.wave === BOSS_WAVE ? known.bosses[boss] : known.hordes[boss]
  const strength = t.enemies[mat].strength
  const matRate = heroes * (menace.damage + menace.hits * strength + menace.nuisance + WEIGHTS.impatience)
  for (let place = 0; place < places; place++) {
    const enemy = t.enemies[place]
    const { zombies } = enemy
    for (let i = 0; i < zombies.size; i++) {
      const attack = Math.max(0, cards[zombies.get(i)].attack)
      addFoe(WEIGHTS.zombie, attack, attack / WEIGHTS.zombie)
    }
    if (!isMinion(enemy)) continue
    const card = cards[enemy.card]
    const { activate, onDeath, react } = known.cards[enemy.card]
    if (!isBoss || card.isGuard) due += onDeath + (react * enemy.health) / HIT
    let harmed = Math.max(0, card.attack) + (card.attack < 0 ? 0 : enemy.strength)
    harmed += activate.damage + activate.hits * enemy.strength + activate.nuisance + 1.2 * activate.growth
    const each = (heroes * harmed) / SYMBOLS
    const needed = enemy.health + enemy.block + WEIGHTS.ownBlock * card.block + WEIGHTS.overkill
    const marks = enemy.exposed * WEIGHTS.exposedEnemy
    const left = Math.max(0.5, needed - marks)
    addFoe(left, each - 0.1 * enemy.weak, each / left + (card.isGuard ? 100 : 0))
  }
  const plain = isBoss ? bossHarm(t, pace, matRate) : rowHarm(pace, matRate)
  const rounds = work / pace
  return plain + 0.5 * WEIGHTS.growth * heroes * heroes * menace.hits * menace.growth * rounds * rounds
}

function rowHarm(pace: number, matRate: number): number {
  let sum = 0
  work = 0
  rate = matRate
  for (let i = 0; i < foes; i++) {
    work += effort[i]
    sum += (harm[i] * work) / pace
    rate += harm[i]
  }
  return sum + (matRate * work) / pace
}

/** Against a Boss who can be hit, only those are beaten for whom it pays, and Guards. */
function bossHarm(t: Table, pace: number, matRate: number): number {
  const { health, block, exposed } = t.enemies[mat]
  work = Math.max(0.5, health + block - WEIGHTS.exposedEnemy * exposed)
  rate = matRate
  let sum = 0
  for (let i = 0; i < foes; i++) if (first[i] >= 100) work += effort[i]
  const rounds = work / pace
  for (let i = 0; i < foes; i++) {
    const beaten = (effort[i] / pace) * (matRate + harm[i])
    sum += first[i] >= 100 ? harm[i] * rounds * 0.5 : Math.min(harm[i] * rounds, beaten)
    rate += harm[i]
  }
  return sum + matRate * rounds
}

/** What the cards in hand may still do this turn, the best for their Energy first. */
function handWorth(t: Table, known: Features, number: number, perDamage: number, rounds: number): number {
  const hero = t.heroes[number]
  const { hand } = hero
  const strength = strengthOf(t, hero)
  const protect = protectOf(t, hero)
  let open = Math.max(0, expected(t, number) - hero.block)
  let energy = hero.energy
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
    for (let i = 0; i < hand.size; i++) {
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
export const pace = new Float64Array(2)

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
  const rounds = work / fast
  const rateEach = rate / heroes
  let sum = 0
  let perDamage = 0
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (!isStanding(hero)) continue
    const open = 1 - Math.min(MOST_SAVED, savings(t, known, hero) / (rateEach + 0.1))
    const later = each * open + due / heroes
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
