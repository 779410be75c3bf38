// A game that is played on maps.
import { catalog } from '@hearthkeep/catalog'

const maps = [
  { id: 'cellar', name: 'The Cellar', text: '+--+\n|  |\n+--+' },
  { id: 'attic', name: 'The Attic', text: '+-o+' },
]
for (const { game } of catalog) Object.assign(game, { maps })
