/** What follows damage: REACT, ON DEATH, Defeat Rewards, and whether the Wave is over [R55 7, A48]. */
import {
  hasPieces,
  CLEARED,
  countMinions,
  countZombies,
  isMinion,
  isStanding,
  PLACES,
  seatOf,
  SIDE,
} from '../roster.ts'
import { BOSS_WAVE } from '../table.ts'
import { callChallenges, callLasting } from '../heroes/lasting.ts'
import { defeatReward, settle } from '../procedures.ts'
import type { LocalsOf } from '../procedures.ts'
import { MOMENT, SPECIAL } from '../../content/limits.ts'
import { rules } from '../rulebook.ts'
import type { Enemy, Table } from '../rulebook.ts'
import { targetsFor } from '../heroes/targets.ts'
import { discardMinion } from '../course/wave-decks.ts'

const { ask, choices, define, events, repeatFor } = rules
const places = PLACES
const bossDown = CLEARED.BOSS
const notCleared = CLEARED.NOT

/** `rewarding`: called with 1 if a Hero dealt the damage; then, of the place at hand, 1 + the Hero who hurt it, or 0. */
type My = LocalsOf<typeof settle>

/** Notes which Hero it was, as what now happens may hurt others, or the same ones, once more. */
function noteWho(t: Table, my: My): void {
  if (my.rewarding === 0) return
  for (const enemy of t.enemies) if (enemy.hurt === 1) enemy.hurt = 2 + my.hero
}

/** With its last pieces down the Guardian is beaten, ahead of all that their fall would set off [R155, A23]. */
function crumble(t: Table): void {
  if (t.wave !== BOSS_WAVE || !hasPieces(t)) return
  if (t.enemies.some((enemy) => isMinion(enemy) && enemy.health > 0)) return
  for (const enemy of t.enemies) {
    if (!isMinion(enemy)) continue
    enemy.rubble = 1
    t.log?.add(events['piece-crumbled'], enemy.card)
  }
  t.cleared = bossDown
}

/** Whom it hits: the Hero who did it, but in the Enemy Turn the active one, whose Potion it ever was [A9]. */
function faces(t: Table, my: My): number {
  return t.side === SIDE.ENEMIES && my.rewarding > 0 ? t.active : my.hero
}

/** REACT happens each time health was lost, also on the killing blow [R103, A8]. */
function react(t: Table, my: My): void {
  const enemy = t.enemies[my.place]
  my.card = -1
  my.rewarding = enemy.hurt > 1 ? enemy.hurt - 1 : 0
  enemy.hurt = 0
  const { react } = t.data.cards[enemy.card]
  if (react !== null) t.call(react, faces(t, my), my.place, 0, enemy.card)
}

/** A Minion at 0 health leaves the row, or a piece of the Guardian turns to Rubble; then its ON DEATH happens. */
function fall(t: Table, my: My): void {
  const enemy = t.enemies[my.place]
  if (!isMinion(enemy) || enemy.health > 0) return
  const { card } = enemy
  my.card = card
  my.strength = enemy.strength + enemy.strengthNow
  if (t.wave === BOSS_WAVE && hasPieces(t)) {
    enemy.rubble = 1 // [R153]
    t.log?.add(events['piece-crumbled'], card)
  } else {
    discardMinion(t, card)
    clearPlace(enemy) // the tokens go with the Minion
    t.log?.add(events['enemy-defeated'], card)
  }
  const { onDeath } = t.data.cards[card]
  if (onDeath !== null) t.call(onDeath, faces(t, my), -1, my.strength, card) // [R105]
}

export function clearPlace(enemy: Enemy): void {
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
  if (my.card < 0 || my.rewarding === 0 || t.data.cards[my.card].reward === null) return
  const hero = my.rewarding - 1
  if (!isStanding(t.heroes[hero])) return
  t.log?.add(events['reward-offered'], hero, my.card)
  t.call(defeatReward, hero, my.card)
}

/** The next place, from one on, where REACT or a fall is due; whoever is just falling was seen to already. */
function dueFrom(t: Table, first: number): number {
  for (let place = first; place < places; place++) {
    if (t.enemies[place].hurt > 0) return place
  }
  return places
}

/** Whether the last Enemy of a Minion Wave is gone [R124, R165]. */
function isCleared(t: Table): boolean {
  return (
    t.cleared === notCleared &&
    t.wave < BOSS_WAVE &&
    t.side !== SIDE.NONE &&
    countMinions(t) === 0 &&
    countZombies(t) === 0
  )
}

/** After damage: lets what follows happen. True if the effect has to wait for it, or is over with the Boss. */
export function settles(t: Table, hero: number, rewarding: number): boolean {
  if (t.cleared === bossDown) return true
  if (dueFrom(t, 0) === places && !isCleared(t)) return false
  t.call(settle, hero, rewarding)
  return true
}

define(settle, [
  noteWho,
  crumble,
  repeatFor('place', (t, my) => (t.cleared !== bossDown && dueFrom(t, my.place) < places ? places : 0), [
    (t, my) => {
      my.place = dueFrom(t, my.place)
      react(t, my)
    },
    fall,
    (t, my) => {
      if (my.card >= 0 && t.cleared !== bossDown) callChallenges(t, SPECIAL['minion-defeated'], faces(t, my))
    },
    (t, my) => {
      if (my.card >= 0 && my.rewarding > 0 && t.side === SIDE.HEROES)
        callLasting(t, my.rewarding - 1, MOMENT['enemy-defeated'])
    },
    reward,
  ]),
  (t) => {
    if (isCleared(t)) t.cleared = CLEARED.GONE
  },
])

define(defeatReward, [
  ask({
    name: 'defeat-reward',
    rule: 'R112',
    who: (t, my) => seatOf(t, my.hero),
    about: {
      source: ['owner', (t, my) => t.data.effects.placeOf(t.data.cards[my.card].reward)],
      reward: ['reward', (_, my) => my.card],
    },
    choices(t, out, my) {
      const { rewardNeeds } = t.data.cards[my.card]
      const targets = targetsFor(t, rewardNeeds)
      for (let i = 0; i < targets.count; i++) out.add(choices['take-reward'], targets.get(i))
      if (targets.count === 0) out.add(choices['take-reward'])
      out.add(choices['decline-reward'])
    },
    take: {
      'take-reward': (t, { target }, my) => {
        const { reward } = t.data.cards[my.card]
        if (reward !== null) t.call(reward, my.hero, target, -1)
      },
      'decline-reward': () => undefined,
    },
  }),
])

/** The procedures of this chapter. */
export const chapter = [settle, defeatReward]
