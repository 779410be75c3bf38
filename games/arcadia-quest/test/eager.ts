/** A player for tests who goes for the quests: seen from nearer than by chance, missions are won and campaigns played to their end. */
import { QUEST, QUEST_TOKEN, GOAL } from '../src/content/kinds.ts'
import { distance } from '../src/rules/board.ts'
import { isQuestToken, rules, scenarioOf } from '../src/rules/rulebook.ts'
import type { Hero, Table } from '../src/rules/rulebook.ts'

const { choices } = rules

/** A small generator of its own. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.trunc((state / 2 ** 32) * below)
  }
}

/** Where a hero wants to be. */
function goals(t: Table, hero: Hero): number[] {
  const { map, quests } = scenarioOf(t)
  const lying = t.ground.filter((one) => one.space >= 0 && (one.isUp === 0 || isQuestToken(t, one.token)))
  const holds = hero.tokens.toArray().some((token) => isQuestToken(t, token))
  return quests.flatMap(({ shape, types, goal }, quest): number[] => {
    if (t.quests[quest] !== 0) return []
    const targets = t.board
      .toArray()
      .filter((figure) => types.length === 0 || types.includes(t.figures[figure].type))
      .map((figure) => t.figures[figure].space)
    const calling = map.quests.filter(({ kind }) => kind >= QUEST_TOKEN.RED).map(({ space }) => space)
    if (shape === QUEST.KILL) return targets.length > 0 ? targets : calling
    if (shape === QUEST.STAND) return map.quests.map(({ space }) => space)
    if (shape === QUEST.END)
      return map.quests.flatMap(({ space }, stone) => (t.stones[stone] === 0 ? [space] : []))
    if (shape === QUEST.CARRY && holds)
      return [...(goal === GOAL.MARK ? map.goals : goal === GOAL.BLUE ? map.portals[0] : map.starts[t.start])]
    return lying.map(({ space }) => space)
  })
}
const nearest = (t: Table, from: number, spaces: readonly number[]): number =>
  Math.min(99, ...spaces.map((space) => distance(t, from, space)))

/** What a choice is worth, roughly. */
function worth(t: Table, index: number, random: (below: number) => number, isOdd: boolean): number {
  const list = t.choices
  const [kind, first] = [list.kindOf(index), list.paramOf(index, 0)]
  const hero = t.active >= 0 ? t.heroes[t.active] : undefined
  const spread = random(100) / 100
  if (kind === choices.walk.id && hero !== undefined) {
    const spaces = goals(t, hero)
    return nearest(t, hero.space, spaces) - nearest(t, first, spaces) + spread
  }
  if (kind === choices.attack.id) return 3 + t.data.cards[first].dice + spread
  if (kind === choices['end-activation'].id) return 0.3
  if (kind === choices.rest.id) {
    const { cards, space } = t.heroes[first]
    const attacks = cards.toArray().filter((card) => t.data.cards[card].dice > 0)
    return space < 0 || (attacks.length > 0 && attacks.every((card) => t.exhausted[card] > 0)) ? 2 : -1
  }
  if (kind === choices['let-it-stand'].id) return 0.5
  if (kind === choices.reroll.id) return first === 0 ? 1 : 0
  if (kind === choices['buy-no-more'].id || kind === choices['end-arranging'].id) return 0.2 + spread / 2
  if (kind === choices['give-card'].id)
    return (
      t.round + spread + (isOdd ? list.paramOf(index, 1) : 4 - t.heroes[list.paramOf(index, 1)].cards.size)
    )
  return spread
}

/** Plays on until it is over, or so many decisions are made; whether it is over. */
export function playEagerly(t: Table, seed: number, decisions = 5000, heard?: () => void): boolean {
  const random = numbers(seed)
  for (let i = 0; i < decisions && !t.isOver; i++) {
    let best = 0
    let most = -Infinity
    for (let index = 0; index < t.choices.count; index++) {
      const is = random(20) === 0 ? random(8) : worth(t, index, random, seed % 8 === 5)
      if (is > most) [best, most] = [index, is]
    }
    t.take(best)
    heard?.()
  }
  return t.isOver
}

/** Guilds that fall less often see more: they begin each round with a wound at most. */
export function hardy(t: Table): void {
  if (t.question?.name !== 'hero-phase') return
  for (const hero of t.heroes) hero.wounds = Math.min(hero.wounds, 1)
  t.refresh()
}
/** The same, with coins enough for the drain and the dead; the track never runs dry, so that rewards are given. */
export function rich(t: Table): void {
  if (t.question?.name === 'hero-phase') {
    t.coins = Math.max(t.coins, 12)
    t.trackCoins[1] = Math.max(t.trackCoins[1], 3)
  }
  hardy(t)
}
