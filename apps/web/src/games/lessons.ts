/** Situation files as lessons. */
import { lessons } from 'virtual:lessons'
import { parseSituation } from '@hearthkeep/situations'
import type { Situation } from '@hearthkeep/situations'

/** The lessons of a game, in the order of the names of their files. */
export async function lessonsOf(game: string): Promise<readonly Situation[]> {
  const { files } = (await lessons[game]?.()) ?? { files: {} }
  return Object.keys(files)
    .sort()
    .map((name) => parseSituation(files[name], name))
}
