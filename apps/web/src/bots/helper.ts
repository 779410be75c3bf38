/** What bots do at one table in the page, and what is to be shown of it. */
import { settings } from '../storage/settings.ts'
import type { MatchDriver } from '../session/match-driver.ts'
import type { Session } from '../session/session.ts'
import type { BotClient } from './bot-client.ts'
import { SittingBots } from './sitting-bots.ts'
import type { Trouble } from './sitting-bots.ts'

/** So long a bot waits at least before it decides, in milliseconds: a person wants to follow. */
const PAUSE = { slow: 1600, normal: 800, fast: 300, off: 0 } as const

/** What is to be shown. */
export interface Help {
  readonly trouble: Trouble | null
}

export class Helper {
  readonly session: Session
  readonly driver: MatchDriver
  readonly client: BotClient
  private readonly sitting: SittingBots
  private readonly listeners = new Set<() => void>()
  private help: Help = { trouble: null }

  constructor(session: Session, driver: MatchDriver, client: BotClient) {
    this.session = session
    this.driver = driver
    this.client = client
    const pause = (): number => PAUSE[settings().speed]
    const onTrouble = (trouble: Trouble | null): void => this.set({ trouble })
    this.sitting = new SittingBots({ session, driver, client, pause, onTrouble })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): Help => this.help

  private set(change: Partial<Help>): void {
    this.help = { ...this.help, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Somebody plays instead of a bot. */
  takeOver(seat: number): void {
    void this.driver.seat(seat, null).then(() => this.session.refresh())
  }

  tryAgain(): void {
    this.sitting.tryAgain()
  }

  close(): void {
    this.sitting.close()
    this.client.close()
    this.listeners.clear()
  }
}
