/** What attacks come to, what threatens a hero, and where everybody wants to be. */
import { tail } from '@hearthkeep/content'
import { ATTACK, GOAL, QUEST, QUEST_TOKEN } from '../content/kinds.ts'
import { MOST_SPACES } from '../content/limits.ts'
import { stoneAt } from '../rules/arriving.ts'
import { FAR, isClose, monstersOnSpace, waysOf } from '../rules/board.ts'
import { STAT } from '../rules/facts.ts'
import { faceOf, isReady, lifeLeft as figureLife, typeOf } from '../rules/figures.ts'
import { defenseOf, lifeLeft, rerollsOf, statOf, sumOf } from '../rules/heroes.ts'
import { factsOfAttack, isRanged, isReadyAttack } from '../rules/hero-targets.ts'
import { QUEST_IS } from '../rules/marks.ts'
import { factsOfFigure, figureDefense } from '../rules/monster-attack.ts'
import { isQuestToken, scenarioOf } from '../rules/rulebook.ts'
import type { Hero, Table } from '../rules/rulebook.ts'

/** Hits of a die, by kind of attack, and saves of a die. */
const [HIT, SAVE] = [[0.8, 0.6], 0.4]
/** A figure that a quest asks for, one of any, and one that stands on what a quest asks for, besides coins; its payback. Found by play. */
const PRICE = { base: 0.6, prey: 20, any: 3, sitter: 3 }
const [WOUND, DEATH, PAYBACK] = [0.65, 6.7, 0.36]
const nobody = new Uint8Array(MOST_SPACES)

/** Wounds on average, of so many dice against so many. */
function woundsOf(dice: number, kind: number, rerolls: number, defense: number): number {
  const hits = HIT[kind] * (dice + Math.min(rerolls, dice * (1 - HIT[kind])))
  const through = hits - SAVE * Math.max(0, defense)
  return through > 1 ? through : Math.max(0.15 * hits, (0.5 + through) / 2)
}

/** What a figure does to a hero with one attack. */
export function blowOf(t: Table, figure: number, hero: Hero): number {
  const { attack, dice, rerolls } = faceOf(t, figure)
  return woundsOf(dice, attack, rerolls, defenseOf(t, hero))
}
/** What so many wounds mean for a hero: the last ones most. */
export function harmOf(t: Table, hero: Hero, wounds: number): number {
  return WOUND * wounds + DEATH * tail((lifeLeft(t, hero) - 0.4 - wounds) / 1.1)
}
const seesSpace = (t: Table, from: number, to: number): boolean => waysOf(t).sees(from, to, nobody)

/** What threatens a hero on a space in the monsters' turn: of each type one strikes, if it needs no step. */
export function dangerAt(t: Table, hero: Hero, space: number): number {
  let danger = 0
  for (let place = 0; place < t.row.size; place++) {
    let worst = 0
    for (let i = 0; i < t.board.size; i++) {
      const figure = t.board.get(i)
      const { type, space: from } = t.figures[figure]
      if (type !== t.row.get(place) || !isReady(t, figure)) continue
      const isAble =
        faceOf(t, figure).attack === ATTACK.MELEE ? isClose(t, from, space) : seesSpace(t, from, space)
      if (isAble) worst = Math.max(worst, blowOf(t, figure, hero))
    }
    danger += worst
  }
  return danger
}

/** Whether a figure is one that a quest asks for, and how much. */
export function priceOf(t: Table, figure: number): number {
  const { type, space } = t.figures[figure]
  const { quests, map } = scenarioOf(t)
  let price = PRICE.base + typeOf(t, figure).coins
  for (const [quest, { shape, types }] of quests.entries()) {
    if (t.quests[quest] !== QUEST_IS.OPEN) continue
    if (shape === QUEST.KILL && (types.length === 0 || types.includes(type)))
      price += types.length === 0 ? PRICE.any : PRICE.prey
    else if (shape !== QUEST.KILL && map.quests.some((one) => one.space === space)) price += PRICE.sitter
  }
  return price
}

/** What an attack with a card is worth. */
export function strikeWorth(t: Table, place: number, card: number, figure: number): number {
  const hero = t.heroes[place]
  const one = t.data.cards[card]
  const facts = factsOfAttack(t, place, figure)
  const group = 1 << one.group
  const stat = (which: number): number =>
    statOf(t, hero, which, facts, group) + sumOf(one.holds, which, facts, group)
  const defense = figureDefense(t, figure, factsOfFigure(t, figure)) - stat(STAT.pierce)
  const dice = one.dice + stat(STAT.dice) + 0.25 * one.dice * stat(STAT['crit-hits'])
  const wounds = woundsOf(dice, one.attack, rerollsOf(t, hero), defense) + 0.8 * stat(STAT.hits)
  const left = figureLife(t, figure)
  const { overkill } = faceOf(t, figure)
  const spread = 0.5 + 0.25 * dice
  const kills = tail((left - 0.5 - wounds) / spread)
  const clean = tail((overkill - 0.5 - wounds) / spread)
  const more = 0.8 * one.holds.spreads.length + ((one.when.wound ?? one.when.hit ?? one.when.crit) ? 0.6 : 0)
  const pays = isReady(t, figure) && canPay(t, figure, hero) ? harmOf(t, hero, blowOf(t, figure, hero)) : 0
  return (Math.min(1, wounds / left) * 0.6 + kills) * priceOf(t, figure) + more - PAYBACK * (1 - clean) * pays
}
/** Whether it would get at whoever attacks it. */
function canPay(t: Table, figure: number, hero: Hero): boolean {
  const { space } = t.figures[figure]
  const far = waysOf(t).distance(space, hero.space)
  if (faceOf(t, figure).attack === ATTACK.MELEE) return far <= typeOf(t, figure).move + 1
  return seesSpace(t, space, hero.space)
}

/** By figure what the best attack of a hero on it is worth, Close and at range; -1: none. */
const [closeBest, farBest] = [new Float64Array(64), new Float64Array(64)]
export function lookAtStrikes(t: Table, place: number): void {
  const hero = t.heroes[place]
  closeBest.fill(-1)
  farBest.fill(-1)
  if (t.hasAttacked === 1) return
  for (let slot = 0; slot < hero.cards.size; slot++) {
    if (!isReadyAttack(t, hero, slot)) continue
    const card = hero.cards.get(slot)
    const isFar = isRanged(t, hero, t.data.cards[card])
    for (let i = 0; i < t.board.size; i++) {
      const figure = t.board.get(i)
      const worth = strikeWorth(t, place, card, figure)
      closeBest[figure] = Math.max(closeBest[figure], worth)
      if (isFar) farBest[figure] = Math.max(farBest[figure], worth)
    }
  }
}
/** What the best attack from a space would be worth. */
export function strikeFrom(t: Table, space: number): number {
  let best = 0
  for (let i = 0; i < t.board.size; i++) {
    const figure = t.board.get(i)
    const to = t.figures[figure].space
    if (closeBest[figure] > best && isClose(t, space, to)) best = closeBest[figure]
    else if (farBest[figure] > best && seesSpace(t, space, to)) best = farBest[figure]
  }
  return best
}

const holdsQuest = (t: Table, hero: Hero): boolean =>
  hero.tokens.toArray().some((token) => isQuestToken(t, token))

/** Where a quest wants a hero; empty: nowhere. */
export function goalsOf(t: Table, hero: Hero, quest: number): readonly number[] {
  const { map, quests } = scenarioOf(t)
  const { shape, types, goal } = quests[quest]
  if (t.quests[quest] !== QUEST_IS.OPEN) return []
  if (shape === QUEST.KILL) {
    const prey = t.board
      .toArray()
      .filter((figure) => types.length === 0 || types.includes(t.figures[figure].type))
    if (prey.length > 0) return prey.map((figure) => t.figures[figure].space)
    return map.quests.filter(({ kind }) => kind >= QUEST_TOKEN.RED).map(({ space }) => space)
  }
  if (shape === QUEST.STAND || shape === QUEST.END)
    return map.quests
      .filter((_, stone) => shape === QUEST.STAND || t.stones[stone] === 0)
      .map(({ space }) => space)
  if (shape === QUEST.CARRY) {
    if (holdsQuest(t, hero))
      return goal === GOAL.MARK ? map.goals : goal === GOAL.BLUE ? map.portals[0] : map.starts[t.start]
    if (t.heroes.some((one) => one.space >= 0 && holdsQuest(t, one))) return []
  }
  return t.ground
    .filter((one) => one.space >= 0 && (one.isUp === 0 || isQuestToken(t, one.token)))
    .map(({ space }) => space)
}

/** Steps from a space to the nearest of some, portals used. */
export function stepsTo(t: Table, from: number, goals: readonly number[]): number {
  const ways = waysOf(t)
  const { portals } = scenarioOf(t).map
  let best = FAR
  for (const goal of goals) best = Math.min(best, ways.distance(from, goal))
  for (const [colour, spaces] of portals.entries()) {
    if (colour === 1 && t.isRedOpen === 0) continue
    let [there, on] = [FAR, FAR]
    for (const portal of spaces) {
      there = Math.min(there, ways.distance(from, portal))
      for (const goal of goals) on = Math.min(on, ways.distance(portal, goal))
    }
    best = Math.min(best, there + 1 + on)
  }
  return Math.min(best, 30)
}

/** What somebody who ends on a space adds to a quest that counts ends, from 0 to 1: most on a stone that was not honoured yet. */
export function stoneWorth(t: Table, space: number): number {
  const { quests } = scenarioOf(t)
  const quest = quests.findIndex(({ shape }) => shape === QUEST.END)
  const stone = quest < 0 || t.quests[quest] !== QUEST_IS.OPEN ? -1 : stoneAt(t, space)
  if (stone < 0 || monstersOnSpace(t, space) > 0) return 0
  return t.stones[stone] === 0 ? 1 : t.stones[stone] / quests[quest].count
}
