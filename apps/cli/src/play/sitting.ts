/** One table being played at this terminal: the match that decides, its log in words, and its save. */
import { deskOf } from '@hearthkeep/engine'
import type { Game, Refusal } from '@hearthkeep/engine'
import { KeptMatch, StoreError } from '@hearthkeep/match'
import type {
  AnswerResult,
  Decision,
  Happening,
  Match,
  MatchView,
  SavedMatch,
  Sitter,
  Viewer,
} from '@hearthkeep/match'
import { Counsel } from './counsel.ts'
import type { Keeper } from './keeper.ts'
import type { LogEntry } from './scene.ts'

/** What is kept of a table that was left, and where. */
export type Left =
  { readonly kind: 'record' | 'save' | 'gone'; readonly path: string } | { readonly kind: 'nothing' }

/** A table at which nothing has happened that is not saved: what cannot be saved is not done. */
export class Sitting {
  /** Where it is kept; undefined before the first decision, if nobody has said. */
  id: string | undefined
  /** Why the last decision could not be saved; undefined if it could. */
  problem: string | undefined
  readonly match: Match
  /** Whether somebody else plays at it, and it is only looked at. */
  readonly isLooking: boolean
  /** Whoever thinks for the bots at this table, and gives hints. */
  readonly counsel: Counsel
  private readonly saves: Keeper
  /** The match in its file; undefined as long as nobody has decided anything. */
  private kept: KeptMatch | undefined
  /** The revision at which it was begun or continued. */
  private readonly first: number
  /** What each decision brought, by viewer and number; looked up once. */
  private readonly told = new Map<Viewer, LogEntry[][]>()

  /** `saved` is what its file holds, if it has one. */
  constructor(
    id: string | undefined,
    match: Match,
    saves: Keeper,
    saved?: SavedMatch,
    { isLooking = false }: { readonly isLooking?: boolean } = {},
  ) {
    this.isLooking = isLooking
    this.id = id
    this.match = match
    this.first = match.revision
    this.saves = saves
    this.counsel = new Counsel(match)
    if (id !== undefined && saved !== undefined) this.kept = KeptMatch.continue(saves.store, id, match, saved)
    match.subscribe('spectator', ({ steps, decision }) => {
      if (decision === null) this.forgetAfter(steps)
    })
  }

  get game(): Game {
    return this.match.game
  }

  view(viewer: Viewer): MatchView {
    return this.match.view(viewer)
  }

  /** Everything that happened, as a viewer may know it. */
  log(viewer: Viewer): readonly LogEntry[] {
    const { steps } = this.match
    const told = this.told.get(viewer) ?? []
    this.told.set(viewer, told)
    for (let step = told.length; step <= steps; step++) {
      const happening = this.match.happened(step, viewer)
      // What was answered without asking came of the decision before it, and is told with it.
      const decision = isAutomatic(happening.decision) ? (told[step - 1].at(-1)?.decision ?? 0) : step
      told.push(entriesOf(happening, decision))
    }
    return told.flat()
  }

  /** What the players have earned, once the game is over. */
  get earned(): readonly LogEntry[] {
    const { game, match } = this
    if (!match.isOver) return []
    const table = deskOf(game).showing(match.view('spectator').cells)
    return game.earned(table, match.setup).map((feat) => ({ ...feat, decision: match.steps }))
  }

  /** Whether anybody has decided anything that was not taken back; where bots sit, it was perhaps one of them. */
  get hasDecisions(): boolean {
    const { prompts, isOver, steps, sitters } = this.match
    return prompts > (isOver ? 0 : 1) || (steps > 0 && sitters.some((sitter) => sitter !== null))
  }

  /** The last decision that a person made, in words, as a seat may know it. */
  lastDecision(seat: number): string | undefined {
    return this.match.decisions(seat).findLast(isOfPerson)?.notation
  }

  /** Saves an answer and takes it; returns why not. */
  async answer(seat: number, notation: string): Promise<Refusal | undefined> {
    const { revision } = this.match
    return refusalOf(await this.keeping((kept) => kept.answer({ seat, revision, notation })))
  }

  /** Saves an answer of the bot in a seat to the table of a revision, and takes it; returns why not. */
  async answerAsBot(seat: number, revision: number, notation: string): Promise<Refusal | undefined> {
    return refusalOf(await this.keeping((kept) => kept.answerAsBot({ seat, revision, notation })))
  }

  /** Saves that a bot sits down in a seat, or a person again; returns why not. */
  async seat(seat: number, sitter: Sitter): Promise<Refusal | undefined> {
    const result = await this.keeping((kept) => kept.seat(seat, sitter))
    if (!('kind' in result)) return result
    return result.kind === 'refused' ? { rule: '', text: result.reason } : undefined
  }

  /** Saves that the last decision is taken back, and takes it back; returns why not. */
  async undo(seat: number): Promise<Refusal | undefined> {
    const result = await this.keeping((kept) => kept.undo(seat, this.match.revision))
    if (!('kind' in result)) return result
    if (result.kind === 'undone') return undefined
    return { rule: '', text: result.kind === 'refused' ? result.reason : 'the table has to agree' }
  }

  /** Makes the changes here that were made elsewhere; whether there were any. */
  async follow(): Promise<boolean> {
    const { revision } = this.match
    try {
      await this.kept?.catchUp()
      this.problem = undefined
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      this.problem = error.message
    }
    return this.match.revision !== revision
  }

  /** A match of its own from here; where this one is kept says first that it was made [M23]. */
  async branch(): Promise<Match> {
    const { kept, match } = this
    return kept === undefined ? match.branch(match.steps) : kept.branch(match.steps)
  }

  /** What was told of decisions that were taken back, here or elsewhere, is looked up anew. */
  private forgetAfter(steps: number): void {
    for (const told of this.told.values()) told.length = Math.min(told.length, steps + 1)
  }

  /** The file that holds it, if there is one. */
  get keptAt(): string | undefined {
    const { id, saves } = this
    return id !== undefined && saves.has(id) ? saves.pathOf(id) : undefined
  }

  /** Tidies up when the table is left: a finished game is kept as a record, an untouched one not at all. */
  async leave(): Promise<Left> {
    this.counsel.release()
    const { match, saves, id } = this
    if (id === undefined || this.isLooking) return { kind: 'nothing' }
    try {
      const isKept = saves.has(id)
      if (!isKept && match.revision === this.first) return { kind: 'nothing' }
      if (match.isOver) return { kind: 'record', path: await saves.finish(id, match) }
      if (this.hasDecisions) return { kind: isKept ? 'save' : 'gone', path: saves.pathOf(id) }
      await saves.drop(id)
      return { kind: 'nothing' }
    } finally {
      await saves.release(id)
    }
  }

  private async begin(): Promise<KeptMatch> {
    for (;;) {
      this.id ??= await this.saves.newId(this.game)
      try {
        return await KeptMatch.keep(this.saves.store, this.id, this.match)
      } catch (error) {
        if (!(error instanceof StoreError) || error.kind !== 'taken') throw error
        await this.saves.release(this.id)
        this.id = undefined
      }
    }
  }

  /** Does something with the match in its file, which is made if there is none yet; returns why it could not be saved. */
  private async keeping<R>(change: (kept: KeptMatch) => Promise<R>): Promise<R | Refusal> {
    if (this.isLooking) return { rule: '', text: 'somebody else plays at this table' }
    try {
      this.kept ??= await this.begin()
      const result = await change(this.kept)
      this.problem = undefined
      return result
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      this.problem = error.message
      return { rule: '', text: `this could not be saved, so it was not done: ${error.message}` }
    }
  }
}

/** Why an answer was not taken; undefined if it was. */
function refusalOf(result: AnswerResult | Refusal): Refusal | undefined {
  if (!('kind' in result)) return result
  if (result.kind === 'taken') return undefined
  if (result.kind === 'illegal') return { rule: result.rule, text: result.text }
  if (result.kind === 'failed') {
    return { rule: '', text: `the rules failed, and nothing has happened: ${result.text}` }
  }
  return {
    rule: '',
    text: result.kind === 'malformed' ? result.text : 'the table has moved on; look again',
  }
}

const isOfPerson = (decision: Decision): boolean => !isAutomatic(decision) && decision.way !== 'bot'

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
