/** Falls between two players who share a device and hide their cards from each other: the next one has to take it first. */
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { CurtainFall } from '../kit/curtain.tsx'
import type { Session } from '../session/session.ts'
import { say } from '../words/table.ts'
import { useSession, useTable } from './context.ts'
import { seatName, seatNumbered, useShell } from './shell-context.ts'

/** `Player 2 (Lina)`, `Watcher 2`: the number says where one sits, also before anybody has a name. */
function useNames(): {
  readonly nameOf: (seat: number) => string
  readonly numbered: (seat: number) => string
} {
  const { game } = useShell()
  const { look } = useTable()
  const numbered = (seat: number): string => seatNumbered(game, seat, look.cells)
  const nameOf = (seat: number): string => {
    const name = seatName(game, seat, look.cells)
    return name === numbered(seat) ? name : `${numbered(seat)} (${name})`
  }
  return { nameOf, numbered }
}

/** The second half of a double click was meant for the table before the curtain fell. */
const onFirst =
  (action: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) action()
  }

export function Curtain() {
  const session = useSession()
  const { isCurtained, attended } = useTable()
  return isCurtained ? <Fallen key={attended} session={session} /> : null
}

function Fallen({ session }: { session: Session }) {
  const { attended, holder, look, notice } = useTable()
  const { nameOf, numbered } = useNames()
  const curtain = useRef<HTMLElement>(null)
  // Not the button: Enter, pressed once too often, must not show a hand to the one before.
  useEffect(() => {
    const table = document.querySelector<HTMLElement>('.shell-table')
    curtain.current?.focus({ preventScroll: true })
    return () => table?.focus({ preventScroll: true })
  }, [])
  const { own } = session.driver
  const others = look.prompt?.seats.filter((seat) => seat !== attended && own.includes(seat)) ?? []
  return (
    <CurtainFall
      ref={curtain}
      icon="meeple"
      title={say('curtain.pass-the-device-to', { attended: nameOf(attended) })}
      text={notice ?? say('curtain.their-cards-are-theirs')}
    >
      <button type="button" className="k-button" data-main onClick={onFirst(() => session.lift(attended))}>
        {say('curtain.i-am-show-my', { attended: numbered(attended) })}
      </button>
      {others.map((seat) => (
        <button key={seat} type="button" className="k-button" onClick={onFirst(() => session.lift(seat))}>
          {seat === holder
            ? say('curtain.back-to', { seat: nameOf(seat) })
            : say('curtain.i-am', { seat: nameOf(seat) })}
        </button>
      ))}
    </CurtainFall>
  )
}
