/** Tells listeners what happened, in order, and only what each may know. Without listeners nothing is worked out. */
import { happeningsOf } from './events.ts'
import type { Happening, TableEvent } from './events.ts'
import type { MatchState } from './state.ts'

/** Hears what happens at a table. */
export type Listener = (happening: Happening) => void

interface Subscription {
  readonly viewer: number
  readonly listener: Listener
  isActive: boolean
}

/** The listeners of one match. */
export class Announcer {
  private readonly match: { readonly state: MatchState }
  private readonly subscriptions = new Set<Subscription>()
  private readonly waiting: { readonly to: Subscription; readonly happening: Happening }[] = []
  private isDelivering = false

  constructor(match: { readonly state: MatchState }) {
    this.match = match
  }

  /** Adds a listener; returns what removes it again. */
  subscribe(viewer: number, listener: Listener): () => void {
    const subscription = { viewer, listener, isActive: true }
    this.subscriptions.add(subscription)
    return () => {
      subscription.isActive = false
      this.subscriptions.delete(subscription)
    }
  }

  /** Forgets all listeners. */
  close(): void {
    for (const subscription of this.subscriptions) subscription.isActive = false
    this.subscriptions.clear()
  }

  /** Notes decision number `step`, for delivery. */
  decided(step: number): void {
    if (this.subscriptions.size === 0) return
    const viewers = [...new Set([...this.subscriptions].map(({ viewer }) => viewer))]
    const happenings = happeningsOf(this.match.state, step, viewers)
    for (const to of this.subscriptions) {
      this.waiting.push({ to, happening: happenings[viewers.indexOf(to.viewer)] })
    }
  }

  /** Notes an event of the match itself, the same for everybody, for delivery. */
  said(event: TableEvent): void {
    const { revision, steps } = this.match.state
    const happening = { revision, steps, decision: null, events: [event] }
    for (const to of this.subscriptions) this.waiting.push({ to, happening })
  }

  /**
   * Delivers what was noted. A listener may answer in turn: what comes of it is delivered after everything
   * that is already waiting, so that all hear everything in the same order. A listener that throws disturbs
   * neither the table nor the others.
   */
  deliver(): void {
    if (this.isDelivering) return
    this.isDelivering = true
    try {
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
        if (!next.to.isActive) continue
        try {
          next.to.listener(next.happening)
        } catch (error) {
          this.match.state.options.onError(error)
        }
      }
    } finally {
      this.isDelivering = false
    }
  }
}
