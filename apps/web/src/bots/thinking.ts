/** How the worker answers: it keeps one game, its mind, and whoever has thought about it so far. */
import { Advisor, createThinker, Forecaster, isBotName, oddsOf } from '@hearthkeep/bots'
import type { Difficulty, Thinker } from '@hearthkeep/bots'
import { loadDifficulty } from '@hearthkeep/catalog/difficulties'
import { loadMind } from '@hearthkeep/catalog/minds'
import { shelf } from '@hearthkeep/catalog/shelf'
import { Deals, notationOf } from '@hearthkeep/engine'
import type { Game, Mind, Table } from '@hearthkeep/engine'
import type { Answers, BotQuestion, Counsel, ForecastQuestion, Foreseen, Question } from './messages.ts'

/** Thinks about the tables of one game. */
export class Thinking {
  private readonly game: Game
  private readonly mind: Mind | undefined
  private readonly difficulty: Difficulty | undefined
  private readonly table: Table
  private readonly thinkers = new Map<string, Thinker>()
  private advisor: Advisor | undefined
  private forecaster: Forecaster | undefined

  private constructor(game: Game, mind: Mind | undefined, difficulty: Difficulty | undefined) {
    this.game = game
    this.mind = mind
    this.difficulty = difficulty
    this.table = game.newTable()
  }

  static async about(id: string): Promise<Thinking> {
    const box = shelf.find((one) => one.id === id)
    if (box === undefined) throw new Error(`There is no game called “${id}” on this shelf.`)
    const [{ game }, mind, difficulty] = await Promise.all([box.load(), loadMind(id), loadDifficulty(id)])
    return new Thinking(game, mind, difficulty)
  }

  answer(question: Question): Answers[keyof Answers] {
    if (question.what === 'forecast') return this.forecast(question)
    return question.what === 'choose' ? this.choose(question) : this.advise(question)
  }

  private choose({ block, seat, bot, seed }: BotQuestion): string {
    const { game, table } = this
    const thinker = this.thinkerCalled(bot)
    table.restore(block)
    thinker.reseed(seed)
    const chosen = thinker.choose(table, new Deals(game, table, seat), seat, 'own')
    if (chosen < 0) throw new Error(`Nothing is asked of seat ${seat + 1}.`)
    return notationOf(game, table, chosen)
  }

  private advise({ block, seat, bot, seed, setup }: BotQuestion): Counsel {
    const { difficulty, game, mind, table } = this
    if (mind === undefined) throw new Error(`There is no advice for ${game.name} yet.`)
    this.advisor ??= new Advisor(game, mind)
    table.restore(block)
    const odds = difficulty && oddsOf(difficulty, setup)
    const simulations = Number(/^search-(\d+)$/.exec(bot)?.[1] ?? 100)
    const advice = this.advisor.advise(block, seat, { simulations }, { seed, odds })
    return { ...advice, moment: mind.moment(table) }
  }

  private forecast({ block, seat, choice, runs, moment: wanted, wish }: ForecastQuestion): Foreseen | null {
    const { game, table } = this
    const moments = game.foresight?.moments ?? {}
    const name = wanted ?? Object.keys(moments).at(0)
    if (name === undefined || !Object.hasOwn(moments, name)) return null
    const moment = moments[name]
    this.forecaster ??= new Forecaster(game)
    table.restore(block)
    const { choices } = table
    const by = moment.by(table as never, seat)
    const own = by < 0 ? -1 : this.find(seat, (i) => choices.kindOf(i) === choices.kindOf(by))
    const taken = choice === null ? -1 : this.find(seat, (i) => notationOf(game, table, i) === choice)
    if (choice !== null && taken < 0) throw new Error(`“${choice}” is not on offer.`)
    const of = {
      ...{ moment: name, seat, runs },
      ...(taken < 0 ? {} : { choice: taken }),
      ...(wish === undefined ? {} : { wish }),
    }
    const mark = moment.mark(table as never)
    const notation = own < 0 ? null : notationOf(game, table, own)
    const forecast = this.forecaster.forecast(table, new Deals(game, table, seat), of)
    return { forecast, by: notation, isNext: by >= 0, mark }
  }

  /** The number of a choice of a seat; -1 if there is none. */
  private find(seat: number, isMeant: (number: number) => boolean): number {
    const { choices } = this.table
    for (let i = 0; i < choices.count; i++) if (choices.seatOf(i) === seat && isMeant(i)) return i
    return -1
  }

  private thinkerCalled(name: string): Thinker {
    const known = this.thinkers.get(name)
    if (known !== undefined) return known
    if (!isBotName(name)) throw new Error(`There is no bot called “${name}”.`)
    const made = createThinker(name, this.game, this.mind)
    this.thinkers.set(name, made)
    return made
  }
}
