/** How to play well: what bots know of the game. How the party stands was fitted to played games. */
import { defineMind } from '@hearthkeep/engine'
import { encounterOf } from '../rules/location.ts'
import type { Player, Table } from '../rules/rulebook.ts'
import { knownOf } from './cards.ts'
import { seen, survey } from './threats.ts'
import { weigh } from './policy.ts'

/** Before the last encounter the hit points and the cards that the party takes along count; in the last one all hangs on who falls first. */
const BEFORE = { hp: -0.14, last: -16, mean: 0.55, owned: 0.01, held: 0.01, level: 0.3, coins: 0.15 }
const LAST = { hp: 0.32, last: 0.862, mean: 0.384, owned: -0.011, held: 0.03, level: 0.174, coins: 0 }
const TABLE_BEFORE = { danger: 0.2, foes: 0.042, location: 0.021, kept: 0.26, lost: 0.15 }
const TABLE_LAST = { danger: 2.144, foes: 0.063, location: 0.0458, kept: 0.582, lost: 0.853 }

function sumOf(t: Table, of: (player: Player, seat: number) => number): number {
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) sum += of(t.players[seat], seat)
  return sum
}

/** What speaks for a player, but for the damage that is coming. */
function standing(t: Table, player: Player, w: typeof LAST): number {
  const { copper, deck, discard, gold, hand, hp, level, played, silver } = player
  const known = knownOf(t.data)
  let [size, owned, held] = [1, 0, 0]
  for (const pile of [deck, discard, played, hand]) {
    size += pile.size
    held = owned
    for (let i = 0; i < pile.size; i++) owned += known[pile.get(i)].worth
  }
  const coins = copper + 2 * silver + 3 * gold
  const shared = w.hp * hp + (w.mean * owned) / size + w.owned * owned + w.coins * coins
  return shared / t.seats + w.last / hp + w.held * (owned - held) + w.level * level
}

/** How likely the party wins. */
function evaluate(t: Table): number {
  survey(t)
  const { seats } = t
  const encounters = t.data.scenarios[t.scenario].encounters.length - t.encounter
  const isLast = encounters === 0
  const w = isLast ? TABLE_LAST : TABLE_BEFORE
  let x = sumOf(t, (player, seat) => {
    const hurt = seen.damage[seat + 1]
    const danger = (w.danger * hurt) / (hurt + player.hp)
    const foes = (w.foes * seen.standing[seat + 1]) / seats
    const own = standing(t, player, isLast ? LAST : BEFORE) - foes - (hurt >= player.hp ? 0.29 : 0)
    return own - (seat === t.defender ? danger : isLast ? -0.15 * danger : 0)
  })
  x += t.location < 0 ? w.lost : (w.kept * t.locationHp) / t.locationMaxHp
  x -= (w.location * seen.standing[0]) / seats
  if (isLast) {
    const capacity = seen.strength
    const over = Math.max(0, seen.standing[t.defender + 1] - capacity)
    const least = Math.min(...Array.from({ length: seats }, (_, seat) => t.players[seat].hp))
    x += 1.85 - 1.244 / least - (2.165 * over) / (over + 2 * capacity + 0.01) + 0.163 * t.locationSaved
    for (const { boss } of encounterOf(t).bosses) x -= (0.05 * (t.hp[boss] - t.damage[boss])) / seats
    x -= (0.0477 * capacity) / seats
  } else x += 0.9 * encounters - 0.9
  const size = Math.abs(x)
  return 0.5 + (0.5 * x * (1 + size)) / (1 + size + x * x)
}

const hpLeft = (t: Table): number => sumOf(t, ({ hp }) => Math.max(0, hp))

export const mind = defineMind<Table>({
  evaluate: (t) =>
    t.isOver ? hpLeft(t) / sumOf(t, ({ maxHp }) => maxHp) : t.encounter === 0 ? 0.5 : evaluate(t),
  weigh,
  moment: (t) => 1000 * t.encounter + t.round,
  horizon: 2,
  margin: { name: 'hit points left', of: hpLeft },
})
