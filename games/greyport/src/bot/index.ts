/** How to play well: what bots know of the game. */
import { defineMind } from '@hearthkeep/engine'
import { encounterOf } from '../rules/location.ts'
import type { Player, Table } from '../rules/rulebook.ts'
import { knownOf } from './cards.ts'
import { muster, party } from './fights.ts'
import { weigh } from './policy.ts'
import { groups, survey } from './threats.ts'

/** Fitted to games: before the last encounter the health and the cards that the party takes along count, in it what is about to hit. */
const BEFORE = {
  hp: -0.14,
  last: -16,
  mean: 0.55,
  hand: 0.06,
  coin: 0.15,
  danger: 0.2,
  foes: 0.042,
  location: 0.2,
}
const LAST = {
  hp: 0.32,
  last: -0.4,
  mean: 0.37,
  hand: 0.15,
  coin: 0,
  danger: 2.1,
  foes: 0.063,
  location: 0.6,
}

/** What speaks for a player, but for the damage that is coming. */
function standing(t: Table, player: Player, w: typeof LAST): number {
  const { copper, deck, discard, gold, hand, hp, level, played, silver } = player
  const known = knownOf(t.data)
  let size = 1
  let owned = 0
  for (const pile of [deck, discard, played, hand]) {
    size += pile.size
    for (let i = 0; i < pile.size; i++) owned += known[pile.get(i)].worth
  }
  const coins = copper + 2 * silver + 3 * gold
  const sum = w.hp * hp + (w.mean * owned) / size + w.coin * coins
  return sum / t.seats + w.last / hp + w.hand * hand.size + 0.2 * level
}

/** How likely the party wins. */
function evaluate(t: Table): number {
  survey(t)
  muster(t)
  const encounters = t.data.scenarios[t.scenario].encounters.length - t.encounter
  const isLast = encounters === 0
  const w = isLast ? LAST : BEFORE
  const { capacity } = party
  const over = Math.max(0, groups.hp[t.defender + 1] - capacity)
  let x = isLast ? 1.5 - (2.2 * over) / (1 + over + 2 * capacity) : 0.9 * encounters - 0.9
  for (const { boss } of encounterOf(t).bosses) x -= (0.05 * (t.hp[boss] - t.damage[boss])) / t.seats
  x += w.location * (t.location < 0 ? 1 : t.locationHp / t.locationMaxHp) - (0.03 * groups.hp[0]) / t.seats
  for (let seat = 0; seat < t.seats; seat++) {
    const { hp } = t.players[seat]
    const hurt = groups.damage[seat + 1]
    x += standing(t, t.players[seat], w) - (w.foes * groups.hp[seat + 1]) / t.seats
    if (seat === t.defender) x -= (w.danger * hurt) / (hurt + hp)
    if (hurt >= hp) x -= 0.3
  }
  const size = Math.abs(x)
  return 0.5 + (0.5 * x * (1 + size)) / (1 + size + x * x)
}

const sum = (t: Table, of: (player: Player) => number): number => {
  let all = 0
  for (let seat = 0; seat < t.seats; seat++) all += of(t.players[seat])
  return all
}
const hpLeft = (t: Table): number => sum(t, ({ hp }) => Math.max(0, hp))

export const mind = defineMind<Table>({
  evaluate: (t) =>
    t.isOver ? hpLeft(t) / sum(t, ({ maxHp }) => maxHp) : t.encounter === 0 ? 0.5 : evaluate(t),
  weigh,
  moment: (t) => 1000 * t.encounter + t.round,
  horizon: 3,
  margin: { name: 'hit points left', of: hpLeft },
})
