/** Says what went wrong below it, instead of leaving an empty page. */
import type { ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'
import { Problem } from './problem.tsx'

const failure = (error: Error): ReactNode => (
  <Problem
    title="Something went wrong"
    text={`The page could not be drawn: ${error.message}`}
    advice="Load the page again. Your saved games are still there: every decision was kept as it was made."
  >
    <button type="button" className="button primary" onClick={() => location.reload()}>
      Load the page again
    </button>
  </Problem>
)

export function Catch({ children }: { children: ReactNode }) {
  return <Boundary instead={failure}>{children}</Boundary>
}
