/** Campaigns as files: reading and verifying them, with errors that name file, chapter and line. */
import { parseCampaign, RecordError, verifyCampaign } from '@hearthkeep/engine'
import type { CampaignRecord, Game, Standing } from '@hearthkeep/engine'
import { CommandError } from './command-error.ts'

/** Whether a text is a campaign, or was meant to be one. */
export const isCampaignText = (text: string): boolean => text.startsWith('hearthkeep campaign')

/** Reads the campaign in the text of a file; throws an error that names file, line and chapter. */
export function readCampaign(file: string, text: string): CampaignRecord {
  try {
    return parseCampaign(text)
  } catch (error) {
    if (error instanceof RecordError) throw new CommandError(`${file}, ${error.message}`)
    throw error
  }
}

/** What `--json` prints of a campaign that was verified. */
export interface VerifiedCampaign {
  readonly game: string
  readonly same: boolean
  readonly chapters: readonly { readonly chapter: string; readonly outcome: string; readonly steps: number }[]
  readonly standing: StandingJson
  /** The first chapter that differs (0: the campaign as a whole), at which step (0: its set-up), and in which line. */
  readonly difference?: {
    readonly chapter: number
    readonly step: number
    readonly line: number
    readonly message: string
  }
  readonly warnings: readonly string[]
}

/** Where a campaign stands, for `--json`. */
export type StandingJson =
  | { readonly over: 'won' | 'lost' }
  | {
      readonly next: readonly string[]
      readonly again: boolean
      readonly carried: Readonly<Record<string, string>>
    }

/** Where a campaign stands, for `--json`. */
export function standingJson(standing: Standing): StandingJson {
  if (standing.kind === 'over') return { over: standing.outcome }
  const { after: _, ...carried } = standing.carried
  return { next: standing.chapters, again: standing.isAgain, carried }
}

/** Plays a campaign again, chapter by chapter. */
export function verifyCampaignText(game: Game, campaign: CampaignRecord, text: string): VerifiedCampaign {
  const { isSame, chapters, standing, difference, warnings } = verifyCampaign(game, campaign)
  const place = difference && { ...difference, line: lineInCampaign(text, difference) }
  return {
    game: game.id,
    same: isSame,
    chapters: chapters.map(({ chapter, outcome, steps }) => ({ chapter, outcome, steps })),
    standing: standingJson(standing),
    ...(place && { difference: place }),
    warnings,
  }
}

/** The line of a campaign's text that a difference is in, from 1. */
export function lineInCampaign(
  text: string,
  { chapter, step, message }: { readonly chapter: number; readonly step: number; readonly message: string },
): number {
  if (chapter === 0) return 2
  const lines = text.split(/\r?\n/)
  const start = lines.findIndex((line) => line.startsWith(`chapter ${chapter} `))
  const blank = lines.indexOf('', start)
  if (step > 0) return blank + 1 + step
  const [, key = '', name = ''] = /^(carried|option|seats|chapter)\s*([^\s:=]*)/.exec(message) ?? []
  const wanted = {
    carried: `carried ${name}`,
    option: `option ${name} `,
    seats: 'seats ',
    chapter: 'carried chapter',
  }[key]
  const at =
    wanted === undefined ? -1 : lines.slice(start, blank).findIndex((line) => line.startsWith(wanted))
  return at < 0 ? start + 1 : start + at + 1
}
