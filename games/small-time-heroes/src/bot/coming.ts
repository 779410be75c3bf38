/** What the coming Enemy Turn may do to a Hero, by what the backs of the Intents allow. */
import { zombieAttack } from '../rules/enemies/zombies.ts'
import { bossOf, isMinion, PLACES, SIDE } from '../rules/roster.ts'
import type { Table } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'

const mat = MAT
const places = PLACES
const bossWave = BOSS_WAVE
const { HEROES } = SIDE
const RESULTS = 5
/** What it is worth not to be knocked out, in points of health. */
const LIFE = 15

/** The damage of each result that is possible, all of them as likely. */
const blows = new Float64Array(2 * RESULTS)
let count = 0

/** The damage one Minion deals when it activates. */
export function minionBlow(t: Table, facts: Facts, place: number): number {
  const enemy = t.enemies[place]
  const { activate } = facts.cards[enemy.card]
  const { attack } = t.data.cards[enemy.card]
  const first = attack < 0 ? 0 : attack + enemy.strength
  return (enemy.weak === 1 ? first / 2 : first) + activate.damage + activate.hits * enemy.strength
}

/** Reads what may hit a Hero until the next Hero Turn. */
export function readComing(t: Table, number: number): void {
  const facts = factsOf(t.data)
  const hero = t.heroes[number]
  const sure = t.side === HEROES && number === t.first ? zombieAttack(t) : 0
  const acts = (t.wave === bossWave ? facts.bosses : facts.hordes)[bossOf(t)]
  count = 0
  if (hero.immune === 1) return
  for (let slot = 0; slot < 2; slot++) {
    const { back, shown, done, hero: whose } = t.intents[slot]
    if (back === 0 || done === 1 || whose !== number) continue
    for (let symbol = 0; symbol < RESULTS; symbol++) {
      if (shown >= 0 ? shown !== symbol : ((back >> symbol) & 1) === 0) continue
      const { damage, hits } = acts[symbol]
      let blow = damage + hits * t.enemies[mat].strength
      if (t.enemies[mat].weak === 1) blow /= 2
      for (let place = 0; place < places; place++)
        if (t.enemies[place].symbol === symbol && isMinion(t.enemies[place]))
          blow += minionBlow(t, facts, place)
      blows[count++] = sure + (hero.exposed === 1 ? blow * 1.6 : blow)
    }
  }
  if (count === 0 && sure > 0) blows[count++] = sure
}

/** How much an amount of Block would save on average; to be kept alive counts more. */
export function saved(amount: number, block: number, health: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) {
    const open = blows[i] - block
    if (open <= 0) continue
    sum += open < amount ? open : amount
    if (open >= health && open - amount < health) sum += LIFE
  }
  return count === 0 ? 0 : sum / count
}
/** How likely a symbol is to come and hurt a Hero: never while nothing can [R84]. */
export function oddsOf({ intents }: Table, number: number, symbol: number): number {
  const { back, shown, hero } = intents[intents[0].hero === number ? 0 : 1]
  if (count === 0 || hero !== number) return 0
  if (shown >= 0) return shown === symbol ? 1 : 0
  return (back >> symbol) & 1 ? 1 / count : 0
}
