/** What the cards of an attack do, moment by moment, once its wounds are put on [B-ATK-0]. */
import type { HeroEffect } from '../content/data.ts'
import { ATTACK_MOMENTS } from '../content/kinds.ts'
import { sourceAt } from './attack-sources.ts'
import { hasAbility } from './heroes.ts'
import { MARK } from './marks.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { declare, define, repeatWhile } = rules

/** The moments of an attack, in the order in which things are done [B-ATK-0]. */
type Moment = (typeof ATTACK_MOMENTS)[number]
export const OVER = ATTACK_MOMENTS.indexOf('over')
/** What a source does at a moment. */
function effectAt(t: Table, hero: number, card: number, moment: Moment): HeroEffect {
  const one = t.heroes[hero]
  if (card >= 0) return t.data.cards[card].when[moment]
  return hasAbility(t, one) ? t.data.heroes[one.character].when[moment] : null
}
/** How often a moment comes; of those that come once for each target, for this one. */
function timesAt(t: Table, moment: Moment): number {
  if (moment === 'crit') return Math.min(t.crits, 1)
  if (moment === 'each-crit') return t.crits
  if (moment === 'each-hit') return t.hits
  if (moment === 'each-wound') return t.dealt
  return moment === 'over' ? 1 : t.targets.size
}
function isMet(t: Table, moment: Moment, time: number): boolean {
  if (moment !== 'hit' && moment !== 'wound' && moment !== 'kill') return true
  const { marks, isDying } = t.figures[t.targets.get(time)]
  if (moment === 'hit') return t.hits > 0
  return moment === 'wound' ? (marks & MARK.WOUNDED) !== 0 : isDying === 1
}

/** All that the cards of the attack do, from one moment up to another. */
export const deeds = declare('deeds-of-hero', ['hero', 'moment', 'last', 'place', 'time'])
define(deeds, [
  repeatWhile(
    (_: Table, my) => my.moment <= my.last,
    [
      (_: Table, my) => {
        my.place = my.time = 0
      },
      repeatWhile(
        (t: Table, my) => sourceAt(t, my.hero, my.place) > -2,
        [
          (t: Table, my) => {
            const moment = ATTACK_MOMENTS[my.moment]
            const card = sourceAt(t, my.hero, my.place)
            const effect = effectAt(t, my.hero, card, moment)
            if (effect === null || my.time >= timesAt(t, moment)) {
              my.place++
              my.time = 0
              return
            }
            const time = my.time++
            if (!isMet(t, moment, time)) return
            const isOfTarget = moment === 'hit' || moment === 'wound' || moment === 'kill'
            const figure = t.targets.get(isOfTarget ? time : 0)
            t.call(effect, my.hero, card, figure)
          },
        ],
      ),
      (_: Table, my) => {
        my.moment++
      },
    ],
  ),
])
