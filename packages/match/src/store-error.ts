/** Errors of stores. */

/** What can be wrong with a store or with what is in it. */
const STORE_ERRORS = [
  'bad-id',
  'corrupted',
  'unknown-version',
  'folder',
  'taken',
  'gone',
  'old-format',
] as const
/** One of them. */
type StoreErrorKind = (typeof STORE_ERRORS)[number]

/** Something cannot be saved or loaded. The message says what to do; nothing has been deleted. */
export class StoreError extends Error {
  readonly kind: StoreErrorKind

  constructor(kind: StoreErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreError'
    this.kind = kind
  }
}

const KEEP = 'Nothing was changed; keep it, and put a backup in its place.'

/** What is said of a saved match that cannot be read. */
export function corrupted(message: string): StoreError {
  return new StoreError('corrupted', `this saved match is damaged: ${message}. ${KEEP}`)
}
