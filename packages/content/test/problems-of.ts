import { readFileSync } from 'node:fs'
import { ContentError, contentPack, formatProblem, loadPack } from '@hearthkeep/content'
import { thrownBy } from '@hearthkeep/testkit'
import type { ContentPack, Files, Parts } from '@hearthkeep/content'

/** The problems that loading reports, one line each; fails if it reports none. */
export function problemsOf<P extends Parts>(pack: ContentPack<P>, files: Files): string[] {
  return problemsThrown(() => loadPack(pack, files))
}

/** The problems for which something is not made, one line each; fails if it is. */
export function problemsThrown(make: () => unknown): string[] {
  const error = thrownBy(ContentError, make)
  if (error === undefined) throw new Error('expected a ContentError, but there was none')
  return error.problems.map(formatProblem)
}

/** The problems of one part of a pack, given what its file parses to. */
export function problemsIn(part: Parts[string], content: unknown): string[] {
  return problemsOf(contentPack({ part }), { [part.options.file]: content })
}

/** The text of a file of the worked example. */
export function exampleFile(name: string): string {
  return readFileSync(new URL(`example/${name}`, import.meta.url), 'utf8')
}
