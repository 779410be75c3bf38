/** The abilities of enemies: done before their dice are rolled, and given back to whoever avoids them [H111, H116] [HA16, HA17, HA46]. */
import { FIGURES } from '../content/kinds.ts'
import { isUnsettled, settleBoard } from './board.ts'
import { discard, dropWhatIsUnder } from './cards.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { faceOf } from './sight.ts'
import { AVOID, boostAt, MARK, SIGN, UNTIL } from './marks.ts'
import { attackedSeat, hasTarget } from './targets.ts'
import { inPlayAt } from './triggers.ts'

const { declare, define, events, repeatWhile } = rules
const { LOCKED, LOCKED_NOW } = MARK
const BOTH = 2
const FIGURE_COUNT = FIGURES.length

/** Enemies that sit out take no part: no dice, no ability. */
export const takesPart = (t: Table, enemy: number): boolean => (t.foes[enemy].signs & SIGN.STUNNED) === 0

/** An enemy's ability, for each attacked player; it adds the dice of the one for whom they are most. */
const ability = declare('ability', ['enemy', 'turn', 'seat', 'damage', 'acid'])
define(ability, [
  (t: Table, my) => {
    t.abilityChoice = 0
    my.turn = 0
  },
  repeatWhile(
    (_: Table, my) => my.turn < BOTH,
    [
      (t: Table, my) => {
        t.abilityDamage = t.abilityAcid = 0
        my.seat = attackedSeat(t, 1 - my.turn)
        my.turn++
        const effect = faceOf(t, my.enemy).ability
        if (effect === null || my.seat < 0 || !hasTarget(t, my.seat)) return
        t.log?.add(events['ability-done'], my.enemy, my.seat)
        t.call(effect, my.enemy, my.seat)
      },
      (t: Table, my) => {
        my.damage = Math.max(my.damage, t.abilityDamage)
        my.acid = Math.max(my.acid, t.abilityAcid)
        if (my.seat >= 0 && isUnsettled(t, my.seat)) t.call(settleBoard, my.seat)
      },
    ],
  ),
  (t: Table, my) => {
    t.moreDamage += my.damage
    t.moreAcid += my.acid
  },
])

/** Those of every enemy in play, in the order of entry [HA17]. */
export const abilities = declare('abilities', ['place', 'enemy'])
define(abilities, [
  (t: Table) => {
    t.isStriking = 1
    for (let seat = 0; seat < t.seats; seat++) {
      const hero = t.players[seat]
      if (hero.isAttacked === 0 || hero.willAvoid === 0) continue
      hero.avoids |= hero.willAvoid // from a Tome, in the next attack
      hero.willAvoid = 0
    }
  },
  repeatWhile(
    (t: Table, my) => my.place < t.enemies.size,
    [
      (t: Table, my) => {
        const enemy = t.enemies.get(my.place++)
        if (takesPart(t, enemy) && faceOf(t, enemy).ability !== null) t.call(ability, enemy)
      },
    ],
  ),
  (t: Table) => {
    t.isStriking = 0
  },
])

/** Whoever avoids the effects gets back all that abilities took [HA46]. */
function giveBack(t: Table, seat: number): void {
  const hero = t.players[seat]
  for (let i = 0, size = hero.taken.size; i < size; i++) t.on[hero.taken.get(i)] = 0
  hero.taken.moveAllTo(hero.hand)
  hero.takenSkills.moveAllTo(hero.skills)
  for (let figure = 0; figure < FIGURE_COUNT; figure++)
    hero.boosts[boostAt(UNTIL.NEXT, figure)] += hero.weakened[figure]
  unlock(t, seat, LOCKED | LOCKED_NOW)
  t.log?.add(events['all-given-back'], seat)
}
/** Cards that were locked in this enemies' turn. */
function unlock(t: Table, seat: number, bits: number): void {
  for (let place = 0; ; place++) {
    const card = inPlayAt(t.players[seat], place)
    if (card < 0) return
    if ((t.marks[card] & LOCKED_NOW) !== 0) t.marks[card] &= ~bits
  }
}

/** What nobody gets back goes where the abilities sent it: to the discard pile, or under an enemy. */
function carryOff(t: Table, seat: number): void {
  const { taken, takenSkills } = t.players[seat]
  while (!taken.isEmpty) {
    const card = taken.pop()
    const under = t.on[card]
    const isThere = under < 0 && t.enemies.has(-1 - under)
    if (isThere) t.hoard.push(card)
    else discard(t, card)
  }
  while (!takenSkills.isEmpty) {
    const card = takenSkills.pop()
    dropWhatIsUnder(t, seat, card)
    discard(t, card)
  }
  unlock(t, seat, LOCKED_NOW)
}

/** The abilities are over: before the comparison what they did is final. */
export function settleAbilities(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const hero = t.players[seat]
    if ((hero.avoids & AVOID.EFFECTS) !== 0 && hero.isAttacked === 1) giveBack(t, seat)
    else carryOff(t, seat)
    hero.weakened.fill(0)
  }
}
