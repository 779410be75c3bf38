/** Whom damage may be aimed at: GUARD, Zombies and Rubble decide [R104, R163, A10, A46]. */
import { NONE } from '@hearthkeep/engine'
import type { Choices, ChoiceKind, Reason } from '@hearthkeep/engine'
import { NEEDS } from '../../content/limits.ts'
import { canHitMat, isMinion, PLACES } from '../roster.ts'
import { rules } from '../rulebook.ts'
import type { Table, Target } from '../rulebook.ts'
import { MAT } from '../table.ts'

const { NOTHING, ENEMY, MINION, TWO, MARK } = NEEDS
const { idOf, isA, reasons, the } = rules
const places = PLACES
const mat = MAT

/** More than can ever be hit: three Minions, the mat and every Zombie. */
const MOST = 32

/** Targets in order. Reused, as searching is done millions of times: read one before its next search. */
class Targets {
  count = 0
  private readonly found = new Int32Array(MOST)

  get(i: number): Target {
    return this.found[i]
  }

  /** Finds what damage of a kind may hit now. */
  search(t: Table, needs: number): this {
    this.count = 0
    if (needs === NOTHING) return this
    if (needs === MARK) {
      for (let place = 0; place < places; place++) if (isMinion(t.enemies[place])) this.add(the.enemy(place))
      if (canHitMat(t)) this.add(the.enemy(mat))
      return this
    }
    const withZombies = needs !== MINION
    const guards = countGuards(t)
    for (let place = 0; place < places; place++)
      if (guards === 0 || isGuard(t, place)) this.addPlace(t, place, withZombies)
    if (guards === 0 && withZombies && canHitMat(t)) this.add(the.enemy(mat))
    return this
  }

  /** Finds what may be the second target after a first: anybody, once every Guard is chosen [A10]. */
  searchSecond(t: Table, first: Target): this {
    if (isA(first, 'enemy') && countGuards(t) === 1 && isGuard(t, idOf(first))) {
      this.count = 0
      for (let place = 0; place < places; place++) this.addPlace(t, place, true)
      if (canHitMat(t)) this.add(the.enemy(mat))
    } else this.search(t, ENEMY)
    this.remove(first)
    return this
  }

  private add(target: Target): void {
    this.found[this.count++] = target
  }

  private remove(target: Target): void {
    let kept = 0
    for (let i = 0; i < this.count; i++) if (this.found[i] !== target) this.found[kept++] = this.found[i]
    this.count = kept
  }

  /** A Minion is reached only through the Zombies under its Health card [R163]. */
  private addPlace(t: Table, place: number, withZombies: boolean): void {
    const enemy = t.enemies[place]
    const { zombies } = enemy
    const { size } = zombies
    if (size === 0) {
      if (isMinion(enemy) && enemy.health > 0) this.add(the.enemy(place)) // who has fallen is no target, though still to leave [A48]
    } else if (withZombies) for (let i = 0; i < size; i++) this.add(the.zombie(zombies.get(i)))
  }
}

function isGuard(t: Table, place: number): boolean {
  const enemy = t.enemies[place]
  return isMinion(enemy) && enemy.health > 0 && t.data.cards[enemy.card].isGuard
}

function countGuards(t: Table): number {
  let count = 0
  for (let place = 0; place < places; place++) if (isGuard(t, place)) count++
  return count
}

const firsts = new Targets()
const seconds = new Targets()

/** The targets for one hit: for asking in the middle of an effect. */
export function targetsFor(t: Table, needs: number): Targets {
  return firsts.search(t, needs)
}

/** The targets for the second of two hits. */
export function secondTargets(t: Table, first: Target): Targets {
  return seconds.searchSecond(t, first)
}

/** Offers a choice once for every way to aim it; a card without a legal target may be played all the same [A45]. */
export function offerAimed(t: Table, out: Choices, kind: ChoiceKind, card: number, needs: number): void {
  if (needs === NOTHING) {
    out.add(kind, card)
    return
  }
  const isTwo = needs === TWO
  const targets = firsts.search(t, isTwo ? ENEMY : needs)
  if (targets.count === 0) out.add(kind, card)
  for (let i = 0; i < targets.count; i++) {
    if (isTwo) offerPairs(t, out, kind, card, targets.get(i))
    else out.add(kind, card, targets.get(i))
  }
  if (out.isExplaining && needs !== MARK) explainTargets(t, out, kind, card)
}

/** Why an Enemy cannot be hit: a Guard or Zombies stand before it; null if it can, or is not there. */
function barrierTo(t: Table, number: number): Reason | null {
  const isHere = number === mat ? canHitMat(t) : isMinion(t.enemies[number])
  if (!isHere || isAmong(firsts, the.enemy(number))) return null
  if (number < mat && t.enemies[number].zombies.size > 0) return reasons['behind-zombies']
  return countGuards(t) > 0 ? reasons['behind-guard'] : null
}

function explainTargets(t: Table, out: Choices, kind: ChoiceKind, card: number): void {
  for (let number = 0; number <= mat; number++) {
    const why = barrierTo(t, number)
    if (why !== null) out.explain(why, kind, card, the.enemy(number))
  }
}

/** The same for whatever card would hit them, for whoever asks what cannot be done. */
export function refuseTargets(t: Table, out: Choices, kind: ChoiceKind): void {
  firsts.search(t, ENEMY)
  for (let number = 0; number <= mat; number++) {
    const why = barrierTo(t, number)
    if (why !== null) out.refuse(why, kind, NONE, the.enemy(number))
  }
}

/** Two different Enemies, each pair once; alone if there is no other. */
function offerPairs(t: Table, out: Choices, kind: ChoiceKind, card: number, first: Target): void {
  const others = seconds.searchSecond(t, first)
  if (others.count === 0) out.add(kind, card, first)
  for (let i = 0; i < others.count; i++) {
    const second = others.get(i)
    // The pair the other way round is listed by its own first target, unless that one may not be the first.
    if (second > first || !isAmong(firsts, second)) out.add(kind, card, first, second)
  }
}

function isAmong(targets: Targets, target: Target): boolean {
  for (let i = 0; i < targets.count; i++) if (targets.get(i) === target) return true
  return false
}
