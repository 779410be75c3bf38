/** The Enemy Turn [R90] to [R94]. */
import { unconceal } from '../heroes/heroes.ts'
import { callChallenges } from '../heroes/lasting.ts'
import { SPECIAL } from '../../content/limits.ts'
import { bossOf, CLEARED, HIDING, isMinion, isStanding, PLACES, seatOf, SIDE } from '../roster.ts'
import { activate, enemyTurn, hitHero, revealIntent } from '../procedures.ts'
import { openPotionWindow } from '../heroes/potions.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { BOSS_WAVE, MAT } from '../table.ts'
import { zombieAttack } from './zombies.ts'

const { ask, choices, define, events, repeatWhile, the, when } = rules
const mat = MAT
const places = PLACES
const MINION_SYMBOLS = 3

/** Sets every Enemy's Block to its printed figure [R61, R90]; what lasted until now is gone [A54]. */
function reset(t: Table): void {
  t.side = SIDE.ENEMIES
  for (let number = 0; number < 2; number++) {
    t.heroes[number].hiding = 0
    t.heroes[number].passed = 0
  }
  for (let number = 0; number <= mat; number++) {
    const enemy = t.enemies[number]
    enemy.strengthNow = 0
    enemy.immune = 0
    if (number === mat) enemy.block = t.wave === BOSS_WAVE ? t.data.bosses[bossOf(t)].block : 0
    else enemy.block = isMinion(enemy) ? t.data.cards[enemy.card].block : 0
  }
}

/** The Hero who fought first this round, or the other if knocked out [A27]. */
function firstStanding(t: Table): number {
  return isStanding(t.heroes[t.first]) ? t.first : 1 - t.first
}

/** The Intent to be revealed next: in the order in which the Heroes fought; -1 if none is left. */
function nextIntent(t: Table): number {
  for (const hero of [t.first, 1 - t.first]) {
    for (let slot = 0; slot < 2; slot++) {
      if (t.intents[slot].card >= 0 && t.intents[slot].done === 0 && t.intents[slot].hero === hero)
        return slot
    }
  }
  return -1
}

/** A Hero who is left alone turns both Intents up and resolves them in the order they like [R125, A50]. */
function isOrderOpen(t: Table): boolean {
  const [one, two] = t.intents
  return one.card >= 0 && two.card >= 0 && one.hero === two.hero && t.cleared === CLEARED.NOT
}

function turnUp(t: Table): void {
  for (const intent of t.intents) intent.shown = t.data.intents[intent.card].front
}

define(enemyTurn, [
  reset,
  (t) => {
    t.active = firstStanding(t)
    callChallenges(t, SPECIAL['enemy-turn-start'], t.active)
  },
  (t) => {
    const damage = zombieAttack(t)
    if (damage === 0 || t.cleared !== CLEARED.NOT) return
    t.active = firstStanding(t)
    t.log?.add(events['zombies-attacked'], damage)
    t.call(hitHero, t.active, damage, -1, the.zombies(0)) // [R164]
  },
  when(isOrderOpen, [
    turnUp,
    ask({
      name: 'intent-order',
      rule: 'R125',
      who: (t) => seatOf(t, t.intents[0].hero),
      about: { hero: ['hero', (t) => t.intents[0].hero] },
      choices(t, out) {
        const [one, two] = t.intents
        out.add(choices['resolve-intent'], one.shown)
        if (two.shown !== one.shown) out.add(choices['resolve-intent'], two.shown)
      },
      take: {
        'resolve-intent': (t, { symbol }) => {
          if (t.intents[0].shown !== symbol) swapIntents(t)
        },
      },
    }),
  ]),
  repeatWhile(
    (t) => t.cleared === CLEARED.NOT && nextIntent(t) >= 0,
    [(t) => t.call(revealIntent, nextIntent(t))],
  ),
  (t) => {
    for (let slot = 0; slot < 2; slot++) discardIntent(t, slot)
    for (let number = 0; number < 2; number++) {
      if (t.heroes[number].hiding === HIDING.HALVES) unconceal(t, number)
    }
  },
])

function swapIntents(t: Table): void {
  const [one, two] = t.intents
  const { card, back, shown } = one
  one.card = two.card
  one.back = two.back
  one.shown = two.shown
  two.card = card
  two.back = back
  two.shown = shown
}

/** [A3] */
export function discardIntent(t: Table, slot: number): void {
  const intent = t.intents[slot]
  if (intent.card >= 0) t.intentDiscard.push(intent.card)
  intent.card = -1
  intent.back = 0
  intent.shown = -1
  intent.done = 0
}

/** Whether no Intent was resolved before this one in this Enemy Turn: only that one gains Crystals [A57]. */
function isFirstIntent(t: Table): boolean {
  return t.intents[0].done + t.intents[1].done === 1
}

/** The place of the Minion Row over a symbol's Health card, or -1. */
function placeOf(t: Table, symbol: number): number {
  for (let place = 0; place < places; place++) if (t.enemies[place].symbol === symbol) return place
  return -1
}

define(revealIntent, [
  (t, my) => {
    const intent = t.intents[my.slot]
    my.hero = isStanding(t.heroes[intent.hero]) ? intent.hero : 1 - intent.hero // [A50]
    my.symbol = t.data.intents[intent.card].front
    intent.shown = my.symbol
    intent.done = 1
    t.active = my.hero
    t.gainsNoCrystals = isFirstIntent(t) ? 0 : 1
    t.log?.add(events['intent-revealed'], my.hero, my.symbol)
    openPotionWindow(t, -1, 0, -1, -1, my.symbol)
  },
  (t, my) => {
    my.place = my.symbol < MINION_SYMBOLS ? placeOf(t, my.symbol) : -1 // [R93]
    if (my.place >= 0 && isMinion(t.enemies[my.place]) && t.cleared === CLEARED.NOT) {
      t.call(activate, my.place, my.hero, t.enemies[my.place].card)
    }
  },
  (t, my) => {
    if (t.cleared === CLEARED.BOSS) return
    if (!isStanding(t.heroes[my.hero])) my.hero = 1 - my.hero
    const boss = t.data.bosses[bossOf(t)]
    t.log?.add(events['mat-acted'], mat, my.symbol)
    const effect = (t.wave === BOSS_WAVE ? boss.abilities : boss.horde)[my.symbol]
    if (effect !== null) t.call(effect, my.hero, mat, 0, -1)
  },
])

/** The procedures of this chapter. */
export const chapter = [enemyTurn, revealIntent]
