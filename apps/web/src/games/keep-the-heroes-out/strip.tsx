/** The strip above: the dungeon, whose turn it is, its phases, what the Guild has left, chests lost. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useInspector } from '../../table/inspector.tsx'
import { backArt, marks, scenarioArt } from './art.ts'
import { aboutScenario } from './inspect.ts'
import type { Model } from './model.ts'

const PHASES = [
  ['play', 'Play cards'],
  ['renew', 'New offer'],
  ['invasion', 'Heroes invade'],
] as const

function Chart({ phase }: Pick<Model, 'phase'>) {
  return (
    <ol className="kh-phases" aria-label="The turn">
      {PHASES.map(([id, name]) => (
        <li
          key={id}
          className={id === phase ? 'now' : ''}
          {...(id === phase ? { 'aria-current': 'step' as const } : {})}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

export const Strip = memo(function Strip({ model }: { model: Model }) {
  const { scenario, scenarioId, turn, phase, guild, looted, rooms } = model
  const inspector = useInspector()
  const { level, levels, left } = guild
  const risks = rooms.filter(({ threat }) => threat !== null && threat.cards > 0).length
  const each = levels[level - 1]
  return (
    <div className="kh-strip">
      <button
        type="button"
        className="pill kh-strip-button"
        onClick={() => inspector.show(aboutScenario(model))}
        aria-label={`${scenario}: read its rule`}
      >
        <Icon name={scenarioArt[scenarioId] ?? marks.scenario} />
        <span>{scenario}</span>
      </button>
      {phase !== 'before' && <span className="kh-turn">Turn {turn}</span>}
      {phase !== 'before' && <Chart phase={phase} />}
      <span className="kh-strip-end">
        {looted.length > 0 && (
          <span
            className="kh-looted"
            role="img"
            aria-label={`Looted: ${looted.map(({ name }) => name).join(', ')}`}
            title={`Looted: ${looted.map(({ name }) => name).join(', ')}`}
          >
            {looted.map(({ id, value, back }) => (
              <span key={id}>
                {value}
                <Icon name={backArt[back]} />
              </span>
            ))}
          </span>
        )}
        {risks > 0 && (
          <span className="kh-risks">
            <Icon name={marks.threat} /> {risks} at risk
          </span>
        )}
        <span className="kh-strip-guild" title="Guild cards left in this level, and in each invasion">
          <Icon name={marks.guild} />
          <span>
            L{level}/{levels.length} · <b>{left}</b> left · {each} each
          </span>
        </span>
      </span>
    </div>
  )
})
