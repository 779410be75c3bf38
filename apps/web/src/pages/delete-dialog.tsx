/** The question before something is deleted. */
import { useState } from 'react'
import { Dialog } from './dialog.tsx'

interface DeleteProps {
  readonly title: string
  /** What is lost, in words; null as long as nothing is to be deleted. */
  readonly text: string | null
  readonly remove: () => Promise<void>
  readonly onDone: (isDeleted: boolean) => void
}

export function DeleteDialog({ title, text, remove, onDone }: DeleteProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const onDelete = (): void => {
    remove().then(
      () => onDone(true),
      (error: unknown) => setProblem(String(error)),
    )
  }
  return (
    <Dialog title={title} isOpen={text !== null} onClose={() => onDone(false)}>
      <p className="dialog-text">{text}</p>
      {problem !== null && (
        <p className="complaint" role="alert">
          It could not be deleted: {problem}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={() => onDone(false)}>
          Keep it
        </button>
        <button type="button" className="button danger" onClick={onDelete}>
          Delete
        </button>
      </div>
    </Dialog>
  )
}
