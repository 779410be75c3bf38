/** A pause that can be cut short. */
import { setTimeout as wait } from 'node:timers/promises'

/** Waits; false if that was aborted. */
export async function paused(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(milliseconds, undefined, { signal })
    return true
  } catch {
    return false
  }
}
