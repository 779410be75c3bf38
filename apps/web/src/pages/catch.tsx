/** Says what went wrong below it, instead of leaving an empty page. */
import type { ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'
import { say } from '../words/house.ts'
import { Problem } from './problem.tsx'

const failure = (error: Error): ReactNode => (
  <Problem
    title={say('catch.something-went-wrong')}
    text={say('catch.the-page-could-not', { message: error.message })}
    advice={say('catch.load-the-page-again')}
  >
    <button type="button" className="button primary" onClick={() => location.reload()}>
      {say('catch.load-the-page-again-2')}
    </button>
  </Problem>
)

export function Catch({ children }: { children: ReactNode }) {
  return <Boundary instead={failure}>{children}</Boundary>
}
