/** A store that fails at random: before it has written, after, half-way, or late. */
import type { Stream } from '@hearthkeep/engine'
import type { AboutMatch, Appended, Entry, MatchStore, SavedHeader, SavedMatch } from '@hearthkeep/match'

/** Ways in which a store can fail. */
export const FAULTS = ['before', 'after', 'torn', 'late'] as const
/** One of them. */
type Fault = (typeof FAULTS)[number]

/** Passes on to another store what it does not spoil. */
export class FaultStore implements MatchStore {
  private readonly store: MatchStore
  private readonly random: Stream
  /** Leaves half of a change behind, as one whose power fails; for stores that can. */
  private readonly tear: (id: string, after: number, entries: readonly Entry[]) => Promise<void>
  /** One of so many calls goes wrong; 0: none does. */
  oneIn = 4
  /** How often what went wrong. */
  readonly counts: Record<Fault, number> = { before: 0, after: 0, torn: 0, late: 0 }

  constructor(store: MatchStore, random: Stream, tear: FaultStore['tear'] = () => Promise.resolve()) {
    this.store = store
    this.random = random
    this.tear = tear
  }

  create(id: string, header: SavedHeader, entries: readonly Entry[], about?: AboutMatch): Promise<void> {
    return this.store.create(id, header, entries, about)
  }

  append(id: string, after: number, entries: readonly Entry[], about?: AboutMatch): Promise<Appended> {
    const tear = (): Promise<void> => this.tear(id, after, entries)
    return this.spoil(() => this.store.append(id, after, entries, about), tear)
  }

  rewrite(id: string, after: number, saved: SavedMatch, about?: AboutMatch): Promise<Appended> {
    return this.spoil(() => this.store.rewrite(id, after, saved, about))
  }

  load(id: string): Promise<SavedMatch | undefined> {
    return this.spoil(() => this.store.load(id))
  }

  list(): Promise<string[]> {
    return this.store.list()
  }

  remove(id: string): Promise<void> {
    return this.store.remove(id)
  }

  private async spoil<R>(action: () => Promise<R>, tear?: () => Promise<void>): Promise<R> {
    const { random } = this
    if (this.oneIn === 0 || random.below(this.oneIn) > 0) return action()
    const fault = FAULTS[random.below(FAULTS.length)]
    this.counts[fault]++
    if (fault === 'before') throw new Error('the store failed before')
    if (fault === 'torn') {
      await tear?.()
      throw new Error('the store failed half-way')
    }
    if (fault === 'late') for (let turns = random.below(20); turns > 0; turns--) await Promise.resolve()
    const result = await action()
    if (fault === 'after') throw new Error('the store failed after')
    return result
  }
}
