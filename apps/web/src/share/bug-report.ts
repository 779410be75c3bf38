/** The text of a bug report: everything that is needed to see the bug again. */

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

const ASKED = 'What happened, and what should have happened?\n\n(please write here)\n\n'
const AGAIN =
  'The record. This text, saved as a file, shows it again: bring it into the library, or `npx hearthkeep replay FILE`.'

/** What the player need not write; `gameTextIn` finds the game in it. */
export function reportDetails(parts: ReportParts): string {
  return [
    '---',
    `Game: ${parts.game}, rules ${parts.rules}, content ${parts.content}`,
    `At: decision ${parts.step}${parts.question === '' ? '' : `, asked: ${parts.question}`}`,
    `Browser: ${parts.browser}`,
    `Screen: ${parts.screen}`,
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
