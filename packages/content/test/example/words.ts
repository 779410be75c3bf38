import { effectWords, reference, whole, z } from '@hearthkeep/content'
import { chooseOption, pickEnemy } from './rules.ts'
import type { Table } from './rules.ts'

// What a bot wants to know of a word is what it is worth, and of a condition how likely it holds. Effects know who plays.
const { bare, bareCondition, word, words } = effectWords<Table, number, number>()(['seat'])

function hit(t: Table, enemy: number, amount: number): void {
  if (enemy >= 0) t.enemies[enemy].life = Math.max(0, t.enemies[enemy].life - amount)
}

/** Settles whom a card hits, which is the result; only where there are several, somebody is asked. */
function aim(t: Table, my: { readonly seat: number }): void {
  let standing = 0
  let last = -1
  for (let enemy = 0; enemy < 4; enemy++) {
    if (t.enemies[enemy].life === 0) continue
    standing++
    last = enemy
  }
  if (standing > 1) t.call(pickEnemy, my.seat)
  else t.result = last
}

export const cardWords = words({
  title: 'effect',
  effects: {
    damage: word(
      { damage: whole(1, 99), target: z.enum(['all', 'boss']).optional() },
      (e) => {
        if (e.target === undefined) return [aim, (t) => hit(t, t.result, e.damage)]
        const first = e.target === 'boss' ? 3 : 0
        return (t) => {
          for (let enemy = first; enemy < 4; enemy++) hit(t, enemy, e.damage)
        }
      },
      (e) => e.damage * (e.target === 'all' ? 2 : 1),
    ),
    block: word(
      { block: whole(1, 99) },
      (e) => (t) => {
        t.block += e.block
      },
      (e) => e.block,
    ),
    draw: word(
      { draw: whole(1, 9) },
      (e) => (t) => {
        t.hand += e.draw
      },
      (e) => 3 * e.draw,
    ),
    summon: word(
      { summon: reference('enemies') },
      (e) => (t) => {
        const place = t.enemies.find(({ life }) => life === 0)
        if (place !== undefined) place.life = t.data.health.get(e.summon) ?? 0
      },
      () => -5,
    ),
    // No fields: written as the bare word "conceal".
    conceal: bare(
      () => (t) => {
        t.isConcealed = 1
      },
      4,
    ),
  },
  conditions: {
    concealed: bareCondition((t) => t.isConcealed === 1, 0.5),
  },
  flow: {
    choose: (place) => (t, my) => t.call(chooseOption, my.seat, place),
    times: true,
  },
})
