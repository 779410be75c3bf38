/** A way on from a game that no longer fits the rules: as much of it as fits, as a game of its own. */
import { useState } from 'react'
import { go } from '../route.ts'
import { openAsFar } from '../share/open-record.ts'
import { announceAt } from '../table/arrival.ts'
import { say } from '../words/library.ts'

export function AsFar({ text, steps }: { text: string; steps: number }) {
  const [problem, setProblem] = useState<string | null>(null)
  const open = (): void => {
    openAsFar(text).then(
      (id) => {
        announceAt(id, say('as-far.this-is-how-it', { steps }))
        go(`table/${id}`)
      },
      (error: unknown) => setProblem((error as Error).message),
    )
  }
  return (
    <>
      <p>{say('as-far.you-can-look-at', { what: say.count('as-far.its-first-decisions-still', steps) })}</p>
      <button type="button" className="button" onClick={open}>
        {say('as-far.open-it-as-far')}
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  )
}
