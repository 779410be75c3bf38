/** Campaigns as text: the records of their chapters, one after the other. */
import { MOST_CHAPTERS, shortened } from './limits.ts'
import { formatRecord, linesIn, parseRecord, RecordError } from './record.ts'
import type { GameRecord } from './record.ts'
import { OUTCOMES } from '../rules/table.ts'
import type { Outcome } from '../rules/table.ts'

/** The version of the format written below. */
const CAMPAIGN_VERSION = 1

/** A chapter as it was played: every attempt is one. */
export interface ChapterRecord {
  /** The id of the chapter. */
  readonly chapter: string
  /** How it ended; only the last of a campaign may still be played. */
  readonly outcome: Outcome
  readonly record: GameRecord
}

/** A campaign as it was played. */
export interface CampaignRecord {
  readonly game: string
  readonly chapters: readonly ChapterRecord[]
}

/** Writes a campaign as text. */
export function formatCampaign({ game, chapters }: CampaignRecord): string {
  const parts = chapters.map(
    ({ chapter, outcome, record }, i) => `\nchapter ${i + 1} ${chapter} ${outcome}\n${formatRecord(record)}`,
  )
  return `hearthkeep campaign ${CAMPAIGN_VERSION}\ngame ${game}\n${parts.join('')}\nend campaign ${chapters.length}\n`
}

const CHAPTER = new RegExp(`^chapter (\\d+) ([\\w-]+) (${OUTCOMES.join('|')})$`)

/** Reads a campaign; throws a `RecordError` that names the line, the chapter and what was expected there. */
export function parseCampaign(text: string): CampaignRecord {
  const lines = linesIn(text)
  const version = /^hearthkeep campaign (\d+)$/.exec(lines[0])?.[1]
  if (version === undefined)
    throw new RecordError(1, `expected "hearthkeep campaign ${CAMPAIGN_VERSION}"; this is not a campaign`)
  if (Number(version) !== CAMPAIGN_VERSION) {
    const message = `this campaign has format ${shortened(version, 20)}, this program reads ${CAMPAIGN_VERSION}; update Hearthkeep`
    throw new RecordError(1, message)
  }
  const game = /^game (\S+)$/.exec(lines[1] ?? '')?.[1]
  if (game === undefined)
    throw new RecordError(2, `expected "game" and its id, found "${shortened(lines[1] ?? '')}"`)
  const chapters: ChapterRecord[] = []
  let at = 2
  const skipBlank = (): void => {
    while (at < lines.length && lines[at] === '') at++
  }
  for (skipBlank(); at < lines.length && !lines[at].startsWith('end campaign'); skipBlank()) {
    const number = chapters.length + 1
    const [, found, chapter, outcome] = CHAPTER.exec(lines[at]) ?? []
    if (found === undefined)
      throw new RecordError(
        at + 1,
        `expected "chapter ${number} NAME OUTCOME" or "end campaign", found "${shortened(lines[at])}"`,
      )
    if (Number(found) !== number)
      throw new RecordError(at + 1, `expected chapter ${number}, found chapter ${shortened(found, 20)}`)
    if (number > MOST_CHAPTERS)
      throw new RecordError(at + 1, `a campaign has ${MOST_CHAPTERS} chapters at most`)
    const start = at + 1
    while (at < lines.length && !/^end \d+$/.test(lines[at])) at++
    if (at >= lines.length) throw new RecordError(lines.length, `chapter ${number}: its record ends early`)
    at++
    const record = readRecord(lines.slice(start, at).join('\n'), start, number)
    chapters.push({ chapter, outcome: outcome as Outcome, record })
  }
  if (at >= lines.length)
    throw new RecordError(
      lines.length,
      'the campaign ends early: its last line should be "end campaign" and a number',
    )
  if (lines[at] !== `end campaign ${chapters.length}`)
    throw new RecordError(
      at + 1,
      `expected "end campaign ${chapters.length}", found "${shortened(lines[at])}"`,
    )
  if (at < lines.length - 1) throw new RecordError(at + 2, `expected nothing after "${lines[at]}"`)
  return { game, chapters }
}

/** Reads the record of a chapter, of which `before` lines of the campaign come first. */
function readRecord(text: string, before: number, chapter: number): GameRecord {
  try {
    return parseRecord(text)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    throw new RecordError(
      before + error.line,
      `chapter ${chapter}: ${error.message.replace(/^line \d+: /, '')}`,
    )
  }
}
