/** Carrying out what monsters, set-up boxes and penalties say. */
import { INSTRUCTION } from '@hearthkeep/content'
import type { Pile } from '@hearthkeep/engine'
import { giveCurse, marketOf, refillRow } from './cards.ts'
import { AT, CONDITION, OP, VICTIM } from './content/program.ts'
import { drawMonster, enterPlay } from './encounter.ts'
import { LOCATION, MARK } from './people.ts'
import { destroyLocation, hurtPlayer, loseCard, monsterEffects, resolveAmbushes } from './procedures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { loseHp } from './shields.ts'

const { define, events, repeatWhile } = rules
const op = OP
const step = INSTRUCTION
const location = LOCATION
const { FRONT, EACH, DEFENDER } = VICTIM
const { FLIPPED, SUMMONED } = MARK
const NOBODY = -1

interface My {
  pc: number
  monster: number
  front: number
  fighter: number
  index: number
}

/** The seat number `index` counted from the defender, clockwise. */
function seatAt(t: Table, index: number): number {
  return (t.defender + index) % t.seats
}

/** The next victim, one a step; -1 when all have had it [O1]. */
function nextVictim(t: Table, my: My, who: number): number {
  const index = my.index++
  if (who === EACH) return index < t.seats ? seatAt(t, index) : NOBODY
  if (index > 0) return NOBODY
  return who === FRONT ? my.front : who === DEFENDER ? t.defender : my.fighter
}

function next(my: My): void {
  my.pc += step
  my.index = 0
}

/** Puts new monsters into play at one place or before each player; `draw` says which, -1 for none left [Q39, Q50]. */
function bringIn(t: Table, my: My, count: number, at: number, draw: () => number): void {
  for (let seat = 0; seat < (at === AT.EACH ? t.seats : 1); seat++) {
    for (let i = 0; i < count; i++) {
      const place = placeFor(t, my, at, seat)
      if (place < location) return // there is no location any more
      const monster = draw()
      if (monster < 0) return
      enterPlay(t, monster, place)
      if (t.data.code[my.pc] === op.SUMMON) t.marks[monster] |= SUMMONED // [C2]
    }
  }
}

function placeFor(t: Table, my: My, at: number, index: number): number {
  if (at === AT.EACH) return seatAt(t, index)
  if (at === AT.ACTIVE) return t.defender
  const isThere = at === AT.LOCATION || (my.front < 0 && my.monster >= 0)
  if (!isThere) return my.front < 0 ? t.defender : my.front
  return t.location < 0 ? location - 1 : location
}

/** A token of a design from the supply; -1 if there is none. */
function takeToken(t: Table, design: number): number {
  const { tokenSupply } = t
  for (let i = 0; i < tokenSupply.size; i++)
    if (t.data.monsters[tokenSupply.get(i)].token === design) return tokenSupply.takeAt(i)
  return NOBODY
}

/** The location loses hit points [D1c]. */
export function hurtLocation(t: Table, amount: number): void {
  t.locationHp -= amount
  t.log?.add(events['location-hurt'], amount, t.locationHp > 0 ? t.locationHp : 0)
}

/** A whole row leaves the game. */
function plunder(t: Table, isItem: number): void {
  const row: Pile = marketOf(t, isItem).row
  row.moveAllTo(t.retired)
  t.log?.add(events['row-plundered'])
  refillRow(t, isItem)
}

function holds(t: Table, my: My, which: number, n: number): boolean {
  if (which === CONDITION.ON_LOCATION) return t.locationGroup.has(my.monster)
  return which === CONDITION.LOCATION_LOST ? t.location < 0 : t.seats >= n
}

/** What happens to one player after another; says whether all have had it. */
function toVictim(t: Table, my: My, kind: number, a: number, b: number, c: number): boolean {
  const seat = nextVictim(t, my, b)
  if (seat < 0) return true
  if (kind === op.HURT) t.call(hurtPlayer, seat, a)
  else if (kind === op.LOSE) loseHp(t, seat, a)
  else if (kind === op.DISCARD) t.call(loseCard, seat, a)
  else for (let i = 0; i < a; i++) giveCurse(t, seat, c === 1)
  return false
}

function carryOut(t: Table, my: My): void {
  const { code } = t.data
  const { pc } = my
  const kind = code[pc]
  const a = code[pc + 1]
  const b = code[pc + 2]
  const c = code[pc + 3]
  switch (kind) {
    case op.END:
      my.pc = 0
      return
    case op.JUMP:
      my.pc = c
      return
    case op.UNLESS:
      my.pc = holds(t, my, a, b) ? pc + step : c
      return
    case op.HURT:
    case op.LOSE:
    case op.DISCARD:
    case op.CURSE:
      if (toVictim(t, my, kind, a, b, c)) next(my)
      return
    case op.REVEAL:
    case op.SUMMON:
      bringIn(t, my, a, b, () => drawMonster(t))
      next(my)
      if (t.round > 0) t.call(resolveAmbushes) // [K1] at that moment
      return
    case op.SPAWN:
      bringIn(t, my, b, c, () => takeToken(t, a))
      next(my)
      if (t.round > 0) t.call(resolveAmbushes)
      return
    case op.BATTER:
      next(my)
      if (t.location < 0 || t.locationHp <= 0) return // it falls once [D1f]
      hurtLocation(t, a)
      if (t.locationHp <= 0) t.call(destroyLocation)
      return
    case op.MEND: {
      const mended = a < t.damage[my.monster] ? a : t.damage[my.monster]
      t.damage[my.monster] -= mended
      if (mended > 0) t.log?.add(events['monster-mended'], my.monster, mended)
      break
    }
    case op.FLIP:
      t.marks[my.monster] ^= FLIPPED // damage and HP stay [C28]
      t.log?.add(events['monster-flipped'], my.monster)
      break
    case op.PLUNDER:
      plunder(t, a)
      break
  }
  next(my)
}

define(monsterEffects, [repeatWhile((_, my) => my.pc !== 0, [carryOut])])
