/** What bots do at one table in the page, and what is to be shown of it. */
import type { MatchDriver } from '../session/match-driver.ts'
import type { Session } from '../session/session.ts'
import { settings, subscribeSettings } from '../storage/settings.ts'
import type { Wish } from '../table/aid.ts'
import { say } from '../words/bots.ts'
import type { BotClient } from './bot-client.ts'
import { chancesAlong } from './chances-along.ts'
import type { Ask, Chance } from './chances-along.ts'
import { hasMind } from './has-mind.ts'
import { questionAt } from './known.ts'
import type { Counsel } from './messages.ts'
import { PlayingForYou } from './playing-for-you.ts'
import { SittingBots } from './sitting-bots.ts'
import type { Trouble } from './sitting-bots.ts'

/** So long a bot waits at least before it decides, in milliseconds: a person wants to follow. */
const PAUSE = { slow: 1600, normal: 800, fast: 300, off: 0 } as const
/** How long advice is thought about: somebody waits for it. */
const ADVISOR = 'search-400'
/** How long the chances are: nobody waits for them, but a processor is warm soon enough. */
const ONLOOKER = 'search-100'
/** Why there is no advice. */
const NOT_NOW = say('helper.there-is-nothing-to')

/** What is to be shown. */
export interface Help {
  readonly trouble: Trouble | null
  /** What a bot would do in a seat; without advice as long as it thinks. */
  readonly hint: { readonly seat: number; readonly revision: number; readonly advice: Counsel | null } | null
  /** Whether a bot plays somebody's turn: one decision, or all that are left of it. */
  readonly playing: 'once' | 'on' | null
  /** How good the chances to win are, as far as was found out. */
  readonly chance: number | null
  /** How they went, once the game is over and somebody wants to know. */
  readonly along: { readonly chances: readonly Chance[]; readonly isWhole: boolean } | null
}

export class Helper {
  readonly session: Session
  readonly driver: MatchDriver
  readonly client: BotClient
  private readonly sitting: SittingBots
  private readonly playing: PlayingForYou
  private readonly leave: readonly (() => void)[]
  private readonly listeners = new Set<() => void>()
  private help: Help = { trouble: null, hint: null, playing: null, chance: null, along: null }
  /** What was wished for while something was happening. */
  private wished: Wish | null = null
  /** The revision whose chances were asked for last. */
  private lookedAt = -1
  /** Counts how often it was asked how the chances went: what was asked before is not wanted any more. */
  private asAlong = 0
  private isClosed = false

  constructor(session: Session, driver: MatchDriver, client: BotClient) {
    this.session = session
    this.driver = driver
    this.client = client
    const pause = (): number => PAUSE[settings().speed]
    const onTrouble = (trouble: Trouble | null): void => this.set({ trouble })
    this.sitting = new SittingBots({ session, driver, client, pause, onTrouble })
    this.playing = new PlayingForYou({
      session,
      advise: (seat, isWanted) => this.advise(seat, ADVISOR, { isWanted }),
      onChange: (isPlaying) => !isPlaying && this.set({ playing: null }),
      onProblem: (error) => this.complain(error),
    })
    this.leave = [session.subscribe(() => this.look()), subscribeSettings(() => this.look())]
    this.look()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): Help => this.help

  private set(change: Partial<Help>): void {
    if (this.isClosed) return
    this.help = { ...this.help, ...change }
    for (const listener of this.listeners) listener()
  }

  /** A person at this device who is asked and looked at; undefined if nobody is. */
  private asked(): number | undefined {
    const { look, isPlaying, isPast, isCurtained, taken, attended } = this.session.state
    if (isPlaying || isPast || isCurtained || taken !== null || look.outcome !== 'playing') return undefined
    if (look.revision !== this.driver.match.revision || look.seat !== attended) return undefined
    return look.prompt?.seats.includes(attended) === true && look.choices.length > 0 ? attended : undefined
  }

  /** Looks at the table after a change. */
  private look(): void {
    const { state } = this.session
    const { hint } = this.help
    const isOld =
      hint !== null && (hint.revision !== this.driver.match.revision || state.attended !== hint.seat)
    if (isOld || (hint !== null && state.isPast)) {
      // Somebody else has decided something while it was thought about: then about what the table has become.
      if (hint.advice === null && !state.isPast) this.wished ??= 'hint'
      this.closeHint()
    }
    if (this.help.along !== null && state.look.outcome === 'playing') this.set({ along: null })
    const seat = this.asked()
    if (
      !settings().chances ||
      !hasMind(this.driver.game.id) ||
      seat === undefined ||
      this.lookedAt === state.look.revision
    )
      return
    this.lookedAt = state.look.revision
    this.advise(seat, ONLOOKER, { isIdle: true, isWanted: () => settings().chances }).then(
      // A choice that is the only one needs no thought, and tells nothing.
      (advice) => advice !== undefined && advice.simulations > 0 && this.set({ chance: advice.value }),
      () => this.set({ chance: null }), // nobody asked: whoever asks is told what is wrong
    )
  }

  /** Advice for a seat, from what it may know, as long as the table is as it is now. */
  private advise(
    seat: number,
    bot: string,
    { isWanted, isIdle = false }: { readonly isWanted: () => boolean; readonly isIdle?: boolean },
  ) {
    const { match } = this.driver
    const { revision } = match
    const isNow = (): boolean => !this.isClosed && this.driver.match.revision === revision
    const wish = { isIdle, isWanted: () => isNow() && isWanted() }
    return this.client.ask(questionAt('advise', match, seat, bot), wish)
  }

  wish(wish: Wish): void {
    const seat = this.asked()
    this.wished = null
    if (seat === undefined) return this.wishLater(wish)
    if (wish === 'hint') return this.hint(seat)
    this.set({ hint: null, playing: wish })
    this.playing.begin(seat, { isOnce: wish === 'once' })
  }

  /** While something is happening a wish waits; at rest there is nobody to advise. */
  private wishLater(wish: Wish): void {
    const { look, isPlaying, isPast, taken } = this.session.state
    if (look.outcome !== 'playing' || isPast) return
    const isAtRest = !isPlaying && taken === null && look.revision === this.driver.match.revision
    if (isAtRest) this.session.notify(NOT_NOW)
    else this.wished = wish
  }

  private hint(seat: number): void {
    const { revision } = this.driver.match
    if (this.help.hint?.revision === revision) return this.closeHint() // the same key closes it
    const thinking = { seat, revision, advice: null }
    this.set({ hint: thinking })
    const isWanted = (): boolean => this.help.hint === thinking
    this.advise(seat, ADVISOR, { isWanted }).then(
      (advice) => advice !== undefined && isWanted() && this.set({ hint: { seat, revision, advice } }),
      (error: unknown) => {
        this.closeHint()
        this.complain(error)
      },
    )
  }

  closeHint(): void {
    this.set({ hint: null })
  }

  stopPlaying(): void {
    this.playing.stop()
  }

  private complain(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error)
    this.session.notify(say('helper.the-bot-could-not', { why }))
  }

  /** How the chances went, from the first decision to the last; each is shown as soon as it is known. */
  showAlong(): void {
    const { match } = this.driver
    const mine = ++this.asAlong
    const isWanted = (): boolean => !this.isClosed && this.help.along !== null && mine === this.asAlong
    this.set({ along: { chances: [], isWhole: false } })
    const ask: Ask = (question) => this.client.ask(question, { isWanted, isIdle: true })
    chancesAlong(
      match,
      ask,
      ONLOOKER,
      (chances) => isWanted() && this.set({ along: { chances, isWhole: false } }),
    )
      .then((chances) => isWanted() && this.set({ along: { chances, isWhole: true } }))
      .catch((error: unknown) => {
        this.closeAlong()
        this.complain(error)
      })
  }

  closeAlong(): void {
    this.set({ along: null })
  }

  /** Somebody plays instead of a bot. */
  takeOver(seat: number): void {
    void this.driver.seat(seat, null).then(() => this.session.refresh())
  }

  tryAgain(): void {
    this.sitting.tryAgain()
  }

  close(): void {
    this.isClosed = true
    for (const stop of this.leave) stop()
    this.sitting.close()
    this.playing.close()
    this.client.close()
    this.listeners.clear()
  }
}
