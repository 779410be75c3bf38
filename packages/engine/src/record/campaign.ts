/** Campaigns: chapters that hand something on, declared by the game and part of every chapter's set-up. */
import type { Carried, CarriedOf, CarriedValue, Carries } from './carries.ts'
import { didYouMean } from '../words/nearest.ts'
import { SetupError } from '../game/setup.ts'
import type { Setup } from '../game/setup.ts'
import type { Outcome, Table } from '../rules/table.ts'

/** The name under which a set-up says which chapter it is. */
export const CHAPTER = 'chapter'
/** The name under which it says what it follows: the hash of the record of the chapter before. */
export const AFTER = 'after'
const OWN_NAMES: readonly string[] = [CHAPTER, AFTER]
const LINK = /^[0-9a-f]{16}$/

/** A chapter of a campaign. */
interface Chapter {
  /** What it is called. */
  readonly title: string
  /** The options that it is played with, where it settles any. */
  readonly options?: Readonly<Record<string, string>>
}

/** A chapter that is over. */
interface FinishedChapter<C extends Carries = Carries, Id extends string = string> {
  readonly chapter: Id
  readonly outcome: Exclude<Outcome, 'playing'>
  readonly setup: Setup
  /** What it began with. */
  readonly took: CarriedOf<C>
  /** What it hands over. */
  readonly gave: CarriedOf<C>
}

/**
 * What follows a chapter: it is played again, with what it began with; the campaign is over; or one of these chapters is
 * played, with what the last one hands over.
 */
type Follows<Id extends string = string> = 'again' | 'won' | 'lost' | { readonly chapters: readonly Id[] }

/** What may be settled anew for every chapter; anything else stays as it was in the first one. */
interface MayChange {
  readonly seats?: boolean
  /** Names of options. */
  readonly options?: readonly string[]
}

/** What a game declares of its campaign; `T` is its table. */
interface CampaignSpec<T, C extends Carries, Id extends string> {
  /** What it is about, in a sentence. */
  readonly about: string
  /** A hash of everything its chapters are played with, if they need more content than the game without campaign. */
  readonly contentHash?: string
  readonly carries: C
  /** All chapters by id, in the order of the story. */
  readonly chapters: Readonly<Record<Id, Chapter>>
  /** The chapters it can begin with; the first of them all if not said. */
  readonly first?: readonly NoInfer<Id>[]
  readonly mayChange?: MayChange
  /** What a table on which a chapter is over hands over. */
  handOver(table: T, took: CarriedOf<C>): CarriedOf<C>
  /** What follows. */
  next(finished: FinishedChapter<C, Id>): Follows<NoInfer<Id>>
}

/** A declared campaign. */
export interface Campaign<C extends Carries = Carries, Id extends string = string> {
  readonly about: string
  readonly contentHash: string | undefined
  readonly carries: C
  readonly chapters: Readonly<Record<Id, Chapter>>
  readonly first: readonly Id[]
  readonly mayChange: MayChange
  handOver(table: Table, took: CarriedOf<C>): CarriedOf<C>
  next(finished: FinishedChapter<C, Id>): Follows<Id>
}

/** Declares the campaign of a game whose tables are `T`: `defineCampaign<Table>()({ … })`. */
export function defineCampaign<T>(): <C extends Carries, const Id extends string>(
  spec: CampaignSpec<T, C, Id>,
) => Campaign<C, Id> {
  return (spec) => {
    const { about, contentHash, carries, chapters, mayChange = {} } = spec
    const ids = Object.keys(chapters) as (keyof typeof chapters)[]
    const first = spec.first ?? ids.slice(0, 1)
    if (ids.length === 0 || first.length === 0) throw new Error('a campaign needs a chapter to begin with')
    for (const name of [...Object.keys(carries), ...ids]) {
      if (/^[\w-]+$/.test(name) && !OWN_NAMES.includes(name)) continue
      throw new Error(`"${name}" cannot be the name of a chapter or of what is handed over`)
    }
    const handOver = (table: Table, took: never) => spec.handOver(table as T, took)
    return {
      about,
      contentHash,
      carries,
      chapters,
      first,
      mayChange,
      handOver,
      next: (one) => spec.next(one),
    }
  }
}

/** What a chapter's set-up says, typed; undefined in a game that is part of no campaign. */
export function carriedIn<C extends Carries, Id extends string>(
  campaign: Campaign<C, Id>,
  { carried }: Pick<Setup, 'carried'>,
): (CarriedOf<C> & { readonly chapter: Id }) | undefined {
  if (carried === undefined) return undefined
  const values: Record<string, CarriedValue> = { [CHAPTER]: carried[CHAPTER] }
  for (const [name, field] of Object.entries(campaign.carries))
    values[name] = readCarried(name, field, carried[name])
  return values as CarriedOf<C> & { readonly chapter: Id }
}

/** What may have a campaign: a game. */
interface Campaigned {
  readonly name: string
  readonly campaign: Campaign | undefined
}

/** The value of a field; throws a `SetupError` that says what was expected and found. */
function readCarried(name: string, field: Carried, text: string): CarriedValue {
  const value = field.parse(text)
  if (value !== undefined) return value
  const found = text === '' ? 'nothing' : `"${text}"`
  throw new SetupError(`carried ${name}: expected ${field.expected}; found ${found}${field.hint(text)}`)
}

/** The campaign of a game; throws a `SetupError` if it has none. */
export function campaignOf({ name, campaign }: Campaigned): Campaign {
  if (campaign === undefined) throw new SetupError(`carried: ${name} has no campaign`)
  return campaign
}

/** What is handed over, checked and complete, and the chapter it is for; throws a `SetupError`. */
export function completeCarried(
  game: Campaigned,
  partial: Readonly<Record<string, string>>,
): { readonly chapter: Chapter; readonly carried: Readonly<Record<string, string>> } {
  const { carries, chapters, first } = campaignOf(game)
  const names = [...OWN_NAMES, ...Object.keys(carries)]
  const unknown = Object.keys(partial).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new SetupError(
      `carried ${unknown}: ${game.name} hands over only ${names.join(', ')}${didYouMean(unknown, names)}`,
    )
  }
  const id = Object.hasOwn(partial, CHAPTER) ? partial[CHAPTER] : first[0]
  if (!Object.hasOwn(chapters, id)) {
    const ids = Object.keys(chapters)
    throw new SetupError(
      `carried chapter: expected one of ${ids.join(', ')}; found "${id}"${didYouMean(id, ids)}`,
    )
  }
  const carried: Record<string, string> = { [CHAPTER]: id }
  if (Object.hasOwn(partial, AFTER)) {
    const after = partial[AFTER]
    if (!LINK.test(after))
      throw new SetupError(`carried after: expected 16 hexadecimal digits; found "${after}"`)
    carried[AFTER] = after
  }
  for (const [name, field] of Object.entries(carries)) {
    carried[name] = Object.hasOwn(partial, name) ? partial[name] : field.format(field.first)
    readCarried(name, field, carried[name])
  }
  return { chapter: chapters[id], carried }
}
