/** Situation files as lessons. */
import { parseSituation } from '@hearthkeep/situations'
import type { Situation } from '@hearthkeep/situations'

/** Parses the files of a folder, in the order of their names. */
export function lessonsIn(files: Readonly<Record<string, string>>): readonly Situation[] {
  return Object.keys(files)
    .sort()
    .map((path) => parseSituation(files[path], path.split('/').at(-1) ?? path))
}
