/** Catches a table that cannot be drawn, so that the game around it is not lost. */
import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
}

/** React knows no other way than a class to catch what goes wrong while drawing. */
export class TableError extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <section className="table-error" role="alert">
        <h2>This table cannot be drawn</h2>
        <p>{error.message}</p>
        <p>
          The game itself is kept as it stands. Reload the page, or take the last decision back; in the menu
          you can report the bug or save the game as a file. You can also go on with the list of choices:
          press <kbd>c</kbd>.
        </p>
        <button type="button" className="button" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </section>
    )
  }
}
