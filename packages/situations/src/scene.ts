/** A scene: a game started, a table arranged and dice scripted, ready to be played on. */
import { deskOf, eventText, Fault, offeredChoices } from '@hearthkeep/engine'
import type { EventLog, Game, GameModule, PartialSetup, Refusal, Table } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { arrange } from './arrange.ts'
import { readPath } from './compare.ts'
import { Dice } from './dice.ts'
import { findOneChoice, isOfferedOrRefused, matchChoices, refusalsOf } from './find-choice.ts'
import type { FoundChoice } from './find-choice.ts'
import type { Heard } from './heard.ts'
import type { Value } from './places.ts'
import { findSeat } from './seats.ts'
import type { Overrides, Rolls, SeatName, SituationSetup } from './situation.ts'

/** What a scene is made of; all of it may be left out. */
export interface SceneSpec {
  readonly setup?: SituationSetup
  readonly table?: Overrides
  readonly rolls?: Rolls
}

/** The game of a module, or the game itself. */
export function gameOf(game: Game | GameModule): Game {
  return 'create' in game ? game.game : game
}

/** More forced choices than these in a row lead nowhere. */
const MOST_FORCED = 100

/** A match on an arranged table, in which choices are made by notation and fields are read by name. */
export class Scene {
  readonly game: Game
  /** The table as it stands, to look at: whatever is done, the match does. */
  readonly table: Table
  /** Called before each choice is taken, with its number; for those who keep a tally. */
  onChoice: ((table: Table, index: number) => void) | undefined
  private readonly start: PartialSetup
  private played: Match
  private dice: Dice

  /** Starts and arranges; throws an error that names what does not fit. */
  constructor(game: Game | GameModule, spec: SceneSpec = {}) {
    this.game = gameOf(game)
    const { setup = {}, table: overrides = {}, rolls = {} } = spec
    const { seats, seed = 1, options, carried, choices = [] } = setup
    this.start = { seats, seed, options, carried }
    this.table = this.game.newTable()
    this.dice = inPart('setup', () => new Dice(this.game, setup.rolls ?? {}))
    this.played = inPart('setup', () => Match.start(this.dice.game, this.start))
    inPart('setup', () => {
      this.look()
      for (const choice of choices) this.passForced(choice.do, choice.seat).do(choice.do, choice.seat)
      const left = this.unusedRolls()
      if (left.length > 0) throw new Error(left.join('; ') + whereSetUpStops(this.table))
    })
    inPart('table', () => this.lay(overrides))
    this.dice.release()
    this.dice = new Dice(this.game, rolls)
    this.dice.begin(this.table)
    this.played = this.begin()
  }

  /** Arranges the table; the open question has to have something to choose afterwards. */
  private lay(overrides: Overrides): void {
    const { game, table } = this
    arrange(game, table, overrides)
    if (table.question !== null && !offersAnything(table))
      throw new Error(`the table as arranged leaves nothing to choose at "${table.question.name}"`)
  }

  private begin(): Match {
    return Match.start(this.dice.game, this.start, { arranged: this.table.cells, undo: 'practice' })
  }

  /** The match that is played: views, frames and the past are asked of it. Anything can be taken back. */
  get match(): Match {
    return this.played
  }

  /** Shows the table as the match stands. */
  private look(): void {
    this.table.restore(this.match.state.history.present)
  }

  /** Arranges the table anew in mid-game: from here another match goes on, with what is left of the scripted rolls. */
  arrange(overrides: Overrides): this {
    this.lay(overrides)
    this.played.close()
    this.played = this.begin()
    return this
  }

  /** The number of a seat, from 0. */
  private seatOf(seat: SeatName | undefined): number | undefined {
    return seat === undefined ? undefined : findSeat(this.game, this.table, seat)
  }

  /** The choice that a notation means; throws with the reason and the rule if there is none. */
  find(notation: string, seat?: SeatName): FoundChoice {
    return findOneChoice(this.game, this.table, notation, this.seatOf(seat))
  }

  /** Makes a choice; copy numbers may be left out where copies lie in the same pile. */
  do(notation: string, seat?: SeatName): this {
    return this.take(this.find(notation, seat))
  }

  private take({ index, seat, notation }: Omit<FoundChoice, 'loose'>): this {
    const { match } = this
    this.onChoice?.(this.table, index)
    const result = match.answer({ seat, revision: match.revision, notation })
    if (result.kind !== 'taken')
      throw new Error('text' in result ? result.text : `"${notation}" is ${result.kind}`)
    this.look()
    return this
  }

  /**
   * Takes choices that are the only ones there are, until what a notation means is offered. What the rules refuse for a reason is
   * meant now, and waits for nothing.
   */
  passForced(notation: string, seat?: SeatName): this {
    for (let left = MOST_FORCED; left > 0; left--) {
      const [only, ...others] = offeredChoices(this.game, this.table)
      if (only === undefined || others.length > 0) break
      if (isOfferedOrRefused(this.game, this.table, notation, this.seatOf(seat))) break
      this.take({ index: 0, ...only })
    }
    return this
  }

  /** Goes back to how it was after so many choices. */
  goBack(steps: number): void {
    const { match } = this
    while (match.steps > steps) match.undo(0)
    this.look()
  }

  /** Why something is refused, or undefined if it is not. Of several copies the first reason counts. */
  refusal(notation: string, seat?: SeatName): Refusal | undefined {
    const all = this.refusals(notation, seat)
    return all.length === 0 ? undefined : all[0]
  }

  /** All reasons why something is refused: one for each copy that the notation can mean; none if it is offered. */
  refusals(notation: string, seat?: SeatName): Refusal[] {
    const who = this.seatOf(seat)
    if (matchChoices(this.game, this.table, notation, who).length > 0) return []
    const [asIs, ...copies] = refusalsOf(this.game, this.table, notation, who)
    return copies.length === 0 ? [asIs] : copies
  }

  /** What can be done now, in notation. */
  offers(seat?: SeatName): string[] {
    return offeredChoices(this.game, this.table, this.seatOf(seat)).map((choice) => choice.notation)
  }

  /** What happened since the last choice. */
  get log(): EventLog {
    const { history, steps } = this.match.state
    return history.tell(steps)
  }

  /** The events since the last choice, in words. */
  events(): string[] {
    const { steps } = this.match
    return this.heard(Math.max(0, steps - 1), steps).map(({ text }) => text)
  }

  /** What happened by the choices after the first `from`, up to choice number `to`. */
  heard(from: number, to: number): Heard[] {
    const { history } = this.match.state
    return Array.from({ length: to - from }, (_, i) => from + i + 1).flatMap((step) => {
      const log = history.tell(step)
      const table = deskOf(this.dice.game).at(history.blockAt(step))
      return Array.from({ length: log.count }, (_, event) => ({
        kind: log.kindOf(event).name,
        text: eventText(this.game, table, log, event),
      }))
    })
  }

  /** What was chosen after the first `from` choices, up to choice number `to`. */
  chosen(from: number, to: number): string[] {
    return this.match.state.history.steps.slice(from, to).map(({ notation }) => notation)
  }

  /** What a path names, things by name: `read('hand')`, `read('drawPile.size')`, `read('outcome')`. */
  read(path: string): Value {
    return readPath(this.game, this.table, path)
  }

  /** A sentence for each stream whose script was not used up. */
  unusedRolls(): string[] {
    return this.dice.unused(this.table.cells)
  }

  /** Gives its memory back; it must not be used any more. */
  release(): void {
    this.match.close()
    this.dice.release()
    this.table.release()
  }
}

/** Whether there is something to choose. */
function offersAnything(table: Table): boolean {
  try {
    return table.choices.count > 0
  } catch (error) {
    if (error instanceof Fault && error.kind === 'dead-end') return false
    throw error
  }
}

/** Where the dice of the set-up end and those of the scene begin. */
function whereSetUpStops({ question }: Table): string {
  if (question === null) return ''
  return `; the set-up stops at the question "${question.name}": what is rolled after it goes into "rolls"`
}

function inPart<T>(part: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Error(`${part}: ${(error as Error).message}`, { cause: error })
  }
}

/** A scene to play on: `scene(game, { table: { energy: 1 } }).do('end turn')`. */
export function scene(game: Game | GameModule, spec: SceneSpec = {}): Scene {
  return new Scene(game, spec)
}
