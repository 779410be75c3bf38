/** The session of the table around a component. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session } from '../session/session.ts'
import type { TableState } from '../session/table-state.ts'

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('no table around this component')
  return session
}

/** What is to be drawn; the component is drawn anew after each change. */
export function useTable(): TableState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.snapshot)
}

/** A part of it: the component is drawn anew only when that part is another. */
export function useTableOf<T>(part: (state: TableState) => T): T {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, () => part(session.state))
}
