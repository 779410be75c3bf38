/**
 * Through whose eyes the table is seen at this device: the one place where that is decided, for every game.
 *
 * One seat is attended to at a time, of those that are asked: the one whose turn it is, until the players turn to
 * another. Where the seats of this device see the same, all of it may be shown, and one turns by clicking. Where one
 * sees what another does not, only the seat of whoever holds the device is looked at. As long as that is not the one
 * attended to, the table is seen with the eyes of a spectator, and a curtain asks to pass the device on.
 */
import { hideFromEachOther } from '@hearthkeep/match'
import type { UndoOffer, Viewer } from '@hearthkeep/match'
import type { Driver, Look, LogLine } from './driver.ts'
import { isEnding } from './selection.ts'

/** What is shown at this device, and of whom. */
export interface Seen {
  /** All that is shown. */
  readonly look: Look
  /** Who is attended to. */
  readonly attended: number
  /** Whether the device has to be passed on before anything else. */
  readonly isCurtained: boolean
  /** Who holds it, where that matters; null if nobody has said so yet. */
  readonly holder: number | null
  /** Whether a seat of this device sees what another does not. */
  readonly isSecret: boolean
  /** The log, and for whom it is written. */
  readonly lines: readonly LogLine[]
  readonly readers: readonly number[]
  /** The same as the other seats here see it, where they may all see everything. */
  readonly beside: readonly Look[]
  /** Whether something can be taken back here, and for whom. */
  readonly undo: UndoOffer
  readonly undoes: number
}

/** What is seen, without the log. */
type Sighted = Omit<Seen, 'lines'>

/** How often one looks again at a table that changes meanwhile. */
const MOST_TRIES = 5

export class Sight {
  private readonly driver: Driver
  /** Who was attended to last, at the table as it is now. */
  private attended: number
  /** Whose turn it was then. */
  private turn = -1
  /** Whom the players turned to, and whose turn it was then. */
  private wanted: { readonly seat: number; readonly turn: number } | null = null
  /** Who holds the device; nobody has said so yet. */
  private holder: number | null = null
  /** Once something was hidden here, the log may tell of it. */
  private isSecret = false

  constructor(driver: Driver) {
    this.driver = driver
    this.attended = driver.own[0] ?? 0 // where only bots play, one looks on
  }

  /** Turns to one of those who are asked. */
  turnTo(seat: number): void {
    this.attended = seat
    this.wanted = { seat, turn: this.turn }
  }

  /** Somebody says that the device is theirs now, and wants to go on. */
  hold(seat: number): void {
    this.holder = seat
    this.turnTo(seat)
  }

  /** The table now, or at an earlier moment; all of it at the same revision. */
  async see(step?: number): Promise<Seen> {
    for (let tries = 1; ; tries++) {
      const sighted = await this.sightOf(step)
      const lines = await this.driver.lines(sighted.readers)
      const { look, beside } = sighted
      const isOne =
        beside.every(({ revision }) => revision === look.revision) && (lines.at(-1)?.step ?? 0) === look.steps
      if (isOne || tries === MOST_TRIES) return { ...sighted, lines }
    }
  }

  private async sightOf(step: number | undefined): Promise<Sighted> {
    const { own } = this.driver
    // A bot may have got the seat meanwhile: its cards are nobody's here any more.
    if (!own.includes(this.attended)) this.attended = own[0] ?? 0
    if (this.holder !== null && !own.includes(this.holder)) this.holder = null
    if (!this.isSecret && own.length > 0) {
      const looks = await Promise.all(own.map((seat) => this.driver.look(seat, step)))
      this.isSecret = hideFromEachOther(looks.map(({ cells }) => cells))
      if (!this.isSecret) return this.openly(looks)
    }
    return this.closely(step)
  }

  /** Everybody here sees the same. */
  private openly(looks: readonly Look[]): Sighted {
    const ending = looks.filter(({ choices }) => choices.some(isEnding))
    return this.openlyFor(this.attendedIn(looks[0], ending.length === 1 ? ending[0].seat : undefined), looks)
  }

  /** The same looks, with another attended to. */
  openlyFor(attended: number, looks: readonly Look[]): Sighted {
    const own = looks.find(({ seat }) => seat === attended) ?? looks[0]
    const undoing = own.undo.isPossible ? own : (looks.find(({ undo }) => undo.isPossible) ?? own)
    return {
      look: own,
      attended,
      isCurtained: false,
      holder: null,
      isSecret: false,
      readers: this.driver.own,
      beside: looks.filter((look) => look !== own),
      undo: undoing.undo,
      undoes: undoing.seat,
    }
  }

  /** Only whoever holds the device sees more than a spectator, and only as long as it is about them. */
  private async closely(step: number | undefined): Promise<Sighted> {
    const { driver, holder } = this
    const open = await driver.look('spectator', step)
    const isNow = open.step === open.steps
    const attended = isNow ? this.attendedIn(open) : this.attended
    const isOver = isNow && open.outcome !== 'playing'
    const viewer: Viewer = holder === attended && !isOver ? attended : 'spectator'
    const look = viewer === 'spectator' ? open : await driver.look(viewer, step)
    // Whoever has just passed the device on, or is about to, may still take that back.
    const undo =
      viewer === 'spectator' && holder !== null ? (await driver.look(holder, step)).undo : look.undo
    return {
      look,
      attended,
      isCurtained: isNow && !isOver && holder !== attended && driver.own.includes(attended),
      holder,
      isSecret: true,
      readers: viewer === 'spectator' ? [] : [attended],
      beside: [],
      undo,
      undoes: holder ?? attended,
    }
  }

  /** Whom it is about: who was turned to, as long as it is the same turn and they are asked. */
  private attendedIn({ prompt, step, steps }: Look, called?: number): number {
    const asked = prompt?.seats.filter((seat) => this.driver.own.includes(seat)) ?? []
    if (asked.length === 0) return this.attended
    const turn = called ?? asked[0]
    const { wanted } = this
    const isWanted = wanted !== null && wanted.turn === turn && asked.includes(wanted.seat)
    const attended = isWanted ? wanted.seat : turn
    if (step === steps) {
      this.turn = turn
      this.attended = attended
      if (!isWanted) this.wanted = null
    }
    return attended
  }
}
