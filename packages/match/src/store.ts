/** Where matches are kept between two sittings: the port, and a store that lives as long as the program. */
import { formatSaved, parseSaved } from './saved.ts'
import type { SavedMatch } from './saved.ts'
import { StoreError } from './store-error.ts'

/** Keeps saved matches by id. When `save` has resolved, the match is kept, whatever happens next. */
export interface MatchStore {
  /** Keeps a match, in place of what was kept under this id. */
  readonly save: (id: string, saved: SavedMatch) => Promise<void>
  /** The match of this id, or undefined. Rejects with a `StoreError` if it cannot be read. */
  readonly load: (id: string) => Promise<SavedMatch | undefined>
  /** All ids, in order. */
  readonly list: () => Promise<string[]>
  /** Forgets a match; nothing happens if there is none. */
  readonly remove: (id: string) => Promise<void>
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

/** A store that forgets everything when the program ends. It keeps texts, so that it fails where others fail. */
export class MemoryStore implements MatchStore {
  private readonly texts: Map<string, string>

  /** `texts` are saved matches by id. */
  constructor(texts: Map<string, string> = new Map()) {
    this.texts = texts
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- a bad id has to reject, not to throw
  async save(id: string, saved: SavedMatch): Promise<void> {
    checkMatchId(id)
    this.texts.set(id, formatSaved(saved))
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- as above
  async load(id: string): Promise<SavedMatch | undefined> {
    checkMatchId(id)
    const text = this.texts.get(id)
    return text === undefined ? undefined : parseSaved(text)
  }

  list(): Promise<string[]> {
    return Promise.resolve([...this.texts.keys()].sort())
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- as above
  async remove(id: string): Promise<void> {
    checkMatchId(id)
    this.texts.delete(id)
  }
}
