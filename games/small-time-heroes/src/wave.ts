/** A Wave from its set-up to its Rewards [R130] to [R143]. */
import { MOMENT } from './moments.ts'
import { BOSS, BOSS_WAVE, bossOf, CLEARED, isStanding, partySize, PLACES, seatOf, SIDE } from './people.ts'
import {
  discardCard,
  enemyEffects,
  enemyTurn,
  heroEffects,
  heroTurn,
  lastingEffects,
  wave,
  waveReward,
  waveStart,
} from './procedures.ts'
import { discardIntent } from './enemy-turn.ts'
import { ASK_TARGET, FIRST_MINION, MINIONS_PER_BOSS } from './content/data.ts'
import { drawCards } from './heroes.ts'
import { bombInHand } from './hero-turn.ts'
import { place } from './minions.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { clearPlace } from './settling.ts'
import { MAT } from './table.ts'
import { drawMinion } from './wave-decks.ts'

const { ask, choices, define, events, repeatWhile, when } = rules
const places = PLACES
const HAND = 5
/** More health of a Boss for each Day after the first [R174, R175]. */
const DAY_BONUS = 10

/** Turns the Challenges of the Wave up, before its Minions spawn [R174, R175, A55]. */
function turnChallenges(t: Table): void {
  if (t.days === 1) return
  for (let i = 1; i < t.day; i++) {
    if (t.challengeDeck.isEmpty) return
    const card = t.challengeDeck.pop()
    t.challenges.push(card)
    t.log?.add(events['challenge-turned'], card)
  }
}

/** Finds the piece of a kind for the Day's Wave among the decks [R152]. */
function takePiece(t: Table, piece: number): number {
  const first = FIRST_MINION + BOSS.GUARDIAN * MINIONS_PER_BOSS
  for (let card = first; card < first + MINIONS_PER_BOSS; card++) {
    if (t.data.cards[card].piece !== piece || t.data.cards[card].wave !== t.day - 1) continue
    const { deck, discard } = t.waveDecks[t.day - 1]
    for (const pile of [deck, discard]) if (pile.has(card)) pile.take(card)
    return card
  }
  return -1
}

function setUp(t: Table): void {
  t.side = SIDE.NONE
  t.round = 0
  t.cleared = CLEARED.NOT
  t.crystals = 0
  turnChallenges(t)
  const boss = bossOf(t)
  if (t.wave === BOSS_WAVE) {
    const mat = t.enemies[MAT]
    t.log?.add(events['boss-wave-started'], boss)
    if (boss !== BOSS.GUARDIAN) {
      mat.health = (t.data.bosses[boss].health + DAY_BONUS * (t.day - 1)) * partySize(t) // [R140, A34]
      mat.maxHealth = mat.health
      mat.block = t.data.bosses[boss].block
    }
  } else t.log?.add(events['wave-started'], t.wave)
  const isPieces = t.wave === BOSS_WAVE && boss === BOSS.GUARDIAN
  // Arms left and right, the Head in the middle [R152].
  const pieces = [0, 2, 1]
  for (let number = 0; number < places; number++) {
    const card = isPieces ? takePiece(t, pieces[number]) : drawMinion(t)
    if (card >= 0) place(t, number, card)
  }
}

/** Whether a Minion just placed does something on arriving that may hit a Hero. */
function someArrive(t: Table): boolean {
  for (let number = 0; number < places; number++) {
    const { card } = t.enemies[number]
    if (card >= 0 && t.data.cards[card].arrive !== 0) return true
  }
  return false
}

const bothStand = (t: Table): boolean => isStanding(t.heroes[0]) && isStanding(t.heroes[1])

define(wave, [
  setUp,
  (t) => {
    t.active = isStanding(t.heroes[0]) ? 0 : 1
    if (!bothStand(t)) t.first = t.active
  },
  // With two Heroes the players name the one whom arrivals hit [A49].
  when(
    (t) => bothStand(t) && someArrive(t),
    [
      ask({
        name: 'arrival-hero',
        rule: 'A49',
        choices(_, out) {
          out.add(choices['pick-hero'], out.seat)
        },
        take: {
          'pick-hero': (t, { hero }) => {
            t.active = hero
          },
        },
      }),
    ],
  ),
  repeatWhile(
    (t, my) => my.place < places && t.cleared === CLEARED.NOT,
    [
      (t, my) => {
        const number = my.place
        my.place++
        const { card } = t.enemies[number]
        if (card < 0) return
        const program = t.data.cards[card].arrive
        if (program !== 0) t.call(enemyEffects, program, t.active, number, 0, card)
      },
    ],
  ),
  repeatWhile(
    (t) => t.cleared === CLEARED.NOT,
    [
      heroTurn,
      (t) => {
        if (t.cleared === CLEARED.NOT) t.call(enemyTurn)
      },
    ],
  ),
  (t) => {
    t.side = SIDE.NONE
    t.log?.add(t.cleared === CLEARED.BOSS ? events['boss-defeated'] : events['wave-cleared'], bossOf(t))
  },
  // Bombs in hand explode now as well, but not after the winning blow on a Boss [A25].
  repeatWhile(
    (t) => t.cleared === CLEARED.GONE && heroWithBomb(t) >= 0,
    [(t) => t.call(discardCard, heroWithBomb(t), bombInHand(t, heroWithBomb(t)), 0)],
  ),
  cleanUp,
  waveReward,
  drawHands,
])

function heroWithBomb(t: Table): number {
  for (let number = 0; number < 2; number++) {
    if (isStanding(t.heroes[number]) && bombInHand(t, number) >= 0) return number
  }
  return -1
}

/** [R130 a] Everything the Wave left behind goes. */
function cleanUp(t: Table): void {
  for (let slot = 0; slot < 2; slot++) discardIntent(t, slot)
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (hero.plays === 0) continue
    hero.hand.moveAllTo(hero.discard)
    hero.playArea.moveAllTo(hero.discard)
    hero.equipment.moveAllTo(hero.discard) // [R74, A13]
    hero.strength = 0
    hero.protect = 0
    hero.strengthNow = 0
    hero.protectNow = 0
    hero.weak = 0
    hero.exposed = 0
    hero.drained = 0
  }
  for (let number = 0; number <= MAT; number++) emptyPlace(t, number)
}

/** Puts what stands in a place back among its Wave's cards. */
function emptyPlace(t: Table, number: number): void {
  const enemy = t.enemies[number]
  while (!enemy.zombies.isEmpty) {
    const card = enemy.zombies.pop()
    t.waveDecks[t.data.cards[card].wave].discard.push(card)
  }
  if (enemy.card >= 0) t.waveDecks[t.data.cards[enemy.card].wave].discard.push(enemy.card)
  clearPlace(t, number)
}

/** [R130 c] */
function drawHands(t: Table): void {
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (!isStanding(hero)) continue
    hero.discard.moveAllTo(hero.deck)
    t.heroDice.shuffle(hero.deck)
    drawCards(t, number, HAND)
  }
}

/** START OF WAVE Treasures and Knowledge, in the first Hero Turn after the Reset [R183, A38, A61]. */
define(waveStart, [
  repeatWhile(
    (t, my) => my.index < t.treasures.size,
    [
      (t, my) => {
        const treasure = t.treasures.get(my.index)
        const { isConsumable, treasureProgram } = t.data.challenges[treasure]
        const { hero } = my
        my.hero++
        if (my.hero === 2) {
          my.hero = 0
          my.index++
        }
        if (!isConsumable && isStanding(t.heroes[hero]))
          t.call(heroEffects, treasureProgram, hero, ASK_TARGET, -1)
      },
    ],
  ),
  (t) => {
    if (isStanding(t.heroes[0])) t.call(lastingEffects, 0, MOMENT.WAVE_START)
  },
  (t) => {
    if (isStanding(t.heroes[1])) t.call(lastingEffects, 1, MOMENT.WAVE_START)
  },
])

/** The seat that decides for the party. */
export function partySeat(t: Table): number {
  return seatOf(t, isStanding(t.heroes[0]) ? 0 : 1)
}
