// Every second game breaks off, as if the rules had a mistake.
import { catalog } from '@hearthkeep/catalog'
import type { Setup, Table } from '@hearthkeep/engine'

for (const { game } of catalog) {
  const setUp = (_: Table, setup: Setup): void => {
    if (Number(setup.seed) % 2 === 0) throw new Error('dead-end: nobody can choose')
  }
  Object.assign(game, { setUp })
}
