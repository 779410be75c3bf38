/** What cards, Potions and Enemies are good for, read off what their words say: no card is known by name. */
import { likely } from '@hearthkeep/content'
import type { Meaning } from '@hearthkeep/content'
import type { Card, Data } from '../content/data.ts'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import { POINTS } from './points.ts'
import type { Tally } from './points.ts'

/** How often a player can pay a price and wants to. */
const PAID = 0.6

type Effect = Parameters<Data['effects']['meaningOf']>[1]
type Parts = readonly Meaning<{ readonly worth: Partial<Tally> }, number | { readonly likely: number }>[]

const nothing = (): Tally => ({ damage: 0, hits: 0, block: 0, other: 0, growth: 0 })
export const total = (one: Tally): number => one.damage + 1.2 * one.block + one.other + one.growth
const better = (one: Tally, other: Tally): Tally => (total(other) > total(one) ? other : one)

/** Adds what an effect comes to, in points of damage; of options, the best. */
function add(out: Tally, parts: Parts, share = 1): Tally {
  const note = (worth: Partial<Tally>, part: number): void => {
    for (const what of Object.keys(out) as (keyof Tally)[]) out[what] += part * (worth[what] ?? 0)
  }
  for (const part of parts) {
    if (part.type === 'word') note(part.facts.worth, share)
    else if (part.type === 'choose')
      note(part.options.map((option) => add(nothing(), option)).reduce(better), share)
    else if (part.type === 'if') {
      const p = likely(part.condition, (facts) => (typeof facts === 'number' ? facts : facts.likely))
      add(out, part.then, share * p)
      add(out, part.otherwise, share * (1 - p))
    } else if (part.type === 'pay') {
      note(part.price.worth, share * PAID)
      add(out, part.then, share * PAID)
    }
  }
  return out
}

/** What a card does if it is played, openly or from hiding, discarded, or met; and what it is worth to a deck. */
type CardFacts = Readonly<
  Record<'played' | 'concealed' | 'activate', Tally> & Record<'ambush' | 'explode' | 'worth', number>
>
/** What is known of a content; what Hordes and Bosses do is by Boss and symbol. */
export interface Facts extends Readonly<Record<'hordes' | 'bosses', readonly (readonly Tally[])[]>> {
  readonly cards: readonly CardFacts[]
  readonly potions: readonly Tally[]
}

function read({ effects, cards, potions, bosses }: Data): Facts {
  const deed = (effect: Effect): Tally => add(nothing(), effects.meaningOf(heroWords, effect))
  const menace = (effect: Effect): Tally => add(nothing(), effects.meaningOf(enemyWords, effect))
  const cardFacts = (card: Card): CardFacts => {
    const played = add(deed(card.effect), effects.meaningOf(heroWords, card.equipped))
    const concealed = card.concealed === null ? played : deed(card.concealed)
    const ambush = total(deed(card.ambush))
    const energy = card.isPrepare ? Math.max(0, card.cost - 2.2) : card.cost
    for (const { effect } of card.lasting) played.other += total(deed(effect)) * POINTS.turns
    played.other += card.damageBonus * POINTS.damageBonus + card.blockBonus * POINTS.blockBonus
    const gained = total(played) * (card.isFinale ? 0.85 : 0.5) + total(concealed) / 2 + ambush / 4
    const price = POINTS.price * energy + POINTS.dear * energy * energy + POINTS.slot
    const explode = total(menace(card.explode))
    const worth = card.isMinion ? -3 : gained - price
    return { played, concealed, ambush, explode, worth, activate: menace(card.activate) }
  }
  return {
    cards: cards.map(cardFacts),
    potions: potions.map(({ effect }) => deed(effect)),
    hordes: bosses.map(({ horde }) => horde.map(menace)),
    bosses: bosses.map(({ abilities }) => abilities.map(menace)),
  }
}

const known = new WeakMap<Data, Facts>()

/** What is known of a content; worked out once. */
export function factsOf(data: Data): Facts {
  const facts = known.get(data) ?? read(data)
  if (!known.has(data)) known.set(data, facts)
  return facts
}
