/** Who thinks at a table: for the bots in its seats, and for a person who asks. Only from what the seat in question may know. */
import { Advisor, createBot, needsMind, oddsOf } from '@hearthkeep/bots'
import type { Advice, AdviceOptions, Bot, BotName, Odds } from '@hearthkeep/bots'
import { loadDifficulty } from '@hearthkeep/catalog/difficulties'
import { loadMind } from '@hearthkeep/catalog/minds'
import { notationOf } from '@hearthkeep/engine'
import type { Mind, Table } from '@hearthkeep/engine'
import { knownTo } from '@hearthkeep/match'
import type { Match } from '@hearthkeep/match'
import { canLookAhead } from '../bots.ts'

/** What somebody would do, and in which seat. */
export interface Thought {
  readonly seat: number
  readonly notation: string
}

/** How often a bot that plays anything is asked again until it names something of its own seat. */
const TRIES = 100

/** Thinks about one match. What it needs for that is loaded when it is first asked. */
export class Counsel {
  private readonly match: Match
  private advisor: Advisor | undefined
  private mind: Mind | undefined
  private odds: Promise<Odds | undefined> | undefined
  private table: Table | undefined
  private readonly bots = new Map<BotName, Bot>()

  constructor(match: Match) {
    this.match = match
  }

  /** Whether it can look ahead in this game. */
  get canLookAhead(): boolean {
    return canLookAhead(this.match.game)
  }

  /** What somebody in a seat would do after so many games played on in thought; only in games in which it can look ahead. */
  async advise(seat: number, simulations: number, whose: AdviceOptions['whose'] = 'own'): Promise<Advice> {
    const { match } = this
    this.advisor ??= new Advisor(match.game, await this.knowledge())
    const options = { whose, seed: match.steps + 1, odds: await (this.odds ??= this.loadOdds()) }
    return this.advisor.advise(knownTo(match, seat), seat, { simulations }, options)
  }

  /** What a bot would do in a seat; with `anybody`, it may think that another seat should act first. */
  async decide(seat: number, name: BotName, whose: AdviceOptions['whose']): Promise<Thought> {
    if (!needsMind(name)) return this.decideBlindly(seat, name)
    // The first game that is played on begins with what the policy thinks likeliest: that is what the quick one does.
    const simulations = name === 'quick' ? 1 : Number(name.slice('search-'.length))
    const { choices } = await this.advise(seat, simulations, whose)
    return choices[0]
  }

  /** A number that changes where a turn or a round is over, as far as bots know the game. */
  async moment(seat: number): Promise<number> {
    const mind = await this.knowledge()
    return mind.moment(this.known(seat))
  }

  /** Gives its memory back. */
  release(): void {
    this.advisor?.release()
    this.table?.release()
    for (const bot of this.bots.values()) bot.release()
    this.advisor = undefined
    this.table = undefined
    this.bots.clear()
  }

  private decideBlindly(seat: number, name: BotName): Thought {
    const { game, steps } = this.match
    const table = this.known(seat)
    const bot = this.bots.get(name) ?? createBot(name, game)
    this.bots.set(name, bot)
    bot.reseed(steps + 1)
    // Where several seats are asked, it may name what is another's.
    for (let i = 0; i < TRIES; i++) {
      const index = bot.choose(table)
      if (table.choices.seatOf(index) === seat) return { seat, notation: notationOf(game, table, index) }
    }
    return { seat, notation: this.match.view(seat).choices[0].notation }
  }

  /** The table as a seat may know it. */
  private known(seat: number): Table {
    const { match } = this
    this.table ??= match.game.newTable()
    this.table.restore(knownTo(match, seat))
    return this.table
  }

  private async loadOdds(): Promise<Odds | undefined> {
    const difficulty = await loadDifficulty(this.match.game.id)
    return difficulty && oddsOf(difficulty, this.match.setup)
  }

  private async knowledge(): Promise<Mind> {
    const { game } = this.match
    this.mind ??= await loadMind(game.id)
    if (this.mind === undefined) throw new Error(`${game.name} has no bot that looks ahead`)
    return this.mind
  }
}
