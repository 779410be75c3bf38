/** A bot that decides for a person, once or until their turn is over. What it decides is theirs. */
import type { Session } from '../session/session.ts'
import type { Counsel } from './messages.ts'

interface PlayingOptions {
  readonly session: Session
  /** Advice for the table as it is now; undefined if that, or any, is not wanted any more. */
  readonly advise: (seat: number, isWanted: () => boolean) => Promise<Counsel | undefined>
  readonly onChange: (isPlaying: boolean) => void
  /** Says what went wrong. */
  readonly onProblem: (error: unknown) => void
}

export class PlayingForYou {
  private readonly options: PlayingOptions
  private readonly leave: () => void
  /** Whose turn is played; null if it is nobody's. */
  private turn: { readonly seat: number; readonly isOnce: boolean; moment: number | undefined } | null = null
  /** The revision that is thought about. */
  private thoughtAt = -1
  /** The revision at which something was decided. */
  private madeAt = -1

  constructor(options: PlayingOptions) {
    this.options = options
    this.leave = options.session.subscribe(() => this.goOn())
  }

  begin(seat: number, { isOnce }: { readonly isOnce: boolean }): void {
    this.turn = { seat, isOnce, moment: undefined }
    this.thoughtAt = -1
    this.madeAt = -1
    this.options.onChange(true)
    this.goOn()
  }

  stop(): void {
    if (this.turn === null) return
    this.turn = null
    this.options.onChange(false)
  }

  /** Looks at the table after a change: whether the turn is over, or something is to be decided. */
  private goOn(): void {
    const { turn } = this
    const { look, isPlaying, isPast, taken, attended, isCurtained } = this.options.session.state
    if (turn === null || isPlaying || taken !== null) return
    // Another is asked, or somebody looks elsewhere.
    const isAsked = look.prompt?.seats.includes(turn.seat) === true && look.outcome === 'playing'
    const isRefused = look.revision === this.madeAt
    if (isPast || isCurtained || attended !== turn.seat || !isAsked || isRefused) return this.stop()
    if (look.revision === this.thoughtAt) return
    this.thoughtAt = look.revision
    void this.decide(turn)
  }

  private async decide(turn: NonNullable<typeof this.turn>): Promise<void> {
    const { session, advise, onProblem } = this.options
    try {
      const advice = await advise(turn.seat, () => this.turn === turn)
      if (this.turn !== turn || advice === undefined) return // what the table has become is thought about anew
      const best = advice.choices.at(0)
      const choice = session.state.look.choices.find(({ notation }) => notation === best?.notation)
      turn.moment ??= advice.moment
      // A new round has begun: what was asked for is done.
      if (choice === undefined || advice.moment !== turn.moment) return this.stop()
      this.madeAt = session.state.look.revision
      if (turn.isOnce) this.stop()
      session.take(choice, [])
    } catch (error) {
      this.stop()
      onProblem(error)
    }
  }

  close(): void {
    this.leave()
    this.turn = null
  }
}
