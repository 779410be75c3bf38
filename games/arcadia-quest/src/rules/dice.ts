/** Dice are rolled and rerolled [B-DICE-1] to [B-DICE-5]. */
import { ATTACK } from '../content/kinds.ts'
import { rerollsOf } from './heroes.ts'
import { player, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, declare, define, events, repeatWhile, when } = rules
const { crit: CRIT, miss: MISS, success: SUCCESS } = rules.words.die
/** What a die is rolled for: hits in melee or at range, or saves. */
export const ROLL = { MELEE: ATTACK.MELEE, RANGED: ATTACK.RANGED, SAVES: 2 } as const
const SIDES = 6
/** Attack dice: three faces melee, two ranged, one crit. Defense dice: one shield, one crit, four blanks. */
const ATTACK_CRIT = 5
const FIRST_RANGED = 3
const SHIELD = 0
const DEFENSE_CRIT = 1

/** Rolls a die: a miss, a success or a crit. */
function rollOne(t: Table, kind: number): number {
  if (kind === ROLL.SAVES) {
    const face = t.defenseDice.below(SIDES)
    return face === SHIELD ? SUCCESS : face === DEFENSE_CRIT ? CRIT : MISS
  }
  const face = t.attackDice.below(SIDES)
  if (face === ATTACK_CRIT) return CRIT
  return face < FIRST_RANGED === (kind === ROLL.MELEE) ? SUCCESS : MISS
}
/** Lays a die with those of the roll. */
function lay(t: Table, die: number): void {
  if (die === MISS) t.blanks++
  else if (die === SUCCESS) t.plain++
  else t.fresh++
}
function throwDice(t: Table, dice: number, kind: number): void {
  for (let i = 0; i < dice; i++) lay(t, rollOne(t, kind))
}
/** Each crit brings one more die; it is locked in then [B-DICE-3] [B-DICE-5]. */
function extend(t: Table, kind: number): void {
  const more = t.fresh
  t.locked += more
  t.fresh = 0
  throwDice(t, more, kind)
}

export const successes = (t: Table): number => t.plain + t.fresh + t.locked
export const crits = (t: Table): number => t.fresh + t.locked

/** The dice fall, before anything else. */
export function rollAnew(t: Table, dice: number, kind: number): void {
  t.blanks = t.plain = t.fresh = t.locked = 0
  throwDice(t, dice, kind)
}
/** Crits that were rolled once more before their extra dice. */
export function rerollCrits(t: Table, kind: number): void {
  const spoilt = t.fresh
  t.fresh = 0
  throwDice(t, spoilt, kind)
}
/** What a monster rolled is finished: extra dice, then rerolls of failed dice as long as there are any. */
export function finishForMonster(t: Table, kind: number, rerolls: number): void {
  while (t.fresh > 0) extend(t, kind)
  for (let left = rerolls; left > 0 && t.blanks > 0; left--) {
    t.blanks--
    throwDice(t, 1, kind)
    while (t.fresh > 0) extend(t, kind)
  }
}

/** Whether a hero can and need reroll: so many successes are enough. */
const canReroll = (t: Table, enough: number): boolean =>
  t.rerolls > 0 && t.blanks + t.plain + t.fresh > 0 && successes(t) < enough

/** A hero rolls, and rerolls as the player likes; `enough` successes end it. The result is in the table's dice. */
export const heroRoll = declare('hero-roll', ['hero', 'kind', 'dice', 'enough', 'isDone'])
define(heroRoll, [
  (t: Table, my) => {
    rollAnew(t, my.dice, my.kind)
    t.rerolls = rerollsOf(t, t.heroes[my.hero])
  },
  repeatWhile(
    (_: Table, my) => my.isDone === 0,
    [
      when(
        (t: Table, my) => canReroll(t, my.enough),
        [
          ask({
            ...{ name: 'reroll', rule: 'B-DICE-4', who: player },
            about: {
              hits: ['number', (t) => successes(t)],
              rerolls: ['number', (t) => t.rerolls],
            },
            choices(t: Table, out) {
              if (t.blanks > 0) out.add(choices.reroll, MISS)
              out.add(choices['let-it-stand'])
              if (t.plain > 0) out.add(choices.reroll, SUCCESS)
              if (t.fresh > 0) out.add(choices.reroll, CRIT)
            },
            take: {
              reroll(t, { die }, my) {
                t.rerolls--
                if (die === MISS) t.blanks--
                else if (die === SUCCESS) t.plain--
                else t.fresh--
                const shows = rollOne(t, my.kind)
                lay(t, shows)
                t.log?.add(events['die-rerolled'], die, shows)
              },
              'let-it-stand'(t, _, my) {
                if (t.fresh > 0) extend(t, my.kind)
                else my.isDone = 1
              },
            },
          }),
        ],
        [
          (t: Table, my) => {
            if (t.fresh > 0) extend(t, my.kind)
            else my.isDone = 1
          },
        ],
      ),
    ],
  ),
])
