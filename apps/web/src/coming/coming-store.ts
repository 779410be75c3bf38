/**
 * What is coming at one table in the page. After every decision the main total is asked for at once, then what each choice in hand would change; when the
 * table moves on, nobody waits for the rest. It has a worker of its own, as a bot may think for a while.
 */
import type { WishFor } from '@hearthkeep/bots'
import { BotClient, openWorker } from '../bots/bot-client.ts'
import type { Foreseen } from '../bots/messages.ts'

import type { Session } from '../session/session.ts'
import { comingOf } from './outlook.ts'
import type { Coming } from './outlook.ts'

/** What is known of it. */
export interface ComingState {
  /** What comes if nothing more is done; null while nothing is known. */
  readonly coming: Coming | null
  /** Whether it is of the table as it is now; if not, that is being worked out. */
  readonly isFresh: boolean
  /** What comes after a choice, by notation, as far as it was asked for. */
  readonly after: ReadonlyMap<string, Coming>
  /** What else a table wants to know, by `keyOfWanted`. */
  readonly others: ReadonlyMap<string, Coming>
}

/** Something else that a table wants to know: until another moment, after a choice, with a card that is used on the way. */
export interface Wanted {
  readonly moment?: string
  /** In notation; left out: nothing is done before. */
  readonly choice?: string
  readonly wish?: WishFor
  readonly runs: number
}

export const keyOfWanted = ({ moment = '', choice = '', wish }: Wanted): string =>
  `${moment}|${choice}|${wish?.kind ?? ''} ${wish?.thing ?? ''}`

const NOTHING: ComingState = { coming: null, isFresh: false, after: new Map(), others: new Map() }

/** Results that are gone through, or drawn: of the total, and of what a choice would change. */
const RUNS = { total: 200, choice: 64 } as const
/** More choices than these at once tell nobody anything. */
const MOST_CHOICES = 24

export class ComingStore {
  private readonly session: Session
  private readonly client: BotClient
  private readonly listeners = new Set<() => void>()
  private state = NOTHING
  /** The table and the seat of which something is known or asked: `12:0`. */
  private key = ''
  private block: Int32Array | undefined
  private mark = NaN
  private readonly asked = new Set<string>()
  private readonly wanted = new Map<object, readonly Wanted[]>()
  private leave: () => void = () => undefined

  constructor(session: Session, client = new BotClient(session.driver.game.id, openWorker)) {
    this.session = session
    this.client = client
  }

  /** Works while somebody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.open()
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      // Whoever is drawn anew listens again at once.
      queueMicrotask(() => this.listeners.size === 0 && this.close())
    }
  }

  readonly snapshot = (): ComingState => this.state

  /** What somebody wants to know besides, from now on; nothing: no more. */
  want(whom: object, wanted: readonly Wanted[]): void {
    if (wanted.length === 0) this.wanted.delete(whom)
    else this.wanted.set(whom, wanted)
    if (this.key !== '') this.askForOthers()
  }

  private open(): void {
    this.leave()
    this.leave = this.session.subscribe(() => this.look())
    this.look()
  }

  private close(): void {
    this.leave()
    this.leave = () => undefined
    this.client.close()
    this.key = ''
  }

  private set(state: ComingState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }

  /** Looks at the table after a change. */
  private look(): void {
    const { look, isPast, isCurtained, attended } = this.session.state
    if (look.outcome !== 'playing' || isPast || isCurtained || look.seat !== attended) return this.forget()
    const key = `${look.revision}:${attended}`
    if (key !== this.key) this.begin(key, attended, look.revision)
    this.askForChoices()
    this.askForOthers()
  }

  private forget(): void {
    this.key = ''
    if (this.state !== NOTHING) this.set(NOTHING)
  }

  private begin(key: string, seat: number, revision: number): void {
    this.key = key
    this.asked.clear()
    this.block = this.session.driver.known?.(seat, revision)
    if (this.state.coming !== null)
      this.set({ ...this.state, isFresh: false, after: new Map(), others: new Map() })
    this.ask(
      { runs: RUNS.total },
      () => true,
      (foreseen) => {
        // Something else is asked first: what was known is shown until that is answered, unless it has come.
        const isSame = foreseen.mark === this.mark
        this.mark = foreseen.mark
        if (foreseen.isNext) this.set({ ...this.state, coming: comingOf(foreseen), isFresh: true })
        else if (!isSame) this.set({ ...this.state, coming: null, isFresh: true })
      },
    )
  }

  /** What the choices would change that are left of what is picked, if they are few. */
  private askForChoices(): void {
    const { candidates, isPlaying } = this.session.state
    if (isPlaying || candidates.length > MOST_CHOICES) return
    for (const { notation } of candidates) {
      if (this.asked.has(notation)) continue
      this.asked.add(notation)
      const isInHand = (): boolean => this.session.state.candidates.some((one) => one.notation === notation)
      this.ask({ choice: notation, runs: RUNS.choice }, isInHand, (foreseen) => {
        this.set({ ...this.state, after: new Map(this.state.after).set(notation, comingOf(foreseen)) })
      })
    }
  }

  /** What tables want to know besides, as long as they do. */
  private askForOthers(): void {
    for (const one of [...this.wanted.values()].flat()) {
      const key = keyOfWanted(one)
      if (this.session.state.isPlaying || this.asked.has(`+${key}`)) continue
      this.asked.add(`+${key}`)
      const isMeant = (): boolean =>
        [...this.wanted.values()].some((some) => some.some((other) => keyOfWanted(other) === key))
      this.ask(one, isMeant, (foreseen) => {
        this.set({ ...this.state, others: new Map(this.state.others).set(key, comingOf(foreseen)) })
      })
    }
  }

  private ask(wanted: Wanted, isMeant: () => boolean, onAnswer: (foreseen: Foreseen) => void): void {
    const { key, block } = this
    if (block === undefined) return
    const isWanted = (): boolean => this.key === key && isMeant()
    const seat = Number(key.split(':')[1])
    const { choice = null, ...others } = wanted
    const isFirst = choice === null && others.moment === undefined && others.wish === undefined
    this.client
      .ask({ what: 'forecast', block, seat, choice, ...others }, { isWanted, isIdle: !isFirst })
      .then(
        (foreseen) => {
          if (foreseen !== undefined && foreseen !== null) onAnswer(foreseen)
          else if (this.key === key) this.asked.delete(isFirst ? '' : nameOfAsked(wanted))
        },
        () => undefined, // without figures the table can be played as well
      )
  }
}

/** As what a question is noted: of choices in hand by their notation, of others by their key. */
const nameOfAsked = (wanted: Wanted): string =>
  wanted.moment === undefined && wanted.wish === undefined ? (wanted.choice ?? '') : `+${keyOfWanted(wanted)}`

const stores = new WeakMap<Session, ComingStore>()

/** The one store of a table. */
export function comingAt(session: Session): ComingStore {
  const known = stores.get(session)
  if (known !== undefined) return known
  const made = new ComingStore(session)
  stores.set(session, made)
  return made
}
