/** Quests, rewards and titles [B-Q-2] to [B-Q-4] [S-Q-1] [S-Q-2]. */
import { ARMOR, QUEST } from '../content/kinds.ts'
import { SLOTS } from '../content/limits.ts'
import { equipOn, questDone, scenarioOver, takeReward } from './chapters.ts'
import { coinsOnTrack } from './coins.ts'
import { hasRule, RULE } from './facts.ts'
import { QUEST_IS } from './marks.ts'
import { player, rules, scenarioOf } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'

const { ask, choices, declare, define, events, reasons, when } = rules
const { DONE, OPEN } = QUEST_IS
const GUILD_HEROES = [0, 1, 2] as const

/** Whether a hero has an Armor already [B-EQ-5]. */
export function hasArmor(t: Table, hero: Hero): boolean {
  for (let slot = 0; slot < hero.cards.size; slot++)
    if (t.data.cards[hero.cards.get(slot)].group === ARMOR) return true
  return false
}
export const mayWear = (t: Table, hero: Hero, card: number): boolean =>
  t.data.cards[card].group !== ARMOR || !hasArmor(t, hero)

/** The copy of a reward that is still in the box; -1: none. */
export function copyLeft(t: Table, copies: readonly number[]): number {
  for (const copy of copies) if (t.box.has(copy)) return copy
  return -1
}
function doneSoFar(t: Table): number {
  let done = 0
  for (const is of t.quests) if (is !== OPEN) done++
  return done
}

/** A quest that closes a spawn place asks which [SCENARIO_RULES, 'watchword']. */
const closeSpawn = declare('close-spawn', [])
define(closeSpawn, [
  ask({
    ...{ name: 'close-spawn', rule: 'S-CLEAN-1', who: player, ifNone: 'skip' },
    choices(t: Table, out) {
      for (let spawn = 0; spawn < t.spawns.length; spawn++)
        if (t.spawns[spawn] >= 0) out.add(choices['close-spawn'], spawn)
    },
    take: {
      'close-spawn'(t, { spawn }) {
        t.spawns[spawn] = -1
        t.log?.add(events['spawn-closed'], spawn)
      },
    },
  }),
])

define(questDone, [
  (t: Table, my) => {
    if (t.quests[my.quest] !== OPEN) {
      t.leave(0)
      return
    }
    const isPaid = coinsOnTrack(t) > 0
    t.quests[my.quest] = isPaid ? DONE : QUEST_IS.UNPAID
    t.log?.add(isPaid ? events['quest-done'] : events['quest-unpaid'], my.quest)
    const { rewards, title, shape } = scenarioOf(t).quests[my.quest]
    if (shape === QUEST.STAND && hasRule(t, RULE.watchword)) t.call(closeSpawn)
    if (!isPaid) return
    if (title >= 0) {
      t.titles |= 1 << title
      t.log?.add(events['title-gained'], title)
    }
    my.card = copyLeft(t, rewards) + 1
  },
  (t: Table, my) => {
    if (my.card > 0) t.call(takeReward, my.card - 1)
  },
  (t: Table) => {
    if (doneSoFar(t) >= scenarioOf(t).goal) t.call(scenarioOver)
  },
])

/** Lays a card into a slot of a hero; the slot of a card that is thrown away, or a new one. */
export function equip(t: Table, hero: number, card: number): void {
  t.box.take(card)
  t.heroes[hero].cards.push(card)
  t.exhausted[card] = 0
}
function replace(t: Table, hero: number, old: number, card: number): void {
  const { cards } = t.heroes[hero]
  cards.set(cards.indexOf(old), card)
  t.box.take(card)
  t.box.push(old)
  t.exhausted[card] = 0
  t.log?.add(events['card-thrown-away'], old)
}

define(equipOn, [
  when(
    (t: Table, my) => t.heroes[my.hero].cards.size < SLOTS,
    [(t: Table, my) => equip(t, my.hero, my.card)],
    [
      ask({
        ...{ name: 'make-room', rule: 'B-Q-3', who: player },
        about: { hero: ['hero', (_, my) => my.hero], card: ['card', (_, my) => my.card] },
        choices(t: Table, out, my) {
          const { cards } = t.heroes[my.hero]
          for (let slot = 0; slot < cards.size; slot++) out.add(choices['throw-away'], cards.get(slot))
          out.add(choices['throw-away'], my.card)
        },
        take: {
          'throw-away'(t, { card }, my) {
            if (card === my.card) t.log?.add(events['card-thrown-away'], card)
            else replace(t, my.hero, card, my.card)
          },
        },
      }),
    ],
  ),
])

define(takeReward, [
  ask({
    ...{ name: 'reward', rule: 'B-Q-3', who: player },
    about: { card: ['card', (_, my) => my.card] },
    choices(t: Table, out, my) {
      for (const hero of GUILD_HEROES) {
        if (mayWear(t, t.heroes[hero], my.card)) out.add(choices['give-reward'], my.card, hero)
        else out.refuse(reasons['one-armor'], choices['give-reward'], my.card, hero)
      }
      if (out.count === 0) out.add(choices['throw-away'], my.card)
    },
    take: {
      'give-reward'(t, { hero }, my) {
        t.log?.add(events['reward-gained'], my.card, hero)
        t.call(equipOn, my.card, hero)
      },
      'throw-away': (t, { card }) => t.log?.add(events['card-thrown-away'], card),
    },
  }),
])
