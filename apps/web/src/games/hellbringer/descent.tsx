/** The descent: the draw pile as strata; where you stand, what may come next, and how deep the Tomb lies. */
import type { Stratum as Known } from '@hearthkeep/game-hellbringer'
import { Icon } from '../../art/icon.tsx'
import { Strata, Stratum } from '../../kit/strata.tsx'
import { useInspector } from '../../table/inspector.tsx'
import { say } from '../../words/hellbringer.ts'
import { marks } from './art.ts'
import type { Model } from './model.ts'
import { useStrata } from './use-model.ts'

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V']
const TOMB = 4
/** More edges than these are only counted. */
const MOST_EDGES = 5

/** What is known to lie in a pile, as chips. */
function knownIn(stratum: Known | undefined) {
  if (stratum === undefined) return []
  const { commons, combats, tomes } = stratum
  return [
    ...(commons > 0 ? [{ words: say('commons', { commons }), isMarked: false }] : []),
    ...(combats > 0 ? [{ words: say('combats', { combats }), isMarked: true }] : []),
    ...tomes.map((tome) => ({ words: say('tome', { number: NUMERALS[tome] }), isMarked: false })),
  ]
}

/** How likely the next card is a Combat card: `1 in 4`. */
export function nextCombat(stratum: Known | undefined): string {
  if (stratum === undefined || stratum.size === 0) return ''
  // Its Location is always the last one.
  const others = stratum.location > 0 ? stratum.size - 1 : stratum.size
  if (others === 0) return say('next-location')
  return stratum.combats === 0
    ? say('next-no-combat')
    : say('next-combat', { combats: stratum.combats, others })
}

interface LayerProps {
  readonly model: Model
  readonly layer: number
  readonly stratum: Known | undefined
}

/** The pile that is drawn from, an edge for each card. */
function Current({ model, layer, stratum }: LayerProps) {
  const { place, places, si, layers } = model
  const size = layers[layer]
  const below = stratum === undefined || stratum.location === 0 ? undefined : places[stratum.location]
  const count = Math.min(size, MOST_EDGES)
  const edges = Array.from({ length: count }, (_, i) => {
    const isBottom = below !== undefined && i === count - 1 && i > 0
    if (isBottom) return { words: say('always-last', { name: below.name, size }), isMarked: true }
    const isMore = i === 2 && size > MOST_EDGES
    const words = i === 0 ? nextCombat(stratum) : isMore ? say('and-more', { more: size - MOST_EDGES }) : ''
    return { words, isMarked: false }
  })
  return (
    <Stratum
      state="now"
      icon={places[place].art}
      name={places[place].name}
      about={say('enemies-sight', { si })}
      edges={edges}
      known={knownIn(stratum)}
    />
  )
}

/** A pile further down: one comes to it with its place. */
function Ahead({ model, layer, stratum }: LayerProps) {
  const { places, layers, demon } = model
  const { name, art, si } = places[layer]
  const about = say('place-ahead', { si, size: layers[layer] })
  if (layer < TOMB) return <Stratum state="ahead" icon={art} {...{ name, about }} known={knownIn(stratum)} />
  const depth = layers.slice(0, layer).reduce((sum, size) => sum + size, 0)
  return (
    <Stratum state="last" icon={art} {...{ name, about }}>
      <p>{say('demon-deep', { demon: demon.title, depth })}</p>
    </Stratum>
  )
}

/** The Tome read last, and the rule of the scenario: read in full on a click. */
function Notes({ model }: { model: Model }) {
  const { tome, rule, scenarios, scenario, story } = model
  const inspector = useInspector()
  const number = NUMERALS[tome.number]
  return (
    <div className="hb-notes">
      <button
        type="button"
        onClick={() =>
          inspector.show({
            title: say('tome', { number }),
            subtitle: scenarios[scenario],
            text: [tome.story, tome.text].filter((part) => part !== '').join('\n'),
          })
        }
      >
        <Icon name={marks.tome} /> <b>{say('tome', { number })}</b> <span>{say('read')}</span>
      </button>
      <button
        type="button"
        onClick={() =>
          inspector.show({ title: rule.name, subtitle: scenarios[scenario], text: `${rule.text}\n${story}` })
        }
      >
        <b>{rule.name}</b> <span>{rule.text}</span>
      </button>
    </div>
  )
}

/** The pile that is drawn from now. */
export const currentLayer = ({ layers }: Model): number =>
  Math.max(
    0,
    layers.findIndex((size) => size > 0),
  )

export function Descent({ model }: { model: Model }) {
  const strata = useStrata()
  const { layers, place, places, discard, monsters, removed } = model
  const now = currentLayer(model)
  const counts = [
    [say('discard'), discard.length],
    [say('monsters'), monsters],
    [say('removed'), removed],
  ] as const
  return (
    <Strata name={say('descent')}>
      {place > 0 && (
        <p className="hb-passed">
          {places.slice(0, Math.min(place, TOMB)).map(({ name }) => (
            <span key={name}>✓ {name}</span>
          ))}
        </p>
      )}
      <Current model={model} layer={now} stratum={strata?.[now]} />
      {layers.map(
        (size, layer) =>
          layer > now && size > 0 && <Ahead key={layer} {...{ model, layer }} stratum={strata?.[layer]} />,
      )}
      <Notes model={model} />
      <p className="hb-counts">
        {counts.map(([name, count]) => (
          <span key={name}>
            {name} <b>{count}</b>
          </span>
        ))}
      </p>
    </Strata>
  )
}
