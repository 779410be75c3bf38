/** A Wave: its set-up and the turns of both sides [R2, R12, R133], [R140] to [R143]. */
import { bossOf, CLEARED, hasPieces, healthOfBoss, heroOf, isStanding, PLACES, SIDE } from '../roster.ts'
import { callChallenges } from '../heroes/lasting.ts'
import { FIRST_MINION, MINIONS_PER_BOSS, SPECIAL } from '../../content/limits.ts'
import { enemyTurn, heroTurn, wave, waveEnd } from '../procedures.ts'
import { place } from '../enemies/minions.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { BOSS_WAVE, MAT } from '../table.ts'
import { drawMinion } from './wave-decks.ts'

const { ask, choices, define, events, repeatFor, repeatWhile, when } = rules
const places = PLACES

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
  const first = FIRST_MINION + bossOf(t) * MINIONS_PER_BOSS
  for (let card = first; card < first + MINIONS_PER_BOSS; card++) {
    if (t.data.cards[card].piece !== piece || t.data.cards[card].wave !== t.day - 1) continue
    const { deck, discard } = t.waveDecks[t.day - 1]
    for (const pile of [deck, discard]) if (pile.has(card)) pile.take(card)
    return card
  }
  return -1
}

function setUp(t: Table): void {
  t.wave++
  t.side = SIDE.NONE
  t.round = 0
  t.cleared = CLEARED.NOT
  t.crystals = 0
  t.gainsNoCrystals = 0
  turnChallenges(t)
  const boss = bossOf(t)
  if (t.wave === BOSS_WAVE) {
    const mat = t.enemies[MAT]
    t.log?.add(events['boss-wave-started'], boss)
    if (!hasPieces(t)) {
      mat.health = healthOfBoss(t)
      mat.maxHealth = mat.health
      mat.block = t.data.bosses[boss].block
    }
  } else t.log?.add(events['wave-started'], t.wave)
  const isPieces = t.wave === BOSS_WAVE && hasPieces(t)
  // Arms left and right, the Head in the middle [R152].
  const pieces = [0, 2, 1]
  for (let number = 0; number < places; number++) {
    const card = isPieces ? takePiece(t, pieces[number]) : drawMinion(t)
    if (card >= 0) place(t, number, card)
  }
}

/** Whether something happens as the Minions just placed arrive that may hit a Hero. */
function someArrive(t: Table): boolean {
  for (let i = 0; i < t.challenges.size; i++)
    if (t.data.challenges[t.challenges.get(i)].moment === SPECIAL['minion-arrived']) return true
  for (let number = 0; number < places; number++) {
    const { card } = t.enemies[number]
    if (card >= 0 && t.data.cards[card].arrive !== null) return true
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
          out.add(choices['pick-hero'], heroOf(out.seat))
        },
        take: {
          'pick-hero': (t, { hero }) => {
            t.active = hero
          },
        },
      }),
    ],
  ),
  repeatFor('place', (t) => (t.cleared === CLEARED.NOT ? places : 0), [
    (t, my) => {
      const { card } = t.enemies[my.place]
      if (card < 0) return
      const { arrive } = t.data.cards[card]
      if (arrive !== null) t.call(arrive, t.active, my.place, 0, card)
    },
    (t, my) => {
      if (t.enemies[my.place].card >= 0) callChallenges(t, SPECIAL['minion-arrived'], t.active) // [R181]
    },
  ]),
  repeatWhile(
    (t) => t.cleared === CLEARED.NOT,
    [
      heroTurn,
      (t) => {
        if (t.cleared === CLEARED.NOT) t.call(enemyTurn)
      },
    ],
  ),
  waveEnd,
])

/** The procedures of this chapter. */
export const chapter = [wave]
