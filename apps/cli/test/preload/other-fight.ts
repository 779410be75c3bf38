// A tiny fight that is set up differently from the benchmark's rules.
import { catalog } from '@hearthkeep/catalog'

for (const { game } of catalog) {
  const { newTable } = game
  const burnt = (): ReturnType<typeof newTable> => {
    const table = newTable()
    const begin = table.begin.bind(table)
    table.begin = (main) => {
      const dice = game.layout.leaves.find((leaf) => leaf.kind === 'stream')
      if (dice !== undefined) table.cells[dice.at] ^= 1
      begin(main)
    }
    return table
  }
  Object.assign(game, { newTable: burnt })
}
