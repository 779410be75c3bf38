/** What changed on whom between two moments of the table. */
import { MAT } from '@hearthkeep/game-small-time-heroes'
import type { Model } from './model.ts'

export interface Change {
  readonly health: number
  readonly block: number
  /** It is no longer there. */
  readonly isGone: boolean
}

/** Changes by the key of the Hero or Enemy; those to whom nothing happened are left out. */
export type Changes = ReadonlyMap<string, Change>

export function changesBetween(before: Model, after: Model): Changes {
  const changes = new Map<string, Change>()
  const note = (key: string, health: number, block: number, isGone = false): void => {
    if (health !== 0 || block !== 0 || isGone) changes.set(key, { health, block, isGone })
  }
  before.places.forEach(({ number, minion, zombies }) => {
    const now = after.places[number]
    for (const zombie of zombies) {
      const isLeft = after.places.some((place) => place.zombies.some((one) => one.card === zombie.card))
      if (!isLeft) note(`zombie:${zombie.card}`, -1, 0, true)
    }
    if (minion === null || minion.isRubble) return
    if (now.minion?.card !== minion.card || now.minion.isRubble)
      note(`enemy:${number}`, -minion.health, 0, true)
    else note(`enemy:${number}`, now.minion.health - minion.health, now.minion.block - minion.block)
  })
  if (before.mat.health !== null && before.mat.health > 0) {
    const health = after.wave === before.wave ? (after.mat.health ?? 0) : 0
    note(`enemy:${MAT}`, health - before.mat.health, after.mat.block - before.mat.block, health === 0)
  }
  for (const hero of before.heroes) {
    const now = after.heroes.find(({ number }) => number === hero.number)
    if (now !== undefined)
      note(`hero:${hero.number}`, now.health - hero.health, now.block - hero.block, now.isOut && !hero.isOut)
  }
  return changes
}
