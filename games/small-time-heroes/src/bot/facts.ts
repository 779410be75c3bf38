/** What cards, Potions and Enemies are good for, read off what their words say: no card is known by name. */
import { comesTo, perContent } from '@hearthkeep/content'
import type { Appraisal } from '@hearthkeep/content'
import type { Card, Data } from '../content/data.ts'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import { POINTS } from '../rules/points.ts'
import type { Tally } from '../rules/points.ts'

type Effect = Parameters<Data['effects']['meaningOf']>[1]

/** In points of damage. */
const how: Appraisal<{ readonly worth: Partial<Tally> }, number | { readonly likely: number }, keyof Tally> =
  {
    nothing: { damage: 0, hits: 0, block: 0, other: 0 },
    worth: ({ worth }) => worth,
    likely: (facts) => (typeof facts === 'number' ? facts : facts.likely),
    total: ({ damage, block, other }) => damage + 1.2 * block + other,
    paid: 0.6,
  }
export const { total } = how

/** Of cards what each does if it is played, openly or from hiding, or met, and what it is worth to a deck; by Boss and symbol the rest. */
export const factsOf = perContent(({ effects, cards, potions, bosses }: Data) => {
  const meant = (effect: Effect) => effects.meaningOf(heroWords, effect)
  const deed = (...all: Effect[]): Tally => comesTo(all.flatMap(meant), how)
  const menace = (effect: Effect): Tally => comesTo(effects.meaningOf(enemyWords, effect), how)
  const cardFacts = (card: Card) => {
    const played = deed(card.effect, card.equipped)
    const concealed = card.concealed === null ? played : deed(card.concealed)
    for (const { effect } of card.lasting) played.other += total(deed(effect)) * POINTS.turns
    played.other += card.damageBonus * POINTS.damageBonus + card.blockBonus * POINTS.blockBonus
    const energy = card.isPrepare ? Math.max(0, card.cost - 2.2) : card.cost
    const hidden = total(concealed) / 2 + total(deed(card.ambush)) / 4
    const gained = total(played) * (card.isFinale ? 0.85 : 0.5) + hidden
    const price = POINTS.price * energy + POINTS.dear * energy * energy + POINTS.slot
    const worth = card.isMinion ? -3 : gained - price
    return { played, concealed, worth, activate: menace(card.activate) }
  }
  return {
    cards: cards.map(cardFacts),
    potions: potions.map(({ effect }) => deed(effect)),
    hordes: bosses.map(({ horde }) => horde.map(menace)),
    bosses: bosses.map(({ abilities }) => abilities.map(menace)),
  }
})
