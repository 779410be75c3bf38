/** Whose cards are shown in large. */
import { useSession, useTable } from './context.ts'
import { useWanted } from './use-wanted.ts'

/**
 * Whoever the game calls for, unless one looks at somebody else: that one is turned to if there is something for them
 * to do, and only looked at otherwise.
 */
export function useShownSeat(called: number): readonly [number, (seat: number) => void] {
  const session = useSession()
  const { look, attended, isPlaying } = useTable()
  const [shown, want] = useWanted(called)
  const show = (seat: number): void => {
    const isAsked = !isPlaying && look.prompt?.seats.includes(seat) === true
    if (isAsked && seat !== attended) session.attend(seat)
    want(seat, isAsked ? seat : called)
  }
  return [shown, show]
}
