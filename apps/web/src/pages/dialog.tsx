/** A box over the page that has to be dealt with first; the browser keeps the focus in it, and Esc closes it. */
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const { current } = dialog
    if (isOpen && current?.open === false) current.showModal()
    if (!isOpen) current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
      // The backdrop counts as the dialog itself: a click there, and not on what is in it, closes.
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className="dialog-body">
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  )
}
