/**
 * Who sits at the keyboard that all seats share. Where one seat sees what another does not, a curtain falls when the
 * next one is asked: until that one says to be there, the table is shown as a spectator sees it.
 */
import { hideFromEachOther, numberedSeatName } from '@hearthkeep/match'
import type { MatchView, Viewer } from '@hearthkeep/match'
import type { Sitting } from './sitting.ts'

export class Keyboard {
  private readonly sitting: Sitting
  /** Whom it is about. */
  private wanted = 0
  /** Who has said to be there; only asked for where something is hidden. */
  private holder: number | null = null
  private isSecret = false
  private checked = -1

  constructor(sitting: Sitting) {
    this.sitting = sitting
  }

  /** Who can choose something now. */
  get asked(): readonly number[] {
    return this.sitting.view('spectator').prompt?.seats ?? []
  }

  /** Whom it is about now: who was turned to, as long as they are asked. */
  get seat(): number {
    const { asked } = this
    if (asked.length > 0 && !asked.includes(this.wanted)) this.wanted = asked[0]
    return this.wanted
  }

  /** Whether a seat sees what another does not; once it was so, the log may tell of it. */
  private get hasSecrets(): boolean {
    const { match } = this.sitting
    if (!this.isSecret && this.checked !== match.revision) {
      this.checked = match.revision
      const seats = Array.from({ length: match.setup.seats }, (_, seat) => seat)
      this.isSecret = hideFromEachOther(seats.map((seat) => match.view(seat).cells))
    }
    return this.isSecret
  }

  /** Whether the keyboard has to be passed on before anything else. */
  get isCurtained(): boolean {
    const { match, isLooking } = this.sitting
    return this.hasSecrets && !match.isOver && !isLooking && this.holder !== this.seat
  }

  /** Whose eyes the table is seen with. */
  get viewer(): Viewer {
    const { match, isLooking } = this.sitting
    const isOpen = this.hasSecrets && (match.isOver || isLooking) // to everybody who looks
    return isOpen || this.isCurtained ? 'spectator' : this.seat
  }

  look(): MatchView {
    return this.sitting.view(this.viewer)
  }

  turnTo(seat: number): void {
    this.wanted = seat
  }

  /** Somebody says to be there. */
  hold(seat: number): void {
    this.holder = seat
    this.wanted = seat
  }

  /** Who takes something back: behind the curtain the one before it; undefined if nobody is there. */
  get undoes(): number | undefined {
    return this.hasSecrets ? (this.holder ?? undefined) : this.seat
  }

  /** Whether that one can take the last decision back. */
  get canUndo(): boolean {
    const { undoes } = this
    return undoes !== undefined && this.sitting.match.canUndo(undoes).isPossible
  }

  /** A seat in words: as the game calls it if that says which one it is, else by its number. */
  nameOf(seat: number): string {
    const { cells } = this.sitting.view('spectator')
    return numberedSeatName(this.sitting.game, cells, seat) ?? `player ${seat + 1}`
  }

  /** What can be said behind the curtain, in the order of those who are asked; the one it is about first. */
  get greetings(): readonly string[] {
    const others = this.asked.filter((seat) => seat !== this.seat)
    return [
      `I am ${this.nameOf(this.seat)}, show my cards`,
      ...others.map((seat) => `${seat === this.holder ? 'back to' : 'I am'} ${this.nameOf(seat)}`),
    ]
  }
}
