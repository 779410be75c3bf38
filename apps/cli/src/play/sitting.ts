/** One table being played at this terminal: the match that decides, its log in words, and its save. */
import type { Game, Refusal } from '@hearthkeep/engine'
import type { Decision, Happening, Match, MatchView } from '@hearthkeep/match'
import type { Saves } from './saves.ts'
import type { LogEntry } from './scene.ts'

/** What is kept of a table that was left, and where. */
export type Left = { readonly kind: 'record' | 'save'; readonly path: string } | { readonly kind: 'nothing' }

/** A table, saved after every decision. */
export class Sitting {
  readonly id: string
  readonly match: Match
  private readonly saves: Saves
  /** The revision at which it was begun or continued. */
  private readonly first: number
  /** What each decision brought, by seat and number; looked up once. */
  private readonly told = new Map<number, LogEntry[][]>()
  /** Why the last save failed; undefined if it did not. */
  private failure: string | undefined

  constructor(id: string, match: Match, saves: Saves) {
    this.id = id
    this.match = match
    this.first = match.revision
    this.saves = saves
  }

  get game(): Game {
    return this.match.game
  }

  /** Why the table as it is now is not saved; undefined if it is. */
  get saveFailure(): string | undefined {
    return this.failure
  }

  view(seat: number): MatchView {
    return this.match.view(seat)
  }

  /** Everything that happened, as a seat may know it. */
  log(seat: number): readonly LogEntry[] {
    const { steps } = this.match
    const told = this.told.get(seat) ?? []
    this.told.set(seat, told)
    for (let step = told.length; step <= steps; step++) {
      const happening = this.match.happened(step, seat)
      // What was answered without asking came of the decision before it, and is told with it.
      const decision = isAutomatic(happening.decision) ? (told[step - 1].at(-1)?.decision ?? 0) : step
      told.push(entriesOf(happening, decision))
    }
    return told.flat()
  }

  /** Whether anybody has decided anything that was not taken back. */
  get hasDecisions(): boolean {
    const { prompts, isOver } = this.match
    return prompts > (isOver ? 0 : 1)
  }

  /** The last decision that a person made, in words, as a seat may know it. */
  lastDecision(seat: number): string | undefined {
    return this.match.decisions(seat).findLast((decision) => !isAutomatic(decision))?.notation
  }

  /** Takes an answer and saves it; returns why not. */
  async answer(seat: number, notation: string): Promise<Refusal | undefined> {
    const result = this.match.answer({ seat, revision: this.match.revision, notation })
    if (result.kind === 'taken') {
      await this.save()
      return undefined
    }
    if (result.kind === 'illegal') return { rule: result.rule, text: result.text }
    if (result.kind === 'failed') {
      return { rule: '', text: `the rules failed, and nothing has happened: ${result.text}` }
    }
    return {
      rule: '',
      text: result.kind === 'malformed' ? result.text : 'the table has moved on; look again',
    }
  }

  /** Takes the last decision back and saves that; returns why not. */
  async undo(seat: number): Promise<Refusal | undefined> {
    const result = this.match.undo(seat)
    if (result.kind === 'undone') {
      for (const told of this.told.values()) told.length = Math.min(told.length, result.steps + 1)
      await this.save()
      return undefined
    }
    return { rule: '', text: result.kind === 'refused' ? result.reason : 'the table has to agree' }
  }

  /** Tidies up when the table is left: a finished game is kept as a record, an untouched one not at all. */
  async leave(): Promise<Left> {
    const { match, saves, id } = this
    const isNew = !saves.has(id)
    if (isNew && match.revision === this.first) return { kind: 'nothing' }
    if (match.isOver) return { kind: 'record', path: await saves.finish(id, match) }
    if (this.hasDecisions) return { kind: 'save', path: saves.pathOf(id) }
    await saves.drop(id)
    return { kind: 'nothing' }
  }

  private async save(): Promise<void> {
    try {
      await this.saves.keep(this.id, this.match)
      this.failure = undefined
    } catch (error) {
      this.failure = (error as Error).message
    }
  }
}

/** Whether a decision was made without asking anybody. */
function isAutomatic(decision: Decision | null): boolean {
  return decision?.way === 'forced' || decision?.way === 'standing'
}

/** The words of the rules; where they say nothing, what was chosen. What nobody was asked is always named. */
function entriesOf({ events }: Happening, decision: number): LogEntry[] {
  const said = events.filter((event) => event.from === 'rules' || event.kind !== 'answer-taken')
  const shown = said.length > 0 ? said : events
  return shown.map(({ text, rule }) => ({ text: sentence(text), rule, decision }))
}

/** With a capital at the beginning and a stop at the end. */
export function sentence(text: string): string {
  const end = /[.!?:]$/.test(text) ? '' : '.'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`
}
