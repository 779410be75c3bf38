/** A desk: the few tables on which the rules of a game run for all its matches, one step at a time. */
import { deal } from '../game/game.ts'
import type { Game, Setup } from '../game/game.ts'
import { sameCells } from '../table/hash.ts'
import { chosenThings, findChoice, notationOf, promptText } from '../words/notation.ts'
import type { Packed } from './packed.ts'
import type { CompiledAsk } from '../rules/procedure.ts'
import { redeal } from '../table/redeal.ts'
import type { WatchedTable } from '../rules/game-tables.ts'
import { openCells, spanOf } from './span.ts'
import type { Span } from './span.ts'
import { StepLog } from './step-log.ts'
import { Stream } from '../table/stream.ts'
import type { Table } from '../rules/table.ts'
import { viewOf } from '../table/view.ts'

/** What one run of the rules gave. */
interface Ran {
  /** The block after it. Nobody changes it. */
  readonly after: Int32Array
  /** Everything that happened, event by event, with what changed; read it with `unpackStep`. */
  readonly packed: Packed
}

/** What taking a choice gave. */
export interface RanStep extends Ran {
  readonly seat: number
  readonly notation: string
  readonly question: CompiledAsk
  /** What it costs to take it back; null if that was not worked out yet. */
  readonly span: Span | null
}

/** Choices of one block that were tried. */
interface Tried {
  readonly block: Int32Array
  readonly steps: Map<number, RanStep>
  /** How far everybody can foresee what each choice does, whatever lies hidden; see `Watch`. */
  readonly foreseen: Map<number, Int32Array | null>
}

/** More choices than these differ, or are worth a look. */
const FEW = 4

/** So many steps are looked at to see whether an order matters. */
const MOST_ORDERS = 30

/** What was found of the orders in which choices may be taken. */
class Orders {
  left = MOST_ORDERS
  /** The tables on the way to where it is looked now. */
  readonly way: Int32Array[] = []
  private readonly seen = new Map<number, Int32Array[]>()
  private end: Int32Array | undefined

  /** Whether a table was not come to before, in another order. */
  isNew(block: Int32Array): boolean {
    const key = block.reduce((sum, cell) => Math.imul(sum ^ cell, 0x01000193), 0)
    const alike = this.seen.get(key) ?? []
    if (alike.some((one) => sameCells(one, block))) return false
    this.seen.set(key, [...alike, block])
    return true
  }

  /** Whether this is the one end that all orders come to. */
  endsAt(block: Int32Array): boolean {
    this.end ??= block
    return sameCells(this.end, block)
  }
}

/** So many notations are remembered by a desk. */
const MOST_NOTATIONS = 20_000

/** Runs the rules of one game from any block. What is on its tables is lost at the next call. */
export class Desk {
  private readonly game: Game
  private readonly running: WatchedTable
  private readonly standing: Table
  private readonly viewing: Table
  private readonly random: Stream = Stream.of(0)
  /** What a run has changed so far is found by comparing with this. */
  private readonly seen: Int32Array
  /** Which block lies on the table that is looked at. */
  private shown: Int32Array | null = null
  /** What choices of one block led to, so that what was tried is not run again when it is taken. */
  private tried: Tried | null = null
  private readonly notations = new Map<string, string>()
  /** How often the rules have run. */
  runs = 0

  constructor(game: Game) {
    this.game = game
    this.running = game.newWatchedTable()
    this.standing = game.newTable()
    this.viewing = game.newTable()
    this.seen = new Int32Array(game.layout.size)
  }

  /** Gives the memory of its tables back. */
  release(): void {
    this.running.table.release()
    this.standing.release()
    this.viewing.release()
    this.random.release()
  }

  /** A table that stands as a block says, to look at; good until the next call. */
  at(block: Int32Array): Table {
    if (this.shown !== block) {
      this.standing.restore(block)
      this.shown = block
    }
    return this.standing
  }

  /** The same for cells that go on changing. */
  moment(cells: Int32Array): Table {
    this.shown = null
    this.standing.restore(cells)
    return this.standing
  }

  /** A table that holds what a view shows, and nothing else; good until the next call. */
  showing(view: Int32Array): Table {
    this.viewing.restore(view)
    return this.viewing
  }

  /** Sets a game up and goes on to the first decision. */
  begin(setup: Setup): Ran {
    const { table } = this.running
    const before = emptyBlock(this.game)
    table.restore(before)
    return this.run(table, before, () => deal(this.game, setup, table))
  }

  /** Takes choice number `index` of those that a block offers. If the rules throw, so does this, and nothing has happened. */
  take(block: Int32Array, index: number): RanStep {
    const { steps } = this.triedOf(block)
    const known = steps.get(index)
    if (known !== undefined) return known
    const step = this.runStep(block, index)
    steps.set(index, step)
    return step
  }

  private triedOf(block: Int32Array): Tried {
    if (this.tried?.block !== block) this.tried = { block, steps: new Map(), foreseen: new Map() }
    return this.tried
  }

  /**
   * Whether everybody at the table can tell that there is nothing to choose: a single choice, a few of one seat that come to
   * the same, or a few that may be taken in any order. It never hangs on anything that somebody cannot see, so that nobody
   * learns from it.
   */
  leavesNoChoice(block: Int32Array): boolean {
    const { count } = this.at(block).choices
    if (count === 0 || count > FEW || !this.isOpenlyOffered(block)) return false
    if (count === 1) return true
    // Most questions are not worth a look further on.
    const question = this.at(block).question as CompiledAsk
    const name = question.anyOrder === true ? question.name : ''
    return this.comesToOne(block, name, new Orders())
  }

  /** Whether everybody knows what is offered, all of it to one seat. */
  private isOpenlyOffered(block: Int32Array): boolean {
    const { table, watch } = this.running
    const isOpen = openCells(this.game.layout.leaves, this.at(block))
    table.restore(block)
    watch.begin()
    const { choices } = table
    if (!watch.end().every(({ cell, isShifted }) => isOpen(cell, isShifted))) return false
    for (let i = 1; i < choices.count; i++) if (choices.seatOf(i) !== choices.seatOf(0)) return false
    return true
  }

  /**
   * Whether it all comes to one end, as far as everybody can foresee it, however a question is answered, and whatever is
   * answered when it comes again because something of it is left.
   */
  private comesToOne(block: Int32Array, name: string, orders: Orders): boolean {
    const { count } = this.at(block).choices
    const tried = this.triedOf(block)
    orders.way.push(block)
    for (let i = 0; i < count; i++) {
      if (orders.left-- === 0) return false
      this.tried = tried // as it was before it was looked further on: nothing is run again
      const { after, span } = this.take(block, i)
      const foreseen = tried.foreseen.get(i) ?? null
      if (foreseen === null) return false
      const isAskedAgain = span === 'free' && name !== '' && this.at(after).question?.name === name
      // What leads back to where it was leads nowhere.
      if (isAskedAgain && orders.way.some((one) => sameCells(one, after))) return false
      if (isAskedAgain && orders.isNew(after)) {
        if (!this.isOpenlyOffered(after) || !this.comesToOne(after, name, orders)) return false
      } else if (!isAskedAgain && !orders.endsAt(foreseen)) return false
    }
    orders.way.pop()
    this.tried = tried
    return true
  }

  /**
   * What a seat would see after a choice of its own, as far as it can know: what is hidden from it is dealt anew first
   * where the outcome may hang on it. How it is dealt hangs on the streams, whose state nobody knows: dealt by a number that
   * somebody could guess, the result would tell how things really lie.
   */
  preview(block: Int32Array, index: number): Int32Array | undefined {
    const { game, random } = this
    const { seat, notation, span, after } = this.take(block, index)
    if (span === 'free') return viewOf(game.layout, this.moment(after), seat)
    const copy = this.moment(block)
    let secret = 0
    for (const { at, cells } of game.layout.streams)
      for (let i = at; i < at + cells; i++) secret = Math.imul(secret ^ block[i], 0x01000193)
    random.reseed(secret)
    redeal(game, copy, seat, random)
    // Others may be offered more or less there, so that it is the same choice, not the same place in the list.
    const there = findChoice(game, copy, seat, notation)
    if (there < 0) return undefined
    this.runs++
    copy.take(there)
    return viewOf(game.layout, copy, seat)
  }

  private runStep(block: Int32Array, index: number): RanStep {
    const { game } = this
    const { table, watch } = this.running
    const before = this.at(block)
    const { choices } = before
    if (index >>> 0 !== index || index >= choices.count) before.take(index) // throws
    const seat = choices.seatOf(index)
    const notation = this.spelt(notationOf(game, before, index))
    const question = before.question as CompiledAsk
    const chosen = chosenThings(game, before, index)
    table.restore(block)
    watch.begin()
    void table.choices.count
    // Whoever sees that it was chosen knows that it could be: what was read until it was offered counts as well.
    const offering = watch
      .end()
      .filter(({ listingFor, listed }) => listingFor < 0 || (listingFor === seat && listed <= index))
      .map((read) => ({ ...read, isOwnAffair: false }))
    const isOpen = openCells(game.layout.leaves, before)
    const ran = this.run(table, block, () => {
      watch.begin(isOpen)
      table.take(index)
      promptText(game, table) // everybody reads it
    })
    this.triedOf(block).foreseen.set(index, watch.lastFollowed())
    const step = {
      before: this.at(block),
      after: table,
      reads: [...offering, ...watch.end()],
      watch,
      chosen,
      seat,
    }
    const span = spanOf(game.layout.leaves, step)
    return { ...ran, seat, notation, question, span }
  }

  /** The same for a step that was taken before and is only gone through again: quicker, but its span is not worked out. */
  takeAgain(block: Int32Array, index: number): RanStep {
    const table = this.at(block)
    const seat = table.choices.seatOf(index)
    const notation = this.spelt(notationOf(this.game, table, index))
    const question = table.question as CompiledAsk
    this.shown = null
    const ran = this.run(table, block, () => table.take(index))
    this.shown = ran.after
    return { ...ran, seat, notation, question, span: null }
  }

  /** The same text for the same notation, so that thousands of matches share it. */
  private spelt(notation: string): string {
    const known = this.notations.get(notation)
    if (known !== undefined) return known
    if (this.notations.size === MOST_NOTATIONS) this.notations.clear()
    this.notations.set(notation, notation)
    return notation
  }

  private run(table: Table, before: Int32Array, rules: () => void): Ran {
    this.seen.set(before)
    const log = new StepLog(table.cells, this.seen)
    this.runs++
    table.log = log
    try {
      rules()
      return { packed: log.packed(), after: table.cells.slice() }
    } finally {
      table.log = null
    }
  }
}

/** The block of an empty table. */
export function emptyBlock(game: Game): Int32Array {
  const cells = new Int32Array(game.layout.size)
  game.layout.clear(cells)
  return cells
}

const desks = new WeakMap<Game, Desk>()

/** The desk of a game: one for all its matches in this process. */
export function deskOf(game: Game): Desk {
  const known = desks.get(game)
  if (known !== undefined) return known
  const desk = new Desk(game)
  desks.set(game, desk)
  return desk
}
