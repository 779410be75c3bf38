/** A scenario is done: what follows at once, and the upgrade phase of a campaign [S-Q-1] [S-Q-3] [R-40] [S-UP-1] to [S-UP-4]. */
import type { Data } from '../content/data.ts'
import { CIRCLE } from '../content/kinds.ts'
import { GUILD } from '../content/limits.ts'
import { drawCurses, scenarioOver } from './chapters.ts'
import { chestValue, coinsOnTrack } from './coins.ts'
import { liftCurses } from './curses.ts'
import { hasBit } from './facts.ts'
import { FIFTH, FOURTH, NEXT, PHASE } from './marks.ts'
import { loseCampaign, winCampaign, winScenario } from './outcomes.ts'
import { rules, scenarioOf } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { arranging, upgradeFor } from './upgrade.ts'

const { define, events, repeatFor } = rules
/** The limit of coins that are kept. */
const MOST_KEPT = 1
const LAST_OUTER = 3
const LAST_INNER = 5

/** The circle of the mission with a number. */
export const circleOf = (mission: number): number =>
  mission <= LAST_OUTER ? CIRCLE.OUTER : mission <= LAST_INNER ? CIRCLE.INNER : CIRCLE.FINAL

/** The coins of the track and of chests that are carried. */
function collect(t: Table): void {
  const coins = coinsOnTrack(t)
  t.nextMission = coins > 0 ? NEXT.FREE : NEXT.UNSETTLED
  t.coins += coins
  t.trackCoins[FOURTH] = t.trackCoins[FIFTH] = 0
  t.log?.add(events['scenario-complete'], t.scenario, coins)
  for (let hero = 0; hero < GUILD; hero++) {
    const { tokens } = t.heroes[hero]
    for (let i = 0; i < tokens.size; i++) {
      const value = chestValue(t, tokens.get(i))
      if (value === 0) continue
      t.coins += value
      t.log?.add(events['chest-pays'], hero, tokens.get(i), value)
    }
  }
}
/** Death tokens cost a coin each, or the campaign. */
function payDeaths(t: Table): boolean {
  let deaths = 0
  for (const hero of t.heroes) deaths += hero.deaths
  if (deaths > t.coins) return false
  t.coins -= deaths
  if (deaths > 0) t.log?.add(events['deaths-paid'], deaths)
  return true
}

/** Which scenarios are open next: those of the circle that were not played. */
export function openNext({ scenarios }: Data, played: number): number[] {
  let missions = 1
  for (let bits = played; bits !== 0; bits &= bits - 1) missions++
  const circle = circleOf(missions)
  return scenarios.flatMap((one, number) =>
    one.circle === circle && !hasBit(played, number) ? [number] : [],
  )
}
/** Without a coin left on the track the next mission is drawn at random [S-UP-4]. */
function drawNext(t: Table): void {
  if (t.nextMission !== NEXT.UNSETTLED) return
  const open = openNext(t.data, t.played | (1 << t.scenario))
  t.nextMission = open[t.chance.below(open.length)]
  t.log?.add(events['next-drawn'], t.nextMission)
}

define(scenarioOver, [
  (t: Table) => {
    collect(t)
    if (scenarioOf(t).circle === CIRCLE.FINAL) winCampaign(t)
    else if (t.isCampaign === 0) winScenario(t)
    else if (!payDeaths(t)) loseCampaign(t)
    t.phase = PHASE.UPGRADE
    for (const hero of t.heroes) liftCurses(t, hero)
  },
  repeatFor('hero', () => GUILD, [
    (t: Table, my) => {
      if (t.heroes[my.hero].deaths > 0) t.call(drawCurses, my.hero)
    },
    (t: Table, my) => {
      t.heroes[my.hero].deaths = 0
    },
  ]),
  (t: Table) => t.call(upgradeFor, t.mission),
  (t: Table) => t.call(arranging),
  (t: Table) => {
    if (t.coins > MOST_KEPT) t.log?.add(events['coins-lost'], t.coins - MOST_KEPT)
    t.coins = Math.min(t.coins, MOST_KEPT)
    drawNext(t)
    winScenario(t)
  },
])
