/** What cards are good for, read off what they say: the heuristic knows no card by name. */
import type { Boss, Card, Data, Knowledge, Lasting, Potion } from '../content/data.ts'
import { MOMENT } from '../content/limits.ts'
import { POINTS } from './points.ts'
import type { Tally } from './points.ts'
import { deed, menace, nothing, rises, total } from './tally.ts'

interface CardFeatures {
  readonly played: Tally
  readonly concealed: Tally | undefined
  readonly ambush: number
  /** What its lasting abilities come to in a turn. */
  readonly eachTurn: number
  /** How much better a deck is for it than for nothing. */
  readonly worth: number
  readonly activate: Tally
  readonly explode: Tally
  /** What it costs to defeat, and to hurt. */
  readonly onDeath: number
  readonly react: number
}

export interface Features {
  readonly cards: readonly CardFeatures[]
  readonly potions: readonly number[]
  readonly knowledge: readonly number[]
  readonly hordes: readonly Tally[]
  readonly bosses: readonly Tally[]
  /** About what the best of a Market Row is worth, by Hero. */
  readonly usualBest: readonly number[]
}

/** How often in a Wave a lasting ability happens, for each turn it is there. */
const OFTEN: Readonly<Record<number, number>> = {
  [MOMENT['turn-start']]: 1,
  [MOMENT['attack-played']]: 1.6,
  [MOMENT['defense-played']]: 1,
  [MOMENT['skill-played']]: 0.7,
  [MOMENT['enemy-defeated']]: 0.5,
  [MOMENT['health-lost']]: 0.6,
}

function eachTurn(data: Data, lasting: readonly Lasting[]): number {
  let sum = 0
  for (const { moment, effect, isLimited } of lasting) {
    const often = OFTEN[moment] ?? 1
    sum += total(deed(data, effect)) * (isLimited && often > 1 ? 1 : often)
  }
  return sum
}

function cardFeatures(data: Data, card: Card): CardFeatures {
  const played = deed(data, card.effect)
  deed(data, card.equipped, played)
  const concealed = card.concealed === null ? undefined : deed(data, card.concealed)
  const ambush = total(deed(data, card.ambush))
  const lasting = eachTurn(data, card.lasting)
  const bonus = card.damageBonus * POINTS.damageBonus + card.blockBonus * POINTS.blockBonus
  const removed = 0.15 * total(deed(data, card.removed))
  let value =
    total(played) * (card.isFinale ? 1.35 : 1) + lasting * POINTS.turns + bonus + removed + 0.25 * ambush
  if (concealed !== undefined) value += 0.5 * (total(concealed) - total(played))
  const energy = card.isPrepare ? Math.max(0, card.cost - 2.2) : card.cost
  played.other += lasting * POINTS.turns + bonus
  return {
    ...{ played, concealed, ambush, eachTurn: lasting },
    worth: card.isMinion ? -3 : value - POINTS.price * energy - POINTS.dear * energy * energy - POINTS.slot,
    activate: menace(data, card.activate),
    explode: menace(data, card.explode),
    onDeath: total(menace(data, card.onDeath)) + (rises(data, card.onDeath) ? card.attack : 0),
    react: total(menace(data, card.react)),
  }
}

const featuresOf = new WeakMap<Data, Features>()

/** The features of a content; worked out once. */
export function features(data: Data): Features {
  const known = featuresOf.get(data)
  if (known !== undefined) return known
  const made = make(data)
  featuresOf.set(data, made)
  return made
}

function make(data: Data): Features {
  const cards = data.cards.map((card) => cardFeatures(data, card))
  const mean = (effects: Boss['horde']): Tally => {
    const sum = nothing()
    for (const effect of effects) menace(data, effect, 1 / effects.length, sum)
    return sum
  }
  const knowledge = ({ energy, health, startOfWave, lasting }: Knowledge): number =>
    energy * 14 + health + total(deed(data, startOfWave)) + 4 * eachTurn(data, lasting)
  return {
    cards,
    potions: data.potions.map(({ effect }: Potion) => total(deed(data, effect))),
    knowledge: data.knowledge.map(knowledge),
    hordes: data.bosses.map(({ horde }) => mean(horde)),
    bosses: data.bosses.map(({ abilities }) => mean(abilities)),
    usualBest: [0, 1].map((hero) => usualBest(data, cards, hero)),
  }
}

/** The worth that one of four cards reaches on average: about that of the best fifth. */
function usualBest(data: Data, cards: readonly CardFeatures[], hero: number): number {
  const worths: number[] = []
  data.cards.forEach((card, id) => {
    if (!card.isMinion && card.hero === hero && !card.isStarting) worths.push(cards[id].worth)
  })
  worths.sort((a, b) => b - a)
  return worths[Math.floor(worths.length / 5)] ?? 0
}
