/** A scene: a game started, a table arranged and dice scripted, ready to be played on. */
import { EventLog, eventText, offeredChoices, start } from '@hearthkeep/engine'
import type { Game, GameModule, Refusal, Table } from '@hearthkeep/engine'
import { arrange } from './arrange.ts'
import { readPath } from './compare.ts'
import { findOneChoice, matchChoices, refusalsOf } from './find-choice.ts'
import type { Match } from './find-choice.ts'
import { scriptStreams, unusedRolls } from './scripted-stream.ts'
import type { ScriptedStream } from './scripted-stream.ts'
import type { Overrides, Rolls, SituationSetup } from './situation.ts'
import type { Value } from './places.ts'

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

/** An arranged table on which choices are made by notation and read by field name. */
export class Scene {
  readonly game: Game
  readonly table: Table
  /** What happened since the last choice. */
  readonly log: EventLog = new EventLog()
  /** Called before each choice is taken, with its number; for those who keep a tally. */
  onChoice: ((table: Table, index: number) => void) | undefined
  private readonly streams: readonly ScriptedStream[]

  /** Starts and arranges; throws an error that names what does not fit. */
  constructor(game: Game | GameModule, spec: SceneSpec = {}) {
    this.game = gameOf(game)
    const { setup = {}, table: overrides = {}, rolls = {} } = spec
    this.table = this.game.newTable()
    const early = setup.rolls === undefined ? [] : inPart('setup', () => this.script(setup.rolls ?? {}))
    inPart('setup', () => {
      const { seats, seed = 1, options, carried } = setup
      start(this.game, { seats, seed, options, carried }, this.table)
      for (const choice of setup.choices ?? []) this.do(choice.do, choice.seat)
      const left = unusedRolls(early)
      if (left.length > 0) throw new Error(left.join('; '))
    })
    inPart('table', () => arrange(this.game, this.table, overrides))
    this.streams = this.script(rolls)
    this.log.clear()
  }

  private script(rolls: Rolls): ScriptedStream[] {
    return scriptStreams(this.game, this.table, rolls)
  }

  /** The choice that a notation means; throws with the reason and the rule if there is none. Seats count from 1. */
  find(notation: string, seat?: number): Match {
    return findOneChoice(this.game, this.table, notation, seat === undefined ? undefined : seat - 1)
  }

  /** Makes a choice; copy numbers may be left out where copies lie in the same pile. Seats count from 1. */
  do(notation: string, seat?: number): this {
    const { index } = this.find(notation, seat)
    this.onChoice?.(this.table, index)
    this.log.clear()
    this.table.log = this.log
    try {
      this.table.take(index)
    } finally {
      this.table.log = null
    }
    return this
  }

  /** Why something is refused, or undefined if it is not. Of several copies the first reason counts. */
  refusal(notation: string, seat?: number): Refusal | undefined {
    const all = this.refusals(notation, seat)
    return all.length === 0 ? undefined : all[0]
  }

  /** All reasons why something is refused: one for each copy that the notation can mean; none if it is offered. */
  refusals(notation: string, seat?: number): Refusal[] {
    const who = seat === undefined ? undefined : seat - 1
    if (matchChoices(this.game, this.table, notation, who).length > 0) return []
    const [asIs, ...copies] = refusalsOf(this.game, this.table, notation, who)
    return copies.length === 0 ? [asIs] : copies
  }

  /** What can be done now, in notation. */
  offers(seat?: number): string[] {
    const who = seat === undefined ? undefined : seat - 1
    return offeredChoices(this.game, this.table, who).map((choice) => choice.notation)
  }

  /** The events since the last choice, in words, each with its rule. */
  events(): string[] {
    return Array.from({ length: this.log.count }, (_, i) => eventText(this.game, this.table, this.log, i))
  }

  /** What a path names, things by name: `read('hand')`, `read('drawPile.size')`, `read('outcome')`. */
  read(path: string): Value {
    return readPath(this.game, this.table, path)
  }

  /** A sentence for each stream whose script was not used up. */
  unusedRolls(): string[] {
    return unusedRolls(this.streams)
  }
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
