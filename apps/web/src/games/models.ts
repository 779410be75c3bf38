/** What is drawn of a table: a game's own model of it, built once for each block of integers. */
import type { Game, Table } from '@hearthkeep/engine'
import { shared } from './shared.ts'

interface Models<T, Model> {
  /** A table with these cells, to be read at once: whoever asks next gets the same table with other cells. */
  readonly tableWith: (game: Game, cells: Int32Array) => T
  /** The model of a block of the game; the same for the same block. */
  readonly modelOf: (game: Game, cells: Int32Array) => Model
}

export function modelsBy<T extends Table, Model>(
  openTable: (game: Game) => T,
  build: (table: T) => Model,
): Models<T, Model> {
  // One spare table for each game that is open; a view of the block needs no more.
  const spares = new WeakMap<Game, T>()
  const models = new WeakMap<Int32Array, Model>()
  // The model that was built last: most of the next one is the same, and what is the same is not drawn anew.
  const lasts = new WeakMap<Game, Model>()

  const tableWith = (game: Game, cells: Int32Array): T => {
    let table = spares.get(game)
    if (table === undefined) {
      table = openTable(game)
      spares.set(game, table)
    }
    table.restore(cells)
    return table
  }
  const modelOf = (game: Game, cells: Int32Array): Model => {
    let model = models.get(cells)
    if (model === undefined) {
      model = shared(lasts.get(game), build(tableWith(game, cells)))
      lasts.set(game, model)
      models.set(cells, model)
    }
    return model
  }
  return { tableWith, modelOf }
}
