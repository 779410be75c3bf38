/** Monsters come into play, move and leave it, and spring their Ambushes [E6, E9, K1, K6]. */
import { faceOf, groupOf, isAnyMarked, letAct, LOCATION } from './groups.ts'
import { chooser } from './players.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isLost } from './shields.ts'
import { MARK } from './table.ts'

const { ask, choices, events, procedure, repeatWhile } = rules
const { AMBUSH } = MARK
const location = LOCATION

/** Takes the top monster; the discard pile becomes the deck when that is empty. -1: there is none at all [E6, Q21]. */
export function drawMonster(t: Table): number {
  if (t.monsterDeck.isEmpty) {
    if (t.monsterDiscard.isEmpty) return -1
    t.monsterDiscard.moveAllTo(t.monsterDeck)
    t.monsterDice.shuffle(t.monsterDeck)
    t.log?.add(events['monster-deck-shuffled'])
  }
  return t.monsterDeck.pop()
}

/** Puts a monster into play; its Ambush is then to come. Ferocious ones are in the active group, unless on the location [K6, Q13]. */
export function enterPlay(t: Table, monster: number, place: number): void {
  const { ambush, ferocious } = t.data.monsters[monster]
  t.damage[monster] = 0
  t.marks[monster] = ambush !== null ? AMBUSH : 0
  if (place === location) {
    t.locationGroup.push(monster)
    t.locationMet = 1
    t.log?.add(events['monster-at-location'], monster)
    return
  }
  const seat = ferocious ? t.defender : place
  t.players[seat].group.push(monster)
  t.log?.add(events['monster-at-player'], monster, seat)
}

/** Moves a monster from one group to another; Ferocious ones always go to the active group [K6]. */
export function moveMonster(t: Table, monster: number, from: number, to: number): void {
  const seat = faceOf(t, monster).ferocious ? t.defender : to
  groupOf(t, from).take(monster)
  t.players[seat].group.push(monster)
  t.log?.add(events['monster-moved'], monster, seat)
}

/** Moves all monsters of a group to another of which something holds. */
export function moveAll(
  t: Table,
  which: 'ferocious' | 'isBoss' | 'vengeful',
  from: number,
  to: number,
): void {
  const group = groupOf(t, from)
  for (let i = 0; i < group.size;) {
    const monster = group.get(i)
    if (faceOf(t, monster)[which]) moveMonster(t, monster, from, to)
    else i++
  }
}

/** Takes a monster out of play: to the discard pile, or a token back to its supply and a boss out of the game [F5, Q39]. */
export function leavePlay(t: Table, monster: number): void {
  t.damage[monster] = 0
  t.marks[monster] = 0
  if (monster < t.data.firstToken) t.monsterDiscard.push(monster)
  else t.tokenSupply.push(monster)
}

/** One after the other, in the order the players like [E9, K1]. */
export const resolveAmbushes = procedure(
  'resolve-ambushes',
  [],
  [
    repeatWhile(
      (t) => isAnyMarked(t, AMBUSH),
      [
        ask({
          name: 'ambush-order',
          rule: 'E9',
          who: chooser,
          choices(t, out) {
            for (let monster = 0; monster < t.marks.length; monster++)
              if ((t.marks[monster] & AMBUSH) !== 0) out.add(choices['resolve-ambush'], monster)
          },
          take: {
            'resolve-ambush': (t, { monster }) => {
              t.marks[monster] &= ~AMBUSH
              t.log?.add(events['ambush-sprung'], monster)
              letAct(t, monster, t.data.monsters[monster].ambush)
            },
          },
        }),
        isLost, // [W3, Q41]
      ],
    ),
  ],
)

/** The Ambushes of monsters that have just come, but for those that an encounter begins with, which wait for each other [K1, E9]. */
export function springAmbushes(t: Table): void {
  if (t.round > 0 && isAnyMarked(t, AMBUSH)) t.call(resolveAmbushes)
}
