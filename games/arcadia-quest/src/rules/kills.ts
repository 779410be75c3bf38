/** Killed monsters leave the map [B-KILL-4] [S-COIN-1]. */
import { CIRCLE, QUEST, RANK } from '../content/kinds.ts'
import { figureLeaves, leavesIfDead, questDone } from './chapters.ts'
import { payKill } from './coins.ts'
import { FLAG, hasRule, RULE } from './facts.ts'
import { typeOf } from './figures.ts'
import { hasFlag } from './heroes.ts'
import { QUEST_IS } from './marks.ts'
import { rules, scenarioOf } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { define, events, repeatFor } = rules

/** A figure is as it came [B-SPAWN-6]. */
export function refreshFigure(t: Table, figure: number): void {
  const one = t.figures[figure]
  one.space = -1
  one.wounds = one.used = one.isDazed = one.isDying = one.marks = 0
}
/** A quest villain goes to the box, in the final all that die do [B-KILL-4]. */
function isOutForGood(t: Table, figure: number): boolean {
  const isVillain = typeOf(t, figure).rank >= RANK.MINOR_VILLAIN
  return hasRule(t, RULE['no-track']) || (isVillain && scenarioOf(t).targets.includes(t.figures[figure].type))
}
/** Takes a figure off the map. */
export function takeOff(t: Table, figure: number): void {
  t.board.take(figure)
  refreshFigure(t, figure)
  if (isOutForGood(t, figure)) t.gone.push(figure)
  else t.track.push(figure) // behind the others, also where the track is full
}

/** Whether a quest to kill is about this type. */
function isWanted(t: Table, quest: number, type: number): boolean {
  const { shape, types } = scenarioOf(t).quests[quest]
  return (
    shape === QUEST.KILL && t.quests[quest] === QUEST_IS.OPEN && (types.length === 0 || types.includes(type))
  )
}

define(figureLeaves, [
  (t: Table, my) => {
    const hasDebts = my.hero >= 0 && hasFlag(t, t.heroes[my.hero], FLAG.debts)
    t.log?.add(events['figure-killed'], my.figure, my.hero)
    takeOff(t, my.figure)
    t.log?.add(events['figure-left'], my.figure)
    payKill(t, typeOf(t, my.figure).coins, hasDebts, scenarioOf(t).circle === CIRCLE.FINAL)
  },
  repeatFor('quest', (t) => scenarioOf(t).quests.length, [
    (t: Table, my) => {
      if (!isWanted(t, my.quest, t.figures[my.figure].type)) return
      const { count } = scenarioOf(t).quests[my.quest]
      t.progress[my.quest]++
      if (t.progress[my.quest] >= count) t.call(questDone, my.quest)
      else t.log?.add(events['quest-furthered'], my.quest, t.progress[my.quest], count)
    },
  ]),
])

define(leavesIfDead, [
  (t: Table, my) => {
    if (t.figures[my.figure].isDying === 1 && t.board.has(my.figure)) t.call(figureLeaves, my.figure, my.hero)
  },
])
