/** What the coming Enemy Turn leaves of a Hero. */
import { blow, odds, RESULTS, sureDamage } from './threat.ts'
import { WEIGHTS } from './weights.ts'
import type { Hero, Table } from '../rules/rulebook.ts'

const results = RESULTS
/** Missing so much health, it does not get worse any more. */
const DEEPEST = 30

/** Each point of health is worth more the fewer there will be left at the end of the Wave. */
export function healthWorth(health: number): number {
  const missing = WEIGHTS.danger - health
  if (missing <= 0) return health
  const curved = missing < DEEPEST ? missing : DEEPEST
  return health - (WEIGHTS.fear * curved * (2 * missing - curved)) / (2 * WEIGHTS.danger)
}

/** How much one more point of it is worth. */
export function slope(health: number): number {
  const missing = WEIGHTS.danger - health
  return missing <= 0 ? 1 : 1 + (WEIGHTS.fear * Math.min(missing, DEEPEST)) / WEIGHTS.danger
}

/** What one result leaves of a Hero who has `later` still to suffer. */
function leftOver(hero: Hero, damage: number, later: number): number {
  const left = hero.health - Math.max(0, damage - hero.block)
  return left <= 0 ? healthWorth(-later) - WEIGHTS.death : healthWorth(left - later)
}

/** What is left of a Hero after the coming Enemy Turn, on average over what the Intents allow. */
export function outlook(t: Table, number: number, half: number, later: number): number {
  const hero = t.heroes[number]
  if (hero.immune === 1) return healthWorth(hero.health - later)
  const sure = sureDamage(t, number)
  let sum = 0
  let share = 0
  for (let slot = 0; slot < 2; slot++) {
    if (t.intents[slot].card < 0 || t.intents[slot].hero !== number) continue
    for (let symbol = 0; symbol < results; symbol++) {
      const p = odds[slot][symbol]
      if (p === 0) continue
      sum += p * leftOver(hero, Math.floor((sure + blow(t, hero, symbol, hero.exposed === 1)) * half), later)
      share += p
    }
  }
  return share > 0 ? sum / share : leftOver(hero, sure, later)
}

/** The most that the Intents let one expect, for what Block in hand is good for. */
export function expected(t: Table, number: number): number {
  const hero = t.heroes[number]
  if (hero.immune === 1) return 0
  let sum = sureDamage(t, number)
  for (let slot = 0; slot < 2; slot++) {
    if (t.intents[slot].card < 0 || t.intents[slot].hero !== number) continue
    for (let symbol = 0; symbol < results; symbol++) {
      const p = odds[slot][symbol]
      if (p > 0) sum += p * blow(t, hero, symbol, hero.exposed === 1)
    }
  }
  return sum
}
