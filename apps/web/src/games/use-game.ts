/** A game, loaded once. */
import type { Situation } from '@hearthkeep/testkit'
import { use } from 'react'
import { findFace } from './shelf.ts'
import type { LoadedGame } from './face.ts'

const loading = new Map<string, Promise<LoadedGame>>()

/** Loads a game; the same promise every time, so that React can wait for it. Undefined if there is no such game. */
export function loadGame(id: string): Promise<LoadedGame> | undefined {
  const face = findFace(id)
  if (face === undefined) return undefined
  let promise = loading.get(id)
  if (promise === undefined) {
    promise = face.load()
    promise.catch(() => loading.delete(id)) // a failed download can be tried again
    loading.set(id, promise)
  }
  return promise
}

const lessons = new Map<string, Promise<readonly Situation[]>>()

/** The lessons of a game, for components inside a `Suspense`. */
export function useLessons({ module, lessons: load }: LoadedGame): readonly Situation[] {
  const { id } = module.game
  const promise = lessons.get(id) ?? load()
  lessons.set(id, promise)
  promise.catch(() => lessons.delete(id))
  return use(promise)
}

/** For components inside a `Suspense`. */
export function useGame(id: string): LoadedGame | undefined {
  const promise = loadGame(id)
  return promise === undefined ? undefined : use(promise)
}
