/** What Heroes' cards are good for, added up from what their words are worth, in points of damage. */
import type { ConditionMeaning, Meaning } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import type { HeroFacts } from '../rules/heroes/hero-effects.ts'
import type { HeroEffect } from '../content/limits.ts'
import type { Deed } from './points.ts'

type Parts = readonly Meaning<HeroFacts, number>[]

/** How often a player can pay a price and wants to. */
const PAID = 0.6
/** What it is worth to have a choice. */
const CHOICE = 0.5

/** What an effect comes to, added to what came before. */
export function deed({ effects }: Data, effect: HeroEffect | null, out: Deed = noDeed()): Deed {
  return addParts(effects.meaningOf(heroWords, effect), 1, out)
}

/** Adds up parts of an effect; `share` is how likely it is to get there. */
function addParts(parts: Parts, share: number, out: Deed): Deed {
  for (const part of parts) {
    if (part.type === 'word') add(out, part.facts.worth, share)
    else if (part.type === 'if') {
      const p = likely(part.condition, (facts) => facts)
      addParts(part.then, share * p, out)
      addParts(part.otherwise, share * (1 - p), out)
    } else if (part.type === 'pay') {
      add(out, part.price.worth, PAID * share)
      addParts(part.then, PAID * share, out)
    } else if (part.type === 'choose') {
      const options = part.options.map((option) => addParts(option, share, noDeed()))
      add(out, best(options), 1)
      out.other += CHOICE * share
    }
  }
  return out
}

/** How likely a condition holds, by what is known of each. */
export function likely<Y>(condition: ConditionMeaning<Y>, known: (facts: Y) => number): number {
  if (condition.type === 'one') return known(condition.facts)
  const each = condition.of.map((one) => likely(one, known))
  return condition.type === 'all'
    ? each.reduce((product, p) => product * p, 1)
    : 1 - each.reduce((product, p) => product * (1 - p), 1)
}

function best(options: readonly Deed[]): Deed {
  return options.reduce((most, one) => (total(one) > total(most) ? one : most))
}

function add(out: Deed, { damage = 0, hits = 0, block = 0, other = 0 }: Partial<Deed>, share: number): void {
  out.damage += share * damage
  out.hits += share * hits
  out.block += share * block
  out.other += share * other
}

/** All of it in points. */
export const total = ({ damage, block, other }: Deed): number => damage + 1.2 * block + other
const noDeed = (): Deed => ({ damage: 0, hits: 0, block: 0, other: 0 })
