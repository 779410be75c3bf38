/** A game's folder in one value, as the catalog and the tools want it. */
import type { Game, GameModule } from '@hearthkeep/engine'
import type { ContentPack, Parts } from './collections.ts'
import type { Files } from './files.ts'
import { jsonSchema } from './json-schema.ts'

/** A game with the content it comes with, and the means to play it with other content of the same form. */
export function gameModule<P extends Parts>(
  pack: ContentPack<P>,
  files: Files,
  create: (files: Files) => Game,
): GameModule {
  return { game: create(files), files, create, schemas: () => jsonSchema(pack, Object.keys(files)) }
}
