/** A match in the page: everybody who plays sits at this device, or is a bot. */
import type { Game, OfferedChoice } from '@hearthkeep/engine'
import { knownTo, Match, StoreError } from '@hearthkeep/match'
import type { AnswerResult, Frame, Happening, KeptMatch, MatchReader, Part } from '@hearthkeep/match'
import type { SeatResult, Sitter, UndoPolicy, UndoResult, Viewer } from '@hearthkeep/match'
import { say } from '../words/table.ts'
import type { ChangeListener, Driver, LogLine, Look, Taken } from './driver.ts'
import { linesOf, lookOf } from './of-match.ts'

/** What a match is asked to do: one in a store, which keeps every step before it answers. */
export type Authority = Pick<
  KeptMatch,
  'reader' | 'answer' | 'answerAsBot' | 'seat' | 'undo' | 'agreeToUndo' | 'subscribe' | 'branch' | 'close'
>

export class MatchDriver implements Driver {
  /** Whether anything can be done here. */
  readonly isLive: boolean = true
  private authority: Authority
  /** Keeps a match elsewhere that was deleted meanwhile, so that nothing is lost. */
  private readonly rehome: ((match: Match) => Promise<Authority>) | undefined
  /** What each step said to each viewer, by step: as it was announced or, of the past, once it is asked for. */
  private readonly told: Map<Viewer, LogLine[]>[] = []
  private readonly listeners = new Set<ChangeListener>()
  private leave: readonly (() => void)[] = []
  /** Whether a change is being made here. */
  private isOurs = false

  constructor(authority: Authority, rehome?: (match: Match) => Promise<Authority>) {
    this.authority = authority
    this.rehome = rehome
    this.listen()
  }

  private listen(): void {
    for (const leave of this.leave) leave()
    this.leave = [...this.sitters.keys(), 'spectator' as const].map((viewer) =>
      this.authority.subscribe(viewer, (happening) => this.hear(viewer, happening)),
    )
  }

  /** The match to look at; it holds everything, and is for what concerns the whole game: its record, its set-up. */
  get match(): MatchReader {
    return this.authority.reader
  }

  /** A match of its own from an earlier moment. */
  branch(step: number): Promise<Match> {
    return this.authority.branch(step)
  }

  /** What sits in each seat: the name of a bot, or null for a person. */
  get sitters(): readonly Sitter[] {
    return this.match.sitters
  }

  get own(): readonly number[] {
    return this.sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []))
  }

  get game(): Game {
    return this.match.game
  }

  get seats(): number {
    return this.match.setup.seats
  }

  get undoPolicy(): UndoPolicy {
    return this.match.options.undo
  }

  get parts(): readonly Part[] {
    return this.match.parts
  }

  private hear(viewer: Viewer, happening: Happening): void {
    const { steps, decision } = happening
    if (decision === null) this.told.length = Math.min(this.told.length, steps + 1)
    else this.note(steps, viewer, happening)
    // All who share this device see what any spectator sees, and heard of it before.
    if (viewer === 'spectator' && !this.isOurs) void this.tell(decision === null ? undefined : steps)
  }

  /** Tells of a change from elsewhere. */
  private async tell(step: number | undefined): Promise<void> {
    const frames = step === undefined ? [] : this.match.frames(step, 'spectator')
    await Promise.resolve() // whoever listens looks anew, once everybody has heard
    for (const listener of this.listeners) listener(frames)
  }

  private note(step: number, viewer: Viewer, happening: Happening): LogLine[] {
    const lines = linesOf(happening)
    this.told[step] ??= new Map<Viewer, LogLine[]>()
    this.told[step].set(viewer, lines)
    return lines
  }

  look(viewer: Viewer, step: number = this.match.steps): Promise<Look> {
    return Promise.resolve(lookOf(this.match.at(step, viewer)))
  }

  async take({ seat, notation }: OfferedChoice, revision: number): Promise<Taken> {
    const result = await this.change<AnswerResult>(
      () => this.authority.answer({ seat, revision, notation }),
      () => this.authority.answer({ seat, revision: this.match.revision, notation }),
    )
    return this.broughtBy(result, seat)
  }

  /** Makes the choice of the bot in a seat; told as those at this device see it. */
  async takeAsBot(seat: number, notation: string, revision: number, viewer: Viewer): Promise<Taken> {
    const answer = { seat, revision, notation }
    return this.broughtBy(await this.change(() => this.authority.answerAsBot(answer)), viewer)
  }

  /** Seats a bot, or a person again; undefined if that was done, otherwise why not. */
  async seat(seat: number, sitter: Sitter): Promise<string | undefined> {
    const result = await this.change<SeatResult>(() => this.authority.seat(seat, sitter))
    return result.kind === 'refused' ? result.reason : undefined
  }

  private broughtBy(result: AnswerResult, viewer: Viewer): Taken {
    // What came twice was taken the first time.
    if (result.kind === 'repeated') return { frames: [] }
    if (result.kind !== 'taken')
      return { refused: 'text' in result ? result.text : say('match-driver.the-table-has-moved') }
    const frames: Frame[] = result.decisions.flatMap(({ step }) => this.match.frames(step, viewer))
    return { frames }
  }

  async undo(seat: number): Promise<string | undefined> {
    const result = await this.change<UndoResult>(async () => {
      let last = await this.authority.undo(seat, this.match.revision)
      // Everybody sits at this device: asking is agreeing.
      while (last.kind === 'asked') last = await this.authority.agreeToUndo(last.request.waitingFor[0])
      return last
    })
    if (result.kind === 'undone') return undefined
    return result.kind === 'refused' ? result.reason : say('match-driver.the-table-has-moved-2')
  }

  /** Makes a change; if the match is not there any more, it is kept elsewhere first and the change made there. */
  private async change<R>(make: () => Promise<R>, makeThere: () => Promise<R> = make): Promise<R> {
    this.isOurs = true
    try {
      return await make()
    } catch (error) {
      const isGone = error instanceof StoreError && error.kind === 'gone'
      if (!isGone || this.rehome === undefined) throw error
      const before = this.authority
      this.authority = await this.rehome(Match.open(this.game, this.match.saved()))
      this.listen()
      void before.close()
      return await makeThere()
    } finally {
      this.isOurs = false
    }
  }

  lines(seats: readonly number[]): Promise<readonly LogLine[]> {
    const { match, told } = this
    const decisions = match.decisions('spectator')
    const all: LogLine[][] = []
    for (let step = 0; step <= decisions.length; step++) {
      const by = decisions.at(step - 1)?.seat
      // Whoever decided knows most of it.
      const viewer = step > 0 && by !== undefined && seats.includes(by) ? by : (seats.at(0) ?? 'spectator')
      all.push(told[step]?.get(viewer) ?? this.note(step, viewer, match.happened(step, viewer)))
    }
    return Promise.resolve(all.flat())
  }

  preview({ seat, notation }: OfferedChoice): Promise<Int32Array | undefined> {
    return Promise.resolve(this.match.preview(seat, notation))
  }

  known(seat: number, revision: number): Int32Array | undefined {
    return revision === this.match.revision ? knownTo(this.match, seat) : undefined
  }

  subscribe(listener: ChangeListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.listeners.clear()
    for (const leave of this.leave) leave()
    void this.authority.close()
  }
}
