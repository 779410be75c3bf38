/** The descent: the draw pile as strata; where you stand, what may come next, and how deep the Tomb lies. */
import type { Stratum } from '@hearthkeep/game-hellbringer'
import { Icon } from '../../art/icon.tsx'
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
function Known({ stratum: { commons, combats, tomes } }: { stratum: Stratum }) {
  return (
    <span className="hb-known">
      {commons > 0 && <span>{say('commons', { commons })}</span>}
      {combats > 0 && <span data-combat>{say('combats', { combats })}</span>}
      {tomes.map((tome) => (
        <span key={tome}>{say('tome', { number: NUMERALS[tome] })}</span>
      ))}
    </span>
  )
}

/** How likely the next card is a Combat card: `1 in 4`. */
export function nextCombat(stratum: Stratum | undefined): string {
  if (stratum === undefined || stratum.size === 0) return ''
  // Its Location is always the last one.
  const others = stratum.location > 0 ? stratum.size - 1 : stratum.size
  if (others === 0) return say('next-location')
  return stratum.combats === 0
    ? say('next-no-combat')
    : say('next-combat', { combats: stratum.combats, others })
}

/** The pile that is drawn from, an edge for each card. */
function Current({ model, size, stratum }: { model: Model; size: number; stratum: Stratum | undefined }) {
  const { place, places, si } = model
  const { name, art } = places[place]
  const below = stratum === undefined || stratum.location === 0 ? undefined : places[stratum.location]
  const edges = Math.min(size, MOST_EDGES)
  return (
    <div className="hb-stratum" data-state="now">
      <h3>
        <Icon name={art} /> <b>{name}</b> <span>{say('enemies-sight', { si })}</span>
      </h3>
      <ol className="hb-edges">
        {Array.from({ length: edges }, (_, i) => {
          const isLast = i === edges - 1 && i > 0
          return (
            <li key={i} data-last={(isLast && below !== undefined) || undefined}>
              {i === 0 && nextCombat(stratum)}
              {isLast && below !== undefined && say('always-last', { name: below.name, size })}
              {i === 2 && size > MOST_EDGES && say('and-more', { more: size - MOST_EDGES })}
            </li>
          )
        })}
      </ol>
      {stratum && <Known stratum={stratum} />}
    </div>
  )
}

interface AheadProps {
  readonly model: Model
  readonly layer: number
  readonly stratum: Stratum | undefined
  readonly depth: number
}

/** A pile further down: one comes to it with its place. */
function Ahead({ model, layer, stratum, depth }: AheadProps) {
  const { name, art, si } = model.places[layer]
  const isTomb = layer === TOMB
  const size = model.layers[layer]
  return (
    <div className="hb-stratum" data-state={isTomb ? 'tomb' : 'ahead'}>
      <h3>
        <Icon name={art} /> <b>{name}</b> <span>{say('place-ahead', { si, size })}</span>
      </h3>
      {isTomb ? (
        <p>{say('demon-deep', { demon: model.demon.title, depth })}</p>
      ) : (
        stratum && <Known stratum={stratum} />
      )}
    </div>
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

export function Descent({ model }: { model: Model }) {
  const strata = useStrata()
  const { layers, place, places, discard, monsters, removed } = model
  const now = Math.max(
    0,
    layers.findIndex((size) => size > 0),
  )
  const depths = layers.map((_, layer) => layers.slice(0, layer).reduce((sum, size) => sum + size, 0))
  return (
    <section className="hb-descent k-leather" aria-label={say('descent')}>
      <h2 className="k-h">{say('descent')}</h2>
      {place > 0 && (
        <p className="hb-passed">
          {places.slice(0, Math.min(place, TOMB)).map(({ name }) => (
            <span key={name}>✓ {name}</span>
          ))}
        </p>
      )}
      <Current model={model} size={layers[now]} stratum={strata?.[now]} />
      {layers.map(
        (size, layer) =>
          layer > now &&
          size > 0 && (
            <Ahead key={layer} {...{ model, layer, stratum: strata?.[layer], depth: depths[layer] }} />
          ),
      )}
      <Notes model={model} />
      <p className="hb-counts">
        <span>
          {say('discard')} <b>{discard.length}</b>
        </span>
        <span>
          {say('monsters')} <b>{monsters}</b>
        </span>
        <span>
          {say('removed')} <b>{removed}</b>
        </span>
      </p>
    </section>
  )
}
