/** Lasting abilities of Equipment and Knowledge [R70, R177], and what Advanced Challenges add [R181]. */
import { ASK_TARGET } from './content/data.ts'
import type { Lasting } from './content/data.ts'
import { CLEARED, isStanding } from './people.ts'
import { challengeEffects, enemyEffects, heroEffects, lastingEffects } from './procedures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { MAT } from './table.ts'

const { define, repeatWhile } = rules
const ask = ASK_TARGET

/** The abilities of the piece or Knowledge number `index`, pieces first; undefined past the last. */
function abilitiesOf(t: Table, number: number, index: number): readonly Lasting[] | undefined {
  const { equipment, knowledge } = t.heroes[number]
  if (index < equipment.size) return t.data.cards[equipment.get(index)].lasting
  const rest = index - equipment.size
  return rest < knowledge.size ? t.data.knowledge[knowledge.get(rest)].lasting : undefined
}

define(lastingEffects, [
  repeatWhile(
    (t, my) => isStanding(t.heroes[my.hero]) && abilitiesOf(t, my.hero, my.piece) !== undefined,
    [
      (t, my) => {
        const abilities = abilitiesOf(t, my.hero, my.piece) ?? []
        if (my.ability >= abilities.length) {
          my.piece++
          my.ability = 0
          return
        }
        const { moment, program, isLimited } = abilities[my.ability]
        // Eight pieces and Knowledge cards at most, two abilities each: a bit for every one.
        const bit = 1 << (my.piece * 2 + my.ability)
        my.ability++
        if (moment !== my.moment) return
        const hero = t.heroes[my.hero]
        if (isLimited && (hero.usedLasting & bit) !== 0) return
        if (isLimited) hero.usedLasting |= bit
        t.call(heroEffects, program, my.hero, ask, -1)
      },
    ],
  ),
])

define(challengeEffects, [
  repeatWhile(
    (t, my) => my.index < t.challenges.size && t.cleared !== CLEARED.BOSS,
    [
      (t, my) => {
        const { moment, special } = t.data.challenges[t.challenges.get(my.index)]
        my.index++
        if (special !== 0 && moment === my.moment) t.call(enemyEffects, special, my.hero, MAT, 0, -1)
      },
    ],
  ),
])
