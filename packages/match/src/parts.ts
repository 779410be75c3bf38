/** How a table was played, part by part: for good, whatever is changed later. */
import type { Setup } from '@hearthkeep/engine'
import type { Entry } from './entries.ts'
import { FORESEEN, UNDO_POLICIES } from './options.ts'
import type { Foreseen, UndoPolicy } from './options.ts'

const PART = new RegExp(`^(${UNDO_POLICIES.join('|')}) from (\\d+)(?: foreseen (${FORESEEN.join('|')}))?$`)

/** How a table was run from a decision on. */
export interface Part {
  /** After so many decisions it began. */
  readonly from: number
  readonly undo: UndoPolicy
  /** Why what came may have been known, if it may. Once it may, it stays so. */
  readonly foreseen?: Foreseen
}

/** What parts are worked out from. */
interface Played {
  readonly setup: Setup
  /** How the table was run at first. */
  readonly undo: UndoPolicy
  readonly entries: readonly Entry[]
}

/** The parts of a table, in order [M41]. */
export function partsOf({ setup, undo, entries }: Played): readonly Part[] {
  const isSearchable = typeof setup.seed === 'number'
  let parts: Part[] = [{ from: 0, undo, ...(isSearchable && { foreseen: 'seed' }) }]
  let steps = 0
  const goOn = (next: UndoPolicy, foreseen: Foreseen | undefined): void => {
    const last = parts[parts.length - 1]
    const known = last.foreseen ?? foreseen
    if (next === last.undo && known === last.foreseen) return
    // What began here as well was nothing yet.
    parts = parts.filter(({ from }) => from < steps)
    parts.push({ from: steps, undo: next, ...(known && { foreseen: known }) })
  }
  for (const entry of entries) {
    if (entry.kind === 'step') steps++
    else if (entry.kind === 'run') goOn(entry.undo, entry.foreseen)
    else if (entry.kind === 'undo') {
      steps = entry.steps
      // What was played since is gone, but not how the table is run, nor what was seen.
      parts = parts.map((part) => ({ ...part, from: Math.min(part.from, steps) }))
      const { undo: policy } = parts[parts.length - 1]
      const isFree = entry.isFree ?? policy === 'honest' // journals of old do not say it
      if (!isFree) goOn(policy, 'undo')
    }
  }
  return parts.filter(({ from }, i) => i === parts.length - 1 || from < parts[i + 1].from)
}

/** A part as a record states it: `practice from 21 foreseen undo`. */
export function formatPart({ from, undo, foreseen }: Part): string {
  return `${undo} from ${from}${foreseen === undefined ? '' : ` foreseen ${foreseen}`}`
}

/** Reads the parts of a record; undefined if it says nothing of them. */
export function parseParts(played: readonly string[] | undefined): readonly Part[] | undefined {
  const parts = (played ?? []).flatMap((text): Part[] => {
    const [, undo, from, foreseen] = PART.exec(text) ?? []
    if (undo === undefined) return []
    return [
      {
        ...{ from: Number(from), undo: undo as UndoPolicy },
        ...(foreseen !== undefined && { foreseen: foreseen as Foreseen }),
      },
    ]
  })
  return parts.at(0)?.from === 0 ? parts : undefined
}

/** Whether nothing could be taken back that told anybody anything, and nobody could know what was coming. */
export function isHonest(parts: readonly Part[]): boolean {
  return parts.every(({ undo, foreseen }) => undo === 'honest' && foreseen === undefined)
}
