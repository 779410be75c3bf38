/** How players stand: what their cards can do, and what the enemies can. */
import { ATTACK, KIND } from '../content/kinds.ts'
import { takesPart } from '../rules/abilities.ts'
import { fitsColour } from '../rules/board.ts'
import { activationCost, playingCost } from '../rules/cards.ts'
import { ACID_DIE, DAMAGE_DIE } from '../rules/effects/hero-facts.ts'
import { arOf, companionLimit, hpOf, ignoredDice, spOf } from '../rules/figures.ts'
import { MARK } from '../rules/marks.ts'
import type { Table } from '../rules/rulebook.ts'
import { acidDice, damageDice, faceOf } from '../rules/sight.ts'
import { inPlayAt } from '../rules/triggers.ts'
import { factsOf } from './facts.ts'

/** The square root by arithmetic that is the same on every machine. */
function root(x: number): number {
  let guess = (1 + x) / 2
  for (let i = 0; i < 6; i++) guess = (guess + x / guess) / 2
  return guess
}

/** An attack on all targets against each of them. */
const SWEEP = 0.75
/** What attacks that a player has come to together with so many AP, the best for their AP first; `spent`: marks of those that do not count. */
export function reachOf(t: Table, seat: number, ap: number, spent: number): number {
  const player = t.players[seat]
  const attacks: (readonly [blow: number, cost: number])[] = []
  const add = (card: number, cost: number): void => {
    const { attack } = t.data.cards[card]
    if (attack === ATTACK.NONE || (t.marks[card] & spent) !== 0) return
    attacks.push([factsOf(t.data).cards[card][player.hero].blow * (attack === ATTACK.ALL ? SWEEP : 1), cost])
  }
  for (let place = 0, card = 0; (card = inPlayAt(player, place)) >= 0; place++)
    add(card, activationCost(t, player, card))
  for (let i = 0, { hand } = player; i < hand.size; i++) add(hand.get(i), playingCost(t, player, hand.get(i)))
  attacks.sort((one, other) => other[0] * (one[1] + 0.3) - one[0] * (other[1] + 0.3))
  let [sum, left] = [0, ap]
  for (const [blow, cost] of attacks) {
    if (cost > left) continue
    sum += blow
    left -= cost
  }
  return sum
}
export const SPENT = MARK.SPENT | MARK.LOCKED

/** What a hand card would add to the board: what goes for it is taken off. */
export function gainOf(t: Table, seat: number, card: number): number {
  const player = t.players[seat]
  const { infinite, kind, runes } = t.data.cards[card]
  const worth = (one: number): number => factsOf(t.data).cards[one][player.hero].worth
  const least = (pile: Table['discardPile']): number => Math.min(...pile.toArray().map(worth), worth(card))
  const gain = worth(card)
  if (kind === KIND.SKILL && !fitsColour(t, player, card)) return infinite ? 0 : gain / 2
  if (kind === KIND.SKILL && player.skills.size >= spOf(t, seat))
    return Math.max(gain / 3, gain - least(player.skills))
  if (kind === KIND.COMPANION && player.companions.size >= companionLimit(t, seat))
    return gain - least(player.companions)
  if (kind !== KIND.ITEM) return gain
  const replaced = player.items.toArray().filter((item) => (t.data.cards[item].runes & runes) !== 0)
  return replaced.reduce((left, item) => left - worth(item), gain)
}

const harmOf = (t: Table, enemy: number) =>
  factsOf(t.data).enemies[enemy][faceOf(t, enemy) === t.data.enemies[enemy] ? 0 : 1]
/** What an enemy adds to the enemies' total, on average, and to their harm besides. */
export const threatOf = (t: Table, enemy: number): number =>
  DAMAGE_DIE * damageDice(t, enemy) + ACID_DIE * acidDice(t, enemy) + harmOf(t, enemy).more

/** Something like the chance that a normal variable is above so many deviations. */
export function tail(z: number): number {
  const u = 0.8 * z * (1 + 0.25 * z * z)
  return 0.5 - (0.5 * u) / root(1 + u * u)
}

/** The chance that a player would be eliminated by an attack of the enemies in play now, with the best defence in hand. */
export function dangerFor(t: Table, seat: number): number {
  const { companions, hand, hero } = t.players[seat]
  let [damage, acid, more, loss, guard] = [0, 0, 0, 0, 0]
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (!takesPart(t, enemy)) continue
    damage += damageDice(t, enemy)
    acid += acidDice(t, enemy)
    more += harmOf(t, enemy).total
    loss = Math.max(loss, harmOf(t, enemy).loss)
  }
  for (const card of hand.toArray())
    if (t.data.cards[card].anytime) guard = Math.max(guard, factsOf(t.data).cards[card][hero].use.guard)
  const noDamage = Math.min(damage, ignoredDice(t, seat, 0))
  const noAcid = Math.min(acid, ignoredDice(t, seat, 1))
  const strength = hpOf(t, seat) + Math.max(0, arOf(t, seat) - loss) + guard
  if (10 * (damage - noDamage) + 5 * (acid - noAcid) + 1.5 * more < strength) return 0
  // Of the dice the highest do not count.
  const mean = DAMAGE_DIE * damage - 8.5 * noDamage + ACID_DIE * acid - 4.5 * noAcid + more
  const deviation = root(11.8 * damage + 5.6 * acid + 20)
  return (companions.isEmpty ? 5 / 6 : 1 / 2) * tail((strength - mean) / deviation)
}
