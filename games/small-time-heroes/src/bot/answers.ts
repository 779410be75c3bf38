/** Questions that need no trial: Rewards, cards to gain, destroy or discard, Potions too many. */
import { features } from './features.ts'
import { meanWorth } from './worth.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'

const { choices: kinds } = rules
const id = <K extends keyof typeof kinds>(name: K): number => kinds[name].id

/** Where it is not said otherwise, the first thing offered is done. */
const FIRST: ReadonlySet<number> = new Set([
  id('take-reward'),
  id('take-off'),
  id('strike-from-hiding'),
  id('halve-damage'),
  id('resolve-intent'),
  id('explode-bomb'),
  id('take-treasure'),
])
/** Answers that are looked at one by one also in the middle of an effect. */
const TRIED: ReadonlySet<number> = new Set([id('take-option'), id('pick-enemy'), id('pay')])
const gain = id('gain-card')
const destroy = id('destroy-card')
const takePotion = id('take-potion')
const clear = id('clear-row')
const keepRow = id('keep-row')
const decline = id('decline-card')
const knowledge = id('keep-knowledge')
const challenge = id('choose-challenge')
const throwPotion = id('throw-potion')
const discard = id('discard-card')
const recover = id('recover-card')
const noPotion = id('no-potion')
const inThisOrder = id('in-this-order')
const takeTreasure = id('take-treasure')

/** A Market Row whose best is below this share of the usual is better replaced. */
const POOR = 0.75

/** The choice of a kind with the highest score, or -1. */
function best(t: Table, kind: number, score: (thing: number) => number): number {
  const { choices } = t
  let most = -Infinity
  let at = -1
  for (let i = 0; i < choices.count; i++) {
    if (choices.kindOf(i) !== kind) continue
    const value = score(choices.paramOf(i, 0))
    if (value > most) {
      most = value
      at = i
    }
  }
  return at
}

function indexOf(t: Table, kind: number): number {
  const { choices } = t
  for (let i = 0; i < choices.count; i++) if (choices.kindOf(i) === kind) return i
  return -1
}

/** What a Wave's Reward is worth. */
function rewardWorth(t: Table, card: number): number {
  const { isAdvanced, reward } = t.data.challenges[card]
  return isAdvanced ? 10 : reward.heal + 5 * reward.gainCard + 4 * reward.destroyCard + 5 * reward.potion
}

/** The parts of a Reward: what is sure first, then cards, out of a new row if this one is poor. */
function rewardPart(t: Table): number {
  const known = features(t.data)
  const potion = indexOf(t, takePotion)
  if (potion >= 0) return potion
  const worst = best(t, destroy, (card) => -known.cards[card].worth)
  if (worst >= 0) return worst
  const card = best(t, gain, (one) => known.cards[one].worth)
  const renew = indexOf(t, clear)
  if (card < 0) return renew >= 0 && isPoor(t) ? renew : Math.max(indexOf(t, keepRow), 0)
  const chosen = t.choices.paramOf(card, 0)
  const { hero } = t.data.cards[chosen]
  if (renew >= 0 && known.cards[chosen].worth < POOR * known.usualBest[hero]) return renew
  const no = indexOf(t, decline)
  return no >= 0 && known.cards[chosen].worth < meanWorth(known, t.heroes[hero]) ? no : card
}

/** Whether the row of the seat that is asked has nothing good. */
function isPoor(t: Table): boolean {
  const known = features(t.data)
  const number = t.seats === 1 ? (t.heroes[0].plays === 1 ? 0 : 1) : t.choices.seatOf(0)
  const { marketRow } = t.heroes[number]
  for (let i = 0; i < marketRow.size; i++)
    if (known.cards[marketRow.get(i)].worth >= POOR * known.usualBest[number]) return false
  return true
}

/** What is lost with a card that leaves the hand: one with an Ambush does its work on the way. */
function keeping(t: Table, card: number): number {
  const { played, ambush } = features(t.data).cards[card]
  if (t.data.cards[card].isMinion) return 3
  return played.damage + played.block + played.other - 2 * ambush
}

/** Answers for a decision of the game's own, the same in play and on trial; -1 if it is none of these. */
export function plainAnswer(t: Table): number {
  const kind = t.choices.kindOf(0)
  const known = features(t.data)
  switch (kind) {
    case gain:
    case destroy:
    case takePotion:
    case clear:
    case keepRow:
    case decline:
      return rewardPart(t)
    case takeTreasure:
      return 0
    case knowledge:
      return best(t, knowledge, (one) => known.knowledge[one])
    case challenge:
      return best(t, challenge, (one) => rewardWorth(t, one))
    case throwPotion: {
      const worst = best(t, throwPotion, (one) => -known.potions[one])
      const drawn = t.potionDeck.top
      return known.potions[t.choices.paramOf(worst, 0)] < known.potions[drawn] ? worst : t.choices.count - 1
    }
    default:
      return indexOf(t, inThisOrder)
  }
}

/** Answers in the middle of a trial, so that it can go on; -1 where it should stop, -2 to try each. */
export function trialAnswer(t: Table): number {
  const { choices } = t
  const kind = choices.kindOf(0)
  if (choices.kindOf(choices.count - 1) === noPotion) return choices.count - 1
  if (TRIED.has(kind)) return -2
  if (FIRST.has(kind)) return 0
  if (kind === discard) return best(t, discard, (card) => -keeping(t, card))
  if (kind === recover) return best(t, recover, (card) => keeping(t, card))
  if (kind === throwPotion) return plainAnswer(t)
  return indexOf(t, inThisOrder)
}
