/** What the actions of a card come to at best, tried on the heuristic player's picture of the dungeon. */
import type { Card } from '../content/data.ts'
import type { Table } from '../rules/rulebook.ts'
import { anywhere } from '../rules/dungeon.ts'
import { here, HITS, OF, restore, save } from './picture.ts'
import { value } from './value.ts'
import { LEAST, Variants } from './ways.ts'
import { sumOfCard, sumOfSide } from './worth.ts'

const { self } = here
const outer = new Variants()

/** The value that the actions of a side lead to, each in turn done as well as can be. */
export function valueOfSide(t: Table, card: Card, which: number, now: number): number {
  const rest = [...card.sides[which]]
  save(0)
  // With this side the card has no more hits than the side has.
  let lost = 0
  for (const kind of HITS) {
    const less = sumOfCard(t.data, card, kind) - sumOfSide(t.data, rest, kind)
    self[OF[kind]] -= less
    lost += less
  }
  let reached = lost === 0 ? now : value()
  while (rest.length > 0) {
    const design = bestOf(t, [...new Set(rest)], reached)
    if (design < 0) break
    rest.splice(rest.indexOf(design), 1)
    const after = doAction(t, design, reached)
    if (after <= reached) break
    reached = after
  }
  restore(0)
  return reached
}

/** Which of several actions is best done next, -1 if none is worth it; of one it shows when it is done. */
function bestOf(t: Table, designs: readonly number[], now: number): number {
  if (designs.length === 1) return designs[0]
  let most = now + LEAST
  let best = -1
  save(3)
  for (const design of designs) {
    const after = doAction(t, design, now)
    restore(3)
    if (after <= most) continue
    most = after
    best = design
  }
  return best
}

/** Does an action as well as can be, by stages if it has several; returns the value reached. */
export function doAction(t: Table, design: number, now: number): number {
  for (const plan of t.data.actions[design].plans) {
    const reached = outer.takeBest(plan, anywhere, now, 2)
    if (reached <= now) return now
    now = reached
  }
  return now
}
