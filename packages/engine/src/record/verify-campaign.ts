/** Campaigns verified as chains: every record by itself, and every set-up by what came before it. */
import { afterChapter, beforeFirst, chapterOf, chapterSetup } from './chapters.ts'
import type { Standing } from './chapters.ts'
import type { CampaignRecord, ChapterRecord } from './campaign-record.ts'
import { completeSetup } from '../game/game.ts'
import type { Game, Setup } from '../game/game.ts'
import { SetupError } from '../game/setup.ts'
import type { Outcome } from '../rules/table.ts'
import { otherVersion, verifyRecord } from './verify.ts'

/** A chapter that is as its record says. */
export interface VerifiedChapter {
  readonly chapter: string
  readonly title: string
  readonly outcome: Outcome
  readonly setup: Setup
  readonly steps: number
  /** Where the campaign stood after it; where it stands before it while it is played. */
  readonly standing: Standing
  /** What could not be checked, and why. */
  readonly warning?: string
}

/** What came of verifying a campaign. */
interface CampaignVerification {
  readonly isSame: boolean
  /** The chapters up to the first that differs. */
  readonly chapters: readonly VerifiedChapter[]
  /** Where the campaign stands after them; if its last chapter is still played, before that one. */
  readonly standing: Standing
  /** What could not be checked, and why. */
  readonly warnings: readonly string[]
  /** The first chapter that differs, from 1, at which step of it (0: its set-up, or as a whole), and how. */
  readonly difference?: { readonly chapter: number; readonly step: number; readonly message: string }
}

/** Why a set-up is not that of the next chapter; undefined if it is. */
export function whyNotNext(game: Game, standing: Standing, setup: Setup): string | undefined {
  if (setup.carried === undefined) return 'carried: this game is part of no campaign'
  let expected: Setup
  let found: Setup
  try {
    const { seed, seats, options } = setup
    const chapter = chapterOf(setup) ?? ''
    expected = completeSetup(game, chapterSetup(game, standing, { chapter, seed, seats, options }))
    found = completeSetup(game, setup)
  } catch (error) {
    if (error instanceof SetupError) return error.message
    throw error
  }
  for (const [name, value] of Object.entries(expected.options)) {
    if (found.options[name] !== value)
      return `option ${name}=${found.options[name]}: the chapter is played with ${name}=${value}`
  }
  const isFirst = standing.kind === 'chapters' && standing.last === undefined
  if (isFirst && found.carried?.after !== undefined)
    return 'carried after: it follows a chapter that is missing'
  for (const [name, value] of Object.entries(expected.carried ?? {})) {
    const stated = setup.carried[name]
    if (stated === value) continue
    if (name === 'after') return 'carried after: it does not follow the chapter before it, but another one'
    const source = isFirst ? 'a campaign begins with' : 'what was handed over is'
    return `carried ${name}: ${source} "${value}"; found ${stated === undefined ? 'nothing' : `"${stated}"`}`
  }
  return undefined
}

/** Plays all chapters of a campaign again and names the first that is not what it says, or does not follow from the last. */
export function verifyCampaign(game: Game, campaign: CampaignRecord): CampaignVerification {
  const chapters: VerifiedChapter[] = []
  const warnings: string[] = []
  let standing = beforeFirst(game)
  const end = (difference?: { chapter: number; step: number; message: string }): CampaignVerification => ({
    isSame: difference === undefined,
    chapters,
    standing,
    warnings,
    ...(difference && { difference }),
  })
  if (campaign.game !== game.id)
    return end({ chapter: 0, step: 0, message: `this is a campaign of ${campaign.game}, not of ${game.id}` })
  for (const [i, one] of campaign.chapters.entries()) {
    const number = i + 1
    if (chapters.at(-1)?.outcome === 'playing')
      return end({ chapter: i, step: 0, message: 'it is not over, and another chapter follows' })
    const found = verifyChapter(game, standing, one)
    if ('message' in found) return end({ chapter: number, ...found })
    if (found.warning !== undefined) warnings.push(`chapter ${number}: ${found.warning}`)
    chapters.push(found)
    standing = found.standing
  }
  return end()
}

/** A chapter that follows from how the campaign stands; or the step at which it differs (0: its set-up) and how. */
export function verifyChapter(
  game: Game,
  standing: Standing,
  { chapter, outcome, record }: ChapterRecord,
): VerifiedChapter | { readonly step: number; readonly message: string } {
  const differs = (message: string, step = 0) => ({ step, message })
  const { setup } = record
  const problem = record.game === game.id ? whyNotNext(game, standing, setup) : undefined
  if (problem !== undefined) return differs(problem + otherVersion(game, record))
  const verified = verifyRecord(game, record)
  const { table, steps, hashed, passedOver } = verified
  try {
    if (verified.difference) return verified.difference
    const bare = record.steps.findIndex(({ hash }) => hash === undefined)
    if (record.hasOldHashes || bare >= 0)
      return differs('it states no hash: that nothing was changed cannot be proved', Math.max(bare + 1, 1))
    if (chapterOf(setup) !== chapter) return differs(`it is called "${chapter}"; it is "${chapterOf(setup)}"`)
    if (verified.outcome !== outcome) return differs(`it is said to be ${outcome}; it is ${verified.outcome}`)
    const title = game.campaign?.chapters[chapter].title ?? chapter
    const after = outcome === 'playing' ? standing : afterChapter(game, record, table)
    const isProved = hashed === steps
    const warning = isProved ? undefined : (passedOver ?? 'its hashes were passed over')
    return { chapter, title, outcome, setup, steps, standing: after, ...(warning && { warning }) }
  } finally {
    table.release()
  }
}
