/** History: the past of one table as the differences between its moments. */
import { deskOf, emptyBlock } from './desk.ts'
import type { RanStep } from './desk.ts'
import type { EventLog } from '../rules/events.ts'
import type { Game, Setup } from '../game/game.ts'
import { hashFields } from '../table/hash.ts'
import { findChoice } from '../words/notation.ts'
import { applyChanges, packChanges, Packer, Unpacker } from './packed.ts'
import type { Packed } from './packed.ts'
import type { RecordedStep } from '../record/record.ts'
import type { Span } from './span.ts'
import { StepLog, unpackStep } from './step-log.ts'

/** A step that was taken. */
export interface PastStep extends Omit<RanStep, 'after'> {
  /** The hash of the fields after it, if it was worked out. */
  readonly hash?: string | undefined
}

/** So many steps after another the whole block is kept, so that no moment is far from one. */
const CHECKPOINT = 64

/** The past of one table: every run of the rules as what it changed, from the empty table on. */
export class History<S extends PastStep = PastStep> {
  readonly game: Game
  readonly steps: S[] = []
  private readonly setUp: Packed
  /** Every so many steps the block, packed as its difference from the empty table. */
  private readonly checkpoints: Packed[] = []
  /** The block as it is now, while it is in use. */
  private block: Int32Array | null = null

  private constructor(game: Game, setUp: Packed, present: Int32Array) {
    this.game = game
    this.setUp = setUp
    this.use(present)
  }

  /** The block as it is now. It is never changed, but replaced. A history at rest keeps none, but works it out. */
  get present(): Int32Array {
    return this.block ?? this.use(this.workOut(this.steps.length))
  }

  private use(block: Int32Array): Int32Array {
    if (this.block === null) rest(this)
    this.block = block
    return block
  }

  /** Lets go of the block. */
  rest(): void {
    this.block = null
  }

  /** Sets a game up. */
  static begin<S extends PastStep = PastStep>(game: Game, setup: Setup): History<S> {
    const { packed, after } = deskOf(game).begin(setup)
    return new History<S>(game, packed, after)
  }

  /** A history that begins with a block that came from elsewhere. */
  static at<S extends PastStep = PastStep>(game: Game, block: Int32Array): History<S> {
    const log = new StepLog(block, emptyBlock(game))
    return new History<S>(game, log.packed(), block.slice())
  }

  /** Runs the rules for choice number `index`; nothing is remembered until it is pushed. */
  run(index: number): RanStep {
    return deskOf(this.game).take(this.present, index)
  }

  /** Runs the rules for choice number `index` and remembers the step. If they throw, nothing has happened. */
  take(this: History, index: number): PastStep {
    const { after, ...ran } = this.run(index)
    const step = { ...ran, hash: hashFields(this.game.layout, after) }
    this.push(step, after)
    return step
  }

  /** What it costs to take step number `index` back, from 0; worked out when somebody asks. */
  spanOf(index: number): Span {
    const { game } = this
    const { span, seat, notation } = this.steps[index]
    if (span !== null) return span
    const desk = deskOf(game)
    const block = this.blockAt(index)
    const found = desk.take(block, findChoice(game, desk.at(block), seat, notation)).span ?? 'information'
    this.steps[index] = { ...this.steps[index], span: found }
    return found
  }

  /** Remembers a step that was run from the present and led to the block `after`. */
  push(step: S, after: Int32Array): void {
    this.steps.push(step)
    this.use(after)
    if (this.steps.length % CHECKPOINT === 0) this.checkpoints.push(packBlock(this.game, after))
  }

  /** Goes back to before step number `index`, from 0. */
  goBack(index: number): void {
    if (index >>> 0 !== index || index >= this.steps.length)
      throw new RangeError(`step ${index}: there are ${this.steps.length}, numbered from 0`)
    const block = this.blockAt(index)
    this.steps.length = index
    this.use(block)
    this.checkpoints.length = Math.min(this.checkpoints.length, Math.floor(index / CHECKPOINT))
  }

  /** A history of its own with the first `steps` steps of this one. */
  branch(steps: number): History<S> {
    const branch = new History<S>(this.game, this.setUp, this.blockAt(steps))
    branch.steps.push(...this.steps.slice(0, steps))
    branch.checkpoints.push(...this.checkpoints.slice(0, Math.floor(steps / CHECKPOINT)))
    return branch
  }

  /** The block as it was after `steps` steps. */
  blockAt(steps: number): Int32Array {
    return steps === this.steps.length ? this.present : this.workOut(steps)
  }

  private workOut(steps: number): Int32Array {
    const { game } = this
    const cells = emptyBlock(game)
    const near = Math.min(this.checkpoints.length, Math.floor(steps / CHECKPOINT))
    if (near > 0) applyChanges(new Unpacker(this.checkpoints[near - 1]), cells)
    else unpackStep(this.setUp, cells, game.events)
    for (let i = near * CHECKPOINT; i < steps; i++) unpackStep(this.steps[i].packed, cells, game.events)
    return cells
  }

  /**
   * Goes through step number `step` again, from 1 (0: the set-up), without running the rules: each event is told while
   * `cells` are as they were right then; nobody may keep them.
   */
  tell(step: number, onEvent?: (cells: Int32Array) => void): EventLog {
    const { game } = this
    const cells = step === 0 ? emptyBlock(game) : this.blockAt(step - 1).slice()
    const packed = step === 0 ? this.setUp : this.steps[step - 1].packed
    return unpackStep(packed, cells, game.events, onEvent && (() => onEvent(cells)))
  }

  /** The steps as a record states them. */
  recorded(): RecordedStep[] {
    return this.steps.map(({ seat, notation, hash }) => ({ seat, notation, hash }))
  }
}

/** Those that were used last; the others keep no block. */
const inUse: { readonly rest: () => void }[] = []
const MOST_IN_USE = 64

/** One more is in use: the one that has been for longest rests. */
function rest(history: { readonly rest: () => void }): void {
  inUse.push(history)
  if (inUse.length > MOST_IN_USE) inUse.shift()?.rest()
}

const packer = new Packer()

function packBlock(game: Game, block: Int32Array): Packed {
  packChanges(packer, emptyBlock(game), block)
  return packer.take()
}
