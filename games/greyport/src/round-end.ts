/** The end of a round, in six steps [D1] to [D9]. */
import { discardPlayed, drawCard, giveCurse, retirePlayed, takeHeroBack } from './cards.ts'
import { frontOf } from './encounter.ts'
import { hurtLocation } from './location.ts'
import { moveMonster } from './monsters.ts'
import {
  canBeShielded,
  chooser,
  countedHand,
  damageOf,
  faceOf,
  groupOf,
  handSize,
  isHero,
  isPlayerHero,
  leftOf,
  LOCATION,
  MARK,
  STATE,
  STEP,
} from './people.ts'
import {
  afterDamage,
  cleanup,
  destroyLocation,
  discardStep,
  endRound,
  hurtPlayer,
  monsterDamage,
  recruit,
  settle,
  slashes,
} from './procedures.ts'
import { runNextOf } from './round.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isLost, loseHp } from './shields.ts'

const { ask, choices, define, events, reasons, repeatWhile, when } = rules
const location = LOCATION
const { HARMING, HURT, HURT_THERE, SLASHING, STUMBLED } = MARK
const { CLEANED } = STATE
const NOBODY = -1

/** Clumsy monsters roll the white die and may hit themselves instead; says whether one did. */
function stumble(t: Table, place: number): boolean {
  const group = groupOf(t, place)
  let isHurt = false
  for (let i = 0, size = group.size; i < size; i++) {
    const monster = group.get(i)
    const { stumbles } = faceOf(t, monster)
    if (stumbles === 0) continue
    const roll = t.fightDice.below(6) + 1
    if (roll > stumbles) continue
    t.marks[monster] |= STUMBLED | HURT | (place === location ? HURT_THERE : 0) // [K18]
    t.damage[monster] += damageOf(t, monster, group)
    t.log?.add(events['monster-stumbled'], monster, roll)
    isHurt = true
  }
  return isHurt
}

/** What a monster of a group would do to whom it is before, shields taken off. */
function dealtBy(t: Table, monster: number, place: number): number {
  if ((t.marks[monster] & STUMBLED) !== 0) return 0
  return damageOf(t, monster, groupOf(t, place)) - t.cancelled[monster]
}

/** Adds up what gets through, and notes what it will set off [Q17]. */
function strike(t: Table, place: number): number {
  const group = groupOf(t, place)
  let total = 0
  for (let i = 0, size = group.size; i < size; i++) {
    const monster = group.get(i)
    const dealt = dealtBy(t, monster, place)
    if (dealt <= 0) continue
    total += dealt
    t.marks[monster] |= place !== location && faceOf(t, monster).slash > 0 ? HARMING | SLASHING : HARMING
  }
  return total
}

/** The next monster of a group with a mark; -1 if none has it. */
function nextMarked(t: Table, place: number, mark: number): number {
  const group = groupOf(t, place)
  for (let i = 0, size = group.size; i < size; i++)
    if ((t.marks[group.get(i)] & mark) !== 0) return group.get(i)
  return NOBODY
}

/** What a monster's damage sets off: curses, retirements, its own text [K4, C16, C19]. */
function answer(t: Table, monster: number, place: number): void {
  const { cursed, retires, harmed } = faceOf(t, monster)
  t.marks[monster] &= ~HARMING
  if (cursed && place !== location) giveCurse(t, place, false)
  if (retires) t.players[t.defender].mustRetire = 1 // [Q34]
  if (harmed !== null) t.call(harmed, monster, frontOf(t, monster), NOBODY)
}

function clearMarks(t: Table): void {
  for (let place = location; place < t.seats; place++) {
    const group = groupOf(t, place)
    for (let i = 0, size = group.size; i < size; i++) {
      const monster = group.get(i)
      t.marks[monster] &= ~(STUMBLED | HARMING | SLASHING)
      t.cancelled[monster] = 0
    }
  }
}

define(monsterDamage, [
  (t) => {
    t.step = STEP.STRIKE
    const isHurt = stumble(t, t.defender)
    if (stumble(t, location) || isHurt) t.call(afterDamage, t.defender, 0)
  },
  // Shields against single monsters, as the players like [D1d].
  repeatWhile(
    (t, my) => my.isDone === 0 && canBeShielded(t, t.defender),
    [
      (_, my) => {
        my.isDone = 1
      },
      ask({
        name: 'assign-shields',
        rule: 'D1d',
        who: (t, _: { isDone: number }) => chooser(t),
        choices(t, out) {
          const { group } = t.players[t.defender]
          for (let i = 0; i < group.size; i++)
            if (dealtBy(t, group.get(i), t.defender) > 0) out.add(choices['shield-from'], group.get(i))
          for (let i = 0; i < t.locationGroup.size; i++)
            out.explain(reasons['not-for-location'], choices['shield-from'], t.locationGroup.get(i))
          if (out.count > 0) out.add(choices['keep-shields'])
        },
        take: {
          'shield-from': (t, { monster }, my) => {
            t.shields--
            t.cancelled[monster]++
            my.isDone = 0
            t.log?.add(events['shield-spent'], t.defender)
          },
          'keep-shields': () => undefined,
        },
        ifNone: 'skip',
      }),
    ],
  ),
  (t) => {
    const total = strike(t, t.defender) // [D1a]
    if (total > 0) loseHp(t, t.defender, total)
    isLost(t) // [D1b]
  },
  repeatWhile(
    (t) => nextMarked(t, t.defender, HARMING) >= 0,
    [(t) => answer(t, nextMarked(t, t.defender, HARMING), t.defender)],
  ),
  (t) => {
    if (nextMarked(t, t.defender, SLASHING) >= 0) t.call(slashes, NOBODY)
  },
  (t) => {
    isLost(t)
  },
  (t) => {
    if (t.location < 0) return
    const total = strike(t, location) // [D1c]
    if (total > 0) hurtLocation(t, total)
  },
  repeatWhile(
    (t) => nextMarked(t, location, HARMING) >= 0,
    [(t) => answer(t, nextMarked(t, location, HARMING), location)],
  ),
  (t) => {
    clearMarks(t)
    if (t.location >= 0 && t.locationHp <= 0) t.call(destroyLocation) // [D1f]
  },
])

/** Everybody else is slashed by each monster that hurt the defender [K13, Q16]. */
define(slashes, [
  repeatWhile(
    (t) => nextMarked(t, t.defender, SLASHING) >= 0,
    [
      (t, my) => {
        my.monster = nextMarked(t, t.defender, SLASHING)
        my.seat = leftOf(t, t.defender)
      },
      repeatWhile(
        (t, my) => my.seat !== t.defender,
        [
          (t, my) => t.call(hurtPlayer, my.seat, faceOf(t, my.monster).slash),
          (t, my) => {
            const { cursed, retires } = faceOf(t, my.monster)
            if (t.result > 0 && cursed) giveCurse(t, my.seat, false)
            if (t.result > 0 && retires) t.players[my.seat].mustRetire = 1
            my.seat = leftOf(t, my.seat)
          },
        ],
      ),
      (t, my) => {
        t.marks[my.monster] &= ~SLASHING
      },
    ],
  ),
])

/** Cards on the table with something left to do in Cleanup. */
function hasCleanup(t: Table, card: number): boolean {
  return t.data.cards[card].cleanup !== null && (t.states[card] & CLEANED) === 0
}

define(cleanup, [
  // Whoever was hurt by such a monster gives up a hero of this round [C19, Q34].
  repeatWhile(
    (t, my) => my.seat < t.seats,
    [
      when(
        (t, my) => t.players[my.seat].mustRetire === 1,
        [
          ask({
            name: 'retire-hero',
            rule: 'C19',
            who: (_, my: { seat: number; isDone: number }) => my.seat,
            choices(t, out, my) {
              const { played } = t.players[my.seat]
              for (let i = 0; i < played.size; i++)
                if (isHero(t, played.get(i))) out.add(choices['retire-hero'], played.get(i))
            },
            take: {
              'retire-hero': (t, { card }, my) => retirePlayed(t, my.seat, card),
            },
            ifNone: 'skip',
          }),
        ],
      ),
      (t, my) => {
        t.players[my.seat].mustRetire = 0
        my.seat++
      },
    ],
  ),
  // Then what cards say, in the players' order [Q57].
  repeatWhile(
    (_, my) => my.isDone === 0,
    [
      (_, my) => {
        my.isDone = 1
      },
      ask({
        name: 'cleanup-order',
        rule: 'Q57',
        who: (t) => chooser(t),
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
            const effect = t.data.cards[card].cleanup
            if (effect !== null) t.call(effect, seat, card)
          },
        },
        ifNone: 'skip',
      }),
    ],
  ),
  (t) => {
    for (let seat = 0; seat < t.seats; seat++) discardPlayed(t, seat)
    t.shields = 0
    t.step = STEP.RECRUIT
  },
])

/** Down to the hand size, then as many more as the player likes; the player hero stays [D4]. */
define(discardStep, [
  (t) => {
    t.step = STEP.DISCARD
  },
  repeatWhile(
    (t, my) => my.isDone === 0 && countedHand(t, t.players[my.seat]) > 0,
    [
      ask({
        name: 'discard-step',
        rule: 'D4',
        who: (_, my: { seat: number; isDone: number }) => my.seat,
        choices(t, out, my) {
          const player = t.players[my.seat]
          for (let i = 0; i < player.hand.size; i++)
            if (!isPlayerHero(t, player.hand.get(i))) out.add(choices['discard-card'], player.hand.get(i))
          if (countedHand(t, player) <= handSize(t, my.seat)) out.add(choices['keep-hand'])
        },
        take: {
          'discard-card': (t, { card }, my) => {
            const { hand, discard } = t.players[my.seat]
            hand.take(card)
            discard.push(card)
            t.log?.add(events['card-discarded'], my.seat, card)
          },
          'keep-hand': (_, __, my) => {
            my.isDone = 1
          },
        },
      }),
    ],
  ),
])

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
  const { group } = t.players[from]
  for (let i = 0; i < group.size;) {
    const monster = group.get(i)
    if (faceOf(t, monster).ferocious) moveMonster(t, monster, from, t.defender)
    else i++
  }
}

define(endRound, [
  monsterDamage,
  settle,
  when(
    (t) => t.encounterOver === 0,
    [
      cleanup,
      (t) => t.call(recruit, t.defender),
      (t) => t.call(discardStep, t.defender),
      (t) => refill(t, t.defender),
      repeatWhile(
        (t, my) => my.index < t.data.roundEnders.length,
        [(t, my) => runNextOf(t, my, t.data.roundEnders, 'roundEnd')],
      ),
      settle,
      passMarker,
    ],
  ),
])
