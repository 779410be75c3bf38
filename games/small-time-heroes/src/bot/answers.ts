/** Questions that need no trial: Rewards, cards to gain, destroy or discard, Potions too many. */
import { features } from './features.ts'
import { meanWorth } from './worth.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'

const { choices: kinds } = rules
type Kind = keyof typeof kinds
/** Which choice to make, by its number; or -1, or `TRY_EACH`. */
type Answer = (t: Table) => number

/** In place of an answer: each is to be looked at, also in the middle of an effect. */
export const TRY_EACH = -2
/** A Market Row whose best is below this share of the usual is better replaced. */
const POOR = 0.75

/** The choice of a kind with the highest score, or -1. */
function best(t: Table, kind: Kind, score: (thing: number) => number): number {
  const { choices } = t
  let most = -Infinity
  let at = -1
  for (let i = 0; i < choices.count; i++) {
    if (choices.kindOf(i) !== kinds[kind].id) continue
    const value = score(choices.paramOf(i, 0))
    if (value > most) {
      most = value
      at = i
    }
  }
  return at
}

/** The first choice of a kind, or -1. */
const indexOf = (t: Table, kind: Kind): number => best(t, kind, () => 0)

/** What a Wave's Reward is worth. */
function rewardWorth(t: Table, card: number): number {
  const { isAdvanced, reward } = t.data.challenges[card]
  return isAdvanced ? 10 : reward.heal + 5 * reward.gainCard + 4 * reward.destroyCard + 5 * reward.potion
}

/** The parts of a Reward: what is sure first, then cards, out of a new row if this one is poor. */
function rewardPart(t: Table): number {
  const known = features(t.data)
  const potion = indexOf(t, 'take-potion')
  if (potion >= 0) return potion
  const worst = best(t, 'destroy-card', (card) => -known.cards[card].worth)
  if (worst >= 0) return worst
  const card = best(t, 'gain-card', (one) => known.cards[one].worth)
  const renew = indexOf(t, 'clear-row')
  if (card < 0) return renew >= 0 && isPoor(t) ? renew : Math.max(indexOf(t, 'keep-row'), 0)
  const chosen = t.choices.paramOf(card, 0)
  const { hero } = t.data.cards[chosen]
  if (renew >= 0 && known.cards[chosen].worth < POOR * known.usualBest[hero]) return renew
  const no = indexOf(t, 'decline-card')
  return no >= 0 && known.cards[chosen].worth < meanWorth(known, t.heroes[hero]) ? no : card
}

/** Whether the row of the seat that is asked has nothing good. */
function isPoor(t: Table): boolean {
  const { cards, usualBest } = features(t.data)
  const number = t.seats === 1 ? t.heroes.findIndex(({ plays }) => plays === 1) : t.choices.seatOf(0)
  const row = t.heroes[number].marketRow.toArray()
  return row.every((card) => cards[card].worth < POOR * usualBest[number])
}

/** A fourth Potion for the worst of the others, if that is worse. */
function throwPotion(t: Table): number {
  const { potions } = features(t.data)
  const worst = best(t, 'throw-potion', (one) => -potions[one])
  const isBetter = potions[t.choices.paramOf(worst, 0)] < potions[t.potionDeck.top]
  return isBetter ? worst : t.choices.count - 1
}

/** What is lost with a card that leaves the hand: one with an Ambush does its work on the way. */
function keeping(t: Table, card: number): number {
  const { played, ambush } = features(t.data).cards[card]
  if (t.data.cards[card].isMinion) return 3
  return played.damage + played.block + played.other - 2 * ambush
}

const first: Answer = () => 0
const tryEach: Answer = () => TRY_EACH

/** By the kind of the first choice. */
type Answers = { readonly [K in Kind]?: Answer }

/** The same in play and on trial. */
const PLAIN: Answers = {
  'gain-card': rewardPart,
  'destroy-card': rewardPart,
  'take-potion': rewardPart,
  'clear-row': rewardPart,
  'keep-row': rewardPart,
  'decline-card': rewardPart,
  'take-treasure': first,
  'keep-knowledge': (t) => best(t, 'keep-knowledge', (one) => features(t.data).knowledge[one]),
  'choose-challenge': (t) => best(t, 'choose-challenge', (one) => rewardWorth(t, one)),
  'throw-potion': throwPotion,
  'in-this-order': first,
}
/** In the middle of a trial, so that it can go on. */
const TRIAL: Answers = {
  'take-option': tryEach,
  'pick-enemy': tryEach,
  pay: tryEach,
  'take-reward': first,
  'take-off': first,
  'strike-from-hiding': first,
  'halve-damage': first,
  'resolve-intent': first,
  'explode-bomb': first,
  'take-treasure': first,
  'discard-card': (t) => best(t, 'discard-card', (card) => -keeping(t, card)),
  'recover-card': (t) => best(t, 'recover-card', (card) => keeping(t, card)),
  'throw-potion': throwPotion,
  'in-this-order': first,
}

/** Answers by the number of the kind. */
const byNumber = (answers: Answers): readonly (Answer | undefined)[] =>
  Object.keys(kinds).map((kind) => answers[kind as Kind])
const plain = byNumber(PLAIN)
const trial = byNumber(TRIAL)

/** Answers for a decision of the game's own; -1 if it is none of these. */
export function plainAnswer(t: Table): number {
  return plain[t.choices.kindOf(0)]?.(t) ?? -1
}

/** Answers in the middle of a trial; -1 where it should stop. */
export function trialAnswer(t: Table): number {
  const { choices } = t
  const last = choices.count - 1
  if (choices.kindOf(last) === kinds['no-potion'].id) return last
  return trial[choices.kindOf(0)]?.(t) ?? -1
}
