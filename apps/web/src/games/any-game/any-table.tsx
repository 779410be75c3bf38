/** A table for any game: draws the zones in which the game describes itself. */
import type { Item, Zone } from '@hearthkeep/engine'
import { useMemo } from 'react'
import { useSession, useTable } from '../../table/context.ts'
import { Thing } from '../../table/thing.tsx'

function ItemCard({ item }: { item: Item }) {
  const figures = item.figures.map(
    ({ label, value, of }) => `${label} ${value}${of === undefined ? '' : `/${of}`}`,
  )
  const body = (
    <>
      <h3>{item.name}</h3>
      {figures.length > 0 && <p className="figures">{figures.join(' · ')}</p>}
      {item.tags.length > 0 && <p className="tags">{item.tags.join(' · ')}</p>}
      {item.text !== undefined && <p className="text">{item.text}</p>}
    </>
  )
  if (item.thing === undefined) return <div className="any-item">{body}</div>
  const label = [item.name, ...figures, ...item.tags, item.text ?? '']
    .filter((part) => part !== '')
    .join(', ')
  return (
    <Thing of={item.thing} label={label} className="any-item">
      {body}
    </Thing>
  )
}

function ZoneView({ zone }: { zone: Zone }) {
  return (
    <section className="any-zone" aria-label={zone.title}>
      <h2>{zone.title}</h2>
      {zone.summary !== undefined && <p className="summary">{zone.summary}</p>}
      <div className="any-items">
        {zone.items.map((item, i) => (
          <ItemCard key={`${item.thing?.kind ?? ''}${item.thing?.id ?? i}`} item={item} />
        ))}
      </div>
    </section>
  )
}

export function AnyTable() {
  const { driver } = useSession()
  const { cells, look } = useTable()
  const zones = useMemo(() => {
    const table = driver.game.newTable()
    try {
      table.restore(cells)
      return driver.game.describe(table, look.seat)
    } finally {
      table.release()
    }
  }, [driver, cells, look.seat])
  return (
    <div className="any-table">
      {zones.map((zone) => (
        <ZoneView key={zone.title} zone={zone} />
      ))}
    </div>
  )
}
