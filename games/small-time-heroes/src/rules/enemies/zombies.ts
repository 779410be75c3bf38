/** The Necromancer's Zombies [R160] to [R166]. */
import { PLACES } from '../roster.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { drawMinion } from '../course/wave-decks.ts'

const { events } = rules
const places = PLACES

/** Tucks a card under the leftmost of the Health cards with the fewest Zombies [R161]. */
export function tuckZombie(t: Table, card: number): void {
  let best = 0
  for (let place = 1; place < places; place++) {
    if (t.enemies[place].zombies.size < t.enemies[best].zombies.size) best = place
  }
  t.enemies[best].zombies.push(card)
  t.log?.add(events['zombie-rose'], card)
}

/** Adds a Zombie from the current Wave's deck [R162]. */
export function addZombie(t: Table): void {
  const card = drawMinion(t)
  if (card >= 0) tuckZombie(t, card)
}

/** The attack values of all Zombies together [R164]; a card without a figure adds nothing. */
export function zombieAttack(t: Table): number {
  let sum = 0
  for (let place = 0; place < places; place++) {
    const { zombies } = t.enemies[place]
    for (let i = 0, size = zombies.size; i < size; i++) {
      const { attack } = t.data.cards[zombies.get(i)]
      if (attack > 0) sum += attack
    }
  }
  return sum
}
