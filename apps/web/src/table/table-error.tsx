/** Catches a table that cannot be drawn, so that the game around it is not lost. */
import type { ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'
import { say } from '../words/table.ts'

const failure = (error: Error, tryAgain: () => void): ReactNode => (
  <section className="table-error" role="alert">
    <h2>{say('table-error.this-table-cannot-be')}</h2>
    <p>{error.message}</p>
    <p>
      {say('table-error.the-game-itself-is')}
      <kbd>c</kbd>.
    </p>
    <button type="button" className="button" onClick={tryAgain}>
      {say('table-error.try-again')}
    </button>
  </section>
)

export function TableError({ children }: { children: ReactNode }) {
  return <Boundary instead={failure}>{children}</Boundary>
}
