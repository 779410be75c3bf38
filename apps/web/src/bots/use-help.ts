import { useSyncExternalStore } from 'react'
import type { Help, Helper } from './helper.ts'

/** What is to be shown of the bots; the component is drawn anew after each change. */
export function useHelp(helper: Helper): Help {
  return useSyncExternalStore(helper.subscribe, helper.snapshot)
}
