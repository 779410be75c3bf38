// The tiny fight as fast as plain JavaScript goes: the yardstick for what the engine's generality costs.
//
// The whole table is one Int32Array in a module-level constant, so the compiler knows its address and length.
// It is not exported and the rules stay in this one file: V8 folds such a constant only inside its own module.
// A pile of cards is one word: ten cards of three bits, the first card lowest. Taking a card out of the hand,
// swapping two cards and discarding the hand are then shifts, without a loop for the processor to mispredict.
// Nothing is allocated while games are played. Words are read in place, not through a helper: V8 inlines only so
// much bytecode into one function, and helpers would use it up.

import { CHECKED_GAMES, EMPTY_CHECK, mixCheck } from './check.ts'
import type { AfterGame, PlayedGames } from './check.ts'

const STRIKE = 0
const GUARD = 1
const BASH = 2
const CLEAVE = 3
const RALLY = 4
const SHRUG = 5

const NO_INTENT = 0
const ATTACK = 1
const STRENGTHEN = 2
const DEFEND = 3
const WEAKEN = 4
const EXPOSE = 5
const RITUAL = 6

const PLAYING = 0
const WON = 1
const LOST = 2
const DRAWN = 3

// The table: four words of generator, the hero's turn, the piles, each followed by its count, then the fighters.
const TURN = 4
const ENERGY = 5
const OUTCOME = 6
const DRAW = 7
const DRAW_COUNT = 8
const HAND = 9
const HAND_COUNT = 10
const DISCARD = 11
const DISCARD_COUNT = 12
const EXHAUST = 13
const HERO = 15
const ENEMY_0 = 20
const ENEMY_1 = 28
const ENEMY_2 = 36
const TABLE_WORDS = 44

// A fighter, from its own first word on; the hero has the first five only.
const LIFE = 0
const BLOCK = 1
const STRENGTH = 2
const VULNERABLE = 3
const WEAK = 4
const RITUAL_GAIN = 5
const INTENT = 6
const STREAK = 7

const table = new Int32Array(TABLE_WORDS)
const player = new Int32Array(4)
// An action is the card's place in the hand times four, plus the enemy aimed at or NO_TARGET.
const actions = new Uint8Array(33)
const NO_TARGET = 3
const END_TURN = 63
// For listing without branches, bit `card` of AIMED and bit `energy * 8 + card` of PAYABLE: none with 0 energy,
// all but Bash with 1, all with 2 or 3.
const AIMED = (1 << STRIKE) | (1 << BASH)
const PAYABLE = 0x3f3f3b00
const DECK = packCards([STRIKE, STRIKE, STRIKE, GUARD, GUARD, GUARD, BASH, CLEAVE, RALLY, SHRUG])
const DECK_COUNT = 10

function packCards(cards: readonly number[]): number {
  return cards.reduce((pile, card, place) => pile | (card << (place * 3)), 0)
}

function countDown(slot: number): void {
  const turns = table[slot]
  if (turns > 0) table[slot] = turns - 1
}

function seed(words: Int32Array, from: number): void {
  let z = from
  for (let i = 0; i < 4; i++) {
    z = (z + 0x9e3779b9) | 0
    let t = z ^ (z >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97)
    words[i] = t ^ (t >>> 15)
  }
}

function below(words: Int32Array, n: number): number {
  const a = words[0]
  const b = words[1]
  const c = words[2] ^ a
  const d = words[3] ^ b
  words[0] = a ^ d
  words[1] = b ^ c
  words[2] = c ^ (b << 9)
  words[3] = (d << 11) | (d >>> 21)
  const five = Math.imul(b, 5)
  const next = Math.imul((five << 7) | (five >>> 25), 9)
  // The high half of next × n by 16-bit halves: a 64-bit product would leave the integers.
  return (Math.imul(next >>> 16, n) + (Math.imul(next & 0xffff, n) >>> 16)) >>> 16
}

function shuffled(cards: number, count: number): number {
  let pile = cards
  for (let i = count - 1; i > 0; i--) {
    const here = i * 3
    const there = below(table, i + 1) * 3
    const differ = ((pile >> here) ^ (pile >> there)) & 7
    pile ^= (differ << here) ^ (differ << there)
  }
  return pile
}

function drawCards(wanted: number): void {
  let pile = table[DRAW]
  let left = table[DRAW_COUNT]
  let hand = table[HAND]
  let held = table[HAND_COUNT]
  for (let i = 0; i < wanted; i++) {
    if (left === 0) {
      left = table[DISCARD_COUNT]
      if (left === 0) break
      pile = shuffled(table[DISCARD], left)
      table[DISCARD] = 0
      table[DISCARD_COUNT] = 0
    }
    left--
    hand |= ((pile >> (left * 3)) & 7) << (held * 3)
    held++
  }
  table[DRAW] = pile
  table[DRAW_COUNT] = left
  table[HAND] = hand
  table[HAND_COUNT] = held
}

function startTurn(): void {
  const turn = table[TURN] + 1
  table[TURN] = turn
  if (turn > 200) {
    table[OUTCOME] = DRAWN
    return
  }
  table[HERO + BLOCK] = 0
  table[ENERGY] = 3
  drawCards(5)
}

function rollIntent(enemy: number): number {
  const roll = below(table, 100)
  if (enemy === ENEMY_0) return roll < 60 ? ATTACK : roll < 80 ? STRENGTHEN : DEFEND
  return roll < 50 ? ATTACK : roll < 80 ? WEAKEN : EXPOSE
}

function announce(enemy: number): void {
  const last = table[enemy + INTENT]
  if (enemy === ENEMY_2) {
    table[enemy + INTENT] = last === NO_INTENT ? RITUAL : ATTACK
    return
  }
  const streak = table[enemy + STREAK]
  let intent = rollIntent(enemy)
  while (intent === last && streak >= 2) intent = rollIntent(enemy)
  table[enemy + STREAK] = intent === last ? streak + 1 : 1
  table[enemy + INTENT] = intent
}

function setUp(gameSeed: number): void {
  table.fill(0)
  seed(table, gameSeed)
  table[HERO + LIFE] = 60
  table[DRAW] = shuffled(DECK, DECK_COUNT)
  table[DRAW_COUNT] = DECK_COUNT
  table[ENEMY_0 + LIFE] = 14 + below(table, 5)
  table[ENEMY_1 + LIFE] = 20 + below(table, 5)
  table[ENEMY_2 + LIFE] = 24 + below(table, 5)
  announce(ENEMY_0)
  announce(ENEMY_1)
  announce(ENEMY_2)
  startTurn()
}

function strike(base: number, attacker: number, target: number): void {
  let damage = base + table[attacker + STRENGTH]
  if (table[attacker + WEAK] > 0) damage = (damage * 3) >> 2
  if (table[target + VULNERABLE] > 0) damage = (damage * 3) >> 1
  const through = damage - table[target + BLOCK]
  table[target + BLOCK] = through < 0 ? -through : 0
  if (through > 0) {
    const life = table[target + LIFE] - through
    table[target + LIFE] = life < 0 ? 0 : life
  }
}

/** Writes the legal actions into `actions`, in the order of the rules, and returns how many there are. */
function listActions(): number {
  const energy = table[ENERGY]
  const held = table[HAND_COUNT]
  // 1 for a living enemy, else 0. Every entry is written, and overwritten by the next unless it counts: cards are
  // random, so a branch would be mispredicted half the time.
  const lives0 = -table[ENEMY_0 + LIFE] >>> 31
  const lives1 = -table[ENEMY_1 + LIFE] >>> 31
  const lives2 = -table[ENEMY_2 + LIFE] >>> 31
  let hand = table[HAND]
  let count = 0
  for (let action = 0; action < held * 4; action += 4, hand >>= 3) {
    const card = hand & 7
    const payable = (PAYABLE >> (energy * 8 + card)) & 1
    const aimed = (AIMED >> card) & payable
    const unaimed = payable ^ aimed
    actions[count] = action + unaimed * NO_TARGET
    count += unaimed | (aimed & lives0)
    actions[count] = action + 1
    count += aimed & lives1
    actions[count] = action + 2
    count += aimed & lives2
  }
  actions[count++] = END_TURN
  return count
}

/** Carries out an action, or returns false and leaves the table as it was when the action is not legal. */
function apply(action: number): boolean {
  if (table[OUTCOME] !== PLAYING) return false
  if (action === END_TURN) {
    endTurn()
    return true
  }
  const place = action >> 2
  const held = table[HAND_COUNT]
  if (place >= held) return false
  const hand = table[HAND]
  const shift = place * 3
  const card = (hand >> shift) & 7
  const energy = table[ENERGY] - (card === BASH ? 2 : 1)
  if (energy < 0) return false
  const aim = action & 3
  const target = ENEMY_0 + aim * (ENEMY_1 - ENEMY_0)
  if (card === STRIKE || card === BASH) {
    if (aim === NO_TARGET || table[target + LIFE] === 0) return false
  } else if (aim !== NO_TARGET) return false

  table[ENERGY] = energy
  table[HAND] = (hand & ((1 << shift) - 1)) | ((hand >> (shift + 3)) << shift)
  table[HAND_COUNT] = held - 1
  carryOut(card, target)
  const pile = card === RALLY ? EXHAUST : DISCARD
  const count = table[pile + 1]
  table[pile] = table[pile] | (card << (count * 3))
  table[pile + 1] = count + 1
  return true
}

function carryOut(card: number, target: number): void {
  if (card === STRIKE) {
    strike(6, HERO, target)
    settleWin()
  } else if (card === GUARD) {
    table[HERO + BLOCK] += 5
  } else if (card === BASH) {
    strike(8, HERO, target)
    if (table[target + LIFE] > 0) table[target + VULNERABLE] += 2
    settleWin()
  } else if (card === CLEAVE) {
    if (table[ENEMY_0 + LIFE] > 0) strike(8, HERO, ENEMY_0)
    if (table[ENEMY_1 + LIFE] > 0) strike(8, HERO, ENEMY_1)
    if (table[ENEMY_2 + LIFE] > 0) strike(8, HERO, ENEMY_2)
    settleWin()
  } else if (card === RALLY) {
    table[HERO + STRENGTH] += 2
  } else {
    table[HERO + BLOCK] += 8
    drawCards(1)
  }
}

function settleWin(): void {
  if ((table[ENEMY_0 + LIFE] | table[ENEMY_1 + LIFE] | table[ENEMY_2 + LIFE]) === 0) table[OUTCOME] = WON
}

function actEnemy(enemy: number, attack: number): void {
  if (table[enemy + LIFE] === 0) return
  table[enemy + BLOCK] = 0
  const intent = table[enemy + INTENT]
  if (intent === ATTACK) strike(attack, enemy, HERO)
  else if (intent === STRENGTHEN) table[enemy + STRENGTH] += 2
  else if (intent === DEFEND) table[enemy + BLOCK] = 6
  else if (intent === WEAKEN) table[HERO + WEAK] += 2
  else if (intent === EXPOSE) table[HERO + VULNERABLE] += 2
  else table[enemy + RITUAL_GAIN] += 2
}

function refreshEnemy(enemy: number): void {
  if (table[enemy + LIFE] === 0) return
  countDown(enemy + VULNERABLE)
  countDown(enemy + WEAK)
  if (table[enemy + INTENT] !== RITUAL) table[enemy + STRENGTH] += table[enemy + RITUAL_GAIN]
  announce(enemy)
}

function endTurn(): void {
  const discarded = table[DISCARD_COUNT]
  table[DISCARD] = table[DISCARD] | (table[HAND] << (discarded * 3))
  table[DISCARD_COUNT] = discarded + table[HAND_COUNT]
  table[HAND] = 0
  table[HAND_COUNT] = 0
  actEnemy(ENEMY_0, 6)
  if (table[HERO + LIFE] > 0) actEnemy(ENEMY_1, 8)
  if (table[HERO + LIFE] > 0) actEnemy(ENEMY_2, 5)
  if (table[HERO + LIFE] === 0) {
    table[OUTCOME] = LOST
    return
  }
  countDown(HERO + VULNERABLE)
  countDown(HERO + WEAK)
  refreshEnemy(ENEMY_0)
  refreshEnemy(ENEMY_1)
  refreshEnemy(ENEMY_2)
  startTurn()
}

function takeRandomAction(): void {
  apply(actions[below(player, listActions())])
}

function playOut(): number {
  let decisions = 0
  while (table[OUTCOME] === PLAYING) {
    takeRandomAction()
    decisions++
  }
  return decisions
}

function mixTable(before: number, decisions: number): number {
  let check = mixCheck(before, table[OUTCOME])
  check = mixCheck(check, table[TURN])
  check = mixCheck(check, table[HERO + LIFE])
  check = mixCheck(check, table[ENEMY_0 + LIFE])
  check = mixCheck(check, table[ENEMY_1 + LIFE])
  check = mixCheck(check, table[ENEMY_2 + LIFE])
  return mixCheck(check, decisions)
}

/** Plays games 0 to count - 1 with the random player. */
export function playGames(count: number, afterGame?: AfterGame): PlayedGames {
  let decisions = 0
  let wins = 0
  let check = EMPTY_CHECK
  for (let game = 0; game < count; game++) {
    setUp(game + 1)
    seed(player, game ^ 0x5bd1e995)
    const taken = playOut()
    decisions += taken
    if (table[OUTCOME] === WON) wins++
    if (game < CHECKED_GAMES) {
      check = mixTable(check, taken)
      afterGame?.(check)
    }
  }
  return { decisions, wins, check }
}

/** A copy of the table six random decisions into the game of seed 28, from which copies are timed. */
export function midGame(): Int32Array {
  setUp(28)
  seed(player, 28)
  for (let i = 0; i < 6; i++) takeRandomAction()
  return table.slice()
}

/** What can be read off a copied table. */
export function readTable(words: Int32Array): { turn: number; heroLife: number; enemyLives: number[] } {
  const enemyLives = [ENEMY_0, ENEMY_1, ENEMY_2].map((enemy) => words[enemy + LIFE])
  return { turn: words[TURN], heroLife: words[HERO + LIFE], enemyLives }
}

/** Copies the mid-game table `count` times; the number returned keeps the copying from being optimised away. */
export function copies(count: number): number {
  const original = midGame()
  const copy = new Int32Array(TABLE_WORDS)
  let sink = 0
  for (let i = 0; i < count; i++) {
    copy.set(original)
    sink ^= copy[i & 31]
  }
  return sink
}
