/** What effects come to, added up from what their words are worth, in points of damage. */
import { factsIn } from '@hearthkeep/content'
import type { ConditionMeaning, Meaning } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import type { EnemyEffect, HeroEffect } from '../content/limits.ts'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import type { Tally } from './points.ts'

/** How often a player can pay a price and wants to. */
const PAID = 0.6
/** What it is worth to have a choice. */
const CHOICE = 0.5

type Parts<Y> = readonly Meaning<{ readonly worth: Partial<Tally> }, Y>[]
/** How likely a condition holds, and what becomes of options to choose from. */
interface Outlook<Y> {
  readonly likely: (facts: Y) => number
  readonly choose: (options: readonly Parts<Y>[], share: number, out: Tally) => void
}

/** What a Hero's effect comes to, added to what came before: the best of options is taken. */
export function deed({ effects }: Data, effect: HeroEffect | null, out: Tally = nothing()): Tally {
  return addParts(effects.meaningOf(heroWords, effect), HEROES, 1, out)
}

const HEROES: Outlook<number> = {
  likely: (facts) => facts,
  choose(options, share, out) {
    const tallies = options.map((option) => addParts(option, HEROES, share, nothing()))
    const best = tallies.reduce((most, one) => (total(one) > total(most) ? one : most))
    add(out, best, 1)
    out.other += CHOICE * share
  },
}

/** What an Enemy's effect comes to, added to what came before; `share` is how likely it happens. */
export function menace(
  { effects }: Data,
  effect: EnemyEffect | null,
  share = 1,
  out: Tally = nothing(),
): Tally {
  return addParts(effects.meaningOf(enemyWords, effect), ENEMIES, share, out)
}

const ENEMIES: Outlook<{ readonly likely: number }> = {
  likely: ({ likely }) => likely,
  choose: ([first], share, out) => addParts(first, ENEMIES, share, out),
}

/** Adds up parts of an effect; `share` is how likely it is to get there. */
function addParts<Y>(parts: Parts<Y>, outlook: Outlook<Y>, share: number, out: Tally): Tally {
  for (const part of parts) {
    if (part.type === 'word') add(out, part.facts.worth, share)
    else if (part.type === 'if') {
      const p = likely(part.condition, outlook)
      addParts(part.then, outlook, share * p, out)
      addParts(part.otherwise, outlook, share * (1 - p), out)
    } else if (part.type === 'pay') {
      add(out, part.price.worth, PAID * share)
      addParts(part.then, outlook, PAID * share, out)
    } else if (part.type === 'choose') outlook.choose(part.options, share, out)
  }
  return out
}

function likely<Y>(condition: ConditionMeaning<Y>, outlook: Outlook<Y>): number {
  if (condition.type === 'one') return outlook.likely(condition.facts)
  const each = condition.of.map((one) => likely(one, outlook))
  return condition.type === 'all'
    ? each.reduce((product, p) => product * p, 1)
    : 1 - each.reduce((product, p) => product * (1 - p), 1)
}

function add(
  out: Tally,
  { damage = 0, hits = 0, block = 0, other = 0, growth = 0 }: Partial<Tally>,
  share: number,
): void {
  out.damage += share * damage
  out.hits += share * hits
  out.block += share * block
  out.other += share * other
  out.growth += share * growth
}

/** All of it in points. */
export const total = ({ damage, block, other, growth }: Tally): number =>
  damage + 1.2 * block + other + growth
export const nothing = (): Tally => ({ damage: 0, hits: 0, block: 0, other: 0, growth: 0 })

/** Whether an effect makes a Zombie of the Minion that falls. */
export function rises({ effects }: Data, effect: EnemyEffect | null): boolean {
  return factsIn(effects.meaningOf(enemyWords, effect)).some(({ isRising }) => isRising === true)
}
