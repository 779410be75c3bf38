/** The text of a bug report: everything that is needed to see the bug again. */
import { say } from '../words/library.ts'

interface ReportParts {
  readonly game: string
  readonly rules: string
  readonly content: string
  readonly step: number
  readonly question: string
  readonly browser: string
  readonly screen: string
  /** The record, or what stands for it in a lesson. */
  readonly record: string
}

const ASKED = say('bug-report.what-happened-and-what')
const AGAIN = say('bug-report.the-record-this-text')

/** What the player need not write; `gameTextIn` finds the game in it. */
export function reportDetails(parts: ReportParts): string {
  return [
    '---',
    say('bug-report.game-rules-content', { game: parts.game, rules: parts.rules, content: parts.content }),
    say('bug-report.at-decision', {
      step: parts.step,
      what: parts.question === '' ? '' : say('bug-report.asked', { question: parts.question }),
    }),
    say('bug-report.browser', { browser: parts.browser }),
    say('bug-report.screen', { screen: parts.screen }),
    '',
    ...(parts.record.startsWith('hearthkeep ') ? [AGAIN, ''] : []),
    parts.record,
  ].join('\n')
}

/** A report that was begun before, and the details in it. */
export interface Draft {
  readonly text: string
  readonly details: string
}

/** The report to write in. One that was begun keeps what was written around the details, which are as of now. */
export function bugReport(details: string, draft?: Draft): string {
  return draft === undefined ? `${ASKED}${details}` : draft.text.replace(draft.details, () => details)
}
