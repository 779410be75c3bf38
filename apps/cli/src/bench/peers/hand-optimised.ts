// The tiny fight as one would write it by hand for speed: the yardstick for what the engine's generality costs.
//
// The whole table is one Int32Array and nothing is allocated while games are played. The array is a module-level
// constant, not exported, and all the rules are in this file: only so does V8 compile in its address and length.

import { CHECKED_GAMES, EMPTY_CHECK, mixCheck } from './check.ts'
import type { AfterGame, PlayedGames } from './check.ts'

const [STRIKE, GUARD, BASH, CLEAVE, RALLY, SHRUG] = [0, 1, 2, 3, 4, 5]
const [NO_INTENT, ATTACK, STRENGTHEN, DEFEND, WEAKEN, EXPOSE, CHANT] = [0, 1, 2, 3, 4, 5, 6]
const [PLAYING, WON, LOST, DRAWN] = [0, 1, 2, 3]

// The table: four words of generator, the turn, the fighters, and each pile as its count and then its cards.
const [TURN, ENERGY, OUTCOME, HERO] = [4, 5, 6, 7]
const [FIRST, SECOND, THIRD, ENEMIES_END, ENEMY_WORDS] = [12, 20, 28, 36, 8]
const [DRAW, HAND, DISCARD, EXHAUST, TABLE_WORDS] = [36, 47, 58, 69, 80]
// A fighter, counted from its first word; the hero ends after WEAK.
const [LIFE, BLOCK, STRENGTH, VULNERABLE, WEAK, RITUAL, INTENT, STREAK] = [0, 1, 2, 3, 4, 5, 6, 7]
// What goes into the check number, besides the number of decisions.
const CHECKED = [OUTCOME, TURN, HERO + LIFE, FIRST + LIFE, SECOND + LIFE, THIRD + LIFE]

// An action is the card's place in the hand times four, plus the number of the enemy aimed at or NO_TARGET.
const [NO_TARGET, END_TURN] = [3, 255]

const table = new Int32Array(TABLE_WORDS)
// Every game starts from a copy of this one: the hero's life and the unshuffled deck, all else 0.
const opening = new Int32Array(TABLE_WORDS)
opening[HERO + LIFE] = 60
opening.set([10, STRIKE, STRIKE, STRIKE, GUARD, GUARD, GUARD, BASH, CLEAVE, RALLY, SHRUG], DRAW)
const player = new Int32Array(4)
const actions = new Uint8Array(31)

function seed(generator: Int32Array, from: number): void {
  let z = from
  for (let i = 0; i < 4; i++) {
    z = (z + 0x9e3779b9) | 0
    let t = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97)
    generator[i] = t ^ (t >>> 15)
  }
}

function below(generator: Int32Array, n: number): number {
  const a = generator[0]
  const b = generator[1]
  const c = generator[2] ^ a
  const d = generator[3] ^ b
  generator[0] = a ^ d
  generator[1] = b ^ c
  generator[2] = c ^ (b << 9)
  generator[3] = (d << 11) | (d >>> 21)
  const five = Math.imul(b, 5)
  const next = Math.imul((five << 7) | (five >>> 25), 9)
  // The high half of next × n by 16-bit halves: the whole product would not fit an integer.
  return (Math.imul(next >>> 16, n) + (Math.imul(next & 0xffff, n) >>> 16)) >>> 16
}

/** Moves all cards of one pile, in order, to the end of another. */
function moveCards(from: number, to: number): void {
  const count = table[from]
  const end = to + table[to]
  for (let i = 1; i <= count; i++) table[end + i] = table[from + i]
  table[to] += count
  table[from] = 0
}

function shuffleDrawPile(): void {
  for (let i = table[DRAW]; i > 1; i--) {
    const other = DRAW + 1 + below(table, i)
    const card = table[DRAW + i]
    table[DRAW + i] = table[other]
    table[other] = card
  }
}

function drawCards(wanted: number): void {
  for (let i = 0; i < wanted; i++) {
    if (table[DRAW] === 0) {
      if (table[DISCARD] === 0) return
      moveCards(DISCARD, DRAW)
      shuffleDrawPile()
    }
    table[HAND]++
    table[HAND + table[HAND]] = table[DRAW + table[DRAW]]
    table[DRAW]--
  }
}

function announceIntent(enemy: number): void {
  const last = table[enemy + INTENT]
  const streak = table[enemy + STREAK]
  let intent = last === NO_INTENT ? CHANT : ATTACK
  if (enemy !== THIRD) {
    do {
      const roll = below(table, 100)
      if (enemy === FIRST) intent = roll < 60 ? ATTACK : roll < 80 ? STRENGTHEN : DEFEND
      else intent = roll < 50 ? ATTACK : roll < 80 ? WEAKEN : EXPOSE
    } while (intent === last && streak === 2)
  }
  table[enemy + INTENT] = intent
  table[enemy + STREAK] = intent === last ? streak + 1 : 1
}

function startTurn(): void {
  table[TURN]++
  table[HERO + BLOCK] = 0
  table[ENERGY] = 3
  if (table[TURN] > 200) table[OUTCOME] = DRAWN
  else drawCards(5)
}

function setUp(gameSeed: number): void {
  table.set(opening)
  seed(table, gameSeed)
  shuffleDrawPile()
  table[FIRST + LIFE] = 14 + below(table, 5)
  table[SECOND + LIFE] = 20 + below(table, 5)
  table[THIRD + LIFE] = 24 + below(table, 5)
  for (let enemy = FIRST; enemy < ENEMIES_END; enemy += ENEMY_WORDS) announceIntent(enemy)
  startTurn()
}

function dealDamage(base: number, attacker: number, target: number): void {
  let damage = base + table[attacker + STRENGTH]
  if (table[attacker + WEAK] > 0) damage = (damage * 3) >> 2
  if (table[target + VULNERABLE] > 0) damage = (damage * 3) >> 1
  const through = damage - table[target + BLOCK]
  table[target + BLOCK] = through < 0 ? -through : 0
  if (through > 0) table[target + LIFE] = Math.max(table[target + LIFE] - through, 0)
}

/** Lists the legal actions, in the order of the rules, and returns how many there are. */
function listActions(): number {
  const held = table[HAND]
  const energy = table[ENERGY]
  // Read once, not once a card.
  const firstLives = table[FIRST + LIFE] > 0
  const secondLives = table[SECOND + LIFE] > 0
  const thirdLives = table[THIRD + LIFE] > 0
  let count = 0
  for (let place = 0; place < held; place++) {
    const card = table[HAND + 1 + place]
    if (energy < (card === BASH ? 2 : 1)) continue
    if (card === STRIKE || card === BASH) {
      if (firstLives) actions[count++] = place * 4
      if (secondLives) actions[count++] = place * 4 + 1
      if (thirdLives) actions[count++] = place * 4 + 2
    } else actions[count++] = place * 4 + NO_TARGET
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
  const held = table[HAND]
  if (place >= held) return false
  const card = table[HAND + 1 + place]
  const energy = table[ENERGY] - (card === BASH ? 2 : 1)
  if (energy < 0) return false
  const aim = action & 3
  const target = FIRST + aim * ENEMY_WORDS
  if (card === STRIKE || card === BASH) {
    if (aim === NO_TARGET || table[target + LIFE] === 0) return false
  } else if (aim !== NO_TARGET) return false

  table[ENERGY] = energy
  for (let i = HAND + 1 + place; i < HAND + held; i++) table[i] = table[i + 1]
  table[HAND] = held - 1
  playCard(card, target)
  const pile = card === RALLY ? EXHAUST : DISCARD
  table[pile]++
  table[pile + table[pile]] = card
  if (table[FIRST + LIFE] + table[SECOND + LIFE] + table[THIRD + LIFE] === 0) table[OUTCOME] = WON
  return true
}

function playCard(card: number, target: number): void {
  if (card === STRIKE) dealDamage(6, HERO, target)
  else if (card === GUARD) table[HERO + BLOCK] += 5
  else if (card === BASH) {
    dealDamage(8, HERO, target)
    if (table[target + LIFE] > 0) table[target + VULNERABLE] += 2
  } else if (card === CLEAVE) {
    if (table[FIRST + LIFE] > 0) dealDamage(8, HERO, FIRST)
    if (table[SECOND + LIFE] > 0) dealDamage(8, HERO, SECOND)
    if (table[THIRD + LIFE] > 0) dealDamage(8, HERO, THIRD)
  } else if (card === RALLY) table[HERO + STRENGTH] += 2
  else {
    table[HERO + BLOCK] += 8
    drawCards(1)
  }
}

function wearOff(fighter: number): void {
  if (table[fighter + VULNERABLE] > 0) table[fighter + VULNERABLE]--
  if (table[fighter + WEAK] > 0) table[fighter + WEAK]--
}

function endTurn(): void {
  moveCards(HAND, DISCARD)
  for (let enemy = FIRST; enemy < ENEMIES_END; enemy += ENEMY_WORDS) {
    if (table[enemy + LIFE] === 0) continue
    table[enemy + BLOCK] = 0
    const intent = table[enemy + INTENT]
    if (intent === ATTACK) dealDamage(enemy === FIRST ? 6 : enemy === SECOND ? 8 : 5, enemy, HERO)
    else if (intent === STRENGTHEN) table[enemy + STRENGTH] += 2
    else if (intent === DEFEND) table[enemy + BLOCK] = 6
    else if (intent === WEAKEN) table[HERO + WEAK] += 2
    else if (intent === EXPOSE) table[HERO + VULNERABLE] += 2
    else table[enemy + RITUAL] += 2
    if (table[HERO + LIFE] === 0) {
      table[OUTCOME] = LOST
      return
    }
  }
  wearOff(HERO)
  for (let enemy = FIRST; enemy < ENEMIES_END; enemy += ENEMY_WORDS) {
    if (table[enemy + LIFE] === 0) continue
    wearOff(enemy)
    if (table[enemy + INTENT] !== CHANT) table[enemy + STRENGTH] += table[enemy + RITUAL]
    announceIntent(enemy)
  }
  startTurn()
}

function takeRandomAction(): void {
  apply(actions[below(player, listActions())])
}

/** Plays games 0 to count - 1 with the random player. */
export function playGames(count: number, afterGame?: AfterGame): PlayedGames {
  let decisions = 0
  let wins = 0
  let check = EMPTY_CHECK
  for (let game = 0; game < count; game++) {
    setUp(game + 1)
    seed(player, game ^ 0x5bd1e995)
    let taken = 0
    for (; table[OUTCOME] === PLAYING; taken++) takeRandomAction()
    decisions += taken
    if (table[OUTCOME] === WON) wins++
    if (game >= CHECKED_GAMES) continue
    for (const slot of CHECKED) check = mixCheck(check, table[slot])
    check = mixCheck(check, taken)
    afterGame?.(check)
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
  const enemyLives = [FIRST, SECOND, THIRD].map((enemy) => words[enemy + LIFE])
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
