/** The Enemy Board in the hall: the dark behind, the line your sight reaches to, the light in front; with several players, between them, those that only some see. */
import { memo } from 'react'
import { Board as Hall, BoardLine, BoardRow } from '../../kit/board.tsx'
import { useSizeOfFrame } from '../../kit/frame.tsx'
import { Signs } from '../../table/floats.tsx'
import { say } from '../../words/hellbringer.ts'
import { Demon, Enemy, SideB } from './enemy.tsx'
import type { EnemyView } from './model-enemies.ts'
import type { Model, SeatView } from './model.ts'
import { Sight } from './sight.tsx'
import type { Strike } from './use-odds.ts'

/** More than these in the light stand as tiles. */
const MOST_PLATES = { wide: 5, desk: 4, low: 4, 'tablet-turned': 3, tablet: 4, phone: 3, 'phone-turned': 3 }

const ROWS = { out: 'far', mixed: 'mixed', in: 'near' } as const

interface BoardProps {
  readonly model: Model
  readonly seat: SeatView
  readonly strikes: readonly Strike[]
}

interface RowProps extends BoardProps {
  readonly row: keyof typeof ROWS
  readonly enemies: readonly EnemyView[]
  readonly lie: string
  readonly arePlates?: boolean
  readonly isTitled?: boolean
}

/** The chance that what is picked fells an enemy, as far as that is known. */
function oddsAt({ model, strikes }: BoardProps, enemy: EnemyView): number | undefined {
  // What is against the target of an open combination stands below, attack by attack.
  if (model.combination !== null && enemy.isTarget) return undefined
  const own = strikes.filter((strike) => strike.enemy === enemy.id)
  const best = Math.max(...own.map(({ reaches }) => reaches ?? -1), -1)
  return best < 0 ? undefined : best
}

function Row(props: RowProps) {
  const { row, enemies, model, seat, lie, arePlates = false, isTitled = false } = props
  const form = arePlates ? 'plate' : 'tile'
  return (
    <BoardRow
      name={say(`row.${row}`)}
      row={ROWS[row]}
      form={form}
      none={say(`nobody.${row}`)}
      {...(isTitled && {
        title: (
          <>
            <Sight isOpen={row !== 'out'} />
            <b>{say(`row.${row}`)}</b>
            <span>{say(`row-about.${row}`)}</span>
          </>
        ),
      })}
    >
      {enemies.map((enemy) => (
        <Enemy
          key={enemy.id}
          {...{ enemy, seat, lie, form }}
          seats={model.seats}
          odds={oddsAt(props, enemy)}
        />
      ))}
    </BoardRow>
  )
}

type OthersProps = BoardProps & { readonly others: readonly EnemyView[]; readonly lie: string }

/** Of several players, and beside the Demon: each row under its name. */
function Titled({ others, ...rest }: OthersProps) {
  const rows = (['out', 'mixed', 'in'] as const).filter(
    (row) => row !== 'mixed' || rest.model.seats.length > 1,
  )
  return rows.map((row) => (
    <Row key={row} {...rest} row={row} enemies={others.filter((one) => one.row === row)} isTitled />
  ))
}

/** Alone: the dark, the line, the light. */
function DarkAndLight({ others, ...rest }: OthersProps) {
  const size = useSizeOfFrame()
  const near = others.filter(({ row }) => row !== 'out')
  const far = others.filter(({ row }) => row === 'out')
  return (
    <>
      <Row {...rest} row="out" enemies={far} />
      <BoardLine>
        <Sight />
        <span>{say('your-sight')}</span>
        <b>{rest.seat.sight}</b>
        <span>{say('light-reaches')}</span>
      </BoardLine>
      <Row {...rest} row="in" enemies={near} arePlates={near.length <= MOST_PLATES[size]} />
    </>
  )
}

/** Where every enemy stands: only when that changes is it measured where they go. */
const lieOf = (enemies: readonly EnemyView[]): string => enemies.map(({ id, row }) => `${row}${id}`).join()

export const Board = memo(function Board(props: BoardProps) {
  const { enemies, seats, demon } = props.model
  const own = enemies.find(({ isDemon }) => isDemon)
  const rest = { ...props, others: enemies.filter((enemy) => enemy !== own), lie: lieOf(enemies) }
  const isAlone = seats.length === 1 && own === undefined
  const beside = (
    <>
      {own && <Demon enemy={own} {...{ demon, seats }} seat={props.seat} odds={oddsAt(props, own)} />}
      {own && demon.side === 'a' && <SideB demon={demon} seat={props.seat} />}
      <Signs of="board" />
    </>
  )
  return (
    <Hall
      name={say('enemy-board')}
      rows={own !== undefined ? 'great' : isAlone ? 'line' : 'titled'}
      beside={beside}
    >
      {isAlone ? <DarkAndLight {...rest} /> : <Titled {...rest} />}
    </Hall>
  )
})
