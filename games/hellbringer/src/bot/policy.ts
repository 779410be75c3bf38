/** What each choice is worth, in points of damage, and so how likely a fair player makes it. */
import { tail, weighing } from '@hearthkeep/content'
import type { Worth } from '@hearthkeep/content'
import { ATTACK, FIGURE, KIND } from '../content/kinds.ts'
import { playingCost } from '../rules/cards.ts'
import { sumAgainst } from '../rules/combination.ts'
import { appraised } from '../rules/effects/appraisal.ts'
import type { Gains } from '../rules/effects/gains.ts'
import { FIGURE_WORTH } from '../rules/effects/lasting-facts.ts'
import { figureOf, siOf } from '../rules/figures.ts'
import { affordable } from '../rules/offering.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { isRule, RULE } from '../rules/scenario-rules.ts'
import { demonOf, locationSi, neededDamage, seesWith } from '../rules/sight.ts'
import { strengthOf, totalFor } from '../rules/targets.ts'
import { dangerFor, factsFor, gainOf, reachOf, threatOf } from './standing.ts'

const { choices: kinds } = rules
/** What a card drawn is worth, an eliminated enemy besides what it threatens, a Demon; what is worth so much less is done about a third as often. */
const [DRAWN, POINT, FELLED_DEMON, SPREAD] = [6.5, 12, 60, 3]
/** Read once for all choices on offer: what attacks that are left come to, the best that can be done with them, enemies out of sight. */
const now = { reach: 0, danger: 0, unseen: 0, prey: 0 }

/** What it is worth to go on against an enemy with attacks: by the chance that they fell it. */
function preyWorth(t: Table, _: number, enemy: number): number {
  const need = neededDamage(t, enemy) - sumAgainst(t, enemy)
  const chance = need <= 0 ? 1 : tail((need - now.reach) / (3 + 0.22 * now.reach))
  return chance * (enemy === demonOf(t) ? FELLED_DEMON : POINT + threatOf(t, enemy))
}
const seenBy = (t: Table, seat: number, si = siOf(t, seat)): number[] =>
  t.enemies.toArray().filter((enemy) => seesWith(t, si, enemy))

function look(t: Table): void {
  const seat = t.choices.seatOf(0)
  if (t.players[seat].hero < 0) return
  const seen = seenBy(t, seat)
  now.reach = reachOf(t, seat, affordable(t, seat), false)
  now.danger = dangerFor(t, seat)
  now.unseen = t.enemies.size - seen.length
  now.prey = Math.max(0, ...seen.map((enemy) => preyWorth(t, seat, enemy)))
}

/** In the enemies' turn: what saves, once their dice lie there. */
function defending(t: Table, seat: number, guard: number): number {
  const { avoids, isAttacked } = t.players[seat]
  const missing = totalFor(t, seat) - strengthOf(t, seat)
  return isAttacked === 0 || missing < 0 || avoids > 0 ? -1 : guard > missing ? 30 : 3
}

/** What is done besides attacks. */
function deed(t: Table, seat: number, gains: Gains, cost: number): number {
  if (t.phase === 2) return defending(t, seat, gains.guard)
  const { ap, cards, damage, guard, other, sight } = gains
  const gained = (now.reach > 0 ? 9 : 2) * ap + DRAWN * cards + 0.5 * (damage + other) + 2 * sight
  return gained + 0.6 * guard * now.danger - 4 * cost
}

/** An attack by whom it helps to fell; anything else by what it gives. */
function activating(t: Table, seat: number, card: number, enemy: number): number {
  const { anytime, attack, cost, kind } = t.data.cards[card]
  const { blow, use } = factsFor(t, seat, card)
  if (attack === ATTACK.NONE) return anytime && use.guard > 0 && t.phase === 1 ? -1 : deed(t, seat, use, cost)
  const felled = attack === ATTACK.ONE ? [enemy] : seenBy(t, seat)
  const worth = felled.reduce((sum, one) => sum + preyWorth(t, seat, one), 0)
  return worth * (0.7 + (0.02 * blow) / (kind === KIND.COMPANION ? 0.5 : cost + 0.5))
}

/** A card in a row: what is short counts more. */
function placing(t: Table, seat: number, figure: number): number {
  const has = figureOf(t, seat, figure)
  if (figure === FIGURE.AP) return 3 + 0.6 * (reachOf(t, seat, has + 1, true) - reachOf(t, seat, has, true))
  if (figure === FIGURE.SI)
    return Math.max(2.5, 20 + 5 * (locationSi(t) + Math.min(1, 0.4 * now.unseen) - has))
  return figure === FIGURE.AR ? 10 * FIGURE_WORTH[figure] * (0.8 + now.danger) : 3
}

/** A Class by what lies in hand for it. */
function choosing(t: Table, seat: number, hero: number, card: number): number {
  const worth = (one: number): number => appraised(t.data).cards[one][hero].worth
  return t.players[seat].hand.toArray().reduce((sum, one) => sum + worth(one), worth(card))
}

/** What a hand card is better for than to be spent. */
const parting = (t: Table, seat: number, card: number): number => 6 - gainOf(t, seat, card) / 3
const fetching = (t: Table, seat: number, card: number): number => gainOf(t, seat, card) - 4
const owed = (t: Table): number => (t.demonSide === 0 && isRule(t, RULE.LEDGER) ? 4 : 0)
const turning = (_: Table, __: number, die: number): number => [7, 1.5, 0, 4, 0][die]

const WORTHS: { readonly [K in keyof typeof kinds]?: Worth<Table> } = {
  ...{ 'choose-hero': choosing, activate: activating, 'pick-row': placing },
  ...{ 'pick-enemy': preyWorth, 'carry-on': preyWorth, 'pick-card': gainOf, 'take-revealed': gainOf },
  ...{ reroll: turning, 'turn-die': turning, 'spend-card': parting },
  ...{ 'end-actions': () => 0.6, 'draw-up': () => 2, 'refuse-trade': () => 1, respawn: () => 5 },
  ...{ fall: () => -30, 'give-up': () => -5, 'enter-portal': () => -5 },
  'use-perk': (t, seat, perk) => deed(t, seat, appraised(t.data).perks[perk], 1),
  'lose-from-row': (t, seat, figure) => -placing(t, seat, figure),
  learn: (t, seat, card) => 5 * gainOf(t, seat, card) - 15,
  equip: (t, seat, card) => gainOf(t, seat, card) / (0.6 + 0.4 * playingCost(t, t.players[seat], card)),
  enchant: (t, seat, card) => gainOf(t, seat, card) / (0.5 + t.data.cards[card].cost),
  assign: (t, seat, card, to) =>
    ((to === seat ? 1 : 0.3) * gainOf(t, seat, card)) / (0.4 + 0.6 * t.data.cards[card].cost),
  ...{ 'fetch-from-ledger': fetching, 'call-stray': fetching },
  'trade-with-mule': (t, seat, card, other) => gainOf(t, seat, other) - gainOf(t, seat, card) - 3,
  'discard-card': (t, seat, card) =>
    isStepThree(t.choices) ? 1.2 * (4 + DRAWN - gainOf(t, seat, card)) - owed(t) : parting(t, seat, card),
}
/** Whether this is step 3, in which what is discarded is replaced. */
export const isStepThree = (all: Table['choices']): boolean =>
  all.count > 0 && all.kindOf(0) === kinds['draw-up'].id

const weighAll = weighing(kinds, WORTHS, SPREAD)
export function weigh(t: Table, weights: Float64Array): void {
  look(t)
  weighAll(t, weights)
}
