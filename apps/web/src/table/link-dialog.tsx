/** The game as a link: everything is in the address, and no server keeps anything. */
import { useEffect, useState } from 'react'
import { MatchDriver } from '../session/match-driver.ts'
import { linkTo } from '../share/encode.ts'
import { copy, recordText } from '../share/record-file.ts'
import { useSession, useTableOf } from './context.ts'
import { Sheet } from './sheet.tsx'
import { hasSecrets, Warning } from './tell-all.tsx'

export function LinkDialog({ onClose }: { onClose: () => void }) {
  // A link is for others: while something is hidden from them, none is made.
  const isHidden = useTableOf(hasSecrets)
  return (
    <Sheet title="This game as a link" place="middle" onClose={onClose}>
      {isHidden ? <Warning what="A link" /> : <Link />}
    </Sheet>
  )
}

function Link() {
  const { driver } = useSession()
  const [link, setLink] = useState('')
  const [word, setWord] = useState('One moment…')
  useEffect(() => {
    if (!(driver instanceof MatchDriver)) return
    let isClosed = false
    const make = async (): Promise<void> => {
      const made = await linkTo(recordText(driver.match), location.href)
      const isCopied = await copy(made)
      if (isClosed) return
      setLink(made)
      setWord(isCopied ? 'The link is on your clipboard.' : 'Copy the link from here:')
    }
    make().catch((error: unknown) => setWord(`No link could be made: ${String(error)}`))
    return () => {
      isClosed = true
    }
  }, [driver])
  return (
    <>
      <p role="status">{word}</p>
      <input
        className="link-field"
        aria-label="Link"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p className="sheet-soft">
        Whoever opens it gets a copy of this game as it stands, with its whole history. Yours stays as it is.
        The link holds everything, face-down cards included: it is for after the game, or for a friend.
      </p>
    </>
  )
}
