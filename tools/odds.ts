// How a party stands when a game begins, and how much its standing tells of the end: what chances to win are reckoned from.
import { Advisor, createParty, logOdds } from '@hearthkeep/bots'
import type { Setting } from '@hearthkeep/bots'
import { findGame } from '@hearthkeep/catalog'
import { loadMind } from '@hearthkeep/catalog/minds'
import { completeSetup, deal, handOver, WON } from '@hearthkeep/engine'
import type { Game, Mind, Table } from '@hearthkeep/engine'

const SIMULATIONS = { simulations: 100 }
const STARTS = 30

async function known(id: string): Promise<{ game: Game; mind: Mind }> {
  const module = findGame(id)
  const mind = await loadMind(id)
  if (module === undefined || mind === undefined) throw new Error(`nobody looks ahead in ${id}`)
  return { game: module.game, mind }
}

/** How well the party stands by a search for whoever is asked first, in log odds; undefined where there is nothing to think about. */
function standing(game: Game, advisor: Advisor, table: Table, copy: Table): number | undefined {
  const seat = table.choices.seatOf(0)
  handOver(game, table, seat, copy)
  const { value, simulations } = advisor.advise(copy.cells.slice(), seat, SIMULATIONS, { whose: 'anybody' })
  return simulations === 0 ? undefined : logOdds(value)
}

/** How well a party stands at the first decision worth a thought, on average. */
export async function startOf(id: string, { seats, options = {} }: Setting): Promise<number> {
  const { game, mind } = await known(id)
  const advisor = new Advisor(game, mind)
  const party = createParty(['quick'], game, mind)
  const [table, copy] = [game.newTable(), game.newTable()]
  const found: number[] = []
  for (let seed = 1; seed <= STARTS; seed++) {
    deal(game, { ...completeSetup(game, { seats, options, seed }), seed }, table)
    let stands = standing(game, advisor, table, copy)
    while (stands === undefined && !table.isOver) {
      table.take(party.choose(table))
      if (!table.isOver) stands = standing(game, advisor, table, copy)
    }
    if (stands !== undefined) found.push(stands)
  }
  return Number((found.reduce((sum, one) => sum + one, 0) / found.length).toFixed(3))
}

/** One look at a game: how much better it stood than at the start, and whether it was won. */
export interface Look {
  readonly since: number
  readonly isWon: boolean
}

/** Plays games and looks at every moment how they stand. */
export async function looksAt(
  id: string,
  { seats, options = {} }: Setting,
  { start, first, games }: { readonly start: number; readonly first: number; readonly games: number },
): Promise<Look[]> {
  const { game, mind } = await known(id)
  const advisor = new Advisor(game, mind)
  const party = createParty(['search-100'], game, mind)
  const [table, copy] = [game.newTable(), game.newTable()]
  const looks: Look[] = []
  for (let seed = first; seed < first + games; seed++) {
    deal(game, { ...completeSetup(game, { seats, options, seed }), seed }, table)
    party.reseed(seed)
    const along: number[] = []
    for (let moment = -1; !table.isOver; table.take(party.choose(table))) {
      if (mind.moment(table) === moment || table.choices.count < 2) continue
      moment = mind.moment(table)
      const stands = standing(game, advisor, table, copy)
      if (stands !== undefined) along.push(stands - start)
    }
    looks.push(...along.map((since) => ({ since, isWon: table.outcome === WON })))
  }
  return looks
}

/** The slope with which these looks are likeliest, each setting beginning at its own odds. */
export function slopeOf(
  settings: readonly { readonly won: number; readonly looks: readonly Look[] }[],
): number {
  const unlikely = (slope: number): number => {
    let sum = 0
    for (const { won, looks } of settings)
      for (const { since, isWon } of looks) {
        const odds = won + slope * since
        sum += Math.log1p(Math.exp(isWon ? -odds : odds))
      }
    return sum
  }
  let best = 0
  for (let slope = 0; slope <= 3; slope += 0.02) if (unlikely(slope) < unlikely(best)) best = slope
  return Number(best.toFixed(2))
}
