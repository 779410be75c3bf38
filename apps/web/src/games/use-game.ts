/** A game, loaded once. */
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

/** For components inside a `Suspense`. */
export function useGame(id: string): LoadedGame | undefined {
  const promise = loadGame(id)
  return promise === undefined ? undefined : use(promise)
}
