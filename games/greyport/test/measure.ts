/**
 * Measures balance: win rates by scenario and number of players, rounds by encounter, where games are lost.
 *
 *   node games/greyport/test/measure.ts 500
 *   node games/greyport/test/measure.ts 500 scenario=goblin-king seats=3 rest=0
 *   node games/greyport/test/measure.ts 200 characters
 *
 * Words in between: `seats=2,3`, `scenario=a,b`, `rest=0`, `first=1000` (the first seed), `bot=random`.
 */
import { memberAt, parties } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { listsIn, playMany, winsInHundred } from '@hearthkeep/testkit'
import type { Watcher } from '@hearthkeep/testkit'
import { mind } from '../src/bot/index.ts'
import { DIFFICULTIES } from '../src/content/numbers.ts'
import { greyport } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CHARACTERS, SCENARIOS } from './box.ts'

const { game } = greyport

const ENCOUNTERS = 3

interface Setting {
  readonly seats: number
  readonly scenario: string
  readonly rest: string
  readonly bot?: BotName
}

/** Plays games from a seed on; returns how many were won. */
export function play(setting: Setting, games: number, watcher: Watcher<Table> = {}, first = 1): number {
  const { seats, bot = 'quick', ...options } = setting
  return playMany(game, { ...{ seats, games, first, bot, mind }, options }, watcher)
}

/** Wins, rounds by encounter, where games are lost, how long they are, and one that was won. */
function course(setting: Setting, games: number, first = 1): { line: string; wins: number } {
  const rounds = new Array<number>(ENCOUNTERS).fill(0)
  const ends = new Array<number>(ENCOUNTERS).fill(0)
  const lost = new Array<number>(ENCOUNTERS).fill(0)
  const fallen = new Array<number>(ENCOUNTERS).fill(0)
  const health = new Array<number>(ENCOUNTERS).fill(0)
  let encounter = 0
  let round = 0
  let location = 0
  let longest = 0
  let all = 0
  let won = -1
  let hp = 0
  const closes = (): void => {
    if (encounter === 0) return
    rounds[encounter - 1] += round
    ends[encounter - 1]++
    if (location < 0) fallen[encounter - 1]++
    health[encounter - 1] += hp
  }
  const wins = play(
    setting,
    games,
    {
      see(t) {
        if (t.encounter !== encounter) {
          closes()
          encounter = t.encounter
        }
        if (t.encounterOver === 0) {
          round = t.round
          location = t.location
          hp = 0
          for (let seat = 0; seat < t.seats; seat++) hp += t.players[seat].hp / t.seats
        }
      },
      end(_, isWon, seed, decisions) {
        all += decisions
        longest = Math.max(longest, decisions)
        if (isWon) {
          closes()
          if (won < 0) won = seed
        } else lost[encounter - 1]++
        encounter = 0
      },
    },
    first,
  )
  const mean = (sums: readonly number[], digits: number): string =>
    sums.map((sum, i) => (ends[i] === 0 ? '-' : (sum / ends[i]).toFixed(digits)).padStart(4)).join(' ')
  const share = (counts: readonly number[], of: (i: number) => number): string =>
    counts.map((count, i) => ((100 * count) / Math.max(1, of(i))).toFixed(0).padStart(3)).join(' ')
  const line =
    `${setting.scenario.padEnd(20)} ${setting.seats} ${winsInHundred(wins, games)}` +
    `  rounds ${mean(rounds, 1)}  hp ${mean(health, 1)}  lost ${share(lost, () => games)}` +
    `  fallen ${share(fallen, (i) => ends[i])}  decisions ${(all / games).toFixed(0)} (${longest})  won seed ${won}`
  return { line, wins }
}

/** The wins of the parties in which each character takes part; every party comes equally often. */
function characters(settings: readonly Setting[], games: number): void {
  const tally = CHARACTERS.map(() => [0, 0])
  const choosing = rules.choices['choose-character'].id
  let chosen = 0
  for (const setting of settings) {
    const all = parties(CHARACTERS.length, setting.seats)
    let game = 0
    play(setting, games, {
      choose(t) {
        if (t.choices.kindOf(0) !== choosing) return -1
        const wanted = memberAt(all, game, t.choices.seatOf(0))
        chosen |= 1 << wanted
        for (let i = 0; i < t.choices.count; i++) if (t.choices.paramOf(i, 0) === wanted) return i
        throw new Error(`${CHARACTERS[wanted]} cannot be chosen`)
      },
      end(_, isWon) {
        tally.forEach((one, i) => {
          if (((chosen >> i) & 1) === 0) return
          one[0] += isWon ? 1 : 0
          one[1]++
        })
        chosen = 0
        game++
      },
    })
  }
  CHARACTERS.forEach((name, i) => {
    const [wins, all] = tally[i]
    console.log(`${name.padEnd(8)} ${winsInHundred(wins, all)} of ${all}`)
  })
}

if (import.meta.main) {
  const [count = '200', ...words] = process.argv.slice(2)
  const games = Number(count)
  const word = listsIn(words)
  const settings = (word('scenario') ?? SCENARIOS).flatMap((scenario) =>
    (word('seats') ?? ['2', '3', '4', '5']).map((seats): Setting => ({
      ...{ scenario, seats: Number(seats), rest: word('rest')?.[0] ?? '2' },
      bot: (word('bot')?.[0] ?? 'quick') as BotName,
    })),
  )
  const first = Number(word('first')?.[0] ?? '1')
  if (words.includes('characters')) characters(settings, games)
  else {
    const { data } = game.newTable() as Table
    const sums = new Map<string, [number, number]>()
    for (const setting of settings) {
      const { line, wins } = course(setting, games, first)
      console.log(line)
      const { difficulty } = data.scenarios[SCENARIOS.findIndex((id) => id === setting.scenario)]
      const key = `${DIFFICULTIES[difficulty].padEnd(12)} ${setting.seats}`
      const sum = sums.get(key) ?? [0, 0]
      sums.set(key, [sum[0] + wins, sum[1] + games])
    }
    for (const [key, [wins, all]] of sums) console.log(`${key} ${winsInHundred(wins, all)}`)
  }
}
