/** What a party can be proud of [A1] to [A12], read off a table; nothing of it changes the game. */
import { WON } from '@hearthkeep/engine'
import type { Table as AnyTable } from '@hearthkeep/engine'
import type { Achievement } from '../content/data.ts'
import { DIFFICULTIES } from '../content/numbers.ts'
import type { Table } from './rulebook.ts'

/** An achievement earned in a game: always as Normal, without Rest Healing as Hardcore too [Q54]. */
export interface Earned extends Achievement {
  readonly normal: boolean
  readonly hardcore: boolean
}

/** The part of a set-up that counts; options left out are their defaults. */
interface Chosen {
  readonly options?: Readonly<Record<string, string>> | undefined
}

/** All achievements there are, in the order of their rules: for a page that lists them. */
export function listAchievements(table: AnyTable): readonly Achievement[] {
  return asTable(table).data.achievements
}

/** The achievements earned on a table so far. All but that for one great fight need the game to be won [Q54]. */
export function achievementsOf(table: AnyTable, setup: Chosen): Earned[] {
  const t = asTable(table)
  if (t.encounter === 0) return [] // still being set up
  return t.data.achievements
    .filter((one) => isEarned(t, setup.options ?? {}, one))
    .map((one) => ({ ...one, normal: true, hardcore: t.restHealing === 0 }))
}

/** Outside this folder tables have no fields. */
function asTable(table: AnyTable): Table {
  return table as unknown as Table
}

function isEarned(t: Table, options: Readonly<Record<string, string>>, { needs }: Achievement): boolean {
  const { id, difficulty, encounters } = t.data.scenarios[t.scenario]
  const { startingHpAtMost = Infinity, hpLeftAtLeast = -Infinity } = needs
  const { defeatsInOneFight = 0, locationsLostAtMost = Infinity } = needs
  const everybody = (holds: (player: Table['players'][number]) => boolean): boolean => {
    for (let seat = 0; seat < t.seats; seat++) if (!holds(t.players[seat])) return false
    return true
  }
  // A game that is won has beaten every boss of its encounters: none ends, and none is won, with one in play.
  const isFaced = (boss: string): boolean =>
    encounters.some(({ bosses }) => bosses.some((one) => t.data.monsters[one.boss].id === boss))
  return (
    (!needs.won || t.outcome === WON) &&
    (needs.scenario === undefined || id === needs.scenario) &&
    needs.defeated.every(isFaced) &&
    (needs.difficulty.length === 0 || needs.difficulty.includes(DIFFICULTIES[difficulty])) &&
    everybody(({ maxHp }) => maxHp <= startingHpAtMost) && // what one starts with is also the most [S5, V4]
    everybody(({ hp }) => hp >= hpLeftAtLeast) &&
    (!needs.wounded || (options['wounded'] ?? 'nobody') !== 'nobody') &&
    (!needs.silent || options['silent'] === 'yes') &&
    t.bestFight >= defeatsInOneFight &&
    t.locationsLost <= locationsLostAtMost
  )
}
