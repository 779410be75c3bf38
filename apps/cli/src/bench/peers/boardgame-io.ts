// The tiny fight on boardgame.io, as its documentation would have one write it: G is plain JSON, moves mutate the
// draft and return INVALID_MOVE, turn hooks run the enemies, endIf ends the game, and a headless Client plays.
// boardgame.io is a development dependency: import this file only when the comparison is asked for.

import { createRequire } from 'node:module'
import type { Ctx, Game } from 'boardgame.io'
import type * as BoardgameClient from 'boardgame.io/client' with { 'resolution-mode': 'require' }
import type * as BoardgameCore from 'boardgame.io/core' with { 'resolution-mode': 'require' }
import { CHECKED_GAMES, EMPTY_CHECK, mixCheck } from './check.ts'
import type { AfterGame, PlayedGames } from './check.ts'

// Outside production it checks after every move that G can be serialised, and writes a log: not what to time.
const { client, core } = inProduction(() => {
  // Its folders have no ESM entry that Node would find.
  const require = createRequire(import.meta.url)
  return {
    client: require('boardgame.io/client') as typeof BoardgameClient,
    core: require('boardgame.io/core') as typeof BoardgameCore,
  }
})
const { Client } = client
const { INVALID_MOVE } = core

function inProduction<T>(task: () => T): T {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return task()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

type CardName = 'strike' | 'guard' | 'bash' | 'cleave' | 'rally' | 'shrug'
type Intent = 'attack' | 'strengthen' | 'block' | 'weaken' | 'expose' | 'ritual'
type Outcome = 'won' | 'lost' | 'drawn'

interface Fighter {
  life: number
  block: number
  strength: number
  vulnerable: number
  weak: number
}

interface Enemy extends Fighter {
  attack: number
  ritual: number
  /** What it will do at the end of this turn; null only during set-up. */
  intent: Intent | null
  /** How many turns running it has had this intent. */
  streak: number
}

interface Fight {
  /** The generator of the rules: the library's own random plugin would play other games. */
  random: number[]
  hero: Fighter & { energy: number }
  enemies: Enemy[]
  draw: CardName[]
  hand: CardName[]
  discard: CardName[]
  exhaust: CardName[]
}

/** A place in the hand with the enemy aimed at, if the card needs one, or the end of the turn. */
type Action = { card: number; target?: number } | 'end-turn'

const CARDS: Readonly<Record<CardName, { cost: number; targeted: boolean }>> = {
  strike: { cost: 1, targeted: true },
  guard: { cost: 1, targeted: false },
  bash: { cost: 2, targeted: true },
  cleave: { cost: 1, targeted: false },
  rally: { cost: 1, targeted: false },
  shrug: { cost: 1, targeted: false },
}
const DECK = 'strike strike strike guard guard guard bash cleave rally shrug'.split(' ') as CardName[]
const ENEMIES = [
  { life: 14, attack: 6 },
  { life: 20, attack: 8 },
  { life: 24, attack: 5 },
] as const
const CHECK_VALUES: Readonly<Record<Outcome, number>> = { won: 1, lost: 2, drawn: 3 }

function seeded(seed: number): number[] {
  return [1, 2, 3, 4].map((step) => {
    const z = (seed + Math.imul(step, 0x9e3779b9)) | 0
    const once = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
    return twice ^ (twice >>> 15)
  })
}

function below(random: number[], n: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = random
  const five = Math.imul(b, 5)
  const next = Math.imul((five << 7) | (five >>> 25), 9) >>> 0
  const third = c ^ a
  const fourth = d ^ b
  random[0] = a ^ fourth
  random[1] = b ^ third
  random[2] = third ^ (b << 9)
  random[3] = (fourth << 11) | (fourth >>> 21)
  return Math.floor((next * n) / 2 ** 32)
}

function shuffle(fight: Fight, cards: CardName[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(fight.random, i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}

function drawCards(fight: Fight, wanted: number): void {
  for (let i = 0; i < wanted; i++) {
    if (fight.draw.length === 0) {
      fight.draw = fight.discard
      fight.discard = []
      shuffle(fight, fight.draw)
    }
    const card = fight.draw.pop()
    if (card === undefined) return
    fight.hand.push(card)
  }
}

function rollIntent(fight: Fight, enemy: Enemy, which: number): Intent {
  if (which === 2) return enemy.intent === null ? 'ritual' : 'attack'
  const roll = below(fight.random, 100)
  if (which === 0) return roll < 60 ? 'attack' : roll < 80 ? 'strengthen' : 'block'
  return roll < 50 ? 'attack' : roll < 80 ? 'weaken' : 'expose'
}

function announce(fight: Fight, enemy: Enemy, which: number): void {
  let intent = rollIntent(fight, enemy, which)
  // Only the two that roll must vary; the third attacks for the rest of the fight.
  while (which < 2 && intent === enemy.intent && enemy.streak === 2) intent = rollIntent(fight, enemy, which)
  enemy.streak = intent === enemy.intent ? enemy.streak + 1 : 1
  enemy.intent = intent
}

function newFight(seed: number): Fight {
  const unhurt = { block: 0, strength: 0, vulnerable: 0, weak: 0 }
  const fight: Fight = {
    random: seeded(seed),
    hero: { life: 60, ...unhurt, energy: 0 },
    enemies: [],
    draw: [...DECK],
    hand: [],
    discard: [],
    exhaust: [],
  }
  shuffle(fight, fight.draw)
  for (const { life, attack } of ENEMIES) {
    const rolled = life + below(fight.random, 5)
    fight.enemies.push({ life: rolled, ...unhurt, attack, ritual: 0, intent: null, streak: 0 })
  }
  for (const [which, enemy] of fight.enemies.entries()) announce(fight, enemy, which)
  return fight
}

function strike(base: number, attacker: Fighter, target: Fighter): void {
  let damage = base + attacker.strength
  if (attacker.weak > 0) damage = Math.floor((damage * 3) / 4)
  if (target.vulnerable > 0) damage = Math.floor((damage * 3) / 2)
  const absorbed = Math.min(damage, target.block)
  target.block -= absorbed
  target.life = Math.max(0, target.life - (damage - absorbed))
}

function carryOut(fight: Fight, card: CardName, target: Enemy | undefined): void {
  const { hero } = fight
  if (card === 'strike' && target) strike(6, hero, target)
  if (card === 'guard') hero.block += 5
  if (card === 'bash' && target) {
    strike(8, hero, target)
    if (target.life > 0) target.vulnerable += 2
  }
  if (card === 'cleave') for (const enemy of fight.enemies) if (enemy.life > 0) strike(8, hero, enemy)
  if (card === 'rally') hero.strength += 2
  if (card === 'shrug') {
    hero.block += 8
    drawCards(fight, 1)
  }
}

function playCard({ G }: { G: Fight }, place: number, aim?: number): typeof INVALID_MOVE | undefined {
  const card = G.hand[place]
  if (card === undefined) return INVALID_MOVE
  const { cost, targeted } = CARDS[card]
  if (cost > G.hero.energy || targeted !== (aim !== undefined)) return INVALID_MOVE
  const target = aim === undefined ? undefined : G.enemies[aim]
  if (targeted && (target === undefined || target.life === 0)) return INVALID_MOVE
  G.hero.energy -= cost
  G.hand.splice(place, 1)
  carryOut(G, card, target)
  const pile = card === 'rally' ? G.exhaust : G.discard
  pile.push(card)
  return undefined
}

function doIntent(enemy: Enemy, hero: Fighter): void {
  enemy.block = 0
  if (enemy.intent === 'attack') strike(enemy.attack, enemy, hero)
  if (enemy.intent === 'strengthen') enemy.strength += 2
  if (enemy.intent === 'block') enemy.block += 6
  if (enemy.intent === 'weaken') hero.weak += 2
  if (enemy.intent === 'expose') hero.vulnerable += 2
  if (enemy.intent === 'ritual') enemy.ritual += 2
}

function wearOff(fighter: Fighter): void {
  if (fighter.vulnerable > 0) fighter.vulnerable--
  if (fighter.weak > 0) fighter.weak--
}

function beginTurn({ G, ctx }: { G: Fight; ctx: Ctx }): void {
  if (outcomeOf(G, ctx)) return
  G.hero.block = 0
  G.hero.energy = 3
  drawCards(G, 5)
}

function endTurn({ G, ctx }: { G: Fight; ctx: Ctx }): void {
  // The library ends the turn of a finished game, too.
  if (outcomeOf(G, ctx)) return
  G.discard.push(...G.hand)
  G.hand = []
  for (const enemy of G.enemies) {
    if (enemy.life === 0) continue
    doIntent(enemy, G.hero)
    if (G.hero.life === 0) return
  }
  wearOff(G.hero)
  G.enemies.forEach((enemy, which) => {
    if (enemy.life === 0) return
    wearOff(enemy)
    if (enemy.intent !== 'ritual') enemy.strength += enemy.ritual
    announce(G, enemy, which)
  })
}

function outcomeOf(fight: Fight, ctx: Ctx): Outcome | undefined {
  if (fight.hero.life === 0) return 'lost'
  if (fight.enemies.every((enemy) => enemy.life === 0)) return 'won'
  return ctx.turn > 200 ? 'drawn' : undefined
}

/** The game's definition; the seed stands in its set-up because a local Client passes no set-up data. */
function tinyFight(seed: number): Game<Fight> {
  return {
    name: 'tiny-fight',
    // Undo would keep every state of a turn; no other version here does.
    disableUndo: true,
    setup: () => newFight(seed),
    moves: { playCard },
    turn: { onBegin: beginTurn, onEnd: endTurn },
    endIf: ({ G, ctx }) => outcomeOf(G, ctx),
  }
}

function legalActions(fight: Readonly<Fight>): Action[] {
  const actions: Action[] = []
  fight.hand.forEach((name, card) => {
    const { cost, targeted } = CARDS[name]
    if (cost > fight.hero.energy) return
    if (!targeted) actions.push({ card })
    else fight.enemies.forEach((enemy, target) => enemy.life > 0 && actions.push({ card, target }))
  })
  actions.push('end-turn')
  return actions
}

function playGame(game: number): { fight: Fight; ctx: Ctx; outcome: Outcome; decisions: number } {
  const table = Client({ game: tinyFight(game + 1), numPlayers: 1, debug: false })
  const random = seeded(game ^ 0x5bd1e995)
  table.start()
  for (let decisions = 0; ; decisions++) {
    const state = table.getState()
    if (state === null) throw new Error('a local boardgame.io client always has a state')
    const outcome = state.ctx.gameover as Outcome | undefined
    if (outcome !== undefined) {
      table.stop()
      return { fight: state.G, ctx: state.ctx, outcome, decisions }
    }
    const actions = legalActions(state.G)
    const action = actions[below(random, actions.length)]
    if (action === 'end-turn') table.events.endTurn?.()
    else table.moves.playCard(action.card, action.target)
  }
}

/** Plays games 0 to count - 1 with the random player. */
export function playGames(count: number, afterGame?: AfterGame): PlayedGames {
  return inProduction(() => {
    let decisions = 0
    let wins = 0
    let check = EMPTY_CHECK
    for (let game = 0; game < count; game++) {
      const played = playGame(game)
      decisions += played.decisions
      if (played.outcome === 'won') wins++
      if (game >= CHECKED_GAMES) continue
      const lives = [played.fight.hero, ...played.fight.enemies].map((fighter) => fighter.life)
      const values = [CHECK_VALUES[played.outcome], played.ctx.turn, ...lives, played.decisions]
      for (const value of values) check = mixCheck(check, value)
      afterGame?.(check)
    }
    return { decisions, wins, check }
  })
}
