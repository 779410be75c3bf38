/** Setting up [H30] to [H41]. */
import { starterEnters } from './arrivals.ts'
import { discard } from './cards.ts'
import { readTome } from './instants.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { LOT, numberLots } from './lots.ts'
import { singAhead } from './enemies-turn.ts'

const { ask, choices, declare, define, events, reasons, repeatFor } = rules
const FIRST_HAND = 4
const LADEN = 4
const PILES = 4
const ELIXIR = -1
const FIRST_TOME = 0

/** Common cards: Skills, Items, Enchantments, Companions, Defense cards and Potions [H33]; carried ones wait beside [HA61]. */
function layOutCommons(t: Table): void {
  const { first } = t.data
  for (let card = 0; card < first.starters; card++) if (!t.carriedCards.has(card)) t.commons.push(card)
  t.shuffles.shuffle(t.commons)
  for (let card = first.starters; card < first.combats; card++) t.unusedStarters.push(card)
  for (let card = first.combats; card < first.locations; card++) t.combatBox.push(card)
  t.shuffles.shuffle(t.combatBox)
  for (let card = first.locations; card < t.data.cards.length; card++) t.ahead.push(card)
}

function layOutEnemies(t: Table): void {
  const { monsters, moose } = t.data.firstEnemy
  for (let enemy = 0; enemy < monsters; enemy++) t.starterPile.push(enemy)
  for (let enemy = monsters; enemy < moose; enemy++) t.monsterPile.push(enemy)
  t.shuffles.shuffle(t.monsterPile) // [H31]
  for (let enemy = moose; enemy < t.data.enemies.length; enemy++) t.enemyBox.push(enemy) // [H32]
}

function deal(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++) {
    t.players[seat].isAlive = 1
    for (let i = 0; i < FIRST_HAND; i++) {
      const card = t.commons.pop()
      t.players[seat].hand.push(card)
      t.log?.add(events['card-drawn'], seat, card)
    }
  }
  if (t.hasMule === 0) return
  for (let i = 0; i < LADEN; i++) {
    const card = t.commons.pop()
    t.mule.push(card)
    t.log?.add(events['mule-laden'], card) // [H34]
  }
}

/** One of piles 1 to 4: its Common cards, Combat cards and Tome, shuffled, and its Location at the bottom [H36]. */
function buildPile(t: Table, pile: number): void {
  t.drawPile.push(LOT.LOCATION + pile)
  for (let i = 0; i < FIRST_HAND + t.seats; i++) t.waiting.push(LOT.COMMON)
  for (let i = 0; i < t.seats; i++) {
    t.waiting.push(LOT.COMBAT)
    t.combatBox.moveTopTo(t.combats)
  }
  t.waiting.push(LOT.TOME + pile)
  t.shuffles.shuffle(t.waiting)
  t.layers[pile] = t.waiting.size + 1
  while (!t.waiting.isEmpty) t.drawPile.push(t.waiting.pop())
}

/** Pile 5 lies at the bottom, Pile 1 on top [H37]. */
function buildPiles(t: Table): void {
  const rest = t.commons.size - PILES * (FIRST_HAND + t.seats)
  for (let i = 0; i < rest; i++) t.drawPile.push(LOT.COMMON)
  t.layers[PILES] = rest
  for (let pile = PILES - 1; pile >= 0; pile--) buildPile(t, pile)
  numberLots(t)
}

/** A card that was carried over comes in for one that the Mule has brought; that one is discarded [H162, HA61]. */
const swapCarried = declare('swap-carried-cards', ['card', 'done'])
define(swapCarried, [
  rules.repeatWhile(
    (t: Table) => !t.carriedCards.isEmpty,
    [
      (t: Table, my) => {
        my.card = t.carriedCards.top
      },
      ask({
        ...{ name: 'swap-carried', rule: 'H162', who: () => 0 },
        about: { card: ['card', (_, my) => my.card] },
        choices(t: Table, out, my) {
          for (let i = 0; i < LADEN - my.done; i++) out.add(choices['swap-carried'], my.card, t.mule.get(i))
        },
        take: {
          'swap-carried'(t, { card, other }, my) {
            my.done++
            t.carriedCards.take(card)
            t.mule.take(other)
            discard(t, other)
            t.mule.push(card) // not among the first so many any more
            t.log?.add(events['carried-swapped'], card, other)
          },
        },
      }),
    ],
  ),
])

const isTaken = (t: Table, hero: number): boolean => {
  for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].hero === hero) return true
  return false
}

/** A Class with its Starter card or an Elixir, and a Perk, all at once, in the order of seats [H39, HA44]. */
const chooseHero = declare('choose-hero', ['seat'])
define(chooseHero, [
  ask({
    ...{ name: 'choose-hero', rule: 'H39', who: (_, my) => my.seat },
    choices(t: Table, out) {
      for (let hero = 0; hero < t.data.classes.length; hero++) {
        let isElixirOffered = false
        for (let i = 0; i < t.unusedStarters.size; i++) {
          const card = t.unusedStarters.get(i)
          const { starterOf } = t.data.cards[card]
          if (starterOf !== hero && (starterOf !== ELIXIR || isElixirOffered)) continue
          if (starterOf === ELIXIR) isElixirOffered = true
          offerPerks(t, out, hero, card)
        }
      }
    },
    take: {
      'choose-hero'(t, { seat, hero, card, perk }) {
        const mine = t.players[seat]
        mine.hero = hero
        mine.perk = perk
        t.unusedStarters.take(card)
        mine.hand.push(card)
        t.log?.add(events['hero-chosen'], seat, card, perk)
      },
    },
  }),
])
type Out = Parameters<Parameters<typeof ask>[0]['choices']>[1]
function offerPerks(t: Table, out: Out, hero: number, card: number): void {
  const { perks } = t.data
  for (let perk = 0; perk < perks.length; perk++) {
    if (perks[perk].hero !== hero || perks[perk].number > t.perks) continue
    if (isTaken(t, hero)) out.refuse(reasons['class-taken'], choices['choose-hero'], hero, card, perk)
    else out.add(choices['choose-hero'], hero, card, perk)
  }
}

/** The Graveyard is followed, then Tome I is read [H40]. */
function enterGraveyard(t: Table): void {
  const { starters } = t.data.locations[0]
  t.log?.add(events['location-reached'], 0, t.data.locations[0].si)
  for (let i = 0; i < starters; i++) starterEnters(t) // [HA2]
  singAhead(t)
}

export const setting = declare('setting-up', ['seat'])
define(setting, [
  (t: Table) => {
    if (t.scenario < 0) t.scenario = t.shuffles.below(t.data.scenarios.length) // [HA63]
    layOutCommons(t)
    layOutEnemies(t)
    t.log?.add(events['scenario-begun'], t.data.scenarios[t.scenario].demon)
    deal(t)
    buildPiles(t)
    if (t.hasMule === 1 && !t.carriedCards.isEmpty) t.call(swapCarried)
  },
  repeatFor('seat', (t) => t.seats, [(t: Table, my) => t.call(chooseHero, my.seat)]),
  (t: Table) => {
    enterGraveyard(t)
    t.log?.add(events['first-tome-read'])
    t.call(readTome, 0, FIRST_TOME)
  },
])
