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
  private checked = ''
  private found: { readonly revision: number; readonly seats: readonly number[] } | undefined

  constructor(sitting: Sitting) {
    this.sitting = sitting
  }

  /** The seats that people play. */
  get people(): readonly number[] {
    return this.sitting.match.sitters.flatMap((sitter, seat) => (sitter === null ? seat : []))
  }

  /** Which people can choose something now. */
  get asked(): readonly number[] {
    const { people } = this
    return this.askedSeats.filter((seat) => people.includes(seat))
  }

  /** In which seats a bot can choose something now. */
  get askedBots(): readonly number[] {
    const { people } = this
    return this.askedSeats.filter((seat) => !people.includes(seat))
  }

  private get askedSeats(): readonly number[] {
    const { revision } = this.sitting.match
    // A view is dear, and this is asked for many times between two changes.
    if (this.found?.revision !== revision)
      this.found = { revision, seats: this.sitting.view('spectator').prompt?.seats ?? [] }
    return this.found.seats
  }

  /** Whom it is about now: who was turned to, as long as they are asked; somebody who plays, if anybody does. */
  get seat(): number {
    const { asked, people } = this
    const fitting = asked.length > 0 ? asked : people
    if (fitting.length > 0 && !fitting.includes(this.wanted)) this.wanted = fitting[0]
    return this.wanted
  }

  /** Whether a person sees what another does not; once it was so, the log may tell of it. Bots do not look at the screen. */
  private get hasSecrets(): boolean {
    const { match, isLooking } = this.sitting
    const checked = `${match.revision} ${match.sitters.join()}`
    if (!this.isSecret && this.checked !== checked) {
      this.checked = checked
      const seats = isLooking ? match.sitters.map((_, seat) => seat) : this.people
      this.isSecret = seats.length > 1 && hideFromEachOther(seats.map((seat) => match.view(seat).cells))
    }
    return this.isSecret
  }

  /** Whether the keyboard has to be passed on before anything else. */
  get isCurtained(): boolean {
    const { match, isLooking } = this.sitting
    const isShared = this.people.length > 0 && this.hasSecrets
    return isShared && !match.isOver && !isLooking && this.holder !== this.seat
  }

  /** Whose answers can be typed now: first whom it is about; nobody else's where one may not see what another does. */
  get speakers(): readonly number[] {
    const { asked, seat } = this
    if (this.isCurtained || !asked.includes(seat)) return []
    return this.hasSecrets ? [seat] : [seat, ...asked.filter((other) => other !== seat)]
  }

  /** Whose eyes the table is seen with. */
  get viewer(): Viewer {
    const { match, isLooking } = this.sitting
    const isOpen = this.hasSecrets && (match.isOver || isLooking) // to everybody who looks
    const isNobodys = this.people.length === 0
    return isOpen || isNobodys || this.isCurtained ? 'spectator' : this.seat
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
