/** Looks through cards that lie open. */
import { useEffect, useRef } from 'react'
import { CardFace } from './card.tsx'
import type { CardView } from './model-cards.ts'

interface DialogProps {
  readonly title: string
  readonly cards: readonly CardView[]
  readonly onClose: () => void
}

export function CardDialog({ title, cards, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (current !== null && !current.open) current.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="kh-dialog"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <ul className="kh-card-grid">
        {cards.map((card) => (
          <li key={card.id}>
            <CardFace card={card} />
          </li>
        ))}
      </ul>
    </dialog>
  )
}
