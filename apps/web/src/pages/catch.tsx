/** Says what went wrong below it, instead of leaving an empty page. */
import { Component } from 'react'
import type { ReactNode } from 'react'
import { Problem } from './problem.tsx'

interface CatchProps {
  readonly children: ReactNode
}

export class Catch extends Component<CatchProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
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
  }
}
