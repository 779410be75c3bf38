/** The text of a bug report: everything that is needed to see the bug again. */

export interface ReportParts {
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

export function bugReport(parts: ReportParts): string {
  return [
    'What happened, and what should have happened?',
    '',
    '(please write here)',
    '',
    '---',
    `Game: ${parts.game}, rules ${parts.rules}, content ${parts.content}`,
    `At: decision ${parts.step}${parts.question === '' ? '' : `, asked: ${parts.question}`}`,
    `Browser: ${parts.browser}`,
    `Screen: ${parts.screen}`,
    '',
    'Record (see it again with `npx hearthkeep replay FILE`):',
    '',
    parts.record,
  ].join('\n')
}
