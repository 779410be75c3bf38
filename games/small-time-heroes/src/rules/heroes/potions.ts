/** Potions and Treasures: any time, also in the Enemy Turn [R85, R86, R183, A20]. */
import { NONE } from '@hearthkeep/engine'
import type { Choices } from '@hearthkeep/engine'
import { ACTOR, ASK_TARGET, NEEDS } from '../../content/limits.ts'
import { CLEARED, gainsNoCrystals, heroesIn, isStanding, seatOf, SIDE } from '../roster.ts'
import { drinkPotion, gainPotion, potionWindow, useTreasure } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Actor, Table } from '../rulebook.ts'
import { isCopyOfEarlier, offerEach } from './heroes.ts'
import { sumOfHit } from '../damage/damage.ts'
import { targetsFor } from './targets.ts'

const { ask, choices, define, events, repeatFor, window } = rules
const drink = choices['drink-potion']
const betweenWaves = SIDE.NONE
const MOST = 3
/** How long somebody does without: the rest of the Enemy Turn, or until the next Wave, where there is no turn. */
const { 'this-turn': thisTurn, now } = rules.words.span

/** Whether a Potion is of use now: between Waves only some are [A20]. */
function isUsable(t: Table, potion: number): boolean {
  return t.side !== betweenWaves || t.data.potions[potion].helpsBetweenWaves
}

function isUsableTreasure(t: Table, card: number): boolean {
  const { isConsumable, helpsBetweenWaves } = t.data.challenges[card]
  return isConsumable && (t.side !== betweenWaves || helpsBetweenWaves)
}

/** Whether a Hero has something to use now. */
function canUse(t: Table, number: number): boolean {
  const hero = t.heroes[number]
  if (!isStanding(hero)) return false
  const { potions } = hero
  for (let i = 0, size = potions.size; i < size; i++) if (isUsable(t, potions.get(i))) return true
  const { treasures } = t
  for (let i = 0, size = treasures.size; i < size; i++) if (isUsableTreasure(t, treasures.get(i))) return true
  return false
}

function offerPotion(t: Table, out: Choices, owner: number, potion: number): void {
  const { needs, isForHero } = t.data.potions[potion]
  for (let hero = 0; hero < 2; hero++) {
    // One that does nothing to a Hero is used by its owner, with the owner's Strength [A22].
    if (isForHero ? !isStanding(t.heroes[hero]) : hero !== owner) continue
    if (needs === NEEDS.NOTHING) {
      out.add(drink, potion, hero)
      continue
    }
    const targets = targetsFor(t, needs)
    for (let i = 0; i < targets.count; i++) out.add(drink, potion, hero, targets.get(i))
  }
}

/** Offers everything a seat can drink or use, for every Hero it may help. */
export function offerPotions(t: Table, out: Choices): void {
  let isThere = false
  for (let owner = 0; owner < 2; owner++) {
    if (seatOf(t, owner) !== out.seat || !isStanding(t.heroes[owner])) continue
    isThere = true
    const { potions } = t.heroes[owner]
    for (let i = 0, size = potions.size; i < size; i++) {
      const potion = potions.get(i)
      if (isUsable(t, potion) && !isCopyOfEarlier(t.data.potions, potions, i))
        offerPotion(t, out, owner, potion)
    }
  }
  if (!isThere) return // shared: whoever still stands may use them [R182]
  const { treasures } = t
  for (let i = 0, size = treasures.size; i < size; i++) {
    if (isUsableTreasure(t, treasures.get(i))) out.add(choices['use-treasure'], treasures.get(i))
  }
}

const asks = (t: Table, hero: number): boolean => t.heroes[hero].passed === 0 && canUse(t, hero)

/** Whether somebody has to be asked for Potions. */
export const isWindowOpen = (t: Table): boolean =>
  (t.cleared === CLEARED.NOT || t.side === betweenWaves) && (asks(t, 0) || asks(t, 1))

/** Asks for Potions if somebody has one to use: before a hit, or after an Intent, or at no such moment. */
export function openPotionWindow(
  t: Table,
  hero = -1,
  amount = 0,
  from = -1,
  by: Actor = NONE,
  symbol = -1,
): void {
  if (isWindowOpen(t)) t.call(potionWindow, hero, amount, from, by, symbol)
}

define(potionWindow, [
  window({
    name: 'potion-window',
    rule: 'A20',
    about: {
      hero: ['hero', (_, my) => my.hero],
      sum: ['sum', (t, my) => (my.hero < 0 ? NONE : sumOfHit(t, my.hero, my.amount, my.from))],
      enemy: [ACTOR, (_, my) => my.by],
      active: ['hero', (t) => t.active],
      symbol: ['symbol', (_, my) => my.symbol],
    },
    passed: 'passed',
    isOpen: isWindowOpen,
    mayReact: (t, seat) => (seatOf(t, 0) === seat && asks(t, 0)) || (seatOf(t, 1) === seat && asks(t, 1)),
    choices: offerPotions,
    take: {
      'drink-potion': (t, { potion, hero, target }) => t.call(drinkPotion, potion, hero, target),
      'use-treasure': (t, { treasure }) => t.call(useTreasure, treasure),
    },
    pass: 'no-potion',
    offerPass: (t, out) => out.add(choices['no-potion'], t.side === betweenWaves ? now : thisTurn),
    onPass(t, { seat }) {
      for (let hero = 0; hero < 2; hero++) if (seatOf(t, hero) === seat) t.heroes[hero].passed = 1
    },
  }),
])

define(drinkPotion, [
  (t, my) => {
    const owner = t.heroes[0].potions.has(my.potion) ? 0 : 1
    t.heroes[owner].potions.take(my.potion)
    t.potionDiscard.push(my.potion)
    t.log?.add(events['potion-drunk'], my.potion, my.hero)
    my.crystals = t.gainsNoCrystals
    t.gainsNoCrystals = gainsNoCrystals(t, owner)
    const { effect } = t.data.potions[my.potion]
    if (effect !== null) t.call(effect, my.hero, my.target, -1)
  },
  (t, my) => {
    t.gainsNoCrystals = my.crystals
  },
])

define(useTreasure, [
  (t, my) => {
    t.treasures.take(my.treasure)
    t.challengeDiscard.push(my.treasure)
    t.log?.add(events['treasure-used'], my.treasure)
    my.crystals = t.gainsNoCrystals
  },
  // Both Heroes benefit [R182].
  repeatFor('hero', heroesIn, [
    (t, { hero, treasure }) => {
      t.gainsNoCrystals = gainsNoCrystals(t, hero)
      const { treasureEffect } = t.data.challenges[treasure]
      if (treasureEffect !== null && isStanding(t.heroes[hero])) t.call(treasureEffect, hero, ASK_TARGET, -1)
    },
  ]),
  (t, my) => {
    t.gainsNoCrystals = my.crystals
  },
])

define(gainPotion, [
  (t, my) => {
    if (t.potionDeck.isEmpty) {
      t.potionDiscard.moveAllTo(t.potionDeck)
      t.potionDice.shuffle(t.potionDeck)
    }
    if (t.potionDeck.isEmpty) return t.leave()
    my.potion = t.potionDeck.top
    t.log?.add(events['potion-gained'], my.hero, my.potion)
    if (t.heroes[my.hero].potions.size === MOST) return
    t.heroes[my.hero].potions.push(t.potionDeck.pop())
    t.leave()
  },
  // A fourth only for one of the others [R86].
  ask({
    name: 'fourth-potion',
    rule: 'R86',
    who: (t, my) => seatOf(t, my.hero),
    about: { source: ['owner', (t, my) => t.data.effects.placeOf(t.data.potions[my.potion].effect)] },
    choices(t, out, my) {
      offerEach(out, choices['throw-potion'], t.data.potions, t.heroes[my.hero].potions)
      out.add(choices['decline-potion'])
    },
    take: {
      'throw-potion': (t, { potion }, my) => {
        const { potions } = t.heroes[my.hero]
        potions.take(potion)
        potions.push(t.potionDeck.pop())
        t.potionDiscard.push(potion)
      },
      'decline-potion': (t) => t.potionDiscard.push(t.potionDeck.pop()),
    },
  }),
])

/** The procedures of this chapter. */
export const chapter = [potionWindow, drinkPotion, useTreasure, gainPotion]
