/** Matches that were played with other rules or other content than there are now: what differs, and what is kept of it. */
import { contentOf, hashesOf } from '@hearthkeep/engine'
import type { Game, GameRecord } from '@hearthkeep/engine'

/** What the first changes of a match were played with, if that was something else than its header names. */
export interface Earlier {
  /** How many changes of its journal. */
  readonly changes: number
  readonly rules: string
  readonly content: string
}

/** How a game was played otherwise than it would be here. */
export interface OtherPlay {
  /** Whether cards or rules may be others from here on, so that somebody should agree to that; else it is only said. */
  readonly isGrave: boolean
  /** What differs, in whole sentences. */
  readonly text: string
}

type Played = Pick<GameRecord, 'rules' | 'content' | 'setup'>

/** Whether a game was played with other rules or content than there are now. */
export function isOther(game: Game, { rules, content, setup }: Played): boolean {
  return rules !== game.version || content !== contentOf(game, setup)
}

/** What the changes of a match so far were played with, once it goes on with the game as it is now [V2]. */
export function earlierOf(
  game: Game,
  record: Played,
  changes: number,
  known: readonly Earlier[] = [],
): readonly Earlier[] {
  const { rules, content } = record
  return isOther(game, record) ? [...known, { changes, rules, content }] : known
}

/** Of a game that fits the rules as they are now: what it was played with otherwise; undefined if nothing [V1]. */
export function playedOtherwise(game: Game, record: GameRecord): OtherPlay | undefined {
  if (!isOther(game, record)) return undefined
  const { rules, content, steps } = record
  const now = contentOf(game, record.setup)
  const age = ageOf(rules, game.version)
  const isProved = typeof hashesOf(game, record) !== 'string' && steps.every(({ hash }) => hash !== undefined)
  const hasOtherCards = halvesOf(content)[0] !== halvesOf(now)[0]
  const isGrave = hasOtherCards || !(age === 'same' || (age === 'older' && isProved))
  const said = [
    ...(age === 'same' ? [] : [`It was played with ${age} rules: ${rules}, and these are ${game.version}.`]),
    ...(hasOtherCards ? [`It was played with other content: ${content}, and this is ${now}.`] : []),
    ...(hasOtherCards || content === now
      ? []
      : ['Some of its words may have been others; the cards are the same.']),
    isProved
      ? 'Every decision so far leads to the same table as then.'
      : 'Every decision so far is possible; whether the tables were the same cannot be told.',
  ]
  return { isGrave, text: said.join(' ') }
}

/** How old rules are, compared with those of now. */
function ageOf(rules: string, now: string): 'same' | 'older' | 'newer' | 'other' {
  if (rules === now) return 'same'
  if (isNewer(now, rules)) return 'older'
  return isNewer(rules, now) ? 'newer' : 'other'
}

/** The hash of the cards and that of the words; earlier versions of Hearthkeep noted the first only. */
function halvesOf(content: string): readonly string[] {
  return content.split('-')
}

/** Whether one version is newer than another; of what is no version, nothing is. */
function isNewer(one: string, other: string): boolean {
  const numbers = [one, other].map((version) =>
    /^\d+(\.\d+)*$/.test(version) ? version.split('.') : undefined,
  )
  const [own, its] = numbers
  if (own === undefined || its === undefined) return false
  for (let i = 0; i < Math.max(own.length, its.length); i++) {
    const difference = Number(own[i] ?? 0) - Number(its[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** The line of a header that says what the first changes were played with. */
export function formatEarlier({ changes, rules, content }: Earlier): string {
  const word = (text: string): string => encodeURIComponent(text.toWellFormed())
  return `until ${changes} rules ${word(rules)} content ${word(content)}`
}

const UNTIL = /^until (\d{1,9}) rules (\S+) content (\S+)$/

/** Reads such a line; undefined if it is none. */
export function parseEarlier(line: string): Earlier | undefined {
  const [, changes, rules, content] = UNTIL.exec(line) ?? []
  if (changes === undefined) return undefined
  try {
    return {
      changes: Number(changes),
      rules: decodeURIComponent(rules),
      content: decodeURIComponent(content),
    }
  } catch {
    return undefined
  }
}
