/** What Enemies do, added up from what their words are worth, in points of damage. */
import { factsIn } from '@hearthkeep/content'
import type { Meaning } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import type { ConditionFacts, EnemyFacts } from '../rules/enemies/enemy-effects.ts'
import type { EnemyEffect } from '../content/limits.ts'
import { likely } from './deeds.ts'
import type { Menace } from './points.ts'

/** What an effect comes to, added to what came before; `share` is how likely it happens. */
export function menace(
  { effects }: Data,
  effect: EnemyEffect | null,
  share = 1,
  out: Menace = noMenace(),
): Menace {
  return addParts(effects.meaningOf(enemyWords, effect), share, out)
}

function addParts(parts: readonly Meaning<EnemyFacts, ConditionFacts>[], share: number, out: Menace): Menace {
  for (const part of parts) {
    if (part.type === 'word') add(out, part.facts.worth, share)
    else if (part.type === 'if') {
      const p = likely(part.condition, (facts) => facts.likely)
      addParts(part.then, share * p, out)
      addParts(part.otherwise, share * (1 - p), out)
    } else if (part.type === 'choose') addParts(part.options[0], share, out)
  }
  return out
}

function add(
  out: Menace,
  { damage = 0, hits = 0, nuisance = 0, growth = 0 }: Partial<Menace>,
  share: number,
): void {
  out.damage += share * damage
  out.hits += share * hits
  out.nuisance += share * nuisance
  out.growth += share * growth
}

/** All of it in points. */
export const cost = ({ damage, nuisance, growth }: Menace): number => damage + nuisance + growth

/** Whether an effect makes a Zombie of the Minion that falls. */
export function rises({ effects }: Data, effect: EnemyEffect | null): boolean {
  return factsIn(effects.meaningOf(enemyWords, effect)).some(({ isRising }) => isRising === true)
}

export const noMenace = (): Menace => ({ damage: 0, hits: 0, nuisance: 0, growth: 0 })
