// A game with options, to be called wrongly.
import { catalog } from '@hearthkeep/catalog'

const difficulty = {
  values: ['easy', 'normal', 'hard'],
  default: 'normal',
  about: 'How strong the foes are.',
}
const scenario = { values: ['cellar', 'attic'], default: 'cellar', about: 'Where it happens.' }
for (const { game } of catalog) Object.assign(game, { options: { difficulty, scenario } })
