/** Between two chapters of a campaign: where it stands, and what the next one begins with. */
import { AFTER, campaignOf, carriedIn, CHAPTER } from './campaign.ts'
import type { Campaign } from './campaign.ts'
import type { CarriedValue, Carries } from './carries.ts'
import type { Game } from '../game/game.ts'
import { textHash } from '../table/hash.ts'
import { formatRecord } from './record.ts'
import type { GameRecord } from './record.ts'
import { SetupError } from '../game/setup.ts'
import type { PartialSetup, Setup } from '../game/setup.ts'
import { OUTCOMES } from '../rules/table.ts'
import type { Table } from '../rules/table.ts'

/** Values as they stand in a record; `who` is to blame if one of them is none. */
function write(
  carries: Carries,
  values: Readonly<Record<string, CarriedValue>>,
  who: string,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, field] of Object.entries(carries)) {
    const text = field.format(values[name])
    if (field.parse(text) === undefined)
      throw new Error(`${who}: ${name} is "${text}"; expected ${field.expected}`)
    texts[name] = text
  }
  return texts
}

/** Where a campaign stands between two chapters. */
export type Standing =
  | {
      readonly kind: 'chapters'
      /** The chapters of which one is played now. */
      readonly chapters: readonly string[]
      /** What it begins with, as it will stand in its set-up: first, what it follows, if it is not the first of all. */
      readonly carried: Readonly<Record<string, string>>
      /** Whether the last chapter is tried again. */
      readonly isAgain: boolean
      /** The set-up of the last chapter, of which some is kept; undefined before the first. */
      readonly last: Setup | undefined
    }
  | { readonly kind: 'over'; readonly outcome: 'won' | 'lost' }

/** Where a campaign stands before its first chapter. */
export function beforeFirst(game: Game): Standing {
  const { first, carries } = campaignOf(game)
  const values = Object.fromEntries(Object.entries(carries).map(([name, field]) => [name, field.first]))
  const carried = write(carries, values, `${game.id}: what a campaign begins with`)
  return { kind: 'chapters', chapters: first, carried, isAgain: false, last: undefined }
}

/** Where a campaign stands after a chapter with this record, which is over on this table. */
export function afterChapter(game: Game, record: GameRecord, table: Table): Standing {
  const { setup } = record
  const campaign = campaignOf(game)
  const took = carriedIn(campaign, setup)
  const outcome = OUTCOMES[table.outcome]
  if (took === undefined) throw new SetupError('carried: this game is part of no campaign')
  if (outcome === 'playing') throw new SetupError('the chapter is not over')
  const gave = campaign.handOver(table, took)
  const handedOver = write(campaign.carries, gave, `${game.id}: handOver`)
  const { chapter } = took
  const follows = campaign.next({ chapter, outcome, setup, took, gave })
  if (follows === 'won' || follows === 'lost') return { kind: 'over', outcome: follows }
  const isAgain = follows === 'again'
  const carried = {
    [AFTER]: textHash(formatRecord(record)),
    ...(isAgain ? write(campaign.carries, took, game.id) : handedOver),
  }
  const chapters = isAgain ? [chapter] : follows.chapters
  return { kind: 'chapters', chapters, carried, isAgain, last: setup }
}

/** What somebody settles who begins a chapter. */
export interface ChapterStart extends Omit<PartialSetup, 'carried'> {
  /** Which of the chapters; may be left out if there is only one. */
  readonly chapter?: string | undefined
}

/**
 * The set-up of the next chapter, to be completed by the game; throws a `SetupError` if it is not for whoever begins it to
 * settle that.
 */
export function chapterSetup(game: Game, standing: Standing, start: ChapterStart): PartialSetup {
  const { chapters, mayChange } = campaignOf(game)
  if (standing.kind === 'over') throw new SetupError(`the campaign is over: it was ${standing.outcome}`)
  const open = standing.chapters
  const { chapter = open.length === 1 ? open[0] : '', seed } = start
  if (!open.includes(chapter))
    throw new SetupError(`chapter: expected ${open.map((id) => `"${id}"`).join(' or ')}; found "${chapter}"`)
  const { last } = standing
  const seats = start.seats ?? last?.seats
  if (last !== undefined && !mayChange.seats && seats !== last.seats)
    throw new SetupError(`seats ${seats}: this campaign is played with ${last.seats}`)
  for (const [name, value] of Object.entries(start.options ?? {})) {
    const kept = chapters[chapter].options?.[name] ?? last?.options[name] ?? value
    const isFree = chapters[chapter].options?.[name] === undefined && mayChange.options?.includes(name)
    if (!isFree && kept !== value)
      throw new SetupError(`option ${name}=${value}: the chapter "${chapter}" is played with ${name}=${kept}`)
  }
  const options = { ...last?.options, ...start.options, ...chapters[chapter].options }
  return { seats, seed, options, carried: { [CHAPTER]: chapter, ...standing.carried } }
}

/** The id of the chapter that a set-up is of. */
export function chapterOf(setup: Setup): string | undefined {
  return setup.carried?.[CHAPTER]
}

/** What is carried, for people: label and value. */
export function carriedInWords(
  campaign: Campaign,
  carried: Readonly<Record<string, string>>,
): { readonly name: string; readonly label: string; readonly value: string }[] {
  return Object.entries(campaign.carries).map(([name, { label }]) => ({
    name,
    label,
    value: carried[name] ?? '',
  }))
}
