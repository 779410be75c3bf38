/** What an active hero's space holds: tokens are taken, quests fulfilled [B-TOK-2] to [B-TOK-5]. */
import { GOAL, QUEST, QUEST_TOKEN, TOKEN } from '../content/kinds.ts'
import { GUILD } from '../content/limits.ts'
import { hasRoom, monstersOnSpace, nearestRoom, found } from './board.ts'
import { arrive, heroDies, paysBack, questDone, takeReward } from './chapters.ts'
import { chestValue, lookAtDoor } from './coins.ts'
import { FLAG, hasPower, hasRule, POWER, RULE, STAT } from './facts.ts'
import { woundHero } from './harm.ts'
import { hasFlag, isOnBoard, lifeLeft, statOf } from './heroes.ts'
import { LIES, QUEST_IS } from './marks.ts'
import { copyLeft } from './quests.ts'
import { isLady, isQuestToken, rules, scenarioOf } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { bringIn, rollSpawn } from './spawning.ts'

const { declare, define, events, repeatFor, repeatWhile } = rules
const { FACE_DOWN, FACE_UP, PEEKED } = LIES
const { call: CALL } = rules.words

/** How many quest tokens the heroes on the board hold together. */
function held(t: Table): number {
  let many = 0
  for (let hero = 0; hero < GUILD; hero++) many += questTokensOf(t, t.heroes[hero])
  return many
}
export function questTokensOf(t: Table, { tokens }: Hero): number {
  let many = 0
  for (let i = 0; i < tokens.size; i++) if (isQuestToken(t, tokens.get(i))) many++
  return many
}

/** What picking up costs this hero in movement points. */
export const pickupCost = (t: Table, hero: Hero): number => Math.max(0, statOf(t, hero, STAT.pickup, 0))

/** Whether a hero takes what lies at a place of the ground: nobody guards it, and the quest lets it be taken. */
function canTake(t: Table, hero: number, place: number): boolean {
  const { space, token, isUp } = t.ground[place]
  const one = t.heroes[hero]
  if (space < 0 || space !== one.space || monstersOnSpace(t, space) > 0) return false
  if (isUp === FACE_UP && isQuestToken(t, token) && hasRule(t, RULE['one-at-a-time']) && held(t) > 0)
    return false
  return pickupCost(t, one) <= t.points
}
/** Whether it is taken without a word: who can look first decides. */
function isTakenAtOnce(t: Table, hero: number, place: number): boolean {
  if (!canTake(t, hero, place)) return false
  return t.ground[place].isUp === FACE_UP || !hasFlag(t, t.heroes[hero], FLAG.peek)
}
/** Whether a hero who looks first may still take what lies there. */
export const mayPickUp = (t: Table, hero: number, place: number): boolean =>
  t.ground[place].isUp === PEEKED && canTake(t, hero, place)
function nextToken(t: Table, hero: number): number {
  for (let place = 0; place < t.ground.length; place++) if (isTakenAtOnce(t, hero, place)) return place
  return -1
}

/** Who can look at face-down tokens does so where the hero stands. */
function peek(t: Table, hero: number): void {
  if (!hasFlag(t, t.heroes[hero], FLAG.peek)) return
  for (const place of t.ground) {
    if (place.space < 0 || place.space !== t.heroes[hero].space || place.isUp !== FACE_DOWN) continue
    place.isUp = PEEKED
    t.log?.add(events['token-seen'], hero, place.token)
  }
}

/** A hidden token that is a monster: it appears and pays back. */
const ladyAppears = declare('lady-appears', ['hero', 'figure'])
define(ladyAppears, [
  (t: Table, my) => {
    if (t.aside.isEmpty) return void t.leave(0)
    const { space } = t.heroes[my.hero]
    my.figure = t.aside.get(0)
    if (hasRoom(t, space)) found[0] = space
    else if (nearestRoom(t, space, 1, 1) === 0) return void t.leave(0)
    bringIn(t, my.figure, found[0])
    t.log?.add(events['lady-appears'], my.figure, my.hero)
  },
  (t: Table, my) => t.call(paysBack, my.figure, my.hero, CALL.found),
])

/** A token is taken: it lies on the hero's card, or does at once what it does. */
export const takeToken = declare('take-token', ['hero', 'place', 'token', 'isNew'])
define(takeToken, [
  (t: Table, my) => {
    const place = t.ground[my.place]
    const hero = t.heroes[my.hero]
    const { token } = place
    my.token = token
    my.isNew = Number(place.isUp !== FACE_UP)
    t.points -= pickupCost(t, hero)
    place.space = -1
    place.isUp = FACE_DOWN
    place.token = -1
    t.log?.add(events['token-found'], my.hero, token)
    const isLost = isLady(t, token) || (!isQuestToken(t, token) && t.data.tokens[token].kind === TOKEN.TRAP)
    if (isLost) t.spentTokens.push(token)
    else hero.tokens.push(token)
    const isDeadly = hasRule(t, RULE['deadly-treasure']) && !hasPower(t, POWER['steady-hands'])
    if (isLady(t, token)) t.call(ladyAppears, my.hero)
    else if (isLost) {
      t.log?.add(events['trap-sprung'], my.hero)
      woundHero(t, my.hero, isDeadly ? lifeLeft(t, hero) : 1)
      t.call(heroDies, my.hero)
    } else if (isDeadly && my.isNew === 1 && chestValue(t, token) > 0) {
      t.log?.add(events['chest-bites'], my.hero, chestValue(t, token))
      woundHero(t, my.hero, chestValue(t, token))
      t.call(heroDies, my.hero)
    }
  },
  (t: Table) => lookAtDoor(t),
])

/** Whether a hero stands where a carry ends. */
function isAtGoal(t: Table, goal: number, space: number): boolean {
  const { map } = scenarioOf(t)
  if (goal === GOAL.MARK) return map.goals.includes(space)
  return (goal === GOAL.BLUE ? map.portals[0] : map.starts[t.start]).includes(space)
}
/** Which of the fixed quest tokens lies on a space; -1: none. */
export function stoneAt(t: Table, space: number): number {
  const { quests } = scenarioOf(t).map
  for (let stone = 0; stone < quests.length; stone++)
    if (quests[stone].space === space && quests[stone].kind === QUEST_TOKEN.OPEN) return stone
  return -1
}
/** Whether a hero who is here fulfils a quest now. */
function isFulfilled(t: Table, quest: number, hero: Hero): boolean {
  const { shape, count, goal } = scenarioOf(t).quests[quest]
  if (t.quests[quest] !== QUEST_IS.OPEN) return false
  if (shape === QUEST.TAKE) return questTokensOf(t, hero) > 0
  if (shape === QUEST.HOLD) return held(t) >= count
  if (shape === QUEST.CARRY) return questTokensOf(t, hero) > 0 && isAtGoal(t, goal, hero.space)
  return shape === QUEST.STAND && stoneAt(t, hero.space) >= 0 && monstersOnSpace(t, hero.space) === 0
}

/** Whether the treasure of the hideout lies here and is to be had. */
function findsTreasure(t: Table, hero: Hero): boolean {
  const { map, treasures } = scenarioOf(t)
  return t.isTreasureTaken === 0 && hero.space === map.treasure && copyLeft(t, treasures) >= 0
}

define(arrive, [
  (t: Table, my) => peek(t, my.hero),
  repeatWhile(
    (t: Table, my) => isOnBoard(t.heroes[my.hero]) && nextToken(t, my.hero) >= 0,
    [(t: Table, my) => t.call(takeToken, my.hero, nextToken(t, my.hero))],
  ),
  repeatFor('quest', (t) => scenarioOf(t).quests.length, [
    (t: Table, my) => {
      const hero = t.heroes[my.hero]
      if (isOnBoard(hero) && isFulfilled(t, my.quest, hero)) t.call(questDone, my.quest)
    },
  ]),
  (t: Table, my) => {
    const hero = t.heroes[my.hero]
    if (!isOnBoard(hero) || !findsTreasure(t, hero)) return
    t.isTreasureTaken = 1
    t.call(takeReward, copyLeft(t, scenarioOf(t).treasures))
  },
])

/** Whether there is anything here for a hero: so that nobody need call for nothing. */
export function isAnythingHere(t: Table, hero: number): boolean {
  const one = t.heroes[hero]
  if (!isOnBoard(one)) return false
  for (const { space } of t.ground) if (space === one.space) return true
  const { quests } = scenarioOf(t)
  for (let quest = 0; quest < quests.length; quest++) if (isFulfilled(t, quest, one)) return true
  return findsTreasure(t, one)
}

/** Entering the red or the green token may call the figure that waits [SCENARIO_RULES, 'calling']. */
export const callShadow = declare('call-shadow', ['hero', 'spawn', 'figure'])
define(callShadow, [
  (t: Table, my) => {
    t.hasCalled = 1
    t.log?.add(events['shadow-called'], my.hero)
    my.figure = t.aside.get(0)
    my.spawn = rollSpawn(t)
    t.log?.add(events['spawn-rolled'], my.figure, my.spawn)
    const space = my.spawn < 0 ? -1 : t.spawns[my.spawn]
    if (space < 0 || !hasPlace(t, space)) t.log?.add(events['nobody-comes'])
    else {
      bringIn(t, my.figure, found[0])
      t.log?.add(events.spawned, my.figure, found[0])
    }
  },
])
/** Room on a space, or Close to it: the place is the first found. */
function hasPlace(t: Table, space: number): boolean {
  if (hasRoom(t, space)) {
    found[0] = space
    return true
  }
  const many = nearestRoom(t, space, 1, 1)
  if (many > 0) found[0] = found[t.chance.below(many)]
  return many > 0
}
export function isCalling(t: Table, space: number): boolean {
  if (t.hasCalled === 1 || t.aside.isEmpty || !hasRule(t, RULE.calling)) return false
  for (const { kind, space: at } of scenarioOf(t).map.quests)
    if (at === space && (kind === QUEST_TOKEN.RED || kind === QUEST_TOKEN.GREEN)) return true
  return false
}
