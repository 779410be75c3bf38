/** Matches kept in a memory that fails where a test says so. */
import { KeptMatch, MemoryStore } from '@hearthkeep/match'
import type { Appended, Entry, Happening, MatchStore } from '@hearthkeep/match'
import { lanterns } from './lanterns.ts'

/** A memory that does what a test says before and after it adds something. */
export class StagedStore extends MemoryStore {
  before: () => Promise<void> = () => Promise.resolve()
  after: () => Promise<void> = () => Promise.resolve()
  loading: () => Promise<void> = () => Promise.resolve()
  readonly done: string[] = []

  override async append(id: string, after: number, entries: readonly Entry[]): Promise<Appended> {
    await this.before()
    const added = await super.append(id, after, entries)
    this.done.push(`${added} ${entries.length}`)
    await this.after()
    return added
  }

  override async load(id: string) {
    await this.loading()
    return super.load(id)
  }

  /** Nobody hears of others by himself. */
  override watch = () => () => undefined
}

export const fail = (message: string) => () => Promise.reject(new Error(message))
export const fine = () => Promise.resolve()
const seats = [0, 1, 2, 'spectator'] as const

export async function begin(
  store: MatchStore = new StagedStore(),
  undo: 'practice' | 'honest' | 'agreement' = 'practice',
) {
  return KeptMatch.start(store, 'one', lanterns, { seed: 4, seats: 3 }, { undo, autoForced: true })
}
export const say = (kept: KeptMatch, seat: number, notation: string) =>
  kept.answer({ seat, revision: kept.reader.revision, notation })
/** Everything that can be seen of a match. */
export const whole = ({ reader }: KeptMatch) => ({
  saved: reader.saved(),
  views: seats.map((seat) => reader.view(seat)),
  past: seats.map((seat) => reader.happened(reader.steps, seat)),
  standing: [0, 1, 2].map((seat) => reader.standing(seat)),
})
/** What somebody hears from now on. */
export function listen(kept: KeptMatch): Happening[] {
  const heard: Happening[] = []
  kept.subscribe('spectator', (happening) => heard.push(happening))
  return heard
}
export const texts = (heard: readonly Happening[]) =>
  heard.flatMap(({ events }) => events.map(({ text }) => text))
