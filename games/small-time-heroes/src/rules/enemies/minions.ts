/** Minions: spawning, activating, adding [R100] to [R106], [R120] to [R124]. */
import { CLEARED, hasPieces, partySize, PLACES, SIDE } from '../roster.ts'
import { BOSS_WAVE } from '../table.ts'
import { callChallenges } from '../heroes/lasting.ts'
import { SPECIAL } from '../../content/limits.ts'
import { activate, addMinion, hitHero } from '../procedures.ts'
import { hitNow } from '../damage/defense.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { discardMinion, drawMinion } from '../course/wave-decks.ts'

const { define, events, the, when } = rules
const places = PLACES
/** In place of a place: the Minion acts without one. */
const RUSHING = -2

/** Health of the Guardian's pieces by Day [R152]. */
const PIECE_HEALTH = [15, 20, 25] as const

/** Sets a Minion out with its health, Block and what Challenges add [R100, R178, R179]. */
export function place(t: Table, number: number, card: number): void {
  const enemy = t.enemies[number]
  const { health, block } = t.data.cards[card]
  const isPiece = t.wave === BOSS_WAVE && hasPieces(t)
  let moreHealth = 0
  let moreBlock = 0
  let strength = 0
  for (let i = 0; i < t.challenges.size; i++) {
    const challenge = t.data.challenges[t.challenges.get(i)]
    moreHealth += challenge.health
    moreBlock += challenge.block
    strength += challenge.strength
  }
  enemy.card = card
  enemy.health = ((isPiece ? PIECE_HEALTH[t.day - 1] : health) + moreHealth) * partySize(t) // [R190]
  enemy.maxHealth = enemy.health
  enemy.block = block + moreBlock * partySize(t)
  enemy.strength = strength
  t.log?.add(events['minion-arrived'], card, enemy.health)
}

/** The leftmost empty place, or -1 [R120]. */
function emptyPlace(t: Table): number {
  for (let number = 0; number < places; number++) if (t.enemies[number].card < 0) return number
  return -1
}

define(addMinion, [
  (t, my) => {
    if (t.wave === BOSS_WAVE && hasPieces(t)) return t.leave() // [A33]
    if (t.side === SIDE.NONE && t.cleared !== CLEARED.NOT) return t.leave() // [A25]
    my.card = drawMinion(t)
    if (my.card < 0) return t.leave()
    my.place = emptyPlace(t)
    if (my.place >= 0) place(t, my.place, my.card)
    else {
      t.passing.push(my.card)
      t.log?.add(events['minion-rushed-in'], my.card) // [R121]
    }
  },
  when(
    (_, my) => my.place >= 0,
    [
      (t, my) => {
        const { arrive } = t.data.cards[my.card]
        if (arrive !== null) t.call(arrive, my.hero, my.place, 0, my.card)
      },
      (t, my) => callChallenges(t, SPECIAL['minion-arrived'], my.hero),
    ],
    [
      // With no place free it activates at once and is then discarded; its ON DEATH happens [R121, A24].
      (t, my) => t.call(activate, -1, my.hero, my.card),
      (t, my) => {
        t.passing.take(my.card)
        discardMinion(t, my.card)
        const { onDeath } = t.data.cards[my.card]
        if (onDeath !== null) t.call(onDeath, my.hero, -1, 0, my.card)
      },
    ],
  ),
])

define(activate, [
  (t, my) => {
    if (my.place >= 0) t.log?.add(events['minion-activated'], my.card)
    const { attack } = t.data.cards[my.card]
    if (attack < 0) return // [A59]
    const strength = my.place < 0 ? 0 : t.enemies[my.place].strength + t.enemies[my.place].strengthNow
    const by = the.card(my.card)
    my.lost = hitNow(t, my.hero, attack + strength, my.place, by)
    if (my.lost < 0) t.call(hitHero, my.hero, attack + strength, my.place, by)
  },
  (t, my) => {
    if (my.lost < 0) my.lost = t.result
    const effect = t.data.cards[my.card].activate
    if (effect === null) return
    // A Potion may have felled it meanwhile.
    if (my.place >= 0 && t.enemies[my.place].card !== my.card) return
    t.call(effect, my.hero, my.place < 0 ? RUSHING : my.place, my.lost, my.card)
  },
])

/** The procedures of this chapter. */
export const chapter = [addMinion, activate]
