/** A bot that could not think: somebody plays by hand, or it tries again. */
import { useTable } from '../table/context.ts'
import { seatName, useShell } from '../table/shell-context.ts'
import type { Helper } from './helper.ts'
import { useHelp } from './use-help.ts'

export function TroubleBox({ helper }: { helper: Helper }) {
  const { trouble } = useHelp(helper)
  const { game } = useShell()
  const { look } = useTable()
  if (trouble === null) return null
  const name = seatName(game, trouble.seat, look.cells)
  return (
    <section className="bot-box" role="alert" aria-label="A bot in trouble">
      <p title={trouble.message}>
        The bot that plays {name} could not think. You can play {name} by hand.
      </p>
      <div className="bot-actions">
        <button type="button" className="button primary" onClick={() => helper.takeOver(trouble.seat)}>
          Play {name} by hand
        </button>
        <button type="button" className="button" onClick={() => helper.tryAgain()}>
          Try again
        </button>
      </div>
    </section>
  )
}
