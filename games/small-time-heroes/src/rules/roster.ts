/** Who is on the table. */
import { BOSS_WAVE } from './table.ts'
import type { Enemy, Hero, Table } from './rulebook.ts'

/** Places of the Minion Row. */
export const PLACES = 3
/** Whose turn it is. */
export const SIDE = { NONE: 0, HEROES: 1, ENEMIES: 2 } as const
/** What the Rogue does with her concealment in this Enemy Turn [A18]. */
export const HIDING = { UNDECIDED: 0, HALVES: 1, STAYS: 2 } as const
/** How far a Wave is: undecided, all its Enemies gone, or its Boss defeated. */
export const CLEARED = { NOT: 0, GONE: 1, BOSS: 2 } as const

/** More health of a Boss for each Day after the first [R174, R175]. */
const DAY_BONUS = 10
const places = PLACES
const bossWave = BOSS_WAVE

/** The Boss of the Day. */
export function bossOf(t: Table): number {
  return t.bosses[t.day - 1]
}

/** The health with which the Boss of the Day comes, unless it is made of pieces [R140, R174, R175, A34]. */
export function healthOfBoss(t: Table): number {
  return (t.data.bosses[bossOf(t)].health + DAY_BONUS * (t.day - 1)) * partySize(t)
}

/** Whether the Boss of the Day is made of pieces, as the Guardian is [R152]. */
export function hasPieces(t: Table): boolean {
  return t.data.bosses[bossOf(t)].hasPieces
}

/** How many Heroes there are on any table: those who do not play have no cards. */
export const heroesIn = ({ heroes }: Table): number => heroes.length

/** The person who plays a Hero; alone, the same for both. */
export function seatOf(t: Table, hero: number): number {
  return t.seats === 1 ? 0 : hero
}

/** The Hero of a seat where two play. */
export function heroOf(seat: number): number {
  return seat
}

/** Whether a Hero plays along and is not knocked out. */
export function isStanding(hero: Hero): boolean {
  return hero.plays === 1 && hero.out === 0
}

/** Whether what a Hero sets off gains no Crystals: that of the second fighter, while the first stands [A57]. */
export function gainsNoCrystals(t: Table, hero: number): number {
  return hero !== t.first && isStanding(t.heroes[t.first]) ? 1 : 0
}

/** How many Heroes began the game: Enemies' health is multiplied by it, for good [R125, R190]. */
export function partySize(t: Table): number {
  return t.heroes[0].plays + t.heroes[1].plays
}

/** Whether a Minion stands there: the place is neither empty nor Rubble [A56]. */
export function isMinion(enemy: Enemy): boolean {
  return enemy.card >= 0 && enemy.rubble === 0
}

/** Whether the mat can be hit: the Boss side can, but the Guardian's cannot [R8, A56]. */
export function canHitMat(t: Table): boolean {
  return t.wave === bossWave && !hasPieces(t)
}

export function countMinions(t: Table): number {
  let count = 0
  for (let place = 0; place < places; place++) if (isMinion(t.enemies[place])) count++
  return count
}

export function countZombies(t: Table): number {
  return t.enemies[0].zombies.size + t.enemies[1].zombies.size + t.enemies[2].zombies.size
}

/** Everything a Hero's hits gain from Strength and Equipment [R53]. */
export function strengthOf(t: Table, hero: Hero): number {
  let sum = hero.strength + hero.strengthNow
  const { equipment } = hero
  for (let i = 0, size = equipment.size; i < size; i++) sum += t.data.cards[equipment.get(i)].damageBonus
  return sum
}

/** Everything a Hero's gains of Block gain from Protect and Equipment [R66]. */
export function protectOf(t: Table, hero: Hero): number {
  let sum = hero.protect + hero.protectNow
  const { equipment } = hero
  for (let i = 0, size = equipment.size; i < size; i++) sum += t.data.cards[equipment.get(i)].blockBonus
  return sum
}

/** The seat that decides for the party. */
export function partySeat(t: Table): number {
  return seatOf(t, isStanding(t.heroes[0]) ? 0 : 1)
}
