/** Looks through a pile of cards. */
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { HeroCardFace } from './hero-card.tsx'
import type { CardView } from './model-heroes.ts'

interface DialogProps {
  readonly title: string
  readonly cards: readonly CardView[]
  readonly onClose: () => void
  readonly children?: ReactNode
}

export function PileDialog({ title, cards, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (current !== null && !current.open) current.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="pile-dialog sth-type"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <header>
        <h2>{title}</h2>
        <button className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {children}
      <ul className="card-grid">
        {cards.toReversed().map((card) => (
          <li key={card.id}>
            <HeroCardFace card={card} />
          </li>
        ))}
      </ul>
    </dialog>
  )
}
