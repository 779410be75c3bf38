/** A bug report that says everything by itself, to be copied or saved; nothing is sent anywhere. */
import { useMemo, useState } from 'react'
import type { Driver } from '../session/driver.ts'
import { MatchDriver } from '../session/match-driver.ts'
import { bugReport, reportDetails } from '../share/bug-report.ts'
import type { Draft } from '../share/bug-report.ts'
import { copy, download, recordText } from '../share/record-file.ts'
import { say } from '../words/dialogs.ts'
import { useSession, useTable } from './context.ts'
import { Sheet } from './sheet.tsx'
import { TellAll } from './tell-all.tsx'

/** What was written so far, by table: closing the dialog throws nothing away. */
const drafts = new WeakMap<Driver, Draft>()

export function BugDialog({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={say('bug-dialog.report-a-bug')} place="middle" className="bug-dialog" onClose={onClose}>
      <TellAll what="A report">
        <Report />
      </TellAll>
    </Sheet>
  )
}

function Report() {
  const { driver } = useSession()
  const { look } = useTable()
  const details = useMemo(() => {
    const { game } = driver
    return reportDetails({
      ...{ game: game.id, rules: game.version, content: game.contentHash, step: look.step },
      question: look.prompt?.question ?? '',
      browser: navigator.userAgent,
      screen: `${window.innerWidth}x${window.innerHeight} at ${window.devicePixelRatio}`,
      record:
        driver instanceof MatchDriver
          ? recordText(driver.match)
          : say('bug-dialog.a-lesson', { hash: location.hash }),
    })
  }, [driver, look])
  const [text, setText] = useState(() => bugReport(details, drafts.get(driver)))
  const [word, setWord] = useState('')
  return (
    <>
      <p>{say('bug-dialog.say-what-happened-then')}</p>
      <textarea
        aria-label={say('bug-dialog.the-report')}
        value={text}
        rows={14}
        onChange={(event) => {
          setText(event.target.value)
          drafts.set(driver, { text: event.target.value, details })
        }}
      />
      <div className="sheet-actions">
        <span role="status">{word}</span>
        <button type="button" className="button" onClick={() => download(`${driver.game.id}-bug.txt`, text)}>
          {say('bug-dialog.save-as-a-file')}
        </button>
        <button
          type="button"
          className="button primary"
          onClick={() => {
            void copy(text).then((isDone) =>
              setWord(isDone ? say('bug-dialog.copied') : say('bug-dialog.the-browser-does-not')),
            )
          }}
        >
          {say('bug-dialog.copy')}
        </button>
      </div>
    </>
  )
}
