/** The question before a campaign is deleted. */
import { say } from '../words/campaigns.ts'
import { DeleteDialog } from './delete-dialog.tsx'

interface DeleteProps {
  /** Which campaign it is, in words; null as long as none is to be deleted. */
  readonly about: string | null
  readonly remove: () => Promise<void>
  readonly onDone: (isDeleted: boolean) => void
}

export function DeleteCampaign({ about, remove, onDone }: DeleteProps) {
  return (
    <DeleteDialog
      title={say('delete-campaign.delete-this-campaign')}
      isOpen={about !== null}
      remove={remove}
      onDone={onDone}
    >
      {about}
      {say('delete-campaign.it-cannot-be-brought')}
    </DeleteDialog>
  )
}
