/** A table for any game: what the game says of itself, in the frame of the house. */
import type { Item, Zone } from '@hearthkeep/engine'
import { LayoutGroup, MotionConfig } from 'motion/react'
import type { CSSProperties } from 'react'
import { Chip } from '../../kit/chip.tsx'
import { Field, HandArea, Near, PlateArea, useSizeOfFrame } from '../../kit/frame.tsx'
import { Hand } from '../../kit/hand.tsx'
import { Pile, Piles } from '../../kit/pile.tsx'
import { Plate, Plates } from '../../kit/plate.tsx'
import { Row } from '../../kit/minion.tsx'
import { Seat } from '../../kit/seat.tsx'
import type { Size } from '../../kit/size.ts'
import { Scene } from '../../scenes/scene.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { dropTarget } from '../../table/gestures.ts'
import { seatName, useShell } from '../../table/shell-context.ts'
import { sentence } from '../../table/words.ts'
import { FigureChip, HandCard, RowItem, useIcon } from './any-item.tsx'
import { AnyMap } from './any-place.tsx'
import { useAnyThreat } from './any-threat.ts'
import { LossesProvider, useLosses, useZones } from './use-zones.ts'
import { figuresOf, sorted } from './zones.ts'
import type { Sorted } from './zones.ts'
import './any-table.css'

type Thinged = Item & { readonly thing: NonNullable<Item['thing']> }
const isThing = (item: Item): item is Thinged => item.thing !== undefined

/** Where what is near has no room beside the hand, it lies behind the cards. */
const SEATS_BEHIND: readonly Size[] = ['tablet-turned', 'phone', 'phone-turned']
const PILES_BEHIND: readonly Size[] = ['tablet', 'phone', 'phone-turned']

/** Rows share the field by what they hold. */
function AnyRow({ zone: { title, items } }: { zone: Zone }) {
  return (
    <section className="any-row" style={{ '--share': items.length } as CSSProperties}>
      <h2>{title}</h2>
      <Row name={title}>
        {items.filter(isThing).map((item) => (
          <li key={`${item.thing.kind}${item.thing.id}`}>
            <RowItem item={item} />
          </li>
        ))}
      </Row>
    </section>
  )
}

/** Whoever looks: what is said of them, and what is coming. */
function OwnPlate({ own, ownZones }: Pick<Sorted, 'own' | 'ownZones'>) {
  const { game } = useShell()
  const { attended, look } = useTable()
  const threat = useAnyThreat()
  const [item] = own
  const icon = useIcon(item ?? {})
  const { bar, coins, others } = item ? figuresOf(item) : { bar: undefined, coins: undefined, others: [] }
  const coming = Number.parseInt(threat?.figure ?? '', 10)
  const name = item?.name ?? ownZones[0]?.title ?? seatName(game, attended, look.cells)
  return (
    <Plate
      {...{ name, icon }}
      state="active"
      {...(bar?.of !== undefined && {
        health: { now: bar.value, max: bar.of, loss: coming > 0 ? coming : 0 },
      })}
      {...(coins?.of !== undefined && {
        energy: { now: coins.value, max: coins.of, word: sentence(coins.label) },
      })}
      chips={
        <>
          {others.map((figure) => (
            <FigureChip key={figure.label} figure={figure} />
          ))}
          {item?.tags.map((tag) => (
            <Chip key={tag} icon="aura" word={tag} tone="bad" />
          ))}
        </>
      }
      {...(threat !== undefined && { threat })}
    />
  )
}

function AnySeat({ zone: { title, summary } }: { zone: Zone }) {
  return (
    <Seat name={title} icon={useIcon({ icon: 'meeple' })}>
      <span className="any-seat-words">{summary}</span>
    </Seat>
  )
}

function PilesOf({ piles }: { piles: readonly Zone[] }) {
  return (
    <Piles>
      {piles.map(({ title, count = 0, summary }) => (
        <span key={title} title={summary}>
          <Pile name={title} count={count} />
        </span>
      ))}
    </Piles>
  )
}

function Seats({ seats }: Pick<Sorted, 'seats'>) {
  if (seats.length === 0) return null
  return (
    <div className="any-seats">
      {seats.map((zone) => (
        <AnySeat key={zone.title} zone={zone} />
      ))}
    </div>
  )
}

export function AnyTable() {
  const session = useSession()
  const { attended } = useTable()
  const zones = useZones()
  const losses = useLosses()
  const { maps, rows, own, ownZones, hand, seats, piles } = sorted(zones, attended)
  const size = useSizeOfFrame()
  const lie = hand.map(({ thing }) => thing?.id).join()
  const near = [
    { part: <Seats key="seats" seats={seats} />, isBehind: SEATS_BEHIND.includes(size) },
    {
      part: <PilesOf key="piles" piles={piles} />,
      isBehind: PILES_BEHIND.includes(size) && (size !== 'tablet' || seats.length > 0),
    },
  ]
  const behind = near.filter(({ isBehind }) => isBehind).map(({ part }) => part)
  return (
    <MotionConfig reducedMotion="user">
      <LayoutGroup>
        <LossesProvider value={losses}>
          <Field className="any-field" label={session.driver.game.name}>
            {maps.map((zone) => (
              <section key={zone.title} className="any-map">
                <h2>{zone.title}</h2>
                <AnyMap zone={zone} zones={zones} />
              </section>
            ))}
            {rows.length > 0 && (
              <div className="any-rows" {...dropTarget(session)}>
                {rows.map((zone) => (
                  <AnyRow key={zone.title} zone={zone} />
                ))}
              </div>
            )}
          </Field>
          <PlateArea>
            <Plates>
              <OwnPlate own={own} ownZones={ownZones} />
            </Plates>
          </PlateArea>
          <HandArea>
            <Hand name={ownZones.at(-1)?.title ?? ''} {...(behind.length > 0 && { after: behind })}>
              {hand.filter(isThing).map((item) => (
                <HandCard key={item.thing.id} item={item} lie={lie} />
              ))}
            </Hand>
          </HandArea>
          <Near>{near.filter(({ isBehind }) => !isBehind).map(({ part }) => part)}</Near>
        </LossesProvider>
      </LayoutGroup>
    </MotionConfig>
  )
}

/** The house's room: the hearth sinks as what the players have to keep does. */
export function AnyScene() {
  const { game } = useSession().driver
  const { attended } = useTable()
  const { maps, own } = sorted(useZones(), attended)
  const kept = [...own, ...maps.flatMap(({ items }) => items)].flatMap((item) => figuresOf(item).bar ?? [])
  const left = kept.reduce((sum, { value, of = value }) => sum + value / Math.max(1, of), 0)
  return <Scene game={game.id} mood={kept.length === 0 ? 0 : 1 - left / kept.length} />
}
