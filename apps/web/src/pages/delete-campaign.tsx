/** The question before a campaign is deleted. */
import { DeleteDialog } from './delete-dialog.tsx'

interface DeleteProps {
  /** Which campaign it is, in words; null as long as none is to be deleted. */
  readonly about: string | null
  readonly remove: () => Promise<void>
  readonly onDone: (isDeleted: boolean) => void
}

const LOST =
  'It cannot be brought back, unless you have exported it. The tables of its chapters stay in the library.'

export function DeleteCampaign({ about, remove, onDone }: DeleteProps) {
  const text = about && `${about} ${LOST}`
  return <DeleteDialog title="Delete this campaign?" text={text} remove={remove} onDone={onDone} />
}
