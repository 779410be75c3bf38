/**
 * Measures balance: win rates, rounds per Wave and what single cards do to the win rate.
 *
 *   node games/small-time-heroes/test/measure.ts waves 500
 *   node games/small-time-heroes/test/measure.ts campaign 500
 *   node games/small-time-heroes/test/measure.ts cards 4000 lira
 *   node games/small-time-heroes/test/measure.ts finds 1000 joan
 */
import type { BotName } from '@hearthkeep/bots'
import { percent, playMany, winsInHundred } from '@hearthkeep/testkit'
import type { Watcher } from '@hearthkeep/testkit'
import { mind } from '../src/bot/index.ts'
import { smallTimeHeroes } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game } = smallTimeHeroes

const BOSSES = ['houndmaster', 'goblin-king', 'guardian', 'necromancer'] as const
const HEROES = ['joan', 'lira'] as const
const DECISIONS = 200_000

interface Setting {
  readonly seats: number
  readonly hero: string
  readonly boss: string
  readonly mode: string
}

/** Plays games from a seed on; returns how many were won. */
function play(
  setting: Setting,
  games: number,
  watcher: Watcher<Table> = {},
  first = 1,
  bot: BotName = 'quick',
): number {
  const { seats, ...options } = setting
  return playMany(game, { ...{ seats, games, first, bot, mind }, options, most: DECISIONS }, watcher)
}

/** Rounds and health by Wave, and where games are lost. */
function waves(setting: Setting, games: number, first = 1): string {
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
  const means = rounds.map((sum, i) => (ends[i] === 0 ? '  - ' : (sum / ends[i]).toFixed(1).padStart(4)))
  const left = health.map((sum, i) => (ends[i] === 0 ? '  - ' : (sum / ends[i]).toFixed(0).padStart(3)))
  const { seats, hero, boss, mode } = setting
  const label = `${mode.padEnd(8)} ${(seats === 2 ? 'both' : hero).padEnd(4)} ${boss.padEnd(11)}`
  const falls = lost.map((count) => ((100 * count) / games).toFixed(0).padStart(3))
  return (
    `${label} ${winsInHundred(wins, games)}` +
    `  rounds ${means.join(' ')}  health ${left.join(' ')}  lost ${falls.join(' ')}`
  )
}

/** All settings of a mode. */
function settings(mode: string): Setting[] {
  return BOSSES.flatMap((boss) => [
    ...HEROES.map((hero) => ({ seats: 1, hero, boss, mode })),
    { seats: 2, hero: 'joan', boss, mode },
  ])
}

const NOTHING = '(no card)'

/** Takes a card out of the game again, as if it had never been gained. */
function takeBack(t: Table, number: number, card: number): void {
  const { deck, hand } = t.heroes[number]
  if (deck.has(card)) deck.take(card)
  else if (hand.has(card)) {
    hand.take(card)
    hand.push(deck.pop())
  }
  t.refresh()
}

/** The win rate by opening card, forced, against the mean over all of them; all Bosses together. */
function cards(games: number, hero: string): void {
  const number = HEROES.indexOf(hero as (typeof HEROES)[number])
  const taken = new Map<string, [number, number]>()
  let chosen = -1
  let title = ''
  let turn = 0
  for (const boss of BOSSES) {
    play({ seats: 1, hero, boss, mode: 'day' }, games, {
      choose(t) {
        if (t.day > 0) {
          if (chosen >= 0 && title === NOTHING) takeBack(t, number, chosen)
          chosen = -1
          return -1
        }
        // Each card of the row in turn: forced, not liked. Now and then nothing, to see what any card is worth.
        turn++
        const pick = turn % t.choices.count
        chosen = t.choices.paramOf(pick, 0)
        title = turn % 20 === 0 ? NOTHING : t.data.cards[chosen].title
        return pick
      },
      end(_, isWon) {
        const [won, count] = taken.get(title) ?? [0, 0]
        taken.set(title, [won + (isWon ? 1 : 0), count + 1])
      },
    })
  }
  let wins = 0
  let all = 0
  for (const [name, [won, count]] of taken) {
    if (name === NOTHING) continue
    wins += won
    all += count
  }
  const mean = wins / all
  console.log(`${hero}, ${all} games against all Bosses, mean ${percent(mean)} %`)
  for (const [name, [won, count]] of [...taken].sort((x, y) => x[1][0] / x[1][1] - y[1][0] / y[1][1])) {
    const p = won / count
    const half = 1.96 * Math.sqrt((p * (1 - p)) / count)
    console.log(`  ${name.padEnd(26)} ${percent(p - mean)} ± ${percent(half)} (${count})`)
  }
}

/** Win rates with something taken and with it offered but left, for Knowledge and Treasures, each by the toss of a coin. */
function finds(games: number, hero: string): void {
  const tally = new Map<string, { taken: [number, number]; left: [number, number] }>()
  let met: [name: string, isTaken: boolean][] = []
  let toss = 0
  const { choices } = rules
  for (const boss of BOSSES) {
    play({ seats: 1, hero, boss, mode: 'campaign' }, games, {
      choose(t) {
        const kind = t.choices.kindOf(0)
        if (kind === choices['keep-knowledge'].id) {
          const pick = ++toss % t.choices.count
          for (let i = 0; i < t.choices.count; i++)
            met.push([t.data.knowledge[t.choices.paramOf(i, 0)].name, i === pick])
          return pick
        }
        if (kind === choices['take-treasure'].id) {
          const pick = ++toss % 2
          met.push([t.data.challenges[t.challenges.top].treasure, pick === 0])
          return pick
        }
        return -1
      },
      end(_, isWon) {
        for (const [name, isTaken] of met) {
          const entry = tally.get(name) ?? { taken: [0, 0], left: [0, 0] }
          const row = isTaken ? entry.taken : entry.left
          row[0] += isWon ? 1 : 0
          row[1]++
          tally.set(name, entry)
        }
        met = []
      },
    })
  }
  console.log(`${hero}, ${games * BOSSES.length} campaigns: won with it taken, less won with it left`)
  const rows = [...tally].map(([name, { taken, left }]) => {
    const [p, q] = [taken[0] / taken[1], left[0] / left[1]]
    const half = 1.96 * Math.sqrt((p * (1 - p)) / taken[1] + (q * (1 - q)) / left[1])
    return { name, gain: p - q, half, count: taken[1] }
  })
  for (const { name, gain, half, count } of rows.sort((x, y) => x.gain - y.gain))
    console.log(`  ${name.padEnd(28)} ${percent(gain)} ± ${percent(half)} (${count})`)
}

if (import.meta.main) {
  const [what = 'waves', count = '300', ...rest] = process.argv.slice(2)
  const games = Number(count)
  if (what === 'cards') for (const hero of rest.length > 0 ? rest : HEROES) cards(games, hero)
  else if (what === 'finds') for (const hero of rest.length > 0 ? rest : HEROES) finds(games, hero)
  else {
    const mode = what === 'campaign' ? 'campaign' : 'day'
    for (const one of settings(mode)) {
      const label = `${one.seats === 2 ? 'both' : one.hero} ${one.boss}`
      if (rest.every((word) => label.includes(word))) console.log(waves(one, games))
    }
  }
}
