/** A board of foes in rows: each under its title, or the dark and the light with the line between them that you reach to. */
import type { CSSProperties, ReactNode } from 'react'
import './board.css'

interface BoardProps {
  readonly name: string
  /** `line`: two rows and the line between; `titled`: rows under titles; `great`: rows beside one great foe. */
  readonly rows: 'line' | 'titled' | 'great'
  readonly children: ReactNode
  /** Beside the rows: the great one, and what comes after it. */
  readonly beside?: ReactNode
}

export function Board({ name, rows, children, beside }: BoardProps) {
  return (
    <section className="k-board" aria-label={name} data-rows={rows}>
      <div className="k-board-rows">{children}</div>
      {beside}
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly row: 'far' | 'mixed' | 'near'
  readonly form: 'plate' | 'tile'
  /** Its title; without one the line says where it lies. */
  readonly title?: ReactNode
  /** Who stands there, each an `li`. */
  readonly children: readonly ReactNode[]
  /** Said where nobody stands. */
  readonly none: string
}

export function BoardRow({ name, row, form, title, children, none }: RowProps) {
  return (
    <div
      className="k-board-row"
      data-row={row}
      data-form={form}
      data-none={children.length === 0 || undefined}
      style={{ '--k-foes': children.length } as CSSProperties}
    >
      {title !== undefined && <h3 className="k-board-title">{title}</h3>}
      <ul aria-label={name}>
        {children}
        {children.length === 0 && <li className="k-board-none">{none}</li>}
      </ul>
    </div>
  )
}

/** The line between the dark and the light. */
export function BoardLine({ children }: { children: ReactNode }) {
  return <p className="k-board-line">{children}</p>
}
