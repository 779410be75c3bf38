/**
 * Measures balance: how often each Class wins and what it does, and what each scenario's own rule changes.
 *
 *   node games/hellbringer/test/measure.ts 300                 Class by Class
 *   node games/hellbringer/test/measure.ts 300 rules           each scenario with its rule, and without
 *
 * Words in between: `scenario=a,b`, `seats=1,2`, `first=1000` (the first seed), `bot=search-100`.
 * Give node `--max-inlined-bytecode-size-cumulative=5000`: it is faster.
 */
import type { BotName } from '@hearthkeep/bots'
import { listsIn, playMany, winsInHundred } from '@hearthkeep/testkit'
import type { Watcher } from '@hearthkeep/testkit'
import { mind } from '../src/bot/index.ts'
import { ATTACK, FIGURES, KIND } from '../src/content/kinds.ts'
import { hellbringer, openTable } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game } = hellbringer
const kinds = rules.choices
/** The phase of the enemies' turn. */
const ENEMIES = 2
const { classes, scenarios } = openTable(game).data

interface Setting {
  readonly scenario: string
  readonly seats: number
  readonly bot: BotName
}
interface Sample {
  readonly games: number
  readonly first: number
}

function play({ scenario, seats, bot }: Setting, { games, first }: Sample, watcher: Watcher<Table>): number {
  return playMany(game, { ...{ seats, games, first, bot, mind }, options: { scenario } }, watcher)
}

/** Player 1 takes this Class, with the Starter card and the Perk that the bot likes best; everybody else is free. */
const asClass = (hero: number) => (t: Table) => {
  const { choices } = t
  if (choices.kindOf(0) !== kinds['choose-hero'].id || choices.seatOf(0) !== 0) return -1
  const weights = new Float64Array(choices.count)
  mind.weigh(t, weights)
  let best = -1
  for (let i = 0; i < choices.count; i++)
    if (choices.paramOf(i, 0) === hero && (best < 0 || weights[i] > weights[best])) best = i
  return best
}

/** What was done, by what it was done with. */
function deedOf({ choices, data, phase }: Table, chosen: number): string {
  const kind = choices.kindOf(chosen)
  const { attack, kind: of } = data.cards[Math.max(0, choices.paramOf(chosen, 0))]
  if (kind === kinds['pick-enemy'].id && phase === ENEMIES) return 'strike back'
  if (kind === kinds['pick-row'].id) return FIGURES[choices.paramOf(chosen, 0)]
  if (kind !== kinds.activate.id)
    return ['learn', 'equip', 'enchant', 'assign'].find((name) => kinds[name as 'learn'].id === kind) ?? ''
  if (of === KIND.DEFENSE || of === KIND.POTION) return of === KIND.DEFENSE ? 'defend' : 'drink'
  if (attack === ATTACK.NONE) return 'use'
  if (attack === ATTACK.ALL) return 'sweep'
  return of === KIND.ITEM ? 'weapon' : of === KIND.COMPANION ? 'companion' : 'skill'
}
const ATTACKS = ['weapon', 'skill', 'sweep', 'companion']
const DEEDS = [
  ...ATTACKS,
  'strike back',
  'use',
  'defend',
  'drink',
  'learn',
  'equip',
  'enchant',
  'assign',
  ...FIGURES,
]

/** How often the first player's Class wins, and how often it does what in ten turns. */
function classRow(setting: Setting, sample: Sample, hero: number): string {
  const done = new Map<string, number>()
  let turns = 0
  const wins = play(setting, sample, {
    choose: asClass(hero),
    chose(t, chosen) {
      if (t.choices.seatOf(chosen) !== 0) return
      const deed = deedOf(t, chosen)
      done.set(deed, (done.get(deed) ?? 0) + 1)
    },
    end(t) {
      turns += t.enemyTurns + 1
    },
  })
  const often = DEEDS.map((deed) => ((10 * (done.get(deed) ?? 0)) / turns).toFixed(1))
  return `| ${[classes[hero].name, winsInHundred(wins, sample.games), ...often].join(' | ')} |`
}

function classTable(setting: Setting, sample: Sample): void {
  console.log(`${setting.scenario}, ${setting.seats}: won, and what is done in ten turns\n`)
  console.log(`| Class | won | ${DEEDS.join(' | ')} |\n| ${'--- | '.repeat(DEEDS.length + 2)}`)
  classes.forEach((_, hero) => console.log(classRow(setting, sample, hero)))
}

/** What is counted in a game: whether it was won, how long it took, and what was done by how many choices of a kind. */
const COUNTED = ['won', 'turns', 'points', ...DEEDS, ...new Set(game.choices.map(({ name }) => name))]

/** Each game by what is counted in it: with the scenario's rule, or without. */
function gamesOf(setting: Setting, sample: Sample, isOn: boolean): Float64Array[] {
  const all: Float64Array[] = []
  let counts = new Float64Array(COUNTED.length)
  const add = (name: string, more: number): void => {
    const at = COUNTED.indexOf(name)
    if (at >= 0) counts[at] += more
  }
  const scenario = scenarios[game.options['scenario'].values.indexOf(setting.scenario)] as { rule: number }
  const { rule } = scenario
  if (!isOn) scenario.rule = -1
  play(setting, sample, {
    chose(t, chosen) {
      const kind = game.choices[t.choices.kindOf(chosen)].name
      const deed = deedOf(t, chosen)
      add(kind, 1)
      if (deed !== kind) add(deed, 1)
    },
    end(t, isWon) {
      add('won', isWon ? 100 : 0)
      add('turns', t.enemyTurns)
      add(
        'points',
        t.players[0].rows.reduce((sum, count) => sum + count, 0),
      )
      all.push(counts)
      counts = new Float64Array(COUNTED.length)
    },
  })
  scenario.rule = rule
  return all
}

/** How far what is counted moves in the same games with the rule: on average, with 95 % of what it may be by chance. */
function movesOf(on: readonly Float64Array[], off: readonly Float64Array[]) {
  return COUNTED.map((name, at) => {
    const moved = on.map((one, game) => one[at] - off[game][at])
    const mean = moved.reduce((sum, one) => sum + one, 0) / moved.length
    const spread = moved.reduce((sum, one) => sum + (one - mean) ** 2, 0) / moved.length
    const [before, margin] = [
      off.reduce((sum, one) => sum + one[at], 0),
      1.96 * Math.sqrt(spread / moved.length),
    ]
    return { name, mean, margin, before: before / moved.length }
  })
}

/** Each scenario without its rule, and what its rule moves: wins, length, and the deeds that it moves most surely. */
function rulesTable(settings: readonly Setting[], sample: Sample): void {
  console.log('| Scenario | without: won | turns | won | turns | deeds |\n|' + ' --- |'.repeat(6))
  for (const setting of settings) {
    const [won, turns, ...deeds] = movesOf(gamesOf(setting, sample, true), gamesOf(setting, sample, false))
    const surest = deeds
      .filter(({ mean, margin, before }) => Math.abs(mean) > 1.5 * margin && before > 0)
      .sort((one, other) => Math.abs(other.mean / other.margin) - Math.abs(one.mean / one.margin))
    const told = ({ mean, margin }: typeof won): string =>
      `${mean > 0 ? '+' : ''}${mean.toFixed(1)} ± ${margin.toFixed(1)}`
    const most = surest.slice(0, 5).map((one) => `${one.name} ${one.before.toFixed(1)} ${told(one)}`)
    console.log(
      `| ${[setting.scenario, won.before.toFixed(1), turns.before.toFixed(1), told(won), told(turns), most.join(', ')].join(' | ')} |`,
    )
  }
}

if (import.meta.main) {
  const [games = '200', ...words] = process.argv.slice(2)
  const word = listsIn(words)
  const sample = { games: Number(games), first: Number(word('first')?.[0] ?? '1') }
  const bot = (word('bot')?.[0] ?? 'quick') as BotName
  const all = scenarios.map((_, i) => game.options['scenario'].values[i])
  const settings = (word('scenario') ?? all).flatMap((scenario) =>
    (word('seats') ?? ['1']).map((seats) => ({ scenario, seats: Number(seats), bot })),
  )
  if (words.includes('rules')) rulesTable(settings, sample)
  else for (const setting of settings) classTable(setting, sample)
}
