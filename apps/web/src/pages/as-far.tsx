/** A way on from a game that no longer fits the rules: as much of it as fits, as a game of its own. */
import { useState } from 'react'
import { go } from '../route.ts'
import { openAsFar } from '../share/open-record.ts'
import { announceAt } from '../table/arrival.ts'

export function AsFar({ text, steps }: { text: string; steps: number }) {
  const [problem, setProblem] = useState<string | null>(null)
  const open = (): void => {
    openAsFar(text).then(
      (id) => {
        announceAt(
          id,
          `This is how it stood after ${steps} decisions. You can look around, and go on for practice.`,
        )
        go(`table/${id}`)
      },
      (error: unknown) => setProblem((error as Error).message),
    )
  }
  return (
    <>
      <p>
        {steps === 1 ? 'Its first decision still fits' : `Its first ${steps} decisions still fit`}: you can
        look at the game up to there, and go on from there as a game of its own.
      </p>
      <button type="button" className="button" onClick={open}>
        Open it as far as it fits
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  )
}
