/**
 * Measures balance: win rates, rounds per Wave and what single cards do to the win rate.
 *
 *   node games/small-time-heroes/test/measure.ts waves 500
 *   node games/small-time-heroes/test/measure.ts cards 4000 lira
 */
import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { completeSetup, deal } from '@hearthkeep/engine'
import { smallTimeHeroes } from '../src/index.ts'
import type { Table } from '../src/rulebook.ts'

let { game } = smallTimeHeroes

/** Plays with another content from now on. */
export function playWith(files: typeof smallTimeHeroes.files): void {
  game = smallTimeHeroes.create(files)
}

export const BOSSES = ['houndmaster', 'goblin-king', 'guardian', 'necromancer'] as const
export const HEROES = ['joan', 'lira'] as const
const DECISIONS = 200_000

export interface Setting {
  readonly seats: number
  readonly hero: string
  readonly boss: string
  readonly mode: string
}

export interface Watcher {
  /** Chooses in the bot's place; -1 leaves it to the bot. */
  readonly choose?: (t: Table) => number
  /** Sees the table before every decision. */
  readonly see?: (t: Table) => void
  /** Sees the table at the end. */
  readonly end?: (t: Table, isWon: boolean) => void
}

/** Plays games from a seed on; returns how many were won. */
export function play(
  setting: Setting,
  games: number,
  watcher: Watcher = {},
  first = 1,
  name: BotName = 'heuristic',
): number {
  const { seats, hero, boss, mode } = setting
  const bot = createBot(name, game)
  const setup = completeSetup(game, { seed: first, seats, options: { hero, boss, mode } })
  const table = game.newTable() as Table
  let wins = 0
  for (let seed = first; seed < first + games; seed++) {
    bot.reseed(seed ^ 0x5bd1e995)
    deal(game, { ...setup, seed }, table)
    for (let i = 0; !table.isOver && i < DECISIONS; i++) {
      watcher.see?.(table)
      const chosen = watcher.choose?.(table) ?? -1
      table.take(chosen >= 0 ? chosen : bot.choose(table))
    }
    const isWon = table.outcome === 1
    if (isWon) wins++
    watcher.end?.(table, isWon)
  }
  table.release()
  bot.release()
  return wins
}

/** The 95 % interval of a share (Wilson). */
export function interval(wins: number, games: number): [number, number] {
  const z = 1.96
  const p = wins / games
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games)
  return [middle - half, middle + half]
}

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5)

/** Rounds and health by Wave, and where games are lost. */
export function waves(setting: Setting, games: number, first = 1): string {
  const rounds = [0, 0, 0, 0]
  const ends = [0, 0, 0, 0]
  const health = [0, 0, 0, 0]
  const lost = [0, 0, 0, 0]
  let wave = 0
  let day = 0
  let round = 0
  const done = (t: Table): void => {
    if (wave === 0) return
    rounds[wave - 1] += round
    ends[wave - 1]++
    health[wave - 1] += t.heroes[0].health * t.heroes[0].plays + t.heroes[1].health * t.heroes[1].plays
  }
  const wins = play(
    setting,
    games,
    {
      see(t) {
        if (t.wave !== wave || t.day !== day) {
          done(t)
          wave = t.wave
          day = t.day
        }
        round = t.round
      },
      end(t, isWon) {
        if (isWon) done(t)
        else lost[wave - 1]++
        wave = 0
      },
    },
    first,
  )
  const [low, high] = interval(wins, games)
  const means = rounds.map((sum, i) => (ends[i] === 0 ? '  - ' : (sum / ends[i]).toFixed(1).padStart(4)))
  const left = health.map((sum, i) => (ends[i] === 0 ? '  - ' : (sum / ends[i]).toFixed(0).padStart(3)))
  const { seats, hero, boss, mode } = setting
  const label = `${mode.padEnd(8)} ${(seats === 2 ? 'both' : hero).padEnd(4)} ${boss.padEnd(11)}`
  const falls = lost.map((count) => ((100 * count) / games).toFixed(0).padStart(3))
  return (
    `${label} ${percent(wins / games)} % [${percent(low)},${percent(high)}]` +
    `  rounds ${means.join(' ')}  health ${left.join(' ')}  lost ${falls.join(' ')}`
  )
}

/** All settings of a mode. */
export function settings(mode: string): Setting[] {
  return BOSSES.flatMap((boss) => [
    ...HEROES.map((hero) => ({ seats: 1, hero, boss, mode })),
    { seats: 2, hero: 'joan', boss, mode },
  ])
}

/** The win rate by opening card, forced, against the mean over all of them; all Bosses together. */
function cards(games: number, hero: string): void {
  const taken = new Map<string, [number, number]>()
  let title = ''
  let pick = 0
  let wins = 0
  for (const boss of BOSSES) {
    wins += play({ seats: 1, hero, boss, mode: 'day' }, games, {
      choose(t) {
        if (t.day > 0) return -1
        // Each card of the row in turn: forced, not liked.
        pick = (pick + 1) % t.choices.count
        title = t.data.cards[t.choices.paramOf(pick, 0)].title
        return pick
      },
      end(_, isWon) {
        const [won, count] = taken.get(title) ?? [0, 0]
        taken.set(title, [won + (isWon ? 1 : 0), count + 1])
      },
    })
  }
  const all = games * BOSSES.length
  const mean = wins / all
  console.log(`${hero}, ${all} games against all Bosses, mean ${percent(mean)} %`)
  for (const [name, [won, count]] of [...taken].sort((x, y) => x[1][0] / x[1][1] - y[1][0] / y[1][1])) {
    const half = 1.96 * Math.sqrt((mean * (1 - mean)) / count)
    console.log(`  ${name.padEnd(26)} ${percent(won / count - mean)} ± ${percent(half)} (${count})`)
  }
}

if (import.meta.main) {
  const [what = 'waves', count = '300', ...rest] = process.argv.slice(2)
  const games = Number(count)
  if (what === 'cards') for (const hero of rest.length > 0 ? rest : HEROES) cards(games, hero)
  else {
    const mode = what === 'campaign' ? 'campaign' : 'day'
    for (const one of settings(mode)) {
      const label = `${one.seats === 2 ? 'both' : one.hero} ${one.boss}`
      if (rest.every((word) => label.includes(word))) console.log(waves(one, games))
    }
  }
}
