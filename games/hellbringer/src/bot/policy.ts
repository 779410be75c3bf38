/** How likely a fair player makes each choice: by what it is worth, in points of damage. */
import { ATTACK, FIGURE, KIND } from '../content/kinds.ts'
import { playingCost } from '../rules/cards.ts'
import { sumAgainst } from '../rules/combination.ts'
import type { Gains } from '../rules/effects/gains.ts'
import { FIGURE_WORTH } from '../rules/effects/lasting-facts.ts'
import { figureOf, siOf } from '../rules/figures.ts'
import { affordable } from '../rules/offering.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { demonOf, locationSi, neededDamage, seesWith } from '../rules/sight.ts'
import { strengthOf, totalFor } from '../rules/targets.ts'
import { TIME } from '../rules/timing.ts'
import { factsOf } from './facts.ts'
import { dangerFor, gainOf, reachOf, SPENT, tail, threatOf } from './standing.ts'

const kinds = rules.choices
/** What a card drawn is worth, an eliminated enemy besides what it threatens, a Demon; what is no good is still done now and then. */
const [DRAWN, POINT, FELLED_DEMON, LEAST] = [6.5, 12, 60, 0.01]
/** Read once for all choices on offer; `prey` is what attacks that are left can come to, `unseen` how many enemies are out of sight. */
const now = { seat: 0, hero: 0, reach: 0, danger: 0, unseen: 0, prey: 0 }

/** What it is worth to go on against an enemy with attacks: by the chance that they fell it. */
function preyWorth(t: Table, enemy: number): number {
  const need = neededDamage(t, enemy) - sumAgainst(t, enemy)
  const chance = need <= 0 ? 1 : tail((need - now.reach) / (3 + 0.22 * now.reach))
  return chance * (enemy === demonOf(t) ? FELLED_DEMON : POINT + threatOf(t, enemy))
}
const factsHere = (t: Table, card: number) => factsOf(t.data).cards[card][now.hero]
const worthHere = (t: Table, card: number): number => factsHere(t, card).worth
const gainHere = (t: Table, card: number): number => Math.max(0, gainOf(t, now.seat, card))

function look(t: Table): void {
  const seat = t.choices.seatOf(0)
  const { hero } = t.players[seat]
  Object.assign(now, { seat, hero, reach: 0, danger: 0, unseen: 0, prey: 0 })
  if (hero < 0) return
  now.reach = reachOf(t, seat, affordable(t, seat), SPENT)
  now.danger = dangerFor(t, seat)
  for (let i = 0, size = t.enemies.size, si = siOf(t, seat); i < size; i++)
    if (seesWith(t, si, t.enemies.get(i))) now.prey = Math.max(now.prey, preyWorth(t, t.enemies.get(i)))
    else now.unseen++
}

/** An attack: whom it helps to fell. */
function striking(t: Table, card: number, enemy: number): number {
  const { attack, cost, kind } = t.data.cards[card]
  let worth = attack === ATTACK.ONE ? preyWorth(t, enemy) : 0
  if (attack === ATTACK.ONE && t.combination === ATTACK.ONE && t.target !== enemy)
    worth -= preyWorth(t, t.target)
  for (let i = 0, si = siOf(t, now.seat); attack === ATTACK.ALL && i < t.enemies.size; i++)
    if (seesWith(t, si, t.enemies.get(i))) worth += 0.8 * preyWorth(t, t.enemies.get(i))
  return worth * (0.7 + (0.02 * factsHere(t, card).blow) / (kind === KIND.COMPANION ? 0.5 : cost + 0.5))
}

/** What is done besides attacks: for who can attack AP are dear. */
function deed({ ap, cards, damage, guard, other, sight }: Gains, cost: number): number {
  const [open, price] = now.prey > 4 ? [0.8, 6] : [0.1, 2.5]
  const seeing = now.unseen > 0 ? 4 * sight : 0
  const gained = (now.reach > 0 ? 9 : 2) * ap + DRAWN * cards + (damage + other) * open
  return gained + seeing + 0.6 * guard * now.danger - price * cost
}

/** In the enemies' turn: before the roll only what can help only then; after it what saves. */
function defending(t: Table, guard: number, timing: number): number {
  const { avoids, isAttacked } = t.players[now.seat]
  if (t.rolled.every((dice) => dice === 0))
    return (timing & TIME.AFTER_ROLL) === 0 && now.danger > 0.35 && isAttacked === 1 ? 6 : 0
  const missing = totalFor(t, now.seat) - strengthOf(t, now.seat)
  return isAttacked === 0 || missing < 0 || avoids > 0 ? 0 : guard > missing ? 30 : 3
}

function activating(t: Table, card: number, enemy: number): number {
  const { anytime, attack, cost, timing } = t.data.cards[card]
  const { use } = factsHere(t, card)
  if (t.phase === 2) return defending(t, use.guard, timing)
  if (attack !== ATTACK.NONE) return striking(t, card, enemy)
  return anytime && use.guard > 0 ? 0 : deed(use, cost)
}
function usingPerk(t: Table, perk: number): number {
  const gains = factsOf(t.data).perks[perk]
  return t.phase === 2 ? defending(t, gains.guard, t.data.perks[perk].timing) : 0.6 * deed(gains, 0) - 3
}

/** A card in a row: what is short counts more. */
function placing(t: Table, figure: number): number {
  const has = figureOf(t, now.seat, figure)
  if (figure === FIGURE.AP) return 3 + 0.6 * (reachOf(t, now.seat, has + 1, 0) - reachOf(t, now.seat, has, 0))
  if (figure === FIGURE.SI)
    return Math.max(2.5, 20 + 5 * (locationSi(t) + Math.min(1, 0.4 * now.unseen) - has))
  if (figure === FIGURE.AR) return 10 * FIGURE_WORTH[figure] * (0.8 + now.danger)
  return figure === FIGURE.HP ? 5 * FIGURE_WORTH[figure] : 3
}

/** A Class by how well it can use what lies in hand. */
function choosing(t: Table, hero: number, card: number): number {
  const worth = (one: number): number => factsOf(t.data).cards[one][hero].worth
  const fits = (one: number): number => ([-1, hero].includes(t.data.cards[one].colour) ? 1 : 0.4)
  return t.players[now.seat].hand.toArray().reduce((sum, one) => sum + fits(one) * worth(one), worth(card))
}

/** What it is worth to keep a hand card; of those that have to go the least goes first. */
const keeping = (t: Table, card: number): number => Math.max(gainHere(t, card), 0.4 * worthHere(t, card))
const parting = (t: Table, card: number): number => 6 / (0.6 + keeping(t, card) / 3)
const better = (t: Table, card: number): number => 1 + gainHere(t, card)
const hunting = (t: Table, enemy: number): number => 1 + preyWorth(t, enemy)
const turning = (_: Table, die: number): number => [7, 1.5, 0, 4, 0][die]

/** Weights by the things that a choice names; of what is not listed, 1. */
type Worth = (t: Table, first: number, second: number, third: number) => number
const WORTHS: { readonly [K in keyof typeof kinds]?: Worth } = {
  ...{ 'choose-hero': choosing, activate: activating, 'use-perk': usingPerk, 'pick-row': placing },
  ...{ 'pick-enemy': hunting, 'carry-on': hunting, 'pick-card': better, 'take-revealed': better },
  ...{ reroll: turning, 'turn-die': turning, 'save-with': () => 30, 'save-by-perk': () => 30, fall: () => 0 },
  ...{
    'give-up': () => 0,
    'fetch-from-ledger': () => 0.3,
    'call-stray': () => 0.5,
    'put-under': () => 0.3,
    'offer-trade': () => 0.1,
    'answer-trade': () => 0.3,
  },
  ...{
    'end-actions': () => 0.6,
    waive: () => 0.3,
    'draw-up': () => 2,
    respawn: () => 5,
    'enter-portal': () => 0,
  },
  learn: (t, card) => (gainHere(t, card) > 3 ? 40 : 0.5),
  equip: (t, card) =>
    (gainHere(t, card) + (now.prey > 4 ? 0.5 * factsHere(t, card).blow : 0)) /
    (0.6 + 0.4 * playingCost(t, t.players[now.seat], card)),
  enchant: (t, card) => worthHere(t, card) / (0.5 + t.data.cards[card].cost),
  assign: (t, card, to) =>
    ((to === now.seat ? 1 : 0.3) * gainHere(t, card)) / (0.4 + 0.6 * t.data.cards[card].cost),
  'trade-with-mule': (t, card, other) => 1.5 * (gainHere(t, other) - keeping(t, card)) - 3,
  'discard-card': (t, card) =>
    isStepThree(t.choices) ? 1.2 * (4 + DRAWN - keeping(t, card)) : parting(t, card),
  'burn-card': (t, card) => (now.unseen > 0 && now.prey < 4 ? parting(t, card) / 2 : 0),
  'spend-card': (t, card) => (now.prey > 3 ? parting(t, card) : 0.5),
  'lose-from-row': (t, figure) => 20 / placing(t, figure),
}
const worthOfKind = Object.keys(kinds).map((kind) => WORTHS[kind as keyof typeof kinds] ?? (() => 1))
/** Whether this is step 3, in which what is discarded is replaced. */
export const isStepThree = (all: Table['choices']): boolean =>
  all.count > 0 && all.kindOf(0) === kinds['draw-up'].id

export function weigh(t: Table, weights: Float64Array): void {
  const { choices: all } = t
  look(t)
  for (let i = 0, { count } = all; i < count; i++) {
    const worth = worthOfKind[all.kindOf(i)](t, all.paramOf(i, 0), all.paramOf(i, 1), all.paramOf(i, 2))
    weights[i] = LEAST + (worth > 0 ? worth * worth : 0)
  }
}
