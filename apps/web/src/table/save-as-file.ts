/** The game as a file, for the command line or another device. */
import { MatchDriver } from '../session/match-driver.ts'
import type { Session } from '../session/session.ts'
import { say } from '../words/table.ts'
import { download, recordName, recordText } from '../share/record-file.ts'

export function saveAsFile(session: Session): void {
  const { driver } = session
  if (!(driver instanceof MatchDriver)) return
  const name = recordName(driver.game.id, new Date())
  download(name, recordText(driver.match))
  session.notify(say('save-as-file.saved', { name }))
}
