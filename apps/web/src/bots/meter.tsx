/** How good the chances to win are, in the bar above the table. */
import { useSyncExternalStore } from 'react'
import { settings, subscribeSettings } from '../storage/settings.ts'
import { useTableOf } from '../table/context.ts'
import { say } from '../words/bots.ts'
import { Bar } from './bar.tsx'
import type { Helper } from './helper.ts'
import { useHelp } from './use-help.ts'
import { inTen, percent } from './words.ts'

export function Meter({ helper }: { helper: Helper }) {
  const { chance } = useHelp(helper)
  const { chances } = useSyncExternalStore(subscribeSettings, settings)
  const isOver = useTableOf(({ look }) => look.outcome !== 'playing')
  if (!chances || chance === null || isOver) return null
  return (
    <p className="chance-meter" title={say('meter.the-chance-to-win', { chance: inTen(chance) })}>
      <span className="chance-word">{say('meter.chances')}</span>
      <Bar value={chance} />
      <strong>{percent(chance)}</strong>
    </p>
  )
}
