/** A bot that could not think: somebody plays by hand, or it tries again. */
import { useTable } from '../table/context.ts'
import { seatName, useShell } from '../table/shell-context.ts'
import { say } from '../words/bots.ts'
import type { Helper } from './helper.ts'
import { useHelp } from './use-help.ts'

export function TroubleBox({ helper }: { helper: Helper }) {
  const { trouble } = useHelp(helper)
  const { game } = useShell()
  const { look } = useTable()
  if (trouble === null) return null
  const name = seatName(game, trouble.seat, look.cells)
  return (
    <section className="bot-box" role="alert" aria-label={say('trouble-box.a-bot-in-trouble')}>
      <p title={trouble.message}>{say('trouble-box.the-bot-that-plays', { name })}</p>
      <div className="bot-actions">
        <button type="button" className="button primary" onClick={() => helper.takeOver(trouble.seat)}>
          {say('trouble-box.play-by-hand', { name })}
        </button>
        <button type="button" className="button" onClick={() => helper.tryAgain()}>
          {say('trouble-box.try-again')}
        </button>
      </div>
    </section>
  )
}
