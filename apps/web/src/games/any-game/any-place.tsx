/** Places that a game declares, with the ways between them and everybody who is there. */
import type { Item, Zone } from '@hearthkeep/engine'
import { Icon } from '../../art/icon.tsx'
import { Chips } from '../../kit/chip.tsx'
import { useSizeOfFrame } from '../../kit/frame.tsx'
import { Health } from '../../kit/health.tsx'
import { PlaceMap, Plot } from '../../kit/map.tsx'
import type { MapSize } from '../../kit/map.tsx'
import { Place } from '../../kit/place.tsx'
import { Then } from '../../kit/threat.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { sentence } from '../../table/words.ts'
import { FigureChip, useBar, useIcon } from './any-item.tsx'
import { useThen } from './any-threat.ts'
import { at, figuresOf, labelOf } from './zones.ts'

type Thinged = Item & { readonly thing: NonNullable<Item['thing']> }

const isThing = (item: Item): item is Thinged => item.thing !== undefined

/** Somebody at a place: a line, as there may be many. */
function Visitor({ item }: { item: Thinged }) {
  const inspect = useInspect()
  const icon = useIcon(item)
  const then = useThen(item.thing)
  const { title = item.name, figures, text = '', tags } = item
  return (
    <Thing
      of={item.thing}
      label={labelOf(item)}
      onInspect={inspect(item.thing, { title, text, tags, figures })}
    >
      {({ state }) => (
        <span
          className={`any-visitor k-leather ${state === 'glows' || state === 'picked' ? 'k-target' : ''}`}
        >
          <Icon name={icon} />
          <b>{title}</b>
          <span className="any-visitor-figures">
            {figures.map((figure) => (
              <span key={figure.label} title={sentence(figure.label)}>
                {figure.icon !== undefined && <Icon name={figure.icon} />}
                {figure.value}
              </span>
            ))}
          </span>
          {text !== '' && <small>{text}</small>}
          {then && <Then {...then} />}
        </span>
      )}
    </Thing>
  )
}

function PlaceOf({ item, visitors }: { item: Thinged; visitors: readonly Item[] }) {
  const inspect = useInspect()
  const icon = useIcon(item)
  const bar = useBar(item)
  const then = useThen(item.thing)
  const { name, tags, figures, text = '' } = item
  const about = { title: name, text, tags, figures }
  return (
    <>
      <Thing
        of={item.thing}
        label={labelOf(item)}
        onInspect={inspect(item.thing, about)}
        className="any-place"
      >
        {({ state }) => (
          <Place
            {...{ name, icon }}
            art={icon}
            state={
              state === 'picked'
                ? 'chosen'
                : state === 'glows'
                  ? 'open'
                  : state === 'hints'
                    ? 'hinted'
                    : 'calm'
            }
          />
        )}
      </Thing>
      <div className="any-place-state">
        {bar && <Health {...bar} side="own" tone="location" />}
        <Chips>
          {figuresOf(item).others.map((figure) => (
            <FigureChip key={figure.label} figure={figure} />
          ))}
          {tags.map((tag) => (
            <span key={tag} className="k-chip">
              {tag}
            </span>
          ))}
        </Chips>
        {then && <Then {...then} />}
      </div>
      <ul className="any-visitors" aria-label={name}>
        {visitors.filter(isThing).map((visitor) => (
          <li key={`${visitor.thing.kind}${visitor.thing.id}`}>
            <Visitor item={visitor} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** How far the places reach. */
const reach = (items: readonly Item[], axis: 'x' | 'y'): number =>
  1 + Math.max(0, ...items.map(({ spot }) => spot?.[axis] ?? 0))

export function AnyMap({ zone, zones }: { zone: Zone; zones: readonly Zone[] }) {
  const { title, items, ways = [] } = zone
  const isTall = useSizeOfFrame() === 'phone' && reach(items, 'x') > reach(items, 'y')
  const size: MapSize = { columns: reach(items, 'x'), rows: reach(items, 'y'), isTall }
  const spotOf = (item: number) => items[item]?.spot ?? { x: 0, y: 0 }
  return (
    <PlaceMap
      name={title}
      size={size}
      ways={ways.map(([from, to]) => ({
        ...{ key: `${from} ${to}`, from: spotOf(from), to: spotOf(to), leads: false },
      }))}
    >
      {items.filter(isThing).map((item) => (
        <Plot key={item.thing.id} at={item.spot ?? { x: 0, y: 0 }} size={size} className="any-plot">
          <PlaceOf item={item} visitors={at(zones, item.thing)} />
        </Plot>
      ))}
    </PlaceMap>
  )
}
