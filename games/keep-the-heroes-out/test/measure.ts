/**
 * Measures balance: win rates by difficulty, number of players, scenario and clan.
 *
 *   node games/keep-the-heroes-out/test/measure.ts 200                        difficulty by seats, all scenarios
 *   node games/keep-the-heroes-out/test/measure.ts 200 clans seats=1,2        by clan: so many games with each of them
 *   node games/keep-the-heroes-out/test/measure.ts 200 scenario=rent-day seats=3 difficulty=hard
 *   node games/keep-the-heroes-out/test/measure.ts 1 log seed=7 clan=ratkin   the story of one game
 *
 * Words in between: `seats=1,2`, `scenario=a,b`, `difficulty=easy`, `clan=dragon` (takes part), `rooms=twelve`,
 * `first=1000` (the first seed), `bot=random`. Give node `--max-inlined-bytecode-size-cumulative=5000`: it is faster.
 */
import { memberAt, parties } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { listsIn, percent, playMany, winsInHundred } from '@hearthkeep/testkit'
import type { Watcher } from '@hearthkeep/testkit'
import { mind } from '../src/bot/index.ts'
import { CLASSES } from '../src/content/kinds.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CLANS, DIFFICULTIES, ROOMS, SCENARIOS } from './box.ts'

const { game } = keepTheHeroesOut

interface Setting {
  readonly seats: number
  readonly scenario: string
  readonly difficulty: string
  readonly rooms?: string
  /** A clan that takes part; the others, or all, are others in every game. */
  readonly clan?: string
  readonly bot?: BotName
}

/** The choice of a clan: parties take turns, and so does who sits where. */
function choiceOfClan({ choices }: Table, all: readonly number[][], seed: number): number {
  const clan = memberAt(all, seed, choices.seatOf(0))
  for (let i = 0; i < choices.count; i++) if (choices.paramOf(i, 0) === clan) return i
  throw new Error(`${CLANS[clan]} cannot be chosen`)
}

/** Plays games from a seed on; returns how many were won. */
export function play(setting: Setting, games: number, watcher: Watcher<Table> = {}, first = 1): number {
  const { seats, scenario, difficulty, rooms = 'ten', clan, bot = 'quick' } = setting
  const choosing = rules.choices['choose-clan'].id
  const wanted = clan === undefined ? -1 : CLANS.findIndex((id) => id === clan)
  const all = parties(CLANS.length, seats).filter((party) => wanted < 0 || party.includes(wanted))
  const choose = (t: Table, seed: number): number =>
    t.choices.kindOf(0) === choosing ? choiceOfClan(t, all, seed) : -1
  const options = { scenario, difficulty, rooms }
  return playMany(game, { ...{ seats, games, first, bot, mind }, options }, { ...watcher, choose })
}

/** Wins, turns, at which level games are lost, how long they are, and one that was won. */
function course(setting: Setting, games: number, first = 1): { line: string; wins: number } {
  const lost = [0, 0]
  let turns = 0
  let all = 0
  let longest = 0
  let won = -1
  let looted = 0
  const begun = process.cpuUsage().user
  const end = (t: Table, isWon: boolean, seed: number, decisions: number): void => {
    turns += t.turn
    all += decisions
    longest = Math.max(longest, decisions)
    looted += t.looted.size
    if (!isWon) lost[t.level]++
    else if (won < 0) won = seed
  }
  const wins = play(setting, games, { end }, first)
  const line =
    `${setting.scenario.padEnd(20)} ${setting.seats} ${setting.difficulty.padEnd(6)} ` +
    `${(setting.clan ?? '').padEnd(8)} ${winsInHundred(wins, games)}` +
    `  turns ${(turns / games).toFixed(1).padStart(4)}  looted ${(looted / games).toFixed(1)}` +
    `  lost ${lost.map((count) => ((100 * count) / games).toFixed(0).padStart(3)).join(' ')}` +
    `  decisions ${(all / games).toFixed(0)} (${longest})  won seed ${won}` +
    `  ${((process.cpuUsage().user - begun) / 1000 / games).toFixed(1)} ms`
  return { line, wins }
}

/** The wins of parties in which each clan takes part, in as many games as are asked for. */
function byClan(setting: Setting, games: number, first: number): string {
  const won = CLANS.map(() => 0)
  const played = CLANS.map(() => 0)
  const end = (t: Table, isWon: boolean): void => {
    for (let seat = 0; seat < t.seats; seat++) {
      played[t.players[seat].clan]++
      if (isWon) won[t.players[seat].clan]++
    }
  }
  play(setting, Math.round((games * CLANS.length) / setting.seats), { end }, first)
  const cells = CLANS.map((id, clan) => `${id} ${winsInHundred(won[clan], played[clan])}`)
  return `${setting.scenario} ${setting.seats} ${setting.difficulty.padEnd(6)}  ${cells.join('  ')}`
}

/** The dungeon in a line: monsters, heroes (active ones in capitals), traps and chests by room. */
function dungeon(t: Table): string {
  return t.rooms
    .flatMap((here, room) => {
      const monsters = [...here.monsters].map((count, seat) => 'ABCD'[seat].repeat(count)).join('')
      const heroes = CLASSES.map((id, hero) => id[0].repeat(here.exhausted[hero])).join('')
      const active = CLASSES.map((id, hero) => id[0].toUpperCase().repeat(here.active[hero])).join('')
      const tokens = [...here.resources].reduce((sum, one) => sum + one, 0)
      const rest = `${'^'.repeat(here.traps)}${'o'.repeat(tokens)}${here.chest > 0 ? `$${here.chest}` : ''}`
      const line = `${monsters}|${heroes}${active}|${rest}`
      return line === '||' ? [] : [`${ROOMS[room]}:${line}`]
    })
    .join('  ')
}

/** Tells games choice by choice. */
function tell(setting: Setting, games: number, first: number): void {
  const kinds = Object.values(rules.choices) as { id: number; name: string }[]
  let turn = 0
  play(
    setting,
    games,
    {
      chose(t, chosen) {
        if (t.turn !== turn) {
          turn = t.turn
          const { clan, hand } = t.players[t.active]
          console.log(
            `--- turn ${turn} ${CLANS[clan]} level ${t.level + 1} deck ${t.guildDeck.size} hand ${hand.size}`,
          )
          console.log(dungeon(t))
        }
        const { choices } = t
        const kind = kinds.find(({ id }) => id === choices.kindOf(chosen))?.name ?? '?'
        const params = [0, 1, 2].map((i) => choices.paramOf(chosen, i))
        const isCard = kind === 'play-card' || kind === 'defend-with'
        const words = isCard
          ? [t.data.cards[params[0]].title, t.data.options[params[1]] ?? '']
          : /hero|melee|ranged/.test(kind)
            ? params
            : params.map((one) => (kind === 'use-room' || one < 0 ? one : (ROOMS[one] ?? one)))
        console.log(`${t.phase === 3 ? '   * ' : '  '}${kind} ${words.join(' ')}`)
        if (kind === 'end-turn') console.log(dungeon(t))
      },
      end(t, isWon) {
        console.log(dungeon(t))
        console.log(isWon ? 'won' : 'lost')
        turn = 0
      },
    },
    first,
  )
}

if (import.meta.main) {
  const [count = '200', ...words] = process.argv.slice(2)
  const games = Number(count)
  const word = listsIn(words)
  const clans = word('clan') ?? [undefined]
  const settings = (word('seats') ?? ['1', '2', '3', '4']).flatMap((seats) =>
    (word('difficulty') ?? DIFFICULTIES).flatMap((difficulty) =>
      clans.flatMap((clan) =>
        (word('scenario') ?? SCENARIOS).map((scenario): Setting => ({
          ...{ scenario, seats: Number(seats), difficulty, rooms: word('rooms')?.[0] ?? 'ten' },
          ...(clan === undefined ? {} : { clan }),
          bot: (word('bot')?.[0] ?? 'quick') as BotName,
        })),
      ),
    ),
  )
  const first = Number(word('first')?.[0] ?? word('seed')?.[0] ?? '1')
  if (words.includes('log')) tell(settings[0], games, first)
  else if (words.includes('clans')) for (const setting of settings) console.log(byClan(setting, games, first))
  else {
    const sums = new Map<string, [number, number]>()
    for (const setting of settings) {
      const { line, wins } = course(setting, games, first)
      if (!words.includes('means')) console.log(line)
      const key = `${setting.seats} ${setting.difficulty.padEnd(6)} ${setting.clan ?? ''}`
      const sum = sums.get(key) ?? [0, 0]
      sums.set(key, [sum[0] + wins, sum[1] + games])
    }
    console.log('means over scenarios')
    for (const [key, [wins, all]] of sums)
      console.log(`  ${key.padEnd(18)} ${percent(wins / all)} % of ${all}`)
  }
}
