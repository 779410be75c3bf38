/** Expeditions that were played, for the tests of their records. */
import {
  afterChapter,
  beforeFirst,
  chapterOf,
  chapterSetup,
  completeSetup,
  findChoice,
  formatCampaign,
  History,
  OUTCOMES,
  recordOf,
  start,
} from '../src/index.ts'
import type { CampaignRecord, ChapterRecord, Setup } from '../src/index.ts'
import { expedition } from './expedition.ts'

const game = expedition

/** A chapter played by the numbers given until it is over, or until they are used up. */
export function playChapter(
  setup: Setup,
  picks: readonly (number | string)[],
): { one: ChapterRecord; cells: Int32Array } {
  const table = start(game, setup)
  const history = History.at(game, table.cells)
  for (const pick of picks) {
    if (table.isOver) break
    history.take(typeof pick === 'number' ? pick % table.choices.count : findChoice(game, table, 0, pick))
    table.restore(history.present)
  }
  const outcome = OUTCOMES[table.outcome]
  const cells = table.cells.slice()
  table.release()
  const record = recordOf(game, setup, history.recorded())
  return { one: { chapter: chapterOf(setup) ?? '', outcome, record }, cells }
}

/** A campaign in which each list of numbers is a chapter; the last may be left half-played. */
export function playCampaign(
  chapters: readonly (readonly (number | string)[])[],
  { isWhole = true } = {},
): CampaignRecord {
  let standing = beforeFirst(game)
  const played: ChapterRecord[] = []
  const table = game.newTable()
  for (const [i, picks] of chapters.entries()) {
    if (standing.kind === 'over') break
    const chapter = standing.chapters[(Number(picks[0]) || 0) % standing.chapters.length]
    const chosen = i === 0 ? { seats: 2, options: { pace: 'fast' } } : {}
    const setup = completeSetup(game, chapterSetup(game, standing, { seed: i + 1, chapter, ...chosen }))
    const isLast = !isWhole && i === chapters.length - 1
    // After six days all one can do is climb or fall.
    const { one, cells } = playChapter(
      setup,
      isLast ? picks.slice(0, 2) : [...picks, ...Array<number>(8).fill(i)],
    )
    played.push(one)
    if (one.outcome === 'playing') break
    table.restore(cells)
    standing = afterChapter(game, one.record, table)
  }
  table.release()
  return { game: game.id, chapters: played }
}

/** Camp lost, camp won with relics, river, summit. */
export const whole = playCampaign([
  ['bet', 'bet', 'fall'],
  ['take Bell', 'bet', 'take Lamp', 'climb'],
  [1, 'despair', 'climb'],
  ['bet', 'climb'],
])
/** Its text. */
export const text = formatCampaign(whole)

/** The same with another chapter. */
export function withChapter(number: number, change: (one: ChapterRecord) => ChapterRecord): CampaignRecord {
  return { ...whole, chapters: whole.chapters.map((one, i) => (i === number - 1 ? change(one) : one)) }
}
/** The same with another set-up of a chapter. */
export const withSetup = (number: number, change: (setup: Setup) => Partial<Setup>): CampaignRecord =>
  withChapter(number, (one) => {
    const { record } = one
    return { ...one, record: { ...record, setup: { ...record.setup, ...change(record.setup) } } }
  })
