/** Lasting abilities of Equipment and Knowledge [R70, R177], and what Advanced Challenges add [R181]. */
import { ASK_TARGET, BODY_PARTS } from '../../content/limits.ts'
import type { Lasting } from '../../content/data.ts'
import { CLEARED, isStanding } from '../roster.ts'
import { challengeEffects, lastingEffects } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { define, repeatWhile } = rules
const ask = ASK_TARGET

/** The abilities of the piece or Knowledge number `index`, pieces first; undefined past the last. */
function abilitiesOf(t: Table, number: number, index: number): readonly Lasting[] | undefined {
  const { equipment, knowledge } = t.heroes[number]
  if (index < equipment.size) return t.data.cards[equipment.get(index)].lasting
  const rest = index - equipment.size
  return rest < knowledge.size ? t.data.knowledge[knowledge.get(rest)].lasting : undefined
}

/** The bit of an ability with a limit: two for each body part, then two for each Knowledge card. */
function bitOf(t: Table, number: number, index: number, ability: number): number {
  const { equipment } = t.heroes[number]
  const place =
    index < equipment.size
      ? t.data.cards[equipment.get(index)].part
      : BODY_PARTS.length + index - equipment.size
  return 1 << (place * 2 + ability)
}

function hasAt(abilities: readonly Lasting[], moment: number): boolean {
  for (let i = 0; i < abilities.length; i++) if (abilities[i].moment === moment) return true
  return false
}

/** Whether a Hero has a lasting ability for a moment: mostly not, and then nothing needs to run. */
export function hasLasting(t: Table, number: number, moment: number): boolean {
  const { equipment, knowledge } = t.heroes[number]
  for (let i = 0, size = equipment.size; i < size; i++)
    if (hasAt(t.data.cards[equipment.get(i)].lasting, moment)) return true
  for (let i = 0, size = knowledge.size; i < size; i++)
    if (hasAt(t.data.knowledge[knowledge.get(i)].lasting, moment)) return true
  return false
}

/** Lets a Hero's lasting abilities for a moment happen. */
export function callLasting(t: Table, number: number, moment: number): void {
  if (hasLasting(t, number, moment)) t.call(lastingEffects, number, moment)
}

/** Lets what Advanced Challenges add at a moment happen. */
export function callChallenges(t: Table, moment: number, hero: number): void {
  if (!t.challenges.isEmpty) t.call(challengeEffects, moment, hero)
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
        const { moment, effect, isLimited } = abilities[my.ability]
        const bit = bitOf(t, my.hero, my.piece, my.ability)
        my.ability++
        if (moment !== my.moment) return
        const hero = t.heroes[my.hero]
        if (isLimited && (hero.usedLasting & bit) !== 0) return
        if (isLimited) hero.usedLasting |= bit
        t.call(effect, my.hero, ask, -1)
      },
    ],
  ),
])

/** With two Heroes it happens once for each who stands, as a Treasure's does [R181, A63]. */
define(challengeEffects, [
  repeatWhile(
    (t, my) => my.index < t.challenges.size * t.seats && t.cleared !== CLEARED.BOSS,
    [
      (t, my) => {
        const { size } = t.challenges
        const { moment, special } = t.data.challenges[t.challenges.get(my.index % size)]
        const hero = my.index < size ? my.hero : 1 - my.hero
        my.index++
        // Nobody's deed: no Strength of Horde or Boss is added to it, and no Weak of theirs used up [A54].
        if (special !== null && moment === my.moment && isStanding(t.heroes[hero]))
          t.call(special, hero, -1, 0, -1)
      },
    ],
  ),
])

/** The procedures of this chapter. */
export const chapter = [lastingEffects, challengeEffects]
