/** The ways to do an action, listed from the heuristic player's picture of the dungeon. */
import type { Ways } from '../content/facts.ts'
import { TRAP_CARGO } from '../rules/rulebook.ts'
import { abilityOf } from '../rules/abilities.ts'
import { anywhere, EVENT, hasEvent, mapOf, PORTAL } from '../rules/dungeon.ts'
import { deedOf } from '../rules/rooms.ts'
import { simple } from '../rules/simple-actions.ts'
import { game, here, OF, resourceCount } from './picture.ts'
import { steps } from './steps.ts'
import type { Step } from './steps.ts'

const { mine, heroes, traps, portal, events, resources, resourcesLeft, self } = here
const LIST = 400

/** How actions of many meeples are done: they plan steps of their own. */
interface Planned {
  readonly swarm: Step
  readonly ambush: Step
}

/** A list of steps, each with its numbers. There are several, as a Swarm tries steps of its own. */
export class Variants implements Ways {
  count = 0
  private readonly steps: Step[] = []
  private readonly numbers = new Int32Array(3 * LIST)
  private readonly planned: Planned

  constructor(planned: Planned) {
    this.planned = planned
  }

  /** Does one of the steps. */
  perform(i: number): void {
    const { numbers } = this
    this.steps[i](numbers[3 * i], numbers[3 * i + 1], numbers[3 * i + 2])
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
    const { neighbours, table } = game
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

  melees(only: number): void {
    for (let room = 0; room < game.rooms; room++)
      if (isMine(room, only) && heroes[room] > 0) this.add(steps.melee, room)
  }

  shots(): void {
    const { neighbours, table } = game
    for (let room = 0; room < game.rooms; room++) {
      if (heroes[room] === 0 || hasEvent(table, room, EVENT.FOG)) continue
      for (const near of neighbours[room]) {
        if (mine[near] === 0 || hasEvent(table, near, EVENT.FOG)) continue
        this.add(steps.ranged, room)
        break
      }
    }
  }

  traps(only: number): void {
    if (self[OF.TRAPS] === 0) return
    for (let room = 0; room < game.rooms; room++) if (isMine(room, only)) this.add(steps.trap, room)
  }

  portals(only: number): void {
    for (let room = 0; room < game.rooms; room++)
      if (isMine(room, only) && portal[room] !== PORTAL.COMPLETED) this.add(steps.portal, room)
  }

  summons(): void {
    const { table } = game
    let isOut = true
    for (let room = 0; room < game.rooms; room++) {
      if (mine[room] === 0) continue
      isOut = false
      this.summon(room)
    }
    if (!isOut) return
    for (const room of mapOf(table).ofType[table.data.clans[table.players[table.active].clan].symbol])
      this.summon(room)
  }

  summon(room: number): void {
    if (self[OF.SUPPLY] > 0 && !hasEvent(game.table, room, EVENT.CROAK)) this.add(steps.summon, room)
  }

  resources(resource: number, only: number): void {
    if (resourcesLeft[resource] === 0) return
    for (let room = 0; room < game.rooms; room++)
      if (isMine(room, only)) this.add(steps.place, resource, room)
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
      if (mine[room] > 0 && (!isMelee || heroes[room] > 0)) this.add(this.planned.swarm, action, room)
  }

  ambush(count: number, type: number): void {
    this.add(this.planned.ambush, count, type)
  }
}

function isMine(room: number, only: number): boolean {
  return mine[room] > 0 && (only === anywhere || only === room)
}
