/** The Hero Turn [R30] to [R36]. */
import type { Choices } from '@hearthkeep/engine'
import { LOST } from '@hearthkeep/engine'
import { ASK_TARGET, MOMENT, SPECIAL, TYPE } from '../../content/limits.ts'
import { bombInHand, defuse, offerDefusing } from '../enemies/bombs.ts'
import { costOf, drawCards, HAND, isCopyOfEarlier, pieceOn, unconceal } from './heroes.ts'
import { callChallenges, callLasting } from './lasting.ts'
import { CLEARED, gainsNoCrystals as noCrystals, heroOf, isStanding, seatOf, SIDE } from '../roster.ts'
import { offerPotions } from './potions.ts'
import {
  chooseDiscards,
  drinkPotion,
  explodeHand,
  heroFight,
  heroTurn,
  playCard,
  removePiece,
  useTreasure,
  waveStart,
} from '../procedures.ts'
import { namedEnemy, rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { offerAimed, refuseTargets } from './targets.ts'

const { ask, choices, define, events, idOf, isA, reasons, repeatWhile, the, when } = rules
const { 'play-card': play, 'play-concealed': playConcealed } = choices
const undecided = CLEARED.NOT

/** A Wave that gets this far is given up as lost [A62]. */
const LAST_ROUND = 100

/** [R30] Both Heroes at once. */
function reset(t: Table): void {
  t.side = SIDE.HEROES
  t.round++
  if (t.round >= LAST_ROUND) {
    t.log?.add(events['stalemate-reached'])
    t.log?.add(events['game-lost'])
    t.finish(LOST)
    return
  }
  t.log?.add(events['round-started'], t.round)
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (!isStanding(hero)) continue
    hero.block = 0
    hero.strengthNow = 0
    hero.protectNow = 0
    hero.immune = 0
    hero.energy = hero.maxEnergy > hero.drained ? hero.maxEnergy - hero.drained : 0 // [A4]
    hero.drained = 0
    hero.fought = 0
  }
  drawIntents(t)
}

/** One Intent for each Hero; who is left alone draws both [R125]. */
function drawIntents(t: Table): void {
  const alone = !isStanding(t.heroes[0]) || !isStanding(t.heroes[1])
  const count = t.heroes[0].plays + t.heroes[1].plays
  for (let slot = 0; slot < count; slot++) {
    if (t.intentDeck.isEmpty) {
      t.intentDiscard.moveAllTo(t.intentDeck) // [A3]
      t.intentDice.shuffle(t.intentDeck)
    }
    const intent = t.intents[slot]
    intent.card = t.intentDeck.pop()
    intent.back = t.data.intents[intent.card].back
    intent.shown = -1
    intent.done = 0
    intent.hero = alone ? (isStanding(t.heroes[0]) ? 0 : 1) : slot
    t.log?.add(events['intent-drawn'], intent.hero, intent.back)
  }
}

/** The Hero who stands, if only one does; -1 if both. */
function lone(t: Table): number {
  if (isStanding(t.heroes[0])) return isStanding(t.heroes[1]) ? -1 : 0
  return 1
}

define(heroTurn, [
  reset,
  (t) => {
    t.first = lone(t) >= 0 ? lone(t) : t.first
    t.active = t.first
    callChallenges(t, SPECIAL['hero-turn-start'], t.first)
  },
  (t) => {
    if (t.round === 1 && t.cleared === undecided) t.call(waveStart)
  },
  when(
    (t) => lone(t) < 0,
    [
      ask({
        name: 'fight-order',
        rule: 'R31',
        choices(t, out) {
          if (t.cleared !== undecided) return
          out.add(choices['fight-first'], heroOf(out.seat))
        },
        take: {
          'fight-first': (t, { hero }) => {
            t.first = hero
          },
        },
        ifNone: 'skip',
      }),
    ],
  ),
  (t) => {
    if (t.cleared === undecided) t.call(heroFight, t.first) // [A23]
  },
  (t) => {
    const second = 1 - t.first
    if (t.cleared === undecided && isStanding(t.heroes[second]) && t.heroes[second].fought === 0)
      t.call(heroFight, second)
  },
])

/** Everything a Hero can do with the hand. */
function offerCards(t: Table, out: Choices, number: number): void {
  const hero = t.heroes[number]
  const { hand, energy } = hero
  for (let i = 0, size = hand.size; i < size; i++) {
    const card = hand.get(i)
    const design = t.data.cards[card]
    if (design.isMinion) {
      offerDefusing(t, out, number, i)
      continue
    }
    if (costOf(t, hero, card) > energy) {
      out.refuse(reasons['too-dear'], play, card)
      continue
    }
    if (isCopyOfEarlier(t.data.cards, hand, i)) continue
    offerAimed(t, out, play, card, design.needs)
    if (design.concealed !== null && hero.concealed === 1)
      offerAimed(t, out, playConcealed, card, design.concealedNeeds)
  }
}

const acts = ask({
  name: 'hero-acts',
  rule: 'R33',
  choices(t: Table, out, my: { hero: number }) {
    const isOwn = out.seat === seatOf(t, my.hero)
    if (isOwn) offerCards(t, out, my.hero)
    offerPotions(t, out)
    if (!isOwn) return
    out.add(choices['end-turn'], my.hero)
    if (out.isExplaining) refuseTargets(t, out, play)
  },
  take: {
    'play-card': (t, { card, target, second }) => t.call(playCard, card, target, second, 0),
    'play-concealed': (t, { card, target, second }) => t.call(playCard, card, target, second, 1),
    'drink-potion': (t, { potion, hero, target }) => t.call(drinkPotion, potion, hero, target),
    'use-treasure': (t, { treasure }) => t.call(useTreasure, treasure),
    'defuse-bomb': (t, { card }, my) => {
      const { defuse: needed, explode } = t.data.cards[card]
      defuse(t, my.hero, card)
      if (needed.discard > 0)
        t.call(chooseDiscards, my.hero, needed.discard, the.owner(t.data.effects.placeOf(explode)))
    },
    'end-turn': (t, _, my) => {
      t.heroes[my.hero].fought = 1
    },
  },
})

define(heroFight, [
  (t, my) => {
    const hero = t.heroes[my.hero]
    t.active = my.hero
    t.gainsNoCrystals = noCrystals(t, my.hero)
    hero.played = 0
    hero.sincePrepare = 0
    hero.usedLasting = 0
    callLasting(t, my.hero, MOMENT['turn-start'])
  },
  repeatWhile(
    (t, my) => t.cleared === undecided && isStanding(t.heroes[my.hero]) && t.heroes[my.hero].fought === 0,
    [acts],
  ),
  // The end of the turn [R35]: Bombs in hand explode first [R150, A60].
  (t, my) => {
    if (t.cleared === undecided && bombInHand(t, my.hero) >= 0) t.call(explodeHand, my.hero, undecided)
  },
  (t, my) => {
    const hero = t.heroes[my.hero]
    if (t.cleared !== undecided || !isStanding(hero)) return
    hero.playArea.moveAllTo(hero.discard)
    hero.hand.moveAllTo(hero.discard)
    drawCards(t, my.hero, HAND)
  },
])

define(playCard, [
  (t, my) => {
    const card = t.data.cards[my.card]
    const hero = t.heroes[card.hero]
    hero.energy -= costOf(t, hero, my.card)
    hero.hand.take(my.card)
    hero.played++
    hero.sincePrepare = card.isPrepare ? 0 : hero.sincePrepare + 1
    my.again = card.isFinale && hero.hand.isEmpty ? 1 : 0 // [R82, A15]
    const { target } = my
    const isEnemy = target >= 0 && isA(target, 'enemy')
    t.log?.add(events['card-played'], my.card, isEnemy ? namedEnemy(t, idOf(target)) : target)
    if (card.type !== TYPE.equipment) {
      hero.playArea.push(my.card)
      return
    }
    const worn = pieceOn(t, hero, card.part)
    if (worn >= 0) t.call(removePiece, card.hero, worn) // [A12]
  },
  (t, my) => {
    const card = t.data.cards[my.card]
    const hero = t.heroes[card.hero]
    if (card.type === TYPE.equipment) {
      hero.equipment.push(my.card)
      t.log?.add(events['piece-put-on'], my.card)
      if (card.equipped !== null) t.call(card.equipped, card.hero, ASK_TARGET, -1) // [R72]
    } else {
      const effect = my.concealed === 1 ? card.concealed : card.effect
      if (effect !== null) t.call(effect, card.hero, my.target, my.second)
    }
  },
  (t, my) => {
    const { hero, effect } = t.data.cards[my.card]
    if (my.concealed === 1) unconceal(t, hero)
    if (my.again === 0 || t.cleared === CLEARED.BOSS || !isStanding(t.heroes[hero])) return // [A23]
    t.log?.add(events['finale-repeated'], my.card)
    if (effect !== null) t.call(effect, hero, ASK_TARGET, -1)
  },
  (t, my) => {
    const { hero, type } = t.data.cards[my.card]
    if (type !== TYPE.equipment && t.cleared === undecided)
      callLasting(t, hero, MOMENT['attack-played'] + type)
  },
])

/** The procedures of this chapter. */
export const chapter = [heroTurn, heroFight, playCard]
