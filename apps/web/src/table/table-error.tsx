/** Catches a table that cannot be drawn, so that the game around it is not lost. */
import type { ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'

const failure = (error: Error, tryAgain: () => void): ReactNode => (
  <section className="table-error" role="alert">
    <h2>This table cannot be drawn</h2>
    <p>{error.message}</p>
    <p>
      The game itself is kept as it stands. Reload the page, or take the last decision back; in the menu you
      can report the bug or save the game as a file. You can also go on with the list of choices: press{' '}
      <kbd>c</kbd>.
    </p>
    <button type="button" className="button" onClick={tryAgain}>
      Try again
    </button>
  </section>
)

export function TableError({ children }: { children: ReactNode }) {
  return <Boundary instead={failure}>{children}</Boundary>
}
