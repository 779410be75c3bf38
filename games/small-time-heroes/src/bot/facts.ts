/** What cards, Potions and Enemies are good for, read off what their words say: no card is known by name. */
import { likely } from '@hearthkeep/content'
import type { Meaning } from '@hearthkeep/content'
import type { Card, Data, Lasting } from '../content/data.ts'
import { MOMENT } from '../content/limits.ts'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import { POINTS } from './points.ts'
import type { Tally } from './points.ts'

/** How often a player can pay a price and wants to. */
const PAID = 0.6
/** How often a lasting ability happens in a turn, if not once. */
const OFTEN: Readonly<Record<number, number>> = {
  [MOMENT['skill-played']]: 0.7,
  [MOMENT['enemy-defeated']]: 0.5,
  [MOMENT['health-lost']]: 0.6,
}

type Effect = Parameters<Data['effects']['meaningOf']>[1]
type Parts = readonly Meaning<{ readonly worth: Partial<Tally> }, number | { readonly likely: number }>[]

/** Adds what parts of an effect come to, in points of damage; of options, the best. */
function add(parts: Parts, share: number, out: Tally): Tally {
  const note = (worth: Partial<Tally>, part: number): void => {
    for (const what of Object.keys(out) as (keyof Tally)[]) out[what] += part * (worth[what] ?? 0)
  }
  for (const part of parts) {
    if (part.type === 'word') note(part.facts.worth, share)
    else if (part.type === 'choose') note(bestOf(part.options.map((option) => add(option, 1, nothing()))), share)
    else if (part.type === 'if') {
      const p = likely(part.condition, (facts) => (typeof facts === 'number' ? facts : facts.likely))
      add(part.then, share * p, out)
      add(part.otherwise, share * (1 - p), out)
    } else {
      if (part.type === 'pay') note(part.price.worth, share * PAID)
      add(part.then, share * (part.type === 'pay' ? PAID : 1), out)
    }
  }
  return out
}

const nothing = (): Tally => ({ damage: 0, hits: 0, block: 0, other: 0, growth: 0 })
export const total = (one: Tally): number => one.damage + 1.2 * one.block + one.other + one.growth
const bestOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((best, one) => (total(one) > total(best) ? one : best))

/** What a Hero card says and what it is worth to a deck. */
interface CardFacts {
  readonly played: Tally
  readonly concealed: Tally
  /** What discarding it does. */
  readonly ambush: number
  /** What its lasting abilities come to in a turn. */
  readonly eachTurn: number
  readonly worth: number
  readonly activate: Tally
  readonly explode: number
}

/** What the mind knows of a content. */
export interface Facts {
  readonly cards: readonly CardFacts[]
  readonly potions: readonly Tally[]
  readonly treasures: readonly number[]
  readonly knowledge: readonly number[]
  /** By Boss and symbol: of the Horde, and of the Boss. */
  readonly hordes: readonly (readonly Tally[])[]
  readonly bosses: readonly (readonly Tally[])[]
}

function read(data: Data): Facts {
  const { effects } = data
  const deed = (effect: Effect): Tally => add(effects.meaningOf(heroWords, effect), 1, nothing())
  const menace = (effect: Effect): Tally => add(effects.meaningOf(enemyWords, effect), 1, nothing())
  const eachTurn = (lasting: readonly Lasting[]): number =>
    lasting.reduce((sum, { moment, effect }) => sum + (OFTEN[moment] ?? 1) * total(deed(effect)), 0)
  const cardFacts = (card: Card): CardFacts => {
    const played = add(effects.meaningOf(heroWords, card.equipped), 1, deed(card.effect))
    const concealed = card.concealed === null ? played : deed(card.concealed)
    const ambush = total(deed(card.ambush))
    const lasting = eachTurn(card.lasting)
    const energy = card.isPrepare ? Math.max(0, card.cost - 2.2) : card.cost
    played.other +=
      lasting * POINTS.turns + card.damageBonus * POINTS.damageBonus + card.blockBonus * POINTS.blockBonus
    const gained = (total(played) + total(concealed)) / 2 + 0.35 * (card.isFinale ? total(played) : 0)
    const price = POINTS.price * energy + POINTS.dear * energy * energy + POINTS.slot
    const worth = card.isMinion ? -3 : gained + 0.25 * ambush + 0.15 * total(deed(card.removed)) - price
    const explode = total(menace(card.explode))
    return { played, concealed, ambush, eachTurn: lasting, worth, activate: menace(card.activate), explode }
  }
  return {
    cards: data.cards.map(cardFacts),
    potions: data.potions.map(({ effect }) => deed(effect)),
    treasures: data.challenges.map(({ treasureEffect }) => total(deed(treasureEffect))),
    knowledge: data.knowledge.map(
      ({ energy, health, startOfWave, lasting }) =>
        energy * 14 + health + total(deed(startOfWave)) + 4 * eachTurn(lasting),
    ),
    hordes: data.bosses.map(({ horde }) => horde.map(menace)),
    bosses: data.bosses.map(({ abilities }) => abilities.map(menace)),
  }
}

let lastData: Data | undefined
let last: Facts | undefined
const all = new WeakMap<Data, Facts>()

/** What is known of a content; worked out once. */
export function factsOf(data: Data): Facts {
  if (data === lastData && last !== undefined) return last
  last = all.get(data) ?? read(data)
  all.set(data, last)
  lastData = data
  return last
}
