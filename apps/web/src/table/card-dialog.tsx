/** Looks through cards that lie open. */
import { useEffect, useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { say } from '../words/table.ts'

interface Numbered {
  readonly id: number
}

interface Group<Card> {
  readonly title: string
  readonly cards: readonly Card[]
}

interface DialogProps<Card> {
  readonly title: string
  /** Cards that belong together; of several groups each has its name above it. */
  readonly groups: readonly Group<Card>[]
  /** How the game draws a card. */
  readonly Face: ComponentType<{ readonly card: Card }>
  /** The game's own class, for the sizes of its cards. */
  readonly className: string
  readonly onClose: () => void
  /** A word before the cards. */
  readonly children?: ReactNode
}

export function CardDialog<Card extends Numbered>(props: DialogProps<Card>) {
  const { title, groups, Face, className, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (current !== null && !current.open) current.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`card-dialog ${className}`}
      aria-label={title}
      onClose={onClose}
      // The backdrop counts as the dialog itself.
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {say('card-dialog.close')}
        </button>
      </header>
      {children}
      {groups.map(({ title: name, cards }) => (
        <section key={name} aria-label={name}>
          {groups.length > 1 && <h3>{name}</h3>}
          <ul className="card-grid">
            {cards.map((card) => (
              <li key={card.id}>
                <Face card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </dialog>
  )
}
