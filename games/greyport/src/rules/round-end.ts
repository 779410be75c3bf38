/** The end of a round, in six steps [D1] to [D9]. */
import type { MonsterEffect } from '../content/data.ts'
import { moveAll } from './arrivals.ts'
import { carryOut, discardFromHand, discardPlayed, drawCard, retirePlayed, takeHeroBack } from './cards.ts'
import { faceOf, letAct, placeOf } from './groups.ts'
import { settle } from './location.ts'
import { chooser, countedHand, handSize, isHero, isPlayerHero, leftOf } from './players.ts'
import { recruit } from './recruiting.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { monsterDamage } from './strike.ts'
import { STATE, STEP } from './table.ts'

const { ask, choices, events, procedure, repeatFor, repeatWhile, when } = rules
const { CLEANED } = STATE
const nowhere = -2

/** Cards on the table with something left to do in Cleanup. */
function hasCleanup(t: Table, card: number): boolean {
  return t.data.cards[card].cleanup !== null && (t.states[card] & CLEANED) === 0
}

export const cleanup = procedure(
  'cleanup',
  ['seat', 'isDone'],
  [
    // Whoever was hurt by such a monster gives up a hero of this round [C19, Q34].
    repeatFor('seat', (t) => t.seats, [
      ask({
        name: 'retire-hero',
        rule: 'C19',
        who: (_, my) => my.seat,
        about: { player: ['player', (_, my) => my.seat] },
        choices(t, out, my) {
          const { mustRetire, played } = t.players[my.seat]
          for (let i = 0; mustRetire === 1 && i < played.size; i++)
            if (isHero(t, played.get(i))) out.add(choices['retire-hero'], played.get(i))
        },
        take: { 'retire-hero': (t, { card }, my) => retirePlayed(t, my.seat, card) },
        ifNone: 'skip',
      }),
      (t, my) => {
        t.players[my.seat].mustRetire = 0
      },
    ]),
    // Then what cards say, in the players' order [Q57].
    rules.askAgain(
      ask({
        name: 'cleanup-order',
        rule: 'Q57',
        who: chooser,
        choices(t, out) {
          for (let seat = 0; seat < t.seats; seat++) {
            const { played } = t.players[seat]
            for (let i = 0; i < played.size; i++)
              if (hasCleanup(t, played.get(i))) out.add(choices['resolve-cleanup'], played.get(i))
          }
        },
        take: {
          'resolve-cleanup': (t, { card }, my) => {
            my.isDone = 0
            t.states[card] |= CLEANED
            let seat = 0
            while (!t.players[seat].played.has(card)) seat++
            carryOut(t, t.data.cards[card].cleanup, seat, card)
          },
        },
        ifNone: 'skip',
      }),
    ),
    (t) => {
      for (let seat = 0; seat < t.seats; seat++) discardPlayed(t, seat)
      t.shields = 0
      t.step = STEP.RECRUIT
    },
  ],
)

/** Down to the hand size, then as many more as the player likes; the player hero stays [D4]. */
export const discardStep = procedure(
  'discard-step',
  ['seat', 'isDone'],
  [
    (t) => {
      t.step = STEP.DISCARD
    },
    repeatWhile(
      (t, my) => my.isDone === 0 && countedHand(t, t.players[my.seat]) > 0,
      [
        ask({
          name: 'discard-step',
          rule: 'D4',
          who: (_, my) => my.seat,
          about: {
            player: ['player', (_, my) => my.seat],
            size: ['number', (t, my) => handSize(t, my.seat)],
          },
          choices(t, out, my) {
            const player = t.players[my.seat]
            for (let i = 0; i < player.hand.size; i++)
              if (!isPlayerHero(t, player.hand.get(i))) out.add(choices['discard-card'], player.hand.get(i))
            if (countedHand(t, player) <= handSize(t, my.seat)) out.add(choices['keep-hand'])
          },
          take: {
            'discard-card': (t, { card }, my) => discardFromHand(t, my.seat, card),
            'keep-hand': (_, __, my) => {
              my.isDone = 1
            },
          },
        }),
      ],
    ),
  ],
)

/** Draws up to the hand size and takes the player hero back [D5]. */
export function refill(t: Table, seat: number): void {
  const player = t.players[seat]
  for (let missing = handSize(t, seat) - countedHand(t, player); missing > 0; missing--) drawCard(t, seat)
  takeHeroBack(t, seat)
}

/** The marker goes to the left, and Ferocious monsters go along [D6, K6]. */
export function passMarker(t: Table): void {
  const from = t.defender
  t.defender = leftOf(t, from)
  t.markerUsed = 0
  t.log?.add(events['marker-passed'], t.defender)
  moveAll(t, 'ferocious', from, t.defender)
}

/** Lets all monsters in play act that have something to do at this moment, one after another. */
export function letAllAct(which: 'roundStart' | 'roundEnd') {
  return repeatWhile(
    (t, my: { index: number }) => my.index < t.data.acting[which].length,
    [
      (t, my) => {
        const monsters = t.data.acting[which]
        let effect: MonsterEffect = null
        while (effect === null && my.index < monsters.length) {
          const monster = monsters[my.index++]
          if (placeOf(t, monster) !== nowhere) effect = faceOf(t, monster)[which]
          letAct(t, monster, effect)
        }
      },
    ],
  )
}

export const endRound = procedure(
  'end-round',
  ['index'],
  [
    monsterDamage,
    ...settle,
    when(
      (t) => t.encounterOver === 0,
      [
        cleanup,
        (t) => t.call(recruit, t.defender),
        (t) => t.call(discardStep, t.defender),
        (t) => refill(t, t.defender),
        letAllAct('roundEnd'),
        ...settle,
        passMarker,
      ],
    ),
  ],
)
