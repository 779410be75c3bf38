/** What the monsters in play threaten, and what it is worth to call, hurt and fight them, in hit points of a healthy player. */
import { Choices } from '@hearthkeep/engine'
import { MOST_MONSTERS } from '../content/limits.ts'
import { BY, reaching } from '../rules/damage.ts'
import { bonusNow, diceOf, knownOf } from '../rules/effects/card-worth.ts'
import { flatOf, offerFightsOf, pierceOf, splashOf } from '../rules/fighting.ts'
import { damageAt, damageOf, faceOf, groupOf, hpLeft, LOCATION, placeOf } from '../rules/groups.ts'
import { isHero, wielderOf } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS, STATE } from '../rules/table.ts'

/** By group, the location's first: the damage it deals, and what it can take. */
const damage = new Float64Array(SEATS + 1)
export const standing = new Float64Array(SEATS + 1)
/** What it is worth that a monster ends, and what all players can still deal this round. */
const kill = new Float64Array(MOST_MONSTERS)
let strength = 0

/** What damage costs a seat, or the location: more the fewer hit points are left, less the later it comes. */
function lossAt(t: Table, where: number, sum: number): number {
  if (where < 0) return sum < t.locationHp ? sum / 2 : 4 + t.seats / 2
  const rounds = (where - t.defender + t.seats) % t.seats
  const { hp } = t.players[where]
  const hurt = Math.max(0, rounds === 0 ? sum - t.shields : sum)
  const loss = hurt < hp ? hurt * (0.8 + 1 / (hp - hurt / 2)) : 100 + 10 * (hurt - hp)
  return rounds === 0 ? loss : Math.min(25, loss) * (1 - 0.25 * rounds)
}

/** What it costs that a monster is somewhere, or that it comes there. */
export function costAt(t: Table, monster: number, where: number): number {
  const group = groupOf(t, where)
  const own = damageOf(t, monster, group)
  const all = damage[where + 1] + (group.has(monster) ? 0 : own)
  return lossAt(t, where, all) - lossAt(t, where, all - own)
}

/** What a player can still deal: who is out and has not fought, and the best hero and item of the hand. */
function strengthOf(t: Table, seat: number): number {
  const known = knownOf(t.data)
  const { hand, heroesLeft, played } = t.players[seat]
  let [sum, hero, item] = [0, 0, 0]
  for (let i = 0, { size } = played; i < size; i++)
    if ((t.states[wielderOf(t, t.players[seat], played.get(i))] & STATE.FOUGHT) === 0)
      sum += known[played.get(i)].mean
  for (let i = 0, { size } = hand; i < size && heroesLeft > 0; i++)
    if (isHero(t, hand.get(i))) hero = Math.max(hero, known[hand.get(i)].mean)
    else item = Math.max(item, known[hand.get(i)].mean)
  return sum + hero + item
}

/** Looks at all monsters and players; everything else here is about what it found. */
export function survey(t: Table): void {
  for (let where = LOCATION as number; where < t.seats; where++) {
    const group = groupOf(t, where)
    damage[where + 1] = damageAt(t, where)
    standing[where + 1] = 0
    for (let i = 0, { size } = group; i < size; i++) {
      const monster = group.get(i)
      const { isBoss, isGuard } = t.data.monsters[monster]
      standing[where + 1] += hpLeft(t, monster) + faceOf(t, monster).armor
      const again = 0.3 * damageOf(t, monster, group)
      kill[monster] = costAt(t, monster, where) + again + (isBoss ? 60 : isGuard ? 14 : 0)
    }
  }
  strength = 0
  for (let seat = 0; seat < t.seats; seat++) strength += strengthOf(t, seat)
}

/** What is gained if a seat Taunts a monster: before the defender it is beaten by what is not needed for the others there. */
export function tauntWorth(t: Table, seat: number, monster: number): number {
  const { armor, ferocious, tauntDamage } = faceOf(t, monster)
  const to = ferocious ? t.defender : seat
  const gain = costAt(t, monster, placeOf(t, monster)) - 0.6 - tauntDamage
  const spare = (strength - standing[to + 1]) / (hpLeft(t, monster) + armor)
  const chance = to === t.defender ? Math.max(0, Math.min(1, 1.5 * spare - 0.75)) : 0
  return gain + 0.4 * chance * kill[monster] - (1 - chance) * costAt(t, monster, to)
}

/** Damage with dice on average, which may be so much more or less; how it is dealt, with which Pierce, by which type of hero. */
const arrow = { mean: 3, swing: 0, by: BY.SNIPE as number, pierce: 0, type: -1 }
const blow = { ...arrow, by: BY.FIGHT }
const splash = { ...arrow, by: BY.SPLASH }

/** What a hit is worth: the monster's end as likely as it comes, less for what is done towards it, least if nobody can finish it. */
function hitWorth(t: Table, monster: number, { by, mean, pierce, swing, type }: typeof arrow): number {
  const left = hpLeft(t, monster)
  const dealt = Math.min(left, reaching(t, monster, mean, by, pierce, type))
  if (dealt <= 0) return 0
  const most = reaching(t, monster, mean + swing, by, pierce, type)
  const chance = Math.max(0, Math.min(1, (most - left + 1) / (2 * swing + 1)))
  const part = Math.max(0, dealt / left - chance) * (left <= strength ? 0.6 : 0.35)
  return (chance + part) * kill[monster] + 0.12 * dealt
}
export const snipeWorth = (t: Table, _: number, monster: number): number => hitWorth(t, monster, arrow)

/** Looks at what a hero deals with all it wields, before what the words of its cards add. */
function arm(t: Table, seat: number, hero: number): void {
  const dice = diceOf(t, seat, hero)
  blow.mean = flatOf(t, seat, hero) + dice
  blow.swing = 0.3 * dice
  splash.mean = splashOf(t, seat, hero)
  blow.pierce = splash.pierce = pierceOf(t, seat, hero)
  blow.type = splash.type = t.data.cards[hero].type
}

/** What a fight of the armed hero is worth. */
function armedWorth(t: Table, seat: number, hero: number, target: number, second: number): number {
  const bonus = bonusNow(t, seat, hero, target, second)
  blow.mean += bonus
  let worth = hitWorth(t, target, blow) + (second < 0 ? 0 : hitWorth(t, second, blow))
  blow.mean -= bonus
  if (splash.mean === 0) return worth
  const group = groupOf(t, placeOf(t, target))
  for (let i = 0; i < group.size; i++)
    if (group.get(i) !== target && group.get(i) !== second) worth += hitWorth(t, group.get(i), splash)
  return worth
}

export const fightWorth: typeof armedWorth = (t, seat, hero, target, second) => {
  arm(t, seat, hero)
  return armedWorth(t, seat, hero, target, second)
}

const fights = new Choices()
/** The best fight of a hero. */
export function bestFight(t: Table, seat: number, hero: number): number {
  arm(t, seat, hero)
  fights.reset()
  offerFightsOf(t, fights, seat, t.players[seat].played.indexOf(hero))
  let best = 0
  for (let i = 0; i < fights.count; i++)
    best = Math.max(best, armedWorth(t, seat, hero, fights.paramOf(i, 1), fights.paramOf(i, 2)))
  return best
}
