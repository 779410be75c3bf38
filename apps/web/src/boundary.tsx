/** Catches what cannot be drawn, and draws something else in its place. */
import { Component } from 'react'
import type { ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  /** What is shown instead; `tryAgain` draws the children once more. */
  readonly instead: (error: Error, tryAgain: () => void) => ReactNode
}

/** React knows no other way than a class to catch what goes wrong while drawing. */
export class Boundary extends Component<BoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return this.props.instead(error, () => this.setState({ error: null }))
  }
}
