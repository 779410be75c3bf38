// A mistake in Hearthkeep itself, as far as a command can tell.
import { catalog } from '@hearthkeep/catalog'

for (const { game } of catalog) {
  Object.defineProperty(game, 'components', {
    get: () => {
      throw new TypeError('components is not what it was')
    },
  })
}
