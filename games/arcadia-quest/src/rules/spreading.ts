/** More targets of a hero's attack [B-ATK-1]. */
import type { Spread } from '../content/data.ts'
import { EVERY } from '../content/kinds.ts'
import { spreadOf } from './attack-sources.ts'
import { SPREAD_AT } from './facts.ts'
import { isSpreadTo } from './hero-targets.ts'
import { player, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, declare, define, events, repeatWhile } = rules

function target(t: Table, figure: number): void {
  t.targets.push(figure)
  t.log?.add(events['also-targeted'], figure)
}
/** How many can still be hit as well. */
function candidates(t: Table, hero: number, spread: Spread): number {
  let many = 0
  for (let i = 0, { size } = t.board; i < size; i++)
    if (isSpreadTo(t, t.heroes[hero], spread, t.board.get(i))) many++
  return many
}

/** More targets, at the moment they come: as the attack is declared, once by a crit, for each crit [B-ATK-1]. */
export const spreading = declare('spreading', ['hero', 'moment', 'place', 'left'])
define(spreading, [
  repeatWhile(
    (t: Table, my) => spreadOf(t, my.hero, my.place) !== undefined,
    [
      (t: Table, my) => {
        const spread = spreadOf(t, my.hero, my.place)
        my.left = 0
        if (spread?.at !== my.moment) return
        const times = my.moment === SPREAD_AT['each-crit'] ? t.crits : 1
        if (spread.count !== EVERY) my.left = spread.count * times
        else
          for (let i = 0, { size } = t.board; i < size; i++)
            if (isSpreadTo(t, t.heroes[my.hero], spread, t.board.get(i))) target(t, t.board.get(i))
      },
      repeatWhile(
        (t: Table, my) => {
          const spread = spreadOf(t, my.hero, my.place)
          return my.left > 0 && spread !== undefined && candidates(t, my.hero, spread) > 0
        },
        [
          ask({
            ...{ name: 'more-targets', rule: 'B-ATK-1', who: player },
            choices(t: Table, out, my) {
              const spread = spreadOf(t, my.hero, my.place)
              for (let i = 0, { size } = t.board; i < size; i++) {
                const figure = t.board.get(i)
                if (spread !== undefined && isSpreadTo(t, t.heroes[my.hero], spread, figure))
                  out.add(choices['also-hit'], figure)
              }
              out.add(choices['pick-none'])
            },
            take: {
              'also-hit'(t, { figure }, my) {
                my.left--
                target(t, figure)
              },
              'pick-none'(_, __, my) {
                my.left = 0
              },
            },
          }),
        ],
      ),
      (_: Table, my) => {
        my.place++
      },
    ],
  ),
])
