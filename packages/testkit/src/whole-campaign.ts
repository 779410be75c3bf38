/** Plays a campaign from its first chapter to its end, as a table would keep it. */
import { createBot } from '@hearthkeep/bots'
import { afterChapter, beforeFirst, chapterOf, chapterSetup, completeSetup } from '@hearthkeep/engine'
import { History, OUTCOMES, recordOf, start } from '@hearthkeep/engine'
import type { CampaignRecord, ChapterRecord, Game, Mind } from '@hearthkeep/engine'

/** Which campaign is played. */
interface WholeCampaign {
  readonly mind: Mind
  /** The seed of the first chapter; every attempt at one has the next. */
  readonly first: number
  readonly seats?: number
}

/** A whole campaign by the game's policy, every attempt included. Where chapters can be chosen, the first is. */
export function playCampaign(game: Game, { mind, first, ...people }: WholeCampaign): CampaignRecord {
  const bot = createBot('quick', game, mind)
  const chapters: ChapterRecord[] = []
  let standing = beforeFirst(game)
  for (let seed = first; standing.kind !== 'over'; seed++) {
    const [chapter] = standing.chapters
    const setup = completeSetup(game, chapterSetup(game, standing, { chapter, seed, ...people }))
    const table = start(game, setup)
    const history = History.at(game, table.cells)
    bot.reseed(seed)
    while (!table.isOver) {
      history.take(bot.choose(table))
      table.restore(history.present)
    }
    const record = recordOf(game, setup, history.recorded())
    chapters.push({ chapter: chapterOf(setup) ?? '', outcome: OUTCOMES[table.outcome], record })
    standing = afterChapter(game, record, table)
    table.release()
  }
  bot.release()
  return { game: game.id, chapters }
}
