import { readFileSync } from 'node:fs'
import { ContentError, contentPack, formatProblem, loadPack } from '@hearthkeep/content'
import type { ContentPack, Files, Parts } from '@hearthkeep/content'

/** The problems that loading reports, one line each; fails if it reports none. */
export function problemsOf<P extends Parts>(pack: ContentPack<P>, files: Files): string[] {
  try {
    loadPack(pack, files)
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem)
    throw error
  }
  throw new Error('expected a ContentError, but the pack was loaded')
}

/** The problems of one part of a pack, given what its file parses to. */
export function problemsIn(part: Parts[string], content: unknown): string[] {
  return problemsOf(contentPack({ part }), { [part.options.file]: content })
}

/** The text of a file of the worked example. */
export function exampleFile(name: string): string {
  return readFileSync(new URL(`example/${name}`, import.meta.url), 'utf8')
}
