/** History: snapshots at decisions, and what taking a step back would cost. */
import type { Game } from './game.ts'
import { hashCells } from './hash.ts'
import { HASH_EVERY } from './record.ts'
import type { RecordedStep } from './record.ts'
import { notationOf } from './notation.ts'
import type { Table } from './table.ts'
import { learns, viewOf } from './view.ts'

/**
 * What a step cost that is to be taken back: `free`, nobody learnt anything; `information`, dice were rolled or
 * somebody saw something new.
 */
export const SPANS = ['free', 'information'] as const
/** One of them. */
export type Span = (typeof SPANS)[number]

/** A step that was taken, with the block before it. */
export interface PastStep {
  readonly seat: number
  readonly notation: string
  readonly span: Span
  /** The block before the step. */
  readonly before: Int32Array
  /** The hash of the block after it, where the record states it. */
  readonly hash: string | undefined
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
    const span = this.classify(before, views)
    const isHashed = (this.steps.length + 1) % HASH_EVERY === 0 || table.isOver
    const step = { seat, notation, span, before, hash: isHashed ? hashCells(table.cells) : undefined }
    this.steps.push(step)
    return step
  }

  /** Goes back to before step number `index`, from 0. */
  goBack(index: number): void {
    const step = this.steps[index]
    this.table.restore(step.before)
    this.steps.length = index
  }

  /** The steps as a record states them, the last always with its hash. */
  recorded(): RecordedStep[] {
    const last = this.steps.length - 1
    return this.steps.map(({ seat, notation, hash }, i) => ({
      seat,
      notation,
      hash: i === last ? hashCells(this.table.cells) : hash,
    }))
  }

  private views(): Int32Array[] {
    return Array.from({ length: this.table.seats }, (_, seat) => viewOf(this.game.layout, this.table, seat))
  }

  /** Randomness was used, or some seat now knows more: then the step cannot be taken back as if unseen. */
  private classify(before: Int32Array, views: readonly Int32Array[]): Span {
    const { layout } = this.game
    for (const leaf of layout.leaves) {
      if (leaf.kind !== 'stream') continue
      for (let i = leaf.at; i < leaf.at + leaf.cells; i++) {
        if (before[i] !== this.table.cells[i]) return 'information'
      }
    }
    const after = this.views()
    return views.some((view, seat) => learns(layout, view, after[seat])) ? 'information' : 'free'
  }
}
