/** What follows damage: REACT, ON DEATH, Defeat Rewards, and whether the Wave is over [R55 7, A48]. */
import { NEEDS } from './content/data.ts'
import {
  BOSS,
  BOSS_WAVE,
  bossOf,
  CLEARED,
  countMinions,
  countZombies,
  isMinion,
  PLACES,
  seatOf,
  SIDE,
} from './people.ts'
import {
  challengeEffects,
  defeatReward,
  enemyEffects,
  heroEffects,
  lastingEffects,
  settle,
} from './procedures.ts'
import { MOMENT, SPECIAL } from './moments.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { targetsFor } from './targets.ts'
import { discardMinion } from './wave-decks.ts'

const { ask, choices, define, events, repeatWhile } = rules
const places = PLACES
const bossDown = CLEARED.BOSS

interface My {
  hero: number
  rewarding: number
  place: number
  card: number
  strength: number
}

/** REACT happens each time health was lost, also on the killing blow [R103, A8]. */
function react(t: Table, my: My): void {
  const enemy = t.enemies[my.place]
  my.card = -1
  if (enemy.hurt === 0) return
  enemy.hurt = 0
  const program = t.data.cards[enemy.card].react
  if (program !== 0) t.call(enemyEffects, program, my.hero, my.place, 0, enemy.card)
}

/** A Minion at 0 health leaves the row, or a piece of the Guardian turns to Rubble; then its ON DEATH happens. */
function fall(t: Table, my: My): void {
  const enemy = t.enemies[my.place]
  if (!isMinion(enemy) || enemy.health > 0) return
  const { card } = enemy
  my.card = card
  my.strength = enemy.strength + enemy.strengthNow
  if (t.wave === BOSS_WAVE && bossOf(t) === BOSS.GUARDIAN) {
    enemy.rubble = 1 // [R153]
    t.log?.add(events['piece-crumbled'], card)
    if (countMinions(t) === 0) {
      t.cleared = bossDown // [R155, A23]
      return
    }
  } else {
    leaveRow(t, my.place)
    t.log?.add(events['enemy-defeated'], card)
  }
  const program = t.data.cards[card].onDeath
  if (program !== 0) t.call(enemyEffects, program, my.hero, -1, my.strength, card) // [R105]
}

/** Empties a place; the tokens go with the Minion. */
export function leaveRow(t: Table, place: number): void {
  const enemy = t.enemies[place]
  discardMinion(t, enemy.card)
  clearPlace(t, place)
}

export function clearPlace(t: Table, place: number): void {
  const enemy = t.enemies[place]
  enemy.card = -1
  enemy.health = 0
  enemy.maxHealth = 0
  enemy.block = 0
  enemy.strength = 0
  enemy.strengthNow = 0
  enemy.protect = 0
  enemy.weak = 0
  enemy.exposed = 0
  enemy.immune = 0
  enemy.rubble = 0
  enemy.hurt = 0
}

/** Rewards go to the Hero who defeated the Minion, and to nobody if the Enemies did it themselves [R112, A21]. */
function reward(t: Table, my: My): void {
  if (my.card < 0 || my.rewarding === 0 || t.data.cards[my.card].reward === 0) return
  t.call(defeatReward, my.hero, my.card)
}

define(settle, [
  repeatWhile(
    (t, my) => my.place < places && t.cleared !== bossDown,
    [
      react,
      fall,
      (t, my) => {
        if (my.card >= 0 && t.cleared !== bossDown) t.call(challengeEffects, SPECIAL.MINION_DEFEATED, my.hero)
      },
      (t, my) => {
        if (my.card >= 0 && my.rewarding === 1 && t.side === SIDE.HEROES)
          t.call(lastingEffects, my.hero, MOMENT.ENEMY_DEFEATED)
      },
      reward,
      (_, my) => {
        my.place++
      },
    ],
  ),
  (t) => {
    if (t.cleared === CLEARED.NOT && t.wave < BOSS_WAVE && t.side !== SIDE.NONE) {
      if (countMinions(t) === 0 && countZombies(t) === 0) t.cleared = CLEARED.GONE // [R124, R165]
    }
  },
])

define(defeatReward, [
  ask({
    name: 'defeat-reward',
    rule: 'R112',
    who: (t, my: { hero: number; card: number }) => seatOf(t, my.hero),
    choices(t, out, my) {
      const { rewardNeeds } = t.data.cards[my.card]
      const count = rewardNeeds === NEEDS.NOTHING ? 0 : targetsFor(t, rewardNeeds).count
      for (let i = 0; i < count; i++) out.add(choices['take-reward'], targetsFor(t, rewardNeeds).get(i))
      if (count === 0) out.add(choices['take-reward'])
      out.add(choices['decline-reward'])
    },
    take: {
      'take-reward': (t, { target }, my) => {
        t.call(heroEffects, t.data.cards[my.card].reward, my.hero, target, -1)
      },
      'decline-reward': () => undefined,
    },
  }),
])
