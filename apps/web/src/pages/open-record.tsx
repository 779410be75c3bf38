/** A game that came as a link: it becomes a game of one's own, or the page says what is wrong with it. */
import { lazy, Suspense, use, useEffect } from 'react'
import { openLink } from '../share/open-record.ts'
import type { Opened } from '../share/open-record.ts'
import { download } from '../share/record-file.ts'
import { announceAt } from '../table/arrival.ts'
import { say } from '../words/library.ts'
import { Problem } from './problem.tsx'

// Rarely needed.
const AsFar = lazy(() => import('./as-far.tsx').then((file) => ({ default: file.AsFar })))

/** Each link is opened once, however often the page is drawn: every opening keeps a new game. */
const opening = new Map<string, Promise<Opened>>()

function openOnce(data: string): Promise<Opened> {
  const known = opening.get(data)
  if (known !== undefined) return known
  const promise = openLink(data).catch((error: unknown): Opened => {
    opening.delete(data) // the network or the browser's storage failed: that may pass
    return {
      kind: 'problem',
      title: say('open-record.this-game-could-not'),
      text: error instanceof Error ? error.message : String(error),
      advice: say('open-record.reload-the-page-to'),
    }
  })
  opening.set(data, promise)
  return promise
}

function Opening({ data }: { data: string }) {
  const opened = use(openOnce(data))
  useEffect(() => {
    if (opened.kind !== 'opened') return
    announceAt(opened.id, say('open-record.this-game-came-with'))
    // Not a step to come back to: that would open the link once more.
    location.replace(`#/table/${opened.id}`)
  }, [opened, data])
  if (opened.kind === 'opened') return <p className="loading">{say('open-record.one-moment')}</p>
  const { title, text, advice, record, fits = 0 } = opened
  return (
    <Problem title={title} text={text}>
      <p>{say('open-record.nothing-of-yours-was', { advice })}</p>
      {record !== undefined && fits > 0 && <AsFar text={record} steps={fits} />}
      {record !== undefined && (
        <p>
          <button type="button" className="button" onClick={() => download('game.record', record)}>
            {say('open-record.save-the-record-as')}
          </button>
        </p>
      )}
    </Problem>
  )
}

export function OpenRecord({ data }: { data: string }) {
  return (
    <Suspense fallback={<p className="loading">{say('open-record.playing-the-game-again')}</p>}>
      <Opening data={data} />
    </Suspense>
  )
}
