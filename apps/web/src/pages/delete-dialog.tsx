/** The question before something is deleted. */
import { useState } from 'react'
import type { ReactNode } from 'react'
import { say } from '../words/library.ts'
import { Dialog } from './dialog.tsx'

interface DeleteProps {
  readonly title: string
  /** Whether something is to be deleted. */
  readonly isOpen: boolean
  /** What is lost, in words. */
  readonly children: ReactNode
  readonly remove: () => Promise<void>
  readonly onDone: (isDeleted: boolean) => void
}

export function DeleteDialog({ title, isOpen, children, remove, onDone }: DeleteProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const onDelete = (): void => {
    remove().then(
      () => onDone(true),
      (error: unknown) => setProblem(String(error)),
    )
  }
  return (
    <Dialog title={title} isOpen={isOpen} onClose={() => onDone(false)}>
      <p className="dialog-text">{children}</p>
      {problem !== null && (
        <p className="complaint" role="alert">
          {say('kept.not-deleted', { problem })}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={() => onDone(false)}>
          {say('kept.keep')}
        </button>
        <button type="button" className="button danger" onClick={onDelete}>
          {say('kept.delete')}
        </button>
      </div>
    </Dialog>
  )
}
