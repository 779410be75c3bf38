/** A sensible player: it looks at what is on the table and takes what is worth most, without trying anything out. */
import { isCurse } from '../rules/cards.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { discardGain, drawWorth, foundWorth, optionWorth, payGain, playerWorth } from './answers.ts'
import { recruitWorth, retireGain, shieldFrom, spendsShield, wantsReroll } from './answers.ts'
import { burden, tauntWorth } from './effects.ts'
import { snipeWorth } from './fight.ts'
import { f } from './fighter.ts'
import { abilityWorth, capacityOf, heroWorth, itemWorth, playedWorth } from './round.ts'
import { survey } from './threat.ts'
import { worth, worthInHand } from './worth.ts'

const { choices: kinds } = rules
type Kind = keyof typeof kinds
/** What a choice of a seat is worth, by its parameters. */
type Worth = (t: Table, seat: number, a: number, b: number, c: number) => number

/** A snipe whose amount the question does not tell. */
const SNIPE = 3
/** In the round, what is worth less than this is better left. */
const WORTHWHILE = 0.02
/** The order in which characters are chosen, a guess: both types among the first three. */
const CHARACTER = [5, 4, 3, 2, 1]

/** What each kind of choice is worth; those that do nothing are worth 0. */
const WORTHS: { readonly [N in Kind]?: Worth } = {
  'choose-character': (_, __, character) => CHARACTER[character],
  'play-hero': heroWorth,
  'play-item': itemWorth,
  fight: playedWorth,
  'use-ability': abilityWorth,
  'use-marker': tauntWorth,
  taunt: tauntWorth,
  snipe: (t, _, monster) => snipeWorth(t, monster, SNIPE),
  'pick-player': playerWorth,
  'take-option': optionWorth,
  'pay-with': payGain,
  'draw-card': (t, seat) => (drawWorth(t, seat) >= -1 ? 1 : -1),
  'retire-card': retireGain,
  'recover-card': (t, seat, card) => worthInHand(t, t.players[seat], card),
  'return-hero': (t, _, card) => worth(t.data)[card],
  'reroll-dice': (t, seat) => (wantsReroll(t, seat) ? 1 : -1),
  'take-card': (t, _, card, player) => foundWorth(t, card, player),
  'shield-from': (t, _, monster) => shieldFrom(t, monster),
  'spend-shield': (t, _, player) => (spendsShield(t, player) ? 1 : -1),
  'lose-card': (t, seat, card) => (isCurse(t, card) ? 10 : -worthInHand(t, t.players[seat], card)),
  'take-monster': (t, seat, monster) => -burden(t, seat, monster),
  'retire-hero': (t, _, card) => -worth(t.data)[card],
  recruit: recruitWorth,
  'discard-card': discardGain,
}
/** The same by the number of the kind. */
const worths = Object.values(kinds).map(({ name }) => WORTHS[name as Kind])

/** The choice it makes for a seat: in the round the best that any player could do now, or nothing if nothing is worth it. */
export function heuristic(t: Table, seat: number): number {
  const { choices } = t
  const { count } = choices
  if (count === 1) return 0
  const isRound = choices.kindOf(count - 1) === kinds.done.id
  survey(t)
  if (isRound) f.capacity = capacityOf(t)
  let best = isRound ? WORTHWHILE : -Infinity
  let chosen = -1
  let pass = 0
  for (let i = 0; i < count; i++) {
    const own = choices.seatOf(i)
    if (isRound && own !== seat && t.openHands === 0) continue // it knows only its own hand
    const kind = choices.kindOf(i)
    if (kind === kinds.done.id && own === seat) pass = i
    const weigh = worths[kind]
    const value = weigh?.(t, own, choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2)) ?? 0
    if (value <= best) continue
    best = value
    chosen = i
  }
  return chosen >= 0 ? chosen : pass
}
