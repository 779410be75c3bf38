/** How players stand: what their cards can do, and what the enemies can. */
import { tail } from '@hearthkeep/content'
import { ATTACK, KIND } from '../content/kinds.ts'
import { takesPart } from '../rules/abilities.ts'
import { fitsColour } from '../rules/board.ts'
import { activationCost, playingCost } from '../rules/cards.ts'
import { appraised } from '../rules/effects/appraisal.ts'
import { ACID_DIE, DAMAGE_DIE } from '../rules/effects/hero-facts.ts'
import { arOf, companionLimit, hpOf, ignoredDice, isArming, isUnarmed, spOf } from '../rules/figures.ts'
import { MARK } from '../rules/marks.ts'
import type { Table } from '../rules/rulebook.ts'
import { acidDice, damageDice, faceOf } from '../rules/sight.ts'
import { inPlayAt } from '../rules/triggers.ts'

export const factsFor = (t: Table, seat: number, card: number) =>
  appraised(t.data).cards[card][t.players[seat].hero]

/** What the attacks of a player come to together with so many AP, the best for their AP first; `spent`: used ones, too. */
export function reachOf(t: Table, seat: number, ap: number, spent: boolean): number {
  const player = t.players[seat]
  const attacks: (readonly [blow: number, cost: number])[] = []
  const add = (card: number, cost: number): void => {
    if (
      t.data.cards[card].attack !== ATTACK.NONE &&
      (spent || (t.marks[card] & (MARK.SPENT | MARK.LOCKED)) === 0)
    )
      attacks.push([factsFor(t, seat, card).blow, cost])
  }
  for (let place = 0, card = 0; (card = inPlayAt(player, place)) >= 0; place++)
    add(card, activationCost(t, player, card))
  for (const card of player.hand.toArray()) add(card, playingCost(t, player, card))
  attacks.sort((one, other) => other[0] * (one[1] + 0.3) - one[0] * (other[1] + 0.3))
  let [sum, left] = [0, ap]
  for (const [blow, cost] of attacks) if (cost <= left) [sum, left] = [sum + blow, left - cost]
  return sum
}

/** What a hand card would add to the board: what goes for it is taken off. */
export function gainOf(t: Table, seat: number, card: number): number {
  const player = t.players[seat]
  const { infinite, kind, runes } = t.data.cards[card]
  const worth = (one: number): number => factsFor(t, seat, one).worth
  const gain = worth(card)
  if (kind === KIND.SKILL && !fitsColour(t, player, card)) return infinite ? 0 : gain / 2
  const isFull =
    (kind === KIND.SKILL && player.skills.size >= spOf(t, seat)) ||
    (kind === KIND.COMPANION && player.companions.size >= companionLimit(t, seat))
  if (isFull) return gain / 3
  const replaced = player.items.toArray().filter((item) => (t.data.cards[item].runes & runes) !== 0)
  const gone = replaced.reduce((sum, item) => sum + worth(item), 0)
  const bare = isArming(t, card) && isUnarmed(t, player) ? player.skills.toArray() : []
  return Math.max(0, gain - gone - bare.reduce((sum, skill) => sum + factsFor(t, seat, skill).bare, 0))
}

const harmOf = (t: Table, enemy: number) =>
  appraised(t.data).enemies[enemy][faceOf(t, enemy) === t.data.enemies[enemy] ? 0 : 1]
/** What an enemy adds to the enemies' total, on average, and to their harm besides. */
export const threatOf = (t: Table, enemy: number): number =>
  DAMAGE_DIE * damageDice(t, enemy) + ACID_DIE * acidDice(t, enemy) + harmOf(t, enemy).more

/** The chance that a player would be eliminated by an attack of the enemies in play now, with the best defence in hand. */
export function dangerFor(t: Table, seat: number): number {
  let [damage, acid, more, loss, guard] = [0, 0, 0, 0, 0]
  for (const enemy of t.enemies.toArray()) {
    if (!takesPart(t, enemy)) continue
    damage += damageDice(t, enemy)
    acid += acidDice(t, enemy)
    more += harmOf(t, enemy).total
    loss = Math.max(loss, harmOf(t, enemy).loss)
  }
  for (const card of t.players[seat].hand.toArray())
    if (t.data.cards[card].anytime) guard = Math.max(guard, factsFor(t, seat, card).use.guard)
  const strength = hpOf(t, seat) + Math.max(0, arOf(t, seat) - loss) + guard
  const [ward, acidWard] = [ignoredDice(t, seat, 0), ignoredDice(t, seat, 1)]
  // Of the dice the highest do not count.
  const ignored = 8.5 * Math.min(damage, ward) + 4.5 * Math.min(acid, acidWard)
  const mean = DAMAGE_DIE * damage + ACID_DIE * acid + more - ignored
  return 0.75 * tail((strength - mean) / (6 + 0.45 * (damage + acid)))
}
