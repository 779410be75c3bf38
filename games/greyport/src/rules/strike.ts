/** The monsters strike: the first step of a round's end [D1]. */
import { giveCurse } from './cards.ts'
import { afterDamage } from './damage.ts'
import { damageOf, faceOf, groupOf, letAct, LOCATION, nextMarked } from './groups.ts'
import { destroyLocation, hurtLocation } from './location.ts'
import { canBeShielded, chooser, leftOf } from './players.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { fallenBy, hurtPlayer, isLost, loseHp, tellShieldsInVain } from './shields.ts'
import { MARK, STEP } from './table.ts'

const { ask, choices, events, procedure, reasons, repeatWhile, the } = rules
const location = LOCATION
const { HARMING, HURT, HURT_THERE, SLASHING, STUMBLED } = MARK
const NOBODY = -1

/** Clumsy monsters roll the white die and may hit themselves instead; says whether one did. */
function stumble(t: Table, place: number): boolean {
  const group = groupOf(t, place)
  let isHurt = false
  for (let i = 0, size = group.size; i < size; i++) {
    const monster = group.get(i)
    const { stumbles } = faceOf(t, monster)
    if (stumbles === 0) continue
    const roll = t.fightDice.below(6) + 1
    if (roll > stumbles) continue
    t.marks[monster] |= STUMBLED | HURT | (place === location ? HURT_THERE : 0) // [K18]
    t.damage[monster] += damageOf(t, monster, group)
    t.log?.add(events['monster-stumbled'], monster, roll)
    isHurt = true
  }
  return isHurt
}

/** What a monster of a group would do to whom it is before, shields taken off. */
function dealtBy(t: Table, monster: number, place: number): number {
  if ((t.marks[monster] & STUMBLED) !== 0) return 0
  return damageOf(t, monster, groupOf(t, place)) - t.cancelled[monster]
}

/** What is coming at the defender, shields taken off. */
function coming(t: Table): number {
  const { group } = t.players[t.defender]
  let total = 0
  for (let i = 0, size = group.size; i < size; i++) total += dealtBy(t, group.get(i), t.defender)
  return total
}

/** Adds up what gets through, and notes what it will set off [Q17]. */
function strike(t: Table, place: number): number {
  const group = groupOf(t, place)
  let total = 0
  for (let i = 0, size = group.size; i < size; i++) {
    const monster = group.get(i)
    const dealt = dealtBy(t, monster, place)
    if (dealt <= 0) continue
    total += dealt
    t.marks[monster] |= place !== location && faceOf(t, monster).slash > 0 ? HARMING | SLASHING : HARMING
  }
  return total
}

/** What a monster's damage sets off: curses, retirements, its own text [K4, C16, C19]. */
function answer(t: Table, monster: number, place: number): void {
  const { cursed, retires, harmed } = faceOf(t, monster)
  t.marks[monster] &= ~HARMING
  if (cursed && place !== location) giveCurse(t, place, false)
  if (retires) t.players[t.defender].mustRetire = 1 // [Q34]
  letAct(t, monster, harmed)
}

function clearMarks(t: Table): void {
  for (let place = location; place < t.seats; place++) {
    const group = groupOf(t, place)
    for (let i = 0, size = group.size; i < size; i++) {
      const monster = group.get(i)
      t.marks[monster] &= ~(STUMBLED | HARMING | SLASHING)
      t.cancelled[monster] = 0
    }
  }
}

export const monsterDamage = procedure(
  'monster-damage',
  ['isDone'],
  [
    (t) => {
      t.step = STEP.STRIKE
      const isHurt = stumble(t, t.defender)
      if (stumble(t, location) || isHurt) t.call(afterDamage, t.defender, 0)
    },
    (t) => {
      if (coming(t) > 0) tellShieldsInVain(t, t.defender)
    },
    // Shields against single monsters, as the players like [D1d].
    rules.askAgain(
      ask({
        name: 'assign-shields',
        rule: 'D1d',
        who: chooser,
        about: {
          player: ['player', (t) => t.defender],
          damage: ['number', coming],
          hp: ['number', (t) => t.players[t.defender].hp],
          fallen: ['player', (t) => fallenBy(t, t.defender, coming(t))],
        },
        choices(t, out) {
          const { group } = t.players[t.defender]
          if (!canBeShielded(t, t.defender)) return
          for (let i = 0; i < group.size; i++)
            if (dealtBy(t, group.get(i), t.defender) > 0) out.add(choices['shield-from'], group.get(i))
          for (let i = 0; i < t.locationGroup.size; i++)
            out.explain(reasons['not-for-location'], choices['shield-from'], t.locationGroup.get(i))
          if (out.count > 0) out.add(choices['keep-shields'])
        },
        take: {
          'shield-from': (t, { monster }, my) => {
            t.shields--
            t.cancelled[monster]++
            my.isDone = 0
            t.log?.add(events['shield-spent'], t.defender)
          },
          'keep-shields': () => undefined,
        },
        ifNone: 'skip',
      }),
    ),
    (t) => {
      const total = strike(t, t.defender) // [D1a]
      if (total > 0) loseHp(t, t.defender, total)
      isLost(t) // [D1b]
    },
    repeatWhile(
      (t) => nextMarked(t, t.defender, HARMING) >= 0,
      [(t) => answer(t, nextMarked(t, t.defender, HARMING), t.defender)],
    ),
    (t) => {
      if (nextMarked(t, t.defender, SLASHING) >= 0) t.call(slashes, NOBODY)
    },
    isLost,
    (t) => {
      if (t.location < 0) return
      const total = strike(t, location) // [D1c]
      if (total > 0) hurtLocation(t, total)
    },
    repeatWhile(
      (t) => nextMarked(t, location, HARMING) >= 0,
      [(t) => answer(t, nextMarked(t, location, HARMING), location)],
    ),
    (t) => {
      clearMarks(t)
      if (t.location >= 0 && t.locationHp <= 0) t.call(destroyLocation) // [D1f]
    },
  ],
)

/** Everybody else is slashed by each monster that hurt the defender [K13, Q16]. */
export const slashes = procedure(
  'slashes',
  ['monster', 'seat'],
  [
    repeatWhile(
      (t) => nextMarked(t, t.defender, SLASHING) >= 0,
      [
        (t, my) => {
          my.monster = nextMarked(t, t.defender, SLASHING)
          my.seat = leftOf(t, t.defender)
        },
        repeatWhile(
          (t, my) => my.seat !== t.defender,
          [
            (t, my) => t.call(hurtPlayer, my.seat, faceOf(t, my.monster).slash, the.monster(my.monster)),
            (t, my) => {
              const { cursed, retires } = faceOf(t, my.monster)
              if (t.result > 0 && cursed) giveCurse(t, my.seat, false)
              if (t.result > 0 && retires) t.players[my.seat].mustRetire = 1
              my.seat = leftOf(t, my.seat)
            },
          ],
        ),
        (t, my) => {
          t.marks[my.monster] &= ~SLASHING
        },
      ],
    ),
  ],
)
