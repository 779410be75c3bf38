/** A game, loaded once. */
import type { Game, RuleText } from '@hearthkeep/engine'
import type { Situation } from '@hearthkeep/testkit'
import { use } from 'react'
import { findFace } from './shelf.ts'
import type { LoadedGame } from './face.ts'

const loading = new Map<string, Promise<LoadedGame>>()

/** How long a failed download is remembered, in milliseconds: React asks once more to learn that it failed. */
const FAILED = 1000

/** Forgets a promise that failed, so that it can be tried again. */
function forgetFailed<T>(kept: Map<string, Promise<T>>, id: string, promise: Promise<T>): void {
  promise.catch(() => setTimeout(() => kept.delete(id), FAILED))
}

/** Loads a game; the same promise every time, so that React can wait for it. Undefined if there is no such game. */
export function loadGame(id: string): Promise<LoadedGame> | undefined {
  const face = findFace(id)
  if (face === undefined) return undefined
  let promise = loading.get(id)
  if (promise === undefined) {
    promise = face.load()
    loading.set(id, promise)
    forgetFailed(loading, id, promise)
  }
  return promise
}

const lessons = new Map<string, Promise<readonly Situation[]>>()

/** The lessons of a game, for components inside a `Suspense`. */
export function useLessons({ module, lessons: load }: LoadedGame): readonly Situation[] {
  const { id } = module.game
  let promise = lessons.get(id)
  if (promise === undefined) {
    promise = load()
    lessons.set(id, promise)
    forgetFailed(lessons, id, promise)
  }
  return use(promise)
}

const books = import.meta.glob<string>('../../../../games/*/content/rules.json', {
  query: '?raw',
  import: 'default',
})
const rules = new Map<string, Promise<readonly RuleText[]>>()

/** The rules of a game in words, which come when they are read; for components inside a `Suspense`. */
export function useRuleTexts({ id }: Game): readonly RuleText[] {
  let promise = rules.get(id)
  if (promise === undefined) {
    promise = books[`../../../../games/${id}/content/rules.json`]().then(
      (text) => JSON.parse(text) as RuleText[],
    )
    rules.set(id, promise)
    forgetFailed(rules, id, promise)
  }
  return use(promise)
}

/** For components inside a `Suspense`. */
export function useGame(id: string): LoadedGame | undefined {
  const promise = loadGame(id)
  return promise === undefined ? undefined : use(promise)
}
