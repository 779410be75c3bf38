/** The Enemy Board in the hall: the dark behind, the line your sight reaches to, the light in front; with several players, between them, those that only some see. */
import { memo } from 'react'
import { useSizeOfFrame } from '../../kit/frame.tsx'
import { say } from '../../words/hellbringer.ts'
import { DemonPlate, SideB } from './demon.tsx'
import { Signs } from './effects.tsx'
import { Enemy } from './enemy.tsx'
import type { EnemyView, RowName } from './model-enemies.ts'
import type { Model, SeatView } from './model.ts'
import { Sight } from './sight.tsx'
import type { Strike } from './use-odds.ts'

/** More than these in the light stand as tiles. */
const MOST_PLATES = { wide: 5, desk: 4, low: 4, 'tablet-turned': 3, tablet: 4, phone: 3, 'phone-turned': 3 }

interface BoardProps {
  readonly model: Model
  readonly seat: SeatView
  readonly strikes: readonly Strike[]
}

interface RowProps extends BoardProps {
  readonly row: RowName
  readonly enemies: readonly EnemyView[]
  readonly lie: string
  readonly arePlates?: boolean
}

/** The chance that what is picked fells an enemy, as far as that is known. */
function oddsAt(strikes: readonly Strike[], enemy: number, isPicking: boolean): number | undefined {
  if (!isPicking) return undefined
  const own = strikes.filter((strike) => strike.enemy === enemy)
  const best = Math.max(...own.map(({ reaches }) => reaches ?? -1), -1)
  return best < 0 ? undefined : best
}

function Row({ row, enemies, model, seat, strikes, lie, arePlates = false }: RowProps) {
  const isAimed = model.combination === null
  return (
    <ul
      className="hb-row"
      data-row={row}
      data-count={Math.min(enemies.length, 9)}
      aria-label={say(`row.${row}`)}
    >
      {enemies.map((enemy) => (
        <Enemy
          key={enemy.id}
          {...{ enemy, seat, lie }}
          seats={model.seats}
          form={arePlates ? 'plate' : 'tile'}
          odds={oddsAt(strikes, enemy.id, isAimed || !enemy.isTarget)}
        />
      ))}
      {enemies.length === 0 && <li className="hb-nobody">{say(`nobody.${row}`)}</li>}
    </ul>
  )
}

/** How far your sight reaches. */
function SightLine({ seat }: { seat: SeatView }) {
  return (
    <p className="hb-sight">
      <Sight />
      <span>{say('your-sight')}</span>
      <b>{seat.sight}</b>
      <span className="hb-sight-more">{say('light-reaches')}</span>
    </p>
  )
}

function RowTitle({ row }: { row: RowName }) {
  return (
    <h3 className="hb-row-title" data-row={row}>
      <Sight isOpen={row !== 'out'} />
      <b>{say(`row.${row}`)}</b>
      <span>{say(`row-about.${row}`)}</span>
    </h3>
  )
}

/** Of several players: three rows, each under its name. */
function Rows(props: BoardProps & { readonly others: readonly EnemyView[]; readonly lie: string }) {
  const { others, ...rest } = props
  const names = (['out', 'mixed', 'in'] as const).filter(
    (row) => row !== 'mixed' || props.model.seats.length > 1,
  )
  return names.map((row) => (
    <div key={row} className="hb-titled" data-row={row}>
      <RowTitle row={row} />
      <Row {...rest} row={row} enemies={others.filter((one) => one.row === row)} />
    </div>
  ))
}

/** Alone: the dark, the line, the light. */
function Hall(props: BoardProps & { readonly others: readonly EnemyView[]; readonly lie: string }) {
  const { others, ...rest } = props
  const size = useSizeOfFrame()
  const near = others.filter(({ row }) => row !== 'out')
  const far = others.filter(({ row }) => row === 'out')
  return (
    <>
      <Row {...rest} row="out" enemies={far} />
      <SightLine seat={props.seat} />
      <Row {...rest} row="in" enemies={near} arePlates={near.length <= MOST_PLATES[size]} />
    </>
  )
}

/** Where every enemy stands: only when that changes is it measured where they go. */
const lieOf = (enemies: readonly EnemyView[]): string => enemies.map(({ id, row }) => `${row}${id}`).join()

export const Board = memo(function Board({ model, seat, strikes }: BoardProps) {
  const { enemies, seats, demon } = model
  const lie = lieOf(enemies)
  const own = enemies.find(({ isDemon }) => isDemon)
  const others = enemies.filter((enemy) => enemy !== own)
  const props = { model, seat, strikes, others, lie }
  const odds = own && oddsAt(strikes, own.id, model.combination === null || !own.isTarget)
  return (
    <section
      className="hb-board"
      aria-label={say('enemy-board')}
      data-seats={seats.length > 1 ? 'many' : 'one'}
      data-demon={own !== undefined || undefined}
    >
      <div className="hb-rows">
        {seats.length > 1 || own !== undefined ? <Rows {...props} /> : <Hall {...props} />}
      </div>
      {own && <DemonPlate enemy={own} {...{ seat, seats, lie, odds, demon }} />}
      {own && demon.side === 'a' && demon.b !== null && <SideB demon={demon} seat={seat} />}
      <Signs of="board" />
    </section>
  )
})
