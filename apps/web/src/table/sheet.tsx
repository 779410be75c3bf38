/** Something laid over the table for a while: at the side, or in the middle. The browser keeps the focus in it. */
import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { say } from '../words/table.ts'

interface SheetProps {
  readonly title: string
  readonly place: 'side' | 'middle'
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Open as long as it is drawn. */
export function Sheet({ title, place, className = '', onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressed = useRef(false)
  const id = useId()
  // Before the effects of what is in it, which may scroll: what is not shown cannot be scrolled.
  useLayoutEffect(() => {
    const { current } = dialog
    if (current?.open === false) current.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`sheet sheet-${place} ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The backdrop counts as the dialog itself. The finger that opened it with a long press was not put down there.
      onPointerDown={(event) => {
        isPressed.current = event.target === dialog.current
      }}
      onClick={(event) => isPressed.current && event.target === dialog.current && onClose()}
    >
      <header className="sheet-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="sheet-close" aria-label={say('sheet.close')} onClick={onClose}>
          ✕
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
