/** What each choice is worth, in wounds dealt, and so how likely a fair player makes it. */
import { weighing } from '@hearthkeep/content'
import type { Worth } from '@hearthkeep/content'
import { ATTACK, GROUPS, TYPE } from '../content/kinds.ts'
import { SLOTS } from '../content/limits.ts'
import { isClose, isHeroClose } from '../rules/board.ts'
import { FLAG, hasBit } from '../rules/facts.ts'
import { isReady } from '../rules/figures.ts'
import { hasFlag } from '../rules/heroes.ts'
import { hasAttack, isReadyAttack } from '../rules/hero-targets.ts'
import { QUEST_IS } from '../rules/marks.ts'
import { rules, scenarioOf } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import {
  blowOf,
  dangerAt,
  goalsOf,
  harmOf,
  lookAtStrikes,
  stepsTo,
  strikeFrom,
  stoneWorth,
  strikeWorth,
} from './standing.ts'

const { choices: kinds } = rules
/** What is worth so much less is done about a third as often. */
const SPREAD = 0.8
/** A step nearer to what a quest asks for; a token to pick up; an end on a stone; harm that may come. Found by play. */
const [NEARER, TOKEN, STONE, DANGER] = [1.1, 0.7, 3.5, 0.5]

/** Read once for all choices on offer. */
const now = { at: 0, leaving: 0, goals: [] as readonly (readonly number[])[] }

/** How well a hero stands on a space, before any attack. */
function placeWorth(t: Table, place: number, space: number): number {
  const hero = t.heroes[place]
  let far = 30
  for (const goals of now.goals) if (goals.length > 0) far = Math.min(far, stepsTo(t, space, goals))
  const lies = t.ground.some((one) => one.space === space) ? TOKEN : 0
  const alone = isHeroClose(t, space, place) ? 0.2 : 0
  return (
    lies +
    alone +
    STONE * stoneWorth(t, space) -
    NEARER * far -
    DANGER * harmOf(t, hero, dangerAt(t, hero, space))
  )
}
/** What leaving a space costs: those who guard it. */
function leavingCost(t: Table, place: number): number {
  const hero = t.heroes[place]
  if (t.isUnguarded === 1 || hasFlag(t, hero, FLAG.unguarded)) return 0
  let blows = 0
  for (let i = 0; i < t.board.size; i++) {
    const figure = t.board.get(i)
    if (isReady(t, figure) && isClose(t, t.figures[figure].space, hero.space))
      blows += blowOf(t, figure, hero)
  }
  return blows > 0 ? harmOf(t, hero, blows) : 0
}

function look(t: Table): void {
  const { active } = t
  if (active < 0 || t.heroes[active].space < 0) return
  const hero = t.heroes[active]
  now.goals = scenarioOf(t).quests.map((_, quest) => goalsOf(t, hero, quest))
  lookAtStrikes(t, active)
  now.at = placeWorth(t, active, hero.space) + strikeFrom(t, hero.space)
  now.leaving = leavingCost(t, active)
}
/** What a walk gains on staying here. */
const walking = (t: Table, _: number, space: number): number =>
  t.active < 0 ? 0 : placeWorth(t, t.active, space) + strikeFrom(t, space) - now.at - now.leaving

/** What a card is to a guild. */
export function cardWorth(t: Table, card: number): number {
  const { attack, defense, dice, holds, isTwice, life, reroll, type, use, when } = t.data.cards[card]
  const does = Object.values(when).filter((effect) => effect !== null).length
  const more = 0.6 * (holds.gives.length + holds.spreads.length + does) + (holds.flags === 0 ? 0 : 0.5)
  const icons = 1.5 * defense + 1.4 * life + 1.6 * reroll
  const strike =
    attack === ATTACK.NONE ? 0 : (dice - 2) * (attack === ATTACK.MELEE ? 1.5 : 1.6) + (isTwice ? 1.6 : 0)
  const gift = type === TYPE.BOOST ? 1 : 0
  return strike + icons + more + gift + (use === null ? 0 : 0.8) + holds.auras.length
}
/** How well a card fits a hero: abilities that name its group, room, attacks that are not there yet. */
function fit(t: Table, place: number, card: number): number {
  const hero = t.heroes[place]
  const { group, type } = t.data.cards[card]
  const attacks = hero.cards.toArray().filter((one) => t.data.cards[one].type === TYPE.ATTACK).length
  const { holds } = t.data.heroes[Math.max(0, hero.character)]
  const named = [holds.twice, holds.ranged, ...holds.gives.map(({ groups }) => groups)].some(
    (groups) => group < GROUPS.length && hasBit(groups, group),
  )
  const want = type === TYPE.ATTACK ? 2 - 1.2 * attacks : 0.5 * attacks - 0.3 * hero.cards.size
  return want + (named ? 1.5 : 0) - (hero.cards.size === SLOTS ? 3 : 0)
}

/** Resting brings cards back, and the dead. */
function resting(t: Table, _: number, place: number): number {
  const hero = t.heroes[place]
  if (hero.space < 0) return 5
  let [ready, spent] = [0, 0]
  for (let slot = 0; slot < hero.cards.size; slot++) {
    if (isReadyAttack(t, hero, slot)) ready++
    else if (t.data.cards[hero.cards.get(slot)].type === TYPE.ATTACK) spent++
  }
  return (ready === 0 ? 0.9 : -1) + (spent === 0 ? -4 : 0.5 * (spent - ready))
}
function activating(t: Table, _: number, place: number): number {
  const hero = t.heroes[place]
  const isOn = scenarioOf(t).quests.some(
    (__, quest) => t.quests[quest] === QUEST_IS.OPEN && goalsOf(t, hero, quest).includes(hero.space),
  )
  return (hasAttack(t, hero) ? 2 : 0.8) + (isOn ? 1 : 0) + STONE * stoneWorth(t, hero.space)
}

const good = () => 3
const WORTHS: { readonly [K in keyof typeof kinds]?: Worth<Table> } = {
  walk: walking,
  ...{ hop: walking, 'cross-to': walking, rest: resting, activate: activating },
  attack: (t, _, card, figure) => strikeWorth(t, t.active, card, figure) + 0.3,
  ...{ 'also-hit': good, 'pick-up': good, 'send-away': good, 'use-card': () => 1, boost: () => 1 },
  drink: (t) => (t.active >= 0 && t.heroes[t.active].wounds > 1 ? 2 : 0.5),
  ...{ 'cash-in': () => 2, bleed: () => -0.5 },
  reroll: (_, __, die) => [2.5, -2, -3][die],
  'give-card': (t, _, card, place) => fit(t, place, card),
  'give-reward': (t, _, card, place) => fit(t, place, card),
  keep: (t, _, card) => cardWorth(t, card),
  buy: (t, _, card, place) => 0.8 * cardWorth(t, card) + fit(t, place, card),
  'throw-away': (t, _, card) => -cardWorth(t, card),
  'end-arranging': () => 5,
  give: () => -2,
  'end-rest': () => 1,
}
const weighAll = weighing(kinds, WORTHS, SPREAD)
export function weigh(t: Table, weights: Float64Array): void {
  look(t)
  weighAll(t, weights)
}
