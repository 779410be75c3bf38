/** Where matches are kept: the port that every store implements, and a store that lives as long as the program. */
import type { Outcome } from '@hearthkeep/engine'
import type { Entry } from './entries.ts'
import { formatSaved, formatSavedEntry, parseSaved } from './saved.ts'
import type { SavedHeader, SavedMatch } from './saved-match.ts'
import { StoreError } from './store-error.ts'

/** What comes of adding to a match. `behind`: somebody else has added to it, and nothing was written. */
export type Appended = 'appended' | 'behind'

/** What a store may want to know of a match without reading it, to list it. */
export interface AboutMatch {
  readonly outcome: Outcome
  /** How many decisions have been made. */
  readonly steps: number
}

/**
 * Keeps matches by id, change by change. Whatever has resolved is kept, whatever happens next. Whatever has rejected is
 * not there, or (where nobody could tell in time) is there whole: who goes on is told that he is `behind`, and finds it.
 * Changes that are added together are there together or not at all. `store-suite.ts` of the tests is what every store
 * has to pass.
 */
export interface MatchStore {
  /** Keeps a new match; rejects with a `StoreError` of kind `taken` if there is one of this id. */
  readonly create: (
    id: string,
    header: SavedHeader,
    entries: readonly Entry[],
    about?: AboutMatch,
  ) => Promise<void>
  /**
   * Adds changes to a match that has `after` of them, all or none; if it has another number of changes by now, somebody
   * else has written and nothing happens. Rejects with kind `gone` if there is no such match any more, and with
   * `old-format` if it has to be rewritten first.
   */
  readonly append: (
    id: string,
    after: number,
    entries: readonly Entry[],
    about?: AboutMatch,
  ) => Promise<Appended>
  /** Writes a match of `after` changes anew, if it still has that many: for those of an old format. */
  readonly rewrite: (id: string, after: number, saved: SavedMatch, about?: AboutMatch) => Promise<Appended>
  /** The match of this id, or undefined. Rejects with a `StoreError` if it cannot be read. */
  readonly load: (id: string) => Promise<SavedMatch | undefined>
  /** All ids, in order. */
  readonly list: () => Promise<string[]>
  /** Forgets a match; nothing happens if there is none. */
  readonly remove: (id: string) => Promise<void>
  /** Calls a listener when somebody else may have written to a match, where the store can tell; returns what ends that. */
  readonly watch?: (id: string, listener: () => void) => () => void
}

const ID = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/

/** Whether this can be the id of a match: small letters, digits, and `-` or `_` between them; 64 at most. */
export function isMatchId(id: unknown): id is string {
  return typeof id === 'string' && ID.test(id)
}

/** Throws a `StoreError` unless this can be the id of a match [M27]. */
export function checkMatchId(id: string): void {
  if (isMatchId(id)) return
  throw new StoreError(
    'bad-id',
    `${JSON.stringify(id)} cannot be the id of a match: use 1 to 64 small letters and digits, with - or _ between them.`,
  )
}

/** What is said of an id that is in use. */
export function idTaken(id: string): StoreError {
  return new StoreError(
    'taken',
    `there is a match with the id ${id} already. Nothing was changed; choose another id.`,
  )
}

/** What is said of a match that is not there any more. */
export function matchGone(id: string): StoreError {
  return new StoreError('gone', `the match ${id} is not there any more: somebody has deleted it.`)
}

/** What is said of a match in whose place another one lies. */
export function matchReplaced(id: string): StoreError {
  return new StoreError('gone', `the match ${id} is not there any more: another one lies in its place.`)
}

/** What is said of a change that cannot be added to an old format. */
export function needsRewrite(id: string): StoreError {
  return new StoreError(
    'old-format',
    `the match ${id} is kept in an old format: rewrite it before adding to it.`,
  )
}

/** A store that forgets everything when the program ends. It keeps texts, so that it fails where others fail. */
export class MemoryStore implements MatchStore {
  private readonly texts: Map<string, string>
  private readonly listeners = new Map<string, Set<() => void>>()

  /** `texts` are saved matches by id. */
  constructor(texts: Map<string, string> = new Map()) {
    this.texts = texts
  }

  async create(id: string, header: SavedHeader, entries: readonly Entry[]): Promise<void> {
    checkMatchId(id)
    await Promise.resolve()
    if (this.texts.has(id)) throw idTaken(id)
    this.texts.set(id, formatSaved({ ...header, entries }))
  }

  async append(id: string, after: number, entries: readonly Entry[]): Promise<Appended> {
    return this.change(id, after, (saved) => {
      if (saved.isOld) throw needsRewrite(id)
      return formatSaved({ ...saved, entries: [...saved.entries, ...entries] })
    })
  }

  async rewrite(id: string, after: number, saved: SavedMatch): Promise<Appended> {
    return this.change(id, after, () => formatSaved(saved))
  }

  private async change(id: string, after: number, write: (saved: SavedMatch) => string): Promise<Appended> {
    checkMatchId(id)
    await Promise.resolve()
    const text = this.texts.get(id)
    if (text === undefined) throw matchGone(id)
    const saved = parseSaved(text)
    if (saved.entries.length !== after) return 'behind'
    this.texts.set(id, write(saved))
    for (const listener of this.listeners.get(id) ?? []) listener()
    return 'appended'
  }

  async load(id: string): Promise<SavedMatch | undefined> {
    checkMatchId(id)
    await Promise.resolve()
    const text = this.texts.get(id)
    return text === undefined ? undefined : parseSaved(text)
  }

  list(): Promise<string[]> {
    return Promise.resolve([...this.texts.keys()].sort())
  }

  async remove(id: string): Promise<void> {
    checkMatchId(id)
    await Promise.resolve()
    this.texts.delete(id)
    for (const listener of this.listeners.get(id) ?? []) listener()
  }

  watch(id: string, listener: () => void): () => void {
    const listeners = this.listeners.get(id) ?? new Set()
    this.listeners.set(id, listeners.add(listener))
    return () => listeners.delete(listener)
  }
}

/** Changes that belong together as lines, the first with the number after `after`. */
export function linesOf(entries: readonly Entry[], after: number): string {
  return entries
    .map((entry, i) => formatSavedEntry(entry, after + i + 1, i < entries.length - 1 ? '+' : '.'))
    .join('')
}
