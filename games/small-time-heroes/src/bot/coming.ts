/** What the coming Enemy Turn may do to a Hero, by what the backs of the Intents allow. */
import { zombieAttack } from '../rules/enemies/zombies.ts'
import { bossOf, isMinion, PLACES, SIDE } from '../rules/roster.ts'
import type { Table } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'
import { factsOf } from './facts.ts'

const RESULTS = 5
/** What it is worth not to be knocked out, in points of health. */
const LIFE = 15

/** The damage of each result that is possible, all of them as likely. */
const blows = new Float64Array(2 * RESULTS)
let count = 0

/** The damage one Minion deals when it activates. */
export function minionBlow(t: Table, place: number): number {
  const { card, strength, weak } = t.enemies[place]
  const { activate } = factsOf(t.data).cards[card]
  const { attack } = t.data.cards[card]
  const first = attack < 0 ? 0 : attack + strength
  return (weak === 1 ? first / 2 : first) + activate.damage + activate.hits * strength
}

/** Reads what may hit a Hero until the next Hero Turn. */
export function readComing(t: Table, number: number): void {
  const { bosses, hordes } = factsOf(t.data)
  const { exposed, immune } = t.heroes[number]
  const sure = t.side === SIDE.HEROES && number === t.first ? zombieAttack(t) : 0
  const acts = (t.wave === BOSS_WAVE ? bosses : hordes)[bossOf(t)]
  count = 0
  for (let slot = 0; slot < 2 && immune === 0; slot++) {
    const { back, shown, done, hero } = t.intents[slot]
    if (back === 0 || done === 1 || hero !== number) continue
    for (let symbol = 0; symbol < RESULTS; symbol++) {
      if (shown >= 0 ? shown !== symbol : ((back >> symbol) & 1) === 0) continue
      let blow = acts[symbol].damage + acts[symbol].hits * t.enemies[MAT].strength
      if (t.enemies[MAT].weak === 1) blow /= 2
      for (let place = 0; place < PLACES; place++)
        if (t.enemies[place].symbol === symbol && isMinion(t.enemies[place])) blow += minionBlow(t, place)
      blows[count++] = sure + (exposed === 1 ? blow * 1.6 : blow)
    }
  }
}

/** How much an amount of Block would save on average; to be kept alive counts more. */
export function saved(amount: number, block: number, health: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) {
    const open = Math.max(0, blows[i] - block)
    sum += Math.min(open, amount) + (open >= health && open - amount < health ? LIFE : 0)
  }
  return count === 0 ? 0 : sum / count
}
