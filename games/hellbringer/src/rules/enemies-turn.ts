/** The enemies' turn [H110] to [H119]. */
import { ATTACK, RESULT } from '../content/kinds.ts'
import { abilities, settleAbilities, takesPart } from './abilities.ts'
import { clearCombination, openCombination, rollAttack, rollForEnemies } from './combination.ts'
import { settleBoards } from './board.ts'
import { activate } from './actions.ts'
import { endCombination, settle } from './eliminating.ts'
import { shrugsOffMiss } from './figures.ts'
import { comparison } from './falling.ts'
import { discardCards } from './losses.ts'
import { mayReact, offerReactions } from './offering.ts'
import { quietDungeon } from './quiet.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { acidDice, damageDice, faceOf, sees } from './sight.ts'
import { SIGN } from './marks.ts'
import { attackedSeat, clearTargets, isAnyoneAttacked, rollEnemyDie, setTargets } from './targets.ts'
import { endOfAttack, endOfTurn } from './temporary.ts'
import { TIME } from './timing.ts'
import { hasTrigger, MOMENT, RETALIATION, trigger } from './triggers.ts'
import { usePerk } from './using.ts'

const { choices, declare, define, events, repeatFor, repeatWhile, when, window } = rules
const { NONE, ONE } = ATTACK
const MISSED = 2
const FIRST_NIGHT = 8
const NIGHT_EVERY = 4
const BOTH = 2
const isMiss = (t: Table): boolean => t.face - 1 === RESULT.MISS

/** Acid dice that the eighth scenario adds: from the 8th enemies' turn on, and again from the 12th, 16th and so on [S8]. */
function nightDice(t: Table): number {
  if (!isRule(t, RULE.NIGHT) || t.enemyTurns < FIRST_NIGHT) return 0
  return 1 + Math.floor((t.enemyTurns - FIRST_NIGHT) / NIGHT_EVERY)
}

/** All dice of all enemies that take part, added into one total [H111, H112]. */
function rollAll(t: Table): void {
  let damage = t.moreDamage
  let acid = t.moreAcid + nightDice(t)
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (!takesPart(t, enemy)) continue
    damage += damageDice(t, enemy)
    acid += acidDice(t, enemy)
  }
  const total = rollForEnemies(t, damage, acid)
  t.log?.add(events['enemies-rolled'], total, damage, acid)
}

/** What enemies do by themselves at the start of their turn, each in the order of entry; `last` is the last that was there. */
const clocks = declare('clocks', ['place', 'last', 'enemy', 'clock'])
define(clocks, [
  (t: Table, my) => {
    my.last = t.enemies.size
  },
  repeatWhile(
    (_: Table, my) => my.place < my.last,
    [
      (t: Table, my) => {
        my.enemy = t.enemies.get(my.place++)
        my.clock = 0
        const foe = t.foes[my.enemy]
        foe.age++
        const wasIgnored = foe.age > 1 && (foe.signs & SIGN.STRUCK) === 0
        foe.signs &= ~SIGN.STRUCK
        const effect = faceOf(t, my.enemy).when.ignored
        if (wasIgnored && effect !== null && takesPart(t, my.enemy)) t.call(effect, my.enemy, -1)
      },
      repeatWhile(
        (t: Table, my) => my.clock < faceOf(t, my.enemy).round.length && takesPart(t, my.enemy),
        [
          (t: Table, my) => {
            const { effect, every } = faceOf(t, my.enemy).round[my.clock++]
            if (t.foes[my.enemy].age % every === 0) t.call(effect, my.enemy, -1)
          },
        ],
      ),
    ],
  ),
  (t) => t.call(settleBoards),
])

/** A Miss: what enemies do on it, and the discards of those who would have been attacked [H115]. */
const miss = declare('miss', ['place', 'turn', 'seat'])
define(miss, [
  repeatWhile(
    (t: Table, my) => my.place < t.enemies.size,
    [
      (t: Table, my) => {
        const enemy = t.enemies.get(my.place++)
        const effect = faceOf(t, enemy).when.miss
        if (effect !== null && takesPart(t, enemy)) t.call(effect, enemy, -1)
      },
    ],
  ),
  repeatFor('turn', () => BOTH, [
    (t: Table, my) => {
      my.seat = attackedSeat(t, 1 - my.turn)
      if (my.seat >= 0 && !shrugsOffMiss(t, my.seat)) t.call(discardCards, my.seat, MISSED)
    },
  ]),
])

/** Whom somebody strikes back at: an enemy in sight [H90]. */
const pickStruck = rules.question(['seat', 'card'], {
  ...{ name: 'retaliate', rule: 'HA52', ifNone: 'skip' },
  choices(t, out, my) {
    for (let i = 0; i < t.enemies.size; i++)
      if (sees(t, my.seat, t.enemies.get(i))) out.add(choices['pick-enemy'], t.enemies.get(i))
  },
  take: {
    'pick-enemy'(t, { enemy }) {
      t.foes[enemy].signs |= SIGN.STRUCK
      openCombination(t, ONE, enemy)
    },
  },
})

/** Retaliations, each a combination of its own: no rerolls, no Companions. */
const strikeBack = declare('strike-back', ['done', 'seat', 'place'])
define(strikeBack, [
  repeatWhile(
    (t: Table, my) => my.done < t.retaliationCount && t.entersPortal === 0,
    [
      (t: Table, my) => {
        my.place = my.done++ * RETALIATION.CELLS
        my.seat = t.retaliations[my.place]
        if (t.players[my.seat].isAlive === 1)
          t.call(pickStruck, my.seat, t.retaliations[my.place + RETALIATION.CARD])
      },
      (t: Table, my) => {
        if (t.combination === NONE) return
        t.attackDamage = t.retaliations[my.place + RETALIATION.DAMAGE]
        t.attackAcid = t.retaliations[my.place + RETALIATION.ACID]
        rollAttack(t, my.seat)
        t.call(settle, my.seat)
      },
      (t) => {
        if (t.combination !== NONE) t.call(endCombination)
      },
    ],
  ),
  (t) => {
    t.retaliationCount = 0
    t.retaliations.fill(0)
    clearCombination(t)
  },
])

/** After an attack that they survived, those who were attacked do what their cards say then. */
const survivors = declare('survivors', ['seat'])
define(survivors, [
  repeatFor('seat', (t) => t.seats, [
    (t: Table, my) => {
      if (t.players[my.seat].isAttacked === 1 && hasTrigger(t, my.seat, MOMENT.survived))
        t.call(trigger, my.seat, MOMENT.survived, -1)
    },
  ]),
])

interface Windows {
  beforeDie: number
  afterDie: number
  afterRoll: number
}
type Passed = keyof Windows
/** One of the three moments at which Any time cards may be played: clockwise from the next player, until all pass [HA46]. */
function reactionsAt(name: string, time: number, passed: Passed) {
  return window({
    ...{ name, rule: 'HA46', pass: 'let-it-be', passed, order: 'in-turn' },
    who: (t: Table, _: Windows) => (t.turn + 1) % t.seats,
    about: {
      result: ['result', (t) => (t.face > 0 ? t.face - 1 : -1)],
      total: ['number', (t) => rolledTotal(t)],
    },
    mayReact: (t, seat) => mayReact(t, seat, time),
    choices: (t, out) => offerReactions(t, out, out.seat, time),
    take: {
      activate: (t, { seat, card }) => activate(t, seat, card, -1),
      'use-perk': (t, { seat, perk }) => t.call(usePerk, seat, perk),
    },
  })
}
/** What the enemies' dice show together. */
export function rolledTotal(t: Table): number {
  const [, fives, tens, , acids] = t.rolled
  return 5 * (fives + 2 * tens + acids)
}

/** The Enemy die is rolled, unless it lies open already [S5]. */
function showDie(t: Table): void {
  if (t.face === 0) rollEnemyDie(t)
  t.log?.add(events['enemy-die-rolled'], t.face - 1)
  setTargets(t)
}

const attack = declare('enemies-attack', ['beforeDie', 'afterDie', 'afterRoll'])
define(attack, [
  clocks,
  reactionsAt('react-before', TIME.BEFORE_DIE, 'beforeDie'),
  showDie,
  reactionsAt('react-after', TIME.AFTER_DIE, 'afterDie'),
  when(
    isMiss,
    [miss],
    [
      abilities,
      rollAll,
      reactionsAt('react-rolled', TIME.AFTER_ROLL, 'afterRoll'),
      settleAbilities,
      comparison,
      survivors,
      strikeBack,
    ],
  ),
])

/** What held for this enemies' turn is over. */
function clear(t: Table): void {
  clearTargets(t)
  for (let seat = 0; seat < t.seats; seat++) {
    const hero = t.players[seat]
    hero.avoids = hero.lessened = hero.wardDamage = hero.wardAcid = 0
    hero.lostHp = hero.lostAr = hero.pierced = 0
  }
  t.moreDamage = t.moreAcid = t.abilityDamage = t.abilityAcid = t.abilityChoice = 0
  t.lessenedForAll = t.face = 0
  t.rolled.fill(0)
  for (let i = 0, size = t.enemies.size; i < size; i++) t.foes[t.enemies.get(i)].signs &= ~SIGN.STUNNED
  endOfTurn(t)
  endOfAttack(t)
  t.turnsTaken = 0
  t.phase = 0
}

/** In the fifth scenario the die for the next enemies' turn lies open from now on [S5]. */
export function singAhead(t: Table): void {
  if (!isRule(t, RULE.SONG)) return
  rollEnemyDie(t)
  t.log?.add(events['song-heard'], t.face - 1)
}

export const enemiesTurn = declare('enemies-turn', [])
define(enemiesTurn, [
  (t: Table) => {
    t.phase = 2
    t.enemyTurns++
    t.log?.add(events['enemies-turn'], t.enemyTurns)
    if (t.enemies.isEmpty) t.call(quietDungeon) // [H110]
  },
  when(
    (t: Table) => !t.enemies.isEmpty && isAnyoneAttacked(t), // [HA20, HA54]
    [attack],
    [
      (t: Table) => {
        if (!t.enemies.isEmpty) t.log?.add(events['no-attack'])
      },
    ],
  ),
  (t: Table) => {
    clear(t)
    singAhead(t)
    t.call(settleBoards)
  },
])
