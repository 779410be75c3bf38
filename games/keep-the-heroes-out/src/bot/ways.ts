/** The ways to do an action, listed from the heuristic player's picture of the dungeon. */
import type { Plan, Ways } from '../content/facts.ts'
import { TRAP_CARGO } from '../rules/rulebook.ts'
import { abilityOf } from '../rules/abilities.ts'
import { anywhere, clanOf, EVENT, hasEvent, PORTAL } from '../rules/dungeon.ts'
import { deedOf } from '../rules/rooms.ts'
import { simple } from '../rules/simple-actions.ts'
import { game, here, OF, resourceCount, restore, save } from './picture.ts'
import { steps } from './steps.ts'
import type { Step } from './steps.ts'
import { value } from './value.ts'

const { mine, heroes, traps, portal, events, resources, resourcesLeft, self } = here
const LIST = 400
/** What is not better by so much is no better. */
export const LEAST = 0.01

/** A list of steps, each with its numbers. There are several, as a Swarm tries steps of its own. */
export class Variants implements Ways {
  private count = 0
  private readonly steps: Step[] = []
  private readonly numbers = new Int32Array(3 * LIST)

  private perform(i: number): void {
    const { numbers } = this
    this.steps[i](numbers[3 * i], numbers[3 * i + 1], numbers[3 * i + 2])
  }

  /** Does the best of what a plan lists, if that is better than nothing; returns the value. It saves at its own level. */
  takeBest(plan: Plan, only: number, now: number, level: number): number {
    this.count = 0
    plan(this, only)
    let most = now + LEAST
    let best = -1
    save(level)
    for (let i = 0; i < this.count; i++) {
      this.perform(i)
      const reached = value()
      restore(level)
      if (reached <= most) continue
      most = reached
      best = i
    }
    if (best < 0) return now
    this.perform(best)
    return most
  }

  private add(step: Step, a = -1, b = -1, c = -1): void {
    if (this.count === LIST) return
    const at = 3 * this.count
    this.steps[this.count++] = step
    this.numbers[at] = a
    this.numbers[at + 1] = b
    this.numbers[at + 2] = c
  }

  cards(hundredths: number): void {
    this.add(steps.cards, hundredths)
  }

  activations(): void {
    const { table } = game
    const ability = abilityOf(table, table.active)
    let isOut = true
    for (let room = 0; room < game.rooms; room++) {
      if (mine[room] === 0) continue
      isOut = false
      ability.planIn?.(this, room)
      deedOf(table, room).plan?.(this, room, table.data.rooms[room])
      if (portal[room] === PORTAL.INCOMPLETE) this.add(steps.portal, room)
      if (events[room] > 0) this.add(steps.clear, room)
    }
    if (!isOut) ability.plan?.(this)
  }

  moves(only: number): void {
    const { map, table } = game
    const { neighbours } = map
    for (let from = 0; from < game.rooms; from++) {
      if (mine[from] === 0 || (only !== anywhere && only !== from)) continue
      const isRough = hasEvent(table, from, EVENT.RUBBLE)
      for (const to of neighbours[from]) this.move(from, to, isRough)
      if (portal[from] !== PORTAL.COMPLETED) continue
      for (let to = 0; to < game.rooms; to++)
        if (to !== from && portal[to] === PORTAL.COMPLETED && !neighbours[from].includes(to))
          this.move(from, to, isRough)
    }
  }

  private move(from: number, to: number, isRough: boolean): void {
    this.add(steps.move, from, to)
    if (isRough || hasEvent(game.table, to, EVENT.RUBBLE)) return
    if (traps[from] > 0) this.add(steps.move, from, to, TRAP_CARGO)
    for (let kind = 0; kind < resourceCount; kind++)
      if (resources[from * resourceCount + kind] > 0) this.add(steps.move, from, to, kind)
  }

  /** A step in each room with a meeple of mine that is fit for it. */
  private where(only: number, step: Step, isFit: (room: number) => boolean): void {
    for (let room = 0; room < game.rooms; room++)
      if (mine[room] > 0 && (only === anywhere || only === room) && isFit(room)) this.add(step, room)
  }

  melees(only: number): void {
    this.where(only, steps.melee, (room) => heroes[room] > 0)
  }

  shots(): void {
    const { map, table } = game
    for (let room = 0; room < game.rooms; room++) {
      if (heroes[room] === 0 || hasEvent(table, room, EVENT.FOG)) continue
      for (const near of map.neighbours[room]) {
        if (mine[near] === 0 || hasEvent(table, near, EVENT.FOG)) continue
        this.add(steps.ranged, room)
        break
      }
    }
  }

  traps(only: number): void {
    this.where(only, steps.trap, () => self[OF.TRAPS] > 0)
  }

  portals(only: number): void {
    this.where(only, steps.portal, (room) => portal[room] !== PORTAL.COMPLETED)
  }

  summons(): void {
    const { map, rooms, table } = game
    let isOut = true
    for (let room = 0; room < rooms; room++) {
      if (mine[room] === 0) continue
      isOut = false
      this.summon(room)
    }
    if (isOut) for (const room of map.ofType[clanOf(table, table.active).symbol]) this.summon(room)
  }

  summon(room: number): void {
    if (self[OF.SUPPLY] > 0 && !hasEvent(game.table, room, EVENT.CROAK)) this.add(steps.summon, room)
  }

  resources(resource: number, only: number): void {
    if (resourcesLeft[resource] === 0) return
    for (let room = 0; room < game.rooms; room++)
      if (mine[room] > 0 && (only === anywhere || only === room)) this.add(steps.place, resource, room)
  }

  craft(room: number): void {
    const { data, offer } = game.table
    const { resource, crafts } = data.rooms[room]
    if (resources[room * resourceCount + resource] === 0) return
    for (let i = 0, size = offer.size; i < size; i++)
      if (data.cards[offer.get(i)].craft === crafts) this.add(steps.craft, room, offer.get(i))
  }

  mend(): void {
    if (self[OF.WOUNDS] > 0) this.add(steps.mend)
  }

  swarms(action: number): void {
    const isMelee = simple[action].melee !== undefined
    for (let room = 0; room < game.rooms; room++)
      if (mine[room] > 0 && (!isMelee || heroes[room] > 0)) this.add(swarm, action, room)
  }

  ambush(count: number, type: number): void {
    this.add(ambush, count, type)
  }
}

const inner = new Variants()

/** Some meeples, one after the other, do the best they can. */
function each(meeples: number, plan: Plan, only: number): void {
  let now = value()
  for (let left = meeples; left > 0; left--) {
    const reached = inner.takeBest(plan, only, now, 1)
    if (reached <= now) return
    now = reached
  }
}

/** Every meeple of the room does a simple action. */
export function swarm(action: number, room: number): void {
  const { melee, plan } = simple[action]
  if (melee === undefined) {
    each(mine[room], plan, room)
    return
  }
  heroes[room] -= Math.min(mine[room], heroes[room])
  self[OF.melee] = Math.max(0, self[OF.melee] - 2)
}

/** Meeples appear in rooms of a type. */
function ambush(count: number, type: number): void {
  const rooms = game.map.ofType[type]
  const plan: Plan = (ways) => rooms.forEach((room) => ways.summon(room))
  each(Math.min(count, self[OF.SUPPLY]), plan, anywhere)
}
