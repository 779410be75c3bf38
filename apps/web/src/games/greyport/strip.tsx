/** The strip above: the scenario, the encounters, the round, shields, and what can be recruited. */
import { memo, useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { CardDialog } from '../../table/card-dialog.tsx'
import { useInspector } from '../../table/inspector.tsx'
import { marks, scenarioArt } from './art.ts'
import { CardFace } from './card.tsx'
import { aboutEncounter, aboutScenario } from './inspect.ts'
import type { Model } from './model.ts'

const STEPS = [
  ['act', 'All act'],
  ['strike', 'Monsters strike'],
  ['recruit', 'Recruit'],
  ['discard', 'Discard, refill'],
] as const

/** The chart of the round. */
function Chart({ model }: { model: Model }) {
  return (
    <ol className="gp-chart" aria-label="The round">
      {STEPS.map(([step, name]) => {
        const isNow = model.step === step
        return (
          <li
            key={step}
            className={isNow ? 'now' : ''}
            {...(isNow ? { 'aria-current': 'step' as const } : {})}
          >
            {name}
          </li>
        )
      })}
    </ol>
  )
}

function Shields({ shields }: { shields: number }) {
  if (shields === 0) return null
  const words = `${shields} shield ${shields === 1 ? 'token' : 'tokens'}: each cancels 1 damage to a player this round`
  return (
    <span className="gp-shields" role="img" aria-label={words} title={words}>
      {Array.from({ length: Math.min(shields, 8) }, (_, i) => (
        <Icon key={i} name={marks.shield} />
      ))}
      <b>{shields}</b>
    </span>
  )
}

/** The reinforcements in small; the whole cards are a click away. */
function Reinforcements({ model }: { model: Model }) {
  const [isOpen, setOpen] = useState(false)
  const { heroRow, itemRow } = model
  const rows = [heroRow, itemRow].map(({ cards, top }) => (top === null ? cards : [...cards, top]))
  return (
    <>
      <button
        type="button"
        className="pill gp-strip-button"
        onClick={() => setOpen(true)}
        title="Look at what can be recruited"
        aria-label="Reinforcements"
      >
        <Icon name={marks.market} />
        <span>Reinforcements</span>
      </button>
      {isOpen && (
        <CardDialog
          title="Reinforcements"
          groups={[
            { title: 'Heroes', cards: rows[0] },
            { title: 'Items', cards: rows[1] },
          ]}
          Face={CardFace}
          className="gp-dialog"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const Strip = memo(function Strip({ model }: { model: Model }) {
  const { scenario, scenarioId, encounter, encounters, encounterName, round, shields } = model
  const inspector = useInspector()
  return (
    <div className="gp-strip">
      <button
        type="button"
        className="pill gp-strip-button scenario"
        onClick={() => inspector.show(aboutScenario(model))}
      >
        <Icon name={scenarioArt[scenarioId] ?? marks.scenario} />
        <span aria-hidden="true">{scenario}</span>
        <b className="aloud">{scenario}</b>
      </button>
      {encounter > 0 && (
        <button
          type="button"
          className="pill gp-strip-button encounter"
          onClick={() => inspector.show(aboutEncounter(model))}
          aria-label={`Encounter ${encounter} of ${encounters.length}: ${encounterName}. Read it`}
        >
          <span className="gp-pips" aria-hidden="true">
            {encounters.map((name, i) => (
              <i key={name} className={i + 1 < encounter ? 'past' : i + 1 === encounter ? 'now' : ''} />
            ))}
          </span>
          <span className="gp-encounter-name">{encounterName}</span>
        </button>
      )}
      {round > 0 && <span className="gp-round">Round {round}</span>}
      {round > 0 && <Chart model={model} />}
      <span className="gp-strip-end">
        <Shields shields={shields} />
        {encounter > 0 && <Reinforcements model={model} />}
      </span>
    </div>
  )
})
