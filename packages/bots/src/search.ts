/**
 * Looking ahead. From what a seat may know, everything else is dealt at random, again and again; each time a game is played on, first along the
 * choices that have done best so far, then as the game's policy would, and judged a little later. What each choice came to is counted in
 * one tree for all deals, so that no choice can hang on what nobody knows. One value is for all seats: the games are co-operative.
 */
import { DRAWN, LOST, WON } from '@hearthkeep/engine'
import type { Deals, Game, Mind, Stream, Table } from '@hearthkeep/engine'
import { ROOT, Tree } from './tree.ts'
import { Weights } from './weights.ts'

/** How much a search may do: so many games played on, or as many as fit into a time. */
export type Budget =
  { readonly simulations: number } | { readonly milliseconds: number; readonly now: () => number }

/** What a search found out about one choice. */
export interface Estimate {
  /** Its number among the choices of the table that was handed over. */
  readonly index: number
  /** How many of the games that were played on began with it. */
  readonly visits: number
  /** How well the party stood after them, from 0 to 1. */
  readonly value: number
}

/** How much what is likely is tried before what has done well. */
const EXPLORATION = 1
/** Half of what is likely is shared evenly, as a policy may be quite wrong about a choice. */
const EVEN = 0.5
/** What was never tried is taken to be a little worse than what was. */
const UNTRIED = 0.1
/** Of many choices the likeliest few are looked at first; the more games, the more of them. */
const WIDTH = 6
const WIDENING = 1.5
/** A game that is not won yet has less than this; a game that is won has more, by how well. */
export const BEST_UNWON = 0.9
/** So many games to be played on are enough to look further ahead, where a game wants that. */
const MANY = 500
/** A game that is played on for so many decisions without coming to a moment to judge it is judged there. */
const LONGEST = 400

/** Searches for one seat after the other, in memory of its own. */
export class Search {
  private readonly mind: Mind
  private readonly tree = new Tree()
  private readonly table: Table
  private readonly weights = new Weights()
  private readonly path: number[] = []
  private readonly random: Stream
  /** How many moments the search under way looks ahead. */
  private horizon = 0

  constructor(game: Game, mind: Mind, random: Stream) {
    this.mind = mind
    this.table = game.newTable()
    this.random = random
  }

  /** Gives its memory back; it must not be used any more. */
  release(): void {
    this.table.release()
  }

  /**
   * Looks ahead from a table that was handed over for a seat, at the choices of that seat alone or at everybody's; returns the number of
   * the choice that was looked at most.
   */
  think(known: Table, deals: Deals, budget: Budget, seat: number | null = null): number {
    this.tree.clear()
    const { choices } = known
    const own = (index: number): boolean => seat === null || choices.seatOf(index) === seat
    let only = -1
    for (let i = 0; i < choices.count; i++) {
      if (!own(i)) continue
      if (only >= 0) {
        this.playMany(known, deals, budget, seat)
        return this.best(known, seat)
      }
      only = i
    }
    return only
  }

  /** What the last search found out about each choice it tried. */
  estimates(known: Table): Estimate[] {
    const found: Estimate[] = []
    for (let index = 0; index < known.choices.count; index++) {
      const node = this.tree.find(ROOT, known.choices.keyOf(index))
      if (node < 0) continue
      found.push({ index, visits: this.tree.visitsOf(node), value: this.tree.meanOf(node) })
    }
    return found
  }

  private playMany(known: Table, deals: Deals, budget: Budget, seat: number | null): void {
    const { horizon, farHorizon = horizon } = this.mind
    this.horizon = 'simulations' in budget && budget.simulations >= MANY ? farHorizon : horizon
    if ('simulations' in budget) {
      for (let played = 1, { simulations } = budget; played <= simulations; played++) {
        this.playOne(known, deals, seat)
        const left = simulations - played
        if (played > left && this.isSettled(known, left)) return // before that, no choice can be far enough ahead
      }
      return
    }
    const end = budget.now() + budget.milliseconds
    do this.playOne(known, deals, seat)
    while (budget.now() < end)
  }

  /** Whether the rest of the games cannot change which choice was looked at most. */
  private isSettled(known: Table, left: number): boolean {
    const { choices } = known
    let first = 0
    let second = 0
    for (let i = 0; i < choices.count; i++) {
      const node = this.tree.find(ROOT, choices.keyOf(i))
      const visits = node < 0 ? 0 : this.tree.visitsOf(node)
      if (visits > first) {
        second = first
        first = visits
      } else if (visits > second) second = visits
    }
    return first > second + left
  }

  private best(known: Table, seat: number | null): number {
    const { choices } = known
    let best = -1
    let most = -1
    for (let i = 0; i < choices.count; i++) {
      if (seat !== null && choices.seatOf(i) !== seat) continue
      const node = this.tree.find(ROOT, choices.keyOf(i))
      if (node < 0) continue
      // Visits first; of those looked at as often, the better one.
      const score = this.tree.visitsOf(node) + this.tree.scaled(this.tree.meanOf(node)) / 2
      if (score <= most) continue
      most = score
      best = i
    }
    return best
  }

  /** Plays one game on and counts what it came to. */
  private playOne(known: Table, deals: Deals, seat: number | null): void {
    const { mind, path, table, tree } = this
    table.copyFrom(known)
    deals.deal(table, this.random)
    let moment = mind.moment(table)
    let left = this.horizon
    let node = ROOT
    let isInTree = true
    path.length = 1
    path[0] = ROOT
    for (let decisions = 0; decisions < LONGEST && !table.isOver; decisions++) {
      const now = mind.moment(table)
      if (now !== moment) {
        moment = now
        if (--left === 0) break
      }
      const { choices } = table
      if (choices.count === 1) {
        table.take(0)
        continue
      }
      this.weights.read(mind, table)
      if (!isInTree) {
        table.take(this.weights.draw(this.random))
        continue
      }
      const chosen = this.select(node, table, node === ROOT ? seat : null)
      const key = choices.keyOf(chosen)
      const child = tree.find(node, key)
      isInTree = child >= 0
      node = isInTree ? child : tree.grow(node, key)
      path.push(node)
      table.take(chosen)
    }
    const value = this.valueOf(table)
    for (const one of path) tree.note(one, value)
  }

  private valueOf(table: Table): number {
    const { outcome } = table
    if (outcome === LOST) return 0
    if (outcome === DRAWN) return BEST_UNWON / 2
    const evaluated = this.mind.evaluate(table)
    const value = evaluated < 0 ? 0 : evaluated > 1 ? 1 : evaluated
    return outcome === WON ? BEST_UNWON + value * (1 - BEST_UNWON) : value * BEST_UNWON
  }

  /** The choice that promises most, by what it came to so far and by how likely and how little tried it is. */
  private select(node: number, table: Table, seat: number | null): number {
    const { tree, weights } = this
    const { choices } = table
    const visits = tree.visitsOf(node)
    const root = Math.sqrt(visits + 1)
    const untried = visits === 0 ? 0.5 : tree.scaled(tree.meanOf(node)) - UNTRIED
    const least = weights.least(WIDTH + Math.floor(WIDENING * root))
    const even = EVEN / choices.count
    let best = -1
    let most = -Infinity
    for (let i = 0; i < choices.count; i++) {
      if (seat !== null && choices.seatOf(i) !== seat) continue
      const share = (1 - EVEN) * weights.shareOf(i) + even
      const child = tree.find(node, choices.keyOf(i))
      if (child < 0 && share < least && best >= 0) continue
      const tried = child < 0 ? 0 : tree.visitsOf(child)
      const value = child < 0 ? untried : tree.scaled(tree.meanOf(child))
      const score = value + (EXPLORATION * share * root) / (1 + tried)
      if (score <= most) continue
      most = score
      best = i
    }
    return best
  }
}
