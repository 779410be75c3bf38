/** A match that is kept: nothing is acknowledged or announced before it is in the store. */
import type { Game, PartialSetup } from '@hearthkeep/engine'
import type { Listener } from './announcer.ts'
import type { AnswerResult } from './answers.ts'
import type { Sitter } from './bots.ts'
import type { Change } from './change.ts'
import { earlierOf, isOther } from './earlier.ts'
import { formatEntry } from './entries.ts'
import type { Entry } from './entries.ts'
import { Match } from './match.ts'
import type { SeatResult } from './match.ts'
import type { MatchReader } from './match-reader.ts'
import { savedHeader } from './match-reader.ts'
import { asError } from './options.ts'
import type { MatchOptions, UndoPolicy } from './options.ts'
import type { SavedMatch } from './saved-match.ts'
import type { StandResult } from './automatic.ts'
import type { MatchState } from './state.ts'
import type { AboutMatch, Appended, MatchStore } from './store.ts'
import { matchGone, matchReplaced } from './store.ts'
import type { UndoResult } from './undo.ts'
import type { Viewer } from './viewers.ts'

/**
 * The authority over a match in a store [M31]: a change is worked out, added to the store after the changes it knows of,
 * and only then made, acknowledged and announced. If somebody else was faster, their changes are made here first and the
 * change is worked out anew, so that the slower one is told what the table says by then. If the store fails, the promise
 * rejects with its error and the match is as it was. One thing is done after the other.
 */
export class KeptMatch {
  readonly id: string
  private readonly store: MatchStore
  private readonly match: Match
  /** How many changes the store has, as far as is known here. */
  private kept: number
  /** What the store has is of an old format, or run in another way; it is written anew before anything is added. */
  private isOld: boolean
  private last: Promise<unknown> = Promise.resolve()
  private readonly unwatch: () => void
  /** Hears of errors that nobody waits for: what another writer did could not be read. */
  onError: (error: unknown) => void = (error) => void Promise.reject(asError(error))

  private constructor(store: MatchStore, id: string, match: Match, saved: Kept) {
    this.store = store
    this.id = id
    this.match = match
    this.kept = saved.entries.length
    this.isOld = isOldFor(match, saved)
    const onWritten = (): void => void this.catchUp().catch((error: unknown) => this.onError(error))
    this.unwatch = store.watch?.(id, onWritten) ?? (() => undefined)
  }

  /** Starts a game and keeps it under a new id. */
  static async start(
    store: MatchStore,
    id: string,
    game: Game,
    setup: PartialSetup,
    options: MatchOptions = {},
  ): Promise<KeptMatch> {
    return KeptMatch.keep(store, id, Match.start(game, setup, options))
  }

  /** Keeps a match under a new id; from now on it is changed by this one only. */
  static async keep(store: MatchStore, id: string, match: Match): Promise<KeptMatch> {
    const saved = match.saved()
    await store.create(id, savedHeader(match.state), saved.entries, aboutState(match.state))
    return new KeptMatch(store, id, match, saved)
  }

  /** Opens a match; rejects with a `StoreError`, or with a `RecordMismatch` if it does not fit the rules. */
  static async open(
    store: MatchStore,
    id: string,
    game: Game,
    options: Pick<MatchOptions, 'onError'> = {},
  ): Promise<KeptMatch> {
    const saved = await store.load(id)
    if (saved === undefined) throw matchGone(id)
    return KeptMatch.continue(store, id, Match.open(game, saved, options), saved)
  }

  /** Goes on with a match that was opened from what the store has. */
  static continue(store: MatchStore, id: string, match: Match, saved: SavedMatch): KeptMatch {
    return new KeptMatch(store, id, match, saved)
  }

  /** The match to look at: views, the past, what a seat could do. */
  get reader(): MatchReader {
    return this.match
  }

  answer(input: unknown): Promise<AnswerResult> {
    return this.change(() => this.match.answering(input))
  }

  answerAsBot(input: unknown): Promise<AnswerResult> {
    return this.change(() => this.match.answering(input, 'bot'))
  }

  seat(seat: number, sitter: Sitter): Promise<SeatResult> {
    return this.change(() => this.match.seating(seat, sitter))
  }

  answerFor(absentSeat: number, bySeat: number, revision: number): Promise<AnswerResult> {
    return this.change(() => this.match.passing(absentSeat, bySeat, revision))
  }

  undo(seat: number, revision: number): Promise<UndoResult> {
    return this.change(() => this.match.undoingBy(seat, revision))
  }

  agreeToUndo(seat: number): Promise<UndoResult> {
    return this.change(() => this.match.agreeing(seat))
  }

  declineUndo(seat: number): Promise<UndoResult> {
    return this.change(() => this.match.declining(seat))
  }

  stand(seat: number, question: string, notation: string): Promise<StandResult> {
    return this.change(() => this.match.standingBy(seat, question, notation))
  }

  clearStanding(seat: number, question?: string): Promise<StandResult> {
    return this.change(() => this.match.standingBy(seat, question))
  }

  /** Calls a listener after each change with what happened, as the viewer may know it; returns what ends that. */
  subscribe(viewer: Viewer, listener: Listener): () => void {
    return this.match.subscribe(viewer, listener)
  }

  /** Makes the changes here that another writer has made meanwhile. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.follow())
  }

  /** A match of its own from an earlier moment; it is kept nowhere yet. That it was made is kept here first [M23]. */
  branch(step: number, options: MatchOptions = {}): Promise<Match> {
    return this.change(() => this.match.branching(step, options))
  }

  /** Runs the table in another way from now on. */
  runAs(undo: UndoPolicy): Promise<void> {
    return this.change(() => this.match.running(undo))
  }

  /** Waits for what is under way and lets all listeners go. */
  async close(): Promise<void> {
    this.unwatch()
    await this.last
    this.match.close()
  }

  private change<R>(work: () => Change<R>): Promise<R> {
    return this.inTurn(async () => {
      for (;;) {
        const change = work()
        const { next } = change
        if (next === undefined || (await this.add(next)) === 'appended') return this.match.make(change)
        await this.follow()
      }
    })
  }

  /** Adds to the store what a state has more than the one that is kept. */
  private async add(next: MatchState): Promise<Appended> {
    const { store, id, match, kept } = this
    if (this.isOld) {
      const written = await store.rewrite(id, kept, match.saved(), aboutState(match.state))
      if (written === 'behind') return written
      this.isOld = false
    }
    const added = await store.append(id, kept, next.entries.slice(kept), aboutState(next))
    if (added === 'appended') this.kept = next.entries.length
    return added
  }

  private async follow(): Promise<void> {
    const { id, match } = this
    const saved = await this.store.load(id)
    if (saved === undefined) throw matchGone(id)
    if (!this.isBeginningOf(saved)) throw matchReplaced(id)
    this.isOld = isOldFor(match, saved)
    match.state.earlier = earlierOf(match.game, saved.record, saved.entries.length, saved.earlier)
    for (const entry of saved.entries.slice(this.kept)) {
      match.make(match.following(entry))
      this.kept++
    }
  }

  /** Whether what is known here is how a journal begins; somebody may have put another match in its place. */
  private isBeginningOf({ entries, game }: SavedMatch): boolean {
    const { setup, entries: known } = this.match.state
    const isSame = entries.length >= this.kept && game.setup.seed === setup.seed
    return isSame && known.every((entry, i) => isSameChange(entry, entries[i]))
  }

  private inTurn<R>(action: () => Promise<R>): Promise<R> {
    const mine = this.last.then(action)
    this.last = mine.catch(() => undefined)
    return mine
  }
}

type Kept = Pick<SavedMatch, 'entries' | 'record' | 'isOld' | 'undo' | 'autoForced'>

/**
 * Whether what a store has must be written anew before anything is added: it is of an old format, hashed otherwise, or the
 * table is run in another way, or by other rules, from now on.
 */
function isOldFor({ state }: Match, { record, isOld, undo, autoForced }: Kept): boolean {
  const { options, hashes, begunAs } = state
  const isRunAlike = begunAs === undo && options.autoForced === autoForced
  const isHashedAlike = hashes.fields.join() === record.fields?.join()
  return isOld === true || !isRunAlike || !isHashedAlike || isOther(state.game, record)
}

function aboutState({ outcome, steps }: MatchState): AboutMatch {
  return { outcome, steps }
}

/** Whether two entries say the same; hashes of an old format are of another kind. */
function isSameChange(one: Entry, other: Entry): boolean {
  const said = (entry: Entry): string =>
    formatEntry(entry.kind === 'step' ? { ...entry, hash: undefined } : entry)
  return said(one) === said(other)
}
