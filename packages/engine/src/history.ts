/** History: snapshots at decisions, and what taking a step back would cost. */
import type { Game } from './game.ts'
import { hashCells, sameCells } from './hash.ts'
import type { RecordedStep } from './record.ts'
import { notationOf } from './notation.ts'
import { redeal } from './redeal.ts'
import { Stream } from './stream.ts'
import type { Table } from './table.ts'
import { learns, viewOf } from './view.ts'

/**
 * What a step cost that is to be taken back: `free`, nobody learnt anything; `information`, dice were rolled or
 * somebody saw something new.
 */
export const SPANS = ['free', 'information'] as const
/** One of them. */
export type Span = (typeof SPANS)[number]

/** How often it is tried whether a step's result hangs on something hidden. */
const RE_DEALS = 8

/** A step that was taken, with the block before it. */
export interface PastStep {
  readonly seat: number
  readonly notation: string
  readonly span: Span
  /** The block before the step. */
  readonly before: Int32Array
  /** The hash of the block after it. */
  readonly hash: string
}

/** The past of one table: every decision with the block before it. */
export class History {
  readonly steps: PastStep[] = []
  private readonly game: Game
  private readonly table: Table

  constructor(game: Game, table: Table) {
    this.game = game
    this.table = table
  }

  /** Takes choice number `index` and remembers how it was before. If the rules fail, nothing has happened. */
  take(index: number): PastStep {
    const { game, table } = this
    if (index >>> 0 !== index || index >= table.choices.count) table.take(index) // throws
    const before = table.cells.slice()
    const seat = table.choices.seatOf(index)
    const notation = notationOf(game, table, index)
    const views = this.views()
    try {
      table.take(index)
    } catch (error) {
      table.restore(before)
      throw error
    }
    const span = this.classify(before, views, index)
    const step = { seat, notation, span, before, hash: hashCells(table.cells) }
    this.steps.push(step)
    return step
  }

  /** Goes back to before step number `index`, from 0. */
  goBack(index: number): void {
    if (index >>> 0 !== index || index >= this.steps.length)
      throw new RangeError(`step ${index}: there are ${this.steps.length}, numbered from 0`)
    const step = this.steps[index]
    this.table.restore(step.before)
    this.steps.length = index
  }

  /** The steps as a record states them. */
  recorded(): RecordedStep[] {
    return this.steps.map(({ seat, notation, hash }) => ({ seat, notation, hash }))
  }

  private views(): Int32Array[] {
    return Array.from({ length: this.table.seats }, (_, seat) => viewOf(this.game.layout, this.table, seat))
  }

  /** Randomness was used, or some seat now knows more: then the step cannot be taken back as if unseen. */
  private classify(before: Int32Array, views: readonly Int32Array[], index: number): Span {
    const { layout } = this.game
    for (const leaf of layout.leaves) {
      if (leaf.kind !== 'stream') continue
      for (let i = leaf.at; i < leaf.at + leaf.cells; i++) {
        if (before[i] !== this.table.cells[i]) return 'information'
      }
    }
    const after = this.views()
    if (views.some((view, seat) => learns(layout, view, after[seat]))) return 'information'
    return after.some((view, seat) => this.dependsOnHidden(before, seat, index, view))
      ? 'information'
      : 'free'
  }

  /** Whether the same choice leads a seat to another view if what the seat does not see is dealt out anew. */
  private dependsOnHidden(before: Int32Array, seat: number, index: number, after: Int32Array): boolean {
    const { game } = this
    const other = game.newTable()
    const random = Stream.of(0)
    try {
      other.restore(before)
      const kind = other.choices.kindOf(index)
      const count = other.choices.count
      for (let i = 0; i < RE_DEALS; i++) {
        other.restore(before)
        random.reseed(i)
        redeal(game, other, seat, random)
        // Somebody else's hand was dealt anew, so the same card may not be in it; the same place in the list will do.
        if (other.choices.count !== count || other.choices.kindOf(index) !== kind) return true
        other.take(index)
        if (!sameCells(viewOf(game.layout, other, seat), after)) return true
      }
      return false
    } catch {
      return true
    } finally {
      random.release()
      other.release()
    }
  }
}
