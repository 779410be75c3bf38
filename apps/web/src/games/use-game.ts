/** A game, loaded once. */
import type { Game, RuleText } from '@hearthkeep/engine'
import type { Situation } from '@hearthkeep/situations'
import { use } from 'react'
import { findFace } from './shelf.ts'
import type { LoadedGame } from './face.ts'

const loading = new Map<string, Promise<LoadedGame>>()

/** How long a failed download is remembered, in milliseconds: React asks once more to learn that it failed. */
const FAILED = 1000

/** The same promise every time, so that React can wait for it; one that failed is forgotten and can be tried again. */
function once<T>(kept: Map<string, Promise<T>>, id: string, load: () => Promise<T>): Promise<T> {
  let promise = kept.get(id)
  if (promise === undefined) {
    promise = load()
    kept.set(id, promise)
    promise.catch(() => setTimeout(() => kept.delete(id), FAILED))
  }
  return promise
}

/** Loads a game; undefined if there is no such game. */
export function loadGame(id: string): Promise<LoadedGame> | undefined {
  const face = findFace(id)
  return face && once(loading, id, face.load)
}

const lessons = new Map<string, Promise<readonly Situation[]>>()

/** The lessons of a game, for components inside a `Suspense`. */
export function useLessons({ module, lessons: load }: LoadedGame): readonly Situation[] {
  return use(once(lessons, module.game.id, load))
}

const books = import.meta.glob<string>('../../../../games/*/content/rules.json', {
  query: '?raw',
  import: 'default',
})
const rules = new Map<string, Promise<readonly RuleText[]>>()

/** The rules of a game in words, which come when they are read; for components inside a `Suspense`. */
export function useRuleTexts({ id }: Game): readonly RuleText[] {
  const read = books[`../../../../games/${id}/content/rules.json`]
  return use(once(rules, id, async () => JSON.parse(await read()) as RuleText[]))
}

/** For components inside a `Suspense`. */
export function useGame(id: string): LoadedGame | undefined {
  const promise = loadGame(id)
  return promise === undefined ? undefined : use(promise)
}
