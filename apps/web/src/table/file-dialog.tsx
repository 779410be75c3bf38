/** Asks before a game with hidden cards is saved as a file. */
import { say } from '../words/dialogs.ts'
import { useSession } from './context.ts'
import { saveAsFile } from './save-as-file.ts'
import { Sheet } from './sheet.tsx'
import { Warning } from './tell-all.tsx'

export function FileDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const onAgree = (): void => {
    saveAsFile(session)
    onClose()
  }
  return (
    <Sheet title={say('file-dialog.this-game-as-a')} place="middle" onClose={onClose}>
      <Warning what={say('file-dialog.the-file')} onAgree={onAgree} />
    </Sheet>
  )
}
