/** How the worker answers: it keeps one game, its mind, and whoever has thought about it so far. */
import { Advisor, createThinker, isBotName, oddsOf } from '@hearthkeep/bots'
import type { Difficulty, Thinker } from '@hearthkeep/bots'
import { loadDifficulty } from '@hearthkeep/catalog/difficulties'
import { loadMind } from '@hearthkeep/catalog/minds'
import { shelf } from '@hearthkeep/catalog/shelf'
import { Deals, notationOf } from '@hearthkeep/engine'
import type { Game, Mind, Table } from '@hearthkeep/engine'
import type { Answers, Counsel, Question } from './messages.ts'

/** Thinks about the tables of one game. */
export class Thinking {
  private readonly game: Game
  private readonly mind: Mind | undefined
  private readonly difficulty: Difficulty | undefined
  private readonly table: Table
  private readonly thinkers = new Map<string, Thinker>()
  private advisor: Advisor | undefined

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
    return question.what === 'choose' ? this.choose(question) : this.advise(question)
  }

  private choose({ block, seat, bot, seed }: Question): string {
    const { game, table } = this
    const thinker = this.thinkerCalled(bot)
    table.restore(block)
    thinker.reseed(seed)
    const chosen = thinker.choose(table, new Deals(game, table, seat), seat, 'own')
    if (chosen < 0) throw new Error(`Nothing is asked of seat ${seat + 1}.`)
    return notationOf(game, table, chosen)
  }

  private advise({ block, seat, bot, seed, setup }: Question): Counsel {
    const { difficulty, game, mind, table } = this
    if (mind === undefined) throw new Error(`There is no advice for ${game.name} yet.`)
    this.advisor ??= new Advisor(game, mind)
    table.restore(block)
    const odds = difficulty && oddsOf(difficulty, setup)
    const simulations = Number(/^search-(\d+)$/.exec(bot)?.[1] ?? 100)
    const advice = this.advisor.advise(block, seat, { simulations }, { seed, odds })
    return { ...advice, moment: mind.moment(table) }
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
