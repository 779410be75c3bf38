/** The question before a campaign is deleted. */
import { useState } from 'react'
import { Dialog } from './dialog.tsx'

interface DeleteProps {
  /** Which campaign it is, in words; null as long as none is to be deleted. */
  readonly about: string | null
  readonly remove: () => Promise<void>
  readonly onDone: (isDeleted: boolean) => void
}

export function DeleteCampaign({ about, remove, onDone }: DeleteProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const onDelete = (): void => {
    remove().then(
      () => onDone(true),
      (error: unknown) => setProblem(String(error)),
    )
  }
  return (
    <Dialog title="Delete this campaign?" isOpen={about !== null} onClose={() => onDone(false)}>
      <p className="dialog-text">
        {about} It cannot be brought back, unless you have exported it. The tables of its chapters stay in the
        library.
      </p>
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
