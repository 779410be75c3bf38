/** The question before a campaign is deleted. */
import { DeleteDialog } from './delete-dialog.tsx'

interface DeleteProps {
  /** Which campaign it is, in words; null as long as none is to be deleted. */
  readonly about: string | null
  readonly remove: () => Promise<void>
  readonly onDone: (isDeleted: boolean) => void
}

export function DeleteCampaign({ about, remove, onDone }: DeleteProps) {
  return (
    <DeleteDialog title="Delete this campaign?" isOpen={about !== null} remove={remove} onDone={onDone}>
      {about} It cannot be brought back, unless you have exported it. The tables of its chapters stay in the
      library.
    </DeleteDialog>
  )
}
