/** Whom damage may be aimed at: GUARD, Zombies and Rubble decide [R104, R163, A10, A46]. */
import type { Choices, ChoiceKind } from '@hearthkeep/engine'
import { NEEDS } from './content/data.ts'
import { canHitMat, isMinion, PLACES } from './people.ts'
import { zombieNumber } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { MAT } from './table.ts'

const { NOTHING, ENEMY, MINION, TWO, MARK } = NEEDS
const places = PLACES
const mat = MAT
const numberOfZombie = zombieNumber

/** The legal targets found last, in order; reused, so read it before the next search. */
const found: number[] = []

function isGuard(t: Table, place: number): boolean {
  const enemy = t.enemies[place]
  return isMinion(enemy) && t.data.cards[enemy.card].isGuard
}

function addPlace(t: Table, place: number, withZombies: boolean): void {
  const { zombies } = t.enemies[place]
  if (zombies.size === 0) {
    if (isMinion(t.enemies[place])) found.push(place)
  } else if (withZombies) {
    for (let i = 0; i < zombies.size; i++) found.push(numberOfZombie(zombies.get(i)))
  }
}

/** Fills `found` with what damage of a kind may hit now. */
function search(t: Table, needs: number): readonly number[] {
  found.length = 0
  if (needs === MARK) {
    for (let place = 0; place < places; place++) if (isMinion(t.enemies[place])) found.push(place)
    if (canHitMat(t)) found.push(mat)
    return found
  }
  const withZombies = needs !== MINION
  let guards = 0
  for (let place = 0; place < places; place++) if (isGuard(t, place)) guards++
  for (let place = 0; place < places; place++)
    if (guards === 0 || isGuard(t, place)) addPlace(t, place, withZombies)
  // With two targets the second may be anybody once every Guard is chosen; listed by `offerPairs`.
  if (guards === 0 && needs !== MINION && canHitMat(t)) found.push(mat)
  return found
}

/** The targets for one hit, as a new list: for asking in the middle of an effect. */
export function targetsFor(t: Table, needs: number): readonly number[] {
  return search(t, needs)
}

/** Offers a choice once for every way to aim it; a card without a legal target may be played all the same [A45]. */
export function offerAimed(t: Table, out: Choices, kind: ChoiceKind, card: number, needs: number): void {
  if (needs === NOTHING) {
    out.add(kind, card)
    return
  }
  if (needs === TWO) {
    offerPairs(t, out, kind, card)
    return
  }
  const targets = search(t, needs === ENEMY || needs === MINION || needs === MARK ? needs : ENEMY)
  if (targets.length === 0) out.add(kind, card)
  for (let i = 0; i < targets.length; i++) out.add(kind, card, targets[i])
}

/** Two different Enemies: while a Guard is out, each target is a Guard as long as an unchosen one exists [A10]. */
function offerPairs(t: Table, out: Choices, kind: ChoiceKind, card: number): void {
  const first = search(t, ENEMY).slice()
  const guards = [0, 1, 2].filter((place) => isGuard(t, place))
  let pairs = 0
  for (let i = 0; i < first.length; i++) {
    const isLastGuard = guards.length === 1
    const rest = isLastGuard ? everyoneBut(t, first) : first.slice(i + 1)
    for (const second of rest) {
      out.add(kind, card, first[i], second)
      pairs++
    }
  }
  if (pairs > 0) return
  if (first.length === 0) out.add(kind, card)
  for (const one of first) out.add(kind, card, one)
}

/** Everybody that could be hit if there were no Guard, but those given. */
function everyoneBut(t: Table, chosen: readonly number[]): number[] {
  found.length = 0
  for (let place = 0; place < places; place++) addPlace(t, place, true)
  if (canHitMat(t)) found.push(mat)
  return found.filter((enemy) => !chosen.includes(enemy))
}
