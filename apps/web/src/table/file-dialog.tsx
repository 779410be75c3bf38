/** Asks before a game with hidden cards is saved as a file. */
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
    <Sheet title="This game as a file" place="middle" onClose={onClose}>
      <Warning what="The file" onAgree={onAgree} />
    </Sheet>
  )
}
