/** The game as a link: everything is in the address, and no server keeps anything. */
import { useEffect, useState } from 'react'
import { MatchDriver } from '../session/match-driver.ts'
import { linkTo } from '../share/encode.ts'
import { copy, recordText } from '../share/record-file.ts'
import { say } from '../words/dialogs.ts'
import { useSession, useTableOf } from './context.ts'
import { Sheet } from './sheet.tsx'
import { hasSecrets, Warning } from './tell-all.tsx'

export function LinkDialog({ onClose }: { onClose: () => void }) {
  // A link is for others: while something is hidden from them, none is made.
  const isHidden = useTableOf(hasSecrets)
  return (
    <Sheet title={say('link-dialog.this-game-as-a')} place="middle" onClose={onClose}>
      {isHidden ? <Warning what="A link" /> : <Link />}
    </Sheet>
  )
}

function Link() {
  const { driver } = useSession()
  const [link, setLink] = useState('')
  const [word, setWord] = useState(say('link-dialog.one-moment'))
  useEffect(() => {
    if (!(driver instanceof MatchDriver)) return
    let isClosed = false
    const make = async (): Promise<void> => {
      const made = await linkTo(recordText(driver.match), location.href)
      const isCopied = await copy(made)
      if (isClosed) return
      setLink(made)
      setWord(isCopied ? say('link-dialog.the-link-is-on') : say('link-dialog.copy-the-link-from'))
    }
    make().catch((error: unknown) => setWord(say('link-dialog.no-link-could-be', { error: String(error) })))
    return () => {
      isClosed = true
    }
  }, [driver])
  return (
    <>
      <p role="status">{word}</p>
      <input
        className="link-field"
        aria-label={say('link-dialog.link')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p className="sheet-soft">{say('link-dialog.whoever-opens-it-gets')}</p>
    </>
  )
}
