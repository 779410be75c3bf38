/** Adds up what games came to. */
import { createHash } from 'node:crypto'
import { DRAWN, LOST, WON } from '@hearthkeep/engine'
import { BROKEN, PER_GAME, TOLD } from '@hearthkeep/bots'
import type { BrokenGame, Chunk } from '@hearthkeep/bots'

/** So many standard errors hold the truth 95 times in 100. */
const CONFIDENT = 1.96

/** The sum of a simulation. Chunks are added in the order of their games, however they were played. */
export class Totals {
  games = 0
  decisions = 0
  /** The sum of the margins; null where there are none. */
  margin: number | null = null
  private squares = 0
  /** How many games had each outcome, by its number. */
  private readonly outcomes: number[] = Array.from({ length: BROKEN + 1 }, () => 0)
  /** The first games that broke off. */
  readonly broken: BrokenGame[] = []
  private readonly digest = createHash('sha256')

  /** Adds the games that come next. */
  add({ results, margins, broken }: Chunk): void {
    for (const margin of margins) {
      this.margin = (this.margin ?? 0) + margin
      this.squares += margin * margin
    }
    for (let at = 0; at < results.length; at += PER_GAME) {
      this.outcomes[results[at]]++
      this.decisions += results[at + 1]
    }
    this.games += results.length / PER_GAME
    this.broken.push(...broken.slice(0, TOLD - this.broken.length))
    this.digest.update(new Uint8Array(results.buffer, results.byteOffset, results.byteLength))
  }

  get wins(): number {
    return this.outcomes[WON]
  }

  get losses(): number {
    return this.outcomes[LOST]
  }

  get draws(): number {
    return this.outcomes[DRAWN]
  }

  /** Games that broke off. */
  get errors(): number {
    return this.outcomes[BROKEN]
  }

  /** The margin on average, and how far from it the truth may lie, with 95 % confidence; null where there is none. */
  meanMargin(): { readonly mean: number; readonly within: number } | null {
    const ended = this.games - this.errors
    if (this.margin === null || ended === 0) return null
    const mean = this.margin / ended
    const variance = Math.max(0, this.squares / ended - mean * mean)
    return { mean, within: CONFIDENT * Math.sqrt(variance / ended) }
  }

  /** One number for all results: outcome, decisions and last block of every game, in order. */
  hash(): string {
    return this.digest.copy().digest('hex').slice(0, 16)
  }
}
