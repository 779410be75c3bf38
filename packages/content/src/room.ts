/** Whether pieces fit the place that must hold them. */
import type { Entry } from './collections.ts'
import type { Problem } from './problems.ts'

/** Pieces that belong together, and how many of them there may be. */
interface Group {
  readonly file: string
  /** The field by which an entry belongs to the group, for the message. */
  readonly field?: string
  /** The entries of the group. */
  readonly entries: readonly Pick<Entry, 'id' | 'copies'>[]
  /** What they are, as words that follow a number: `starting cards of joan`. */
  readonly what: string
  readonly least?: number
  readonly most?: number
  /** Why not more or fewer, as words that follow `as`: `no more fit into the deck`. */
  readonly why: string
}

/** What is wrong with a group: too few pieces, or too many, copies counted. The entry named is the first that is too many. */
export function groupProblems({
  file,
  field,
  entries,
  what,
  least = 0,
  most = Infinity,
  why,
}: Group): Problem[] {
  const total = entries.reduce((sum, { copies }) => sum + copies, 0)
  if (total >= least && total <= most) return []
  const count = least === most ? `${least}` : total < least ? `at least ${least}` : `at most ${most}`
  const expected = `${count} ${what}, as ${why}`
  const place = field === undefined ? {} : { field }
  if (total < least) return [{ file, ...place, expected, found: `${total}` }]
  let sum = 0
  const first = entries.find(({ copies }) => (sum += copies) > most)
  return [{ file, ...(first && { entry: first.id }), ...place, expected, found: `${total}` }]
}
