/** Damage to monsters, and what follows from it [F4, F5, K2, K18, C12, C13, C16, C26 to C28, Q40]. */
import { leavePlay, moveAll, springAmbushes } from './arrivals.ts'
import { faceOf, groupOf, hpLeft, letAct, LOCATION, nextMarked } from './groups.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { hurtPlayer } from './shields.ts'
import type { Source } from './shields.ts'
import { MARK } from './table.ts'

const { events, procedure, repeatWhile, the, when } = rules
const { FELLED, HURT, HURT_THERE } = MARK
const location = LOCATION

/** How damage reaches a monster. */
export const BY = { FIGHT: 0, SPLASH: 1, SNIPE: 2, ITSELF: 3 } as const
const { FIGHT, SPLASH, SNIPE } = BY

/** Whether one of these monsters is in play, or on the location. */
export function anyInPlay(t: Table, monsters: readonly number[], isOnLocation: boolean): boolean {
  for (let i = 0; i < monsters.length; i++) {
    if (t.locationGroup.has(monsters[i])) return true
    if (isOnLocation) continue
    for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].group.has(monsters[i])) return true
  }
  return false
}

/** What of some damage by a hero with this Pierce and of this type reaches a monster; nothing does that is not above 0. */
export function reaching(
  t: Table,
  monster: number,
  amount: number,
  by: number,
  pierce: number,
  type: number,
): number {
  const face = faceOf(t, monster)
  const isImmune =
    (by === SPLASH && face.immuneToSplash) ||
    (by === SNIPE && face.immuneToSnipe) ||
    (face.unhurtWhile.length > 0 && anyInPlay(t, face.unhurtWhile, face.unhurtAtLocation))
  if (isImmune) return 0
  const armor = face.armor + (face.resistedType === type ? face.resistance : 0) - pierce // [K2, K9, C24]
  const dealt = armor > 0 ? amount - armor : amount
  return face.lastsWhile.length > 0 ? heldUp(t, monster, dealt) : dealt
}

/** One instance of such damage. What it does to the monster shows in `afterDamage`. */
export function hit(
  t: Table,
  monster: number,
  amount: number,
  by: number,
  pierce: number,
  type: number,
): void {
  const { defeatedAt } = faceOf(t, monster)
  const dealt = reaching(t, monster, amount, by, pierce, type)
  if (dealt <= 0) {
    t.log?.add(events['monster-unhurt'], monster)
    return
  }
  t.damage[monster] += dealt
  t.marks[monster] |= t.locationGroup.has(monster) ? HURT | HURT_THERE : HURT
  if (by === FIGHT && defeatedAt > 0 && dealt >= defeatedAt) t.marks[monster] |= FELLED // [C13]
  const left = hpLeft(t, monster)
  t.log?.add(events['monster-hurt'], monster, dealt, left > 0 ? left : 0)
}

/** What of some damage reaches a monster that keeps 1 HP while others are in play [C16]. */
function heldUp(t: Table, monster: number, dealt: number): number {
  const most = hpLeft(t, monster) - 1
  return dealt > most && anyInPlay(t, t.data.monsters[monster].lastsWhile, false) ? most : dealt
}

/** The damage that falling monsters owe to who defeated them, and the last one that owes some [C26]. */
interface Debt {
  owed: number
  owner: Source
}

/** Takes the defeated of a group out of play, and adds up what they owe. */
function sweep(t: Table, place: number, debt: Debt): void {
  const group = groupOf(t, place)
  for (let i = 0; i < group.size;) {
    const monster = group.get(i)
    const isDefeated = (t.marks[monster] & FELLED) !== 0 || hpLeft(t, monster) <= 0
    if ((t.marks[monster] & HURT) === 0 || !isDefeated) {
      i++
      continue
    }
    const { isBoss, defeatDamage } = faceOf(t, monster)
    group.takeAt(i)
    debt.owed += defeatDamage
    if (defeatDamage > 0) debt.owner = the.monster(monster)
    t.defeats++
    if (isBoss) t.bossesLeft--
    t.log?.add(isBoss ? events['boss-defeated'] : events['monster-defeated'], monster)
    leavePlay(t, monster)
  }
}

/** Follows damage up to the next monster that does something when it is hurt; -1 if none is left. */
function nextStung(t: Table): number {
  for (let place = location; place < t.seats; place++) {
    const group = groupOf(t, place)
    for (let i = 0, size = group.size; i < size; i++) {
      const monster = group.get(i)
      if ((t.marks[monster] & HURT) === 0) continue
      t.marks[monster] &= ~(HURT | HURT_THERE | FELLED)
      if (faceOf(t, monster).hurt !== null) return monster
    }
  }
  return -1
}

export const afterDamage = procedure(
  'after-damage',
  ['seat', 'isFight', 'monster', 'owed', 'owner: monster|owner'],
  [
    (t, my) => {
      const isStirred = nextMarked(t, location, HURT_THERE) >= 0 // also by one that is defeated [Q7]
      for (let place = location; place < t.seats; place++) sweep(t, place, my)
      if (isStirred) moveAll(t, 'vengeful', location, t.defender) // [K18]
      my.monster = nextStung(t)
    },
    repeatWhile(
      (_, my) => my.monster >= 0,
      [
        (t, my) => letAct(t, my.monster, faceOf(t, my.monster).hurt, my.seat), // [C12]
        (t, my) => {
          my.monster = nextStung(t)
        },
      ],
    ),
    // Whoever was fought answers, also with its last breath [C14].
    when(
      (_, my) => my.isFight === 1,
      [
        (t, my) => letAct(t, t.target, faceOf(t, t.target).fought, my.seat),
        (t, my) => {
          if (t.second >= 0) letAct(t, t.second, faceOf(t, t.second).fought, my.seat)
        },
      ],
    ),
    (t, my) => {
      if (my.owed > 0) t.call(hurtPlayer, my.seat, my.owed, my.owner)
    },
    springAmbushes,
  ],
)
