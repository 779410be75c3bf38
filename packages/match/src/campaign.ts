/** A campaign in play: the chapters that are over, where it stands, and the chapter that is played. */
import {
  beforeFirst,
  carriedInWords,
  chapterOf,
  chapterSetup,
  completeSetup,
  formatCampaign,
  parseCampaign,
  SetupError,
  verifyChapter,
  whyNotNext,
} from '@hearthkeep/engine'
import type {
  Campaign,
  CampaignRecord,
  ChapterRecord,
  ChapterStart,
  Game,
  GameRecord,
  Outcome,
  Setup,
  Standing,
  VerifiedChapter,
} from '@hearthkeep/engine'
import { Match } from './match.ts'
import type { MatchReader } from './match-reader.ts'
import type { MatchOptions } from './options.ts'

/** A campaign that is not what it says it is. */
export class CampaignMismatch extends Error {
  /** The first chapter that does not fit, from 1; 0 if it is the campaign as a whole. */
  readonly chapter: number
  /** The step of its record, from 1; 0 if it is its set-up, or the chapter as a whole. */
  readonly step: number
  readonly reason: string

  constructor(chapter: number, step: number, reason: string) {
    const where =
      chapter === 0 ? '' : step === 0 ? `chapter ${chapter}: ` : `chapter ${chapter}, step ${step}: `
    super(where + reason)
    this.name = 'CampaignMismatch'
    this.chapter = chapter
    this.step = step
    this.reason = reason
  }
}

/** Something that is handed over, for people. */
export interface CampaignLine {
  readonly name: string
  readonly label: string
  /** Empty if there is none of it. */
  readonly value: string
}

/** A chapter that is over, for people. */
export interface PlayedChapter {
  /** From 1; every attempt counts. */
  readonly number: number
  readonly chapter: string
  readonly title: string
  readonly outcome: Outcome
  readonly steps: number
  /** What it began with. */
  readonly took: readonly CampaignLine[]
}

/** A chapter that may be played now. */
interface ChapterToCome {
  readonly chapter: string
  readonly title: string
}

/** One chapter of the past, with what it led to. */
interface Played extends ChapterRecord {
  readonly verified: VerifiedChapter
}

/**
 * A campaign as far as it is played [C1] [C2]. It never changes: finishing a chapter and going back give a new one. It holds
 * only chapters that verify, each as what follows from the one before.
 */
export class CampaignPlay {
  readonly game: Game
  private readonly played: readonly Played[]
  /** The chapter that is still played, as an imported text has it; undefined if none is. */
  readonly current: GameRecord | undefined

  private constructor(game: Game, played: readonly Played[], current?: GameRecord) {
    this.game = game
    this.played = played
    this.current = current
  }

  /** A new campaign; throws a `SetupError` if the game has none. */
  static begin(game: Game): CampaignPlay {
    beforeFirst(game)
    return new CampaignPlay(game, [])
  }

  /** Goes on with a campaign; throws a `CampaignMismatch` that names the chapter if it does not verify. */
  static open(game: Game, { game: id, chapters }: CampaignRecord): CampaignPlay {
    if (id !== game.id) throw new CampaignMismatch(0, 0, `this is a campaign of ${id}, not of ${game.id}`)
    let play = CampaignPlay.begin(game)
    for (const chapter of chapters) play = play.add(chapter)
    return play
  }

  /** Goes on with a campaign from its text; throws the engine's `RecordError` besides. */
  static parse(game: Game, text: string): CampaignPlay {
    return CampaignPlay.open(game, parseCampaign(text))
  }

  private get campaign(): Campaign {
    return this.game.campaign as Campaign // it was begun, so there is one
  }

  /** Where it stands: what may be played now, or how it ended. */
  get standing(): Standing {
    return this.played.at(-1)?.verified.standing ?? beforeFirst(this.game)
  }

  get isOver(): boolean {
    return this.standing.kind === 'over'
  }

  /** How many chapters are over; every attempt counts. */
  get count(): number {
    return this.played.length
  }

  /** The chapters that are over, for people. */
  get chapters(): readonly PlayedChapter[] {
    return this.played.map(({ chapter, outcome, record, verified: { title, steps } }, i) => {
      const took = carriedInWords(this.campaign, record.setup.carried ?? {})
      return { number: i + 1, chapter, title, outcome, steps, took }
    })
  }

  /** The chapters of which one is played now; none once the campaign is over. */
  get toCome(): readonly ChapterToCome[] {
    const { standing, campaign } = this
    if (standing.kind === 'over') return []
    return standing.chapters.map((chapter) => ({ chapter, title: campaign.chapters[chapter].title }))
  }

  /** What is carried into the next chapter, for people; what the last one began with, once the campaign is over. */
  get carried(): readonly CampaignLine[] {
    const { standing } = this
    const last = this.played.at(-1)?.record.setup.carried ?? {}
    return carriedInWords(this.campaign, standing.kind === 'over' ? last : standing.carried)
  }

  /** How often the chapter that is played now was tried before. */
  get attempts(): number {
    const { standing } = this
    if (standing.kind === 'over' || !standing.isAgain) return 0
    const earlier = this.played.map(
      ({ verified }) => verified.standing.kind === 'chapters' && verified.standing.isAgain,
    )
    return earlier.length - 1 - earlier.lastIndexOf(false)
  }

  /** What was found that could not be checked. */
  get warnings(): readonly string[] {
    return this.played.flatMap(({ verified: { warning } }, i) =>
      warning === undefined ? [] : [`chapter ${i + 1}: ${warning}`],
    )
  }

  /** The set-up of the next chapter; throws a `SetupError` if it cannot be played so. */
  setup(start: ChapterStart): Setup {
    return completeSetup(this.game, chapterSetup(this.game, this.standing, start))
  }

  /** Starts the next chapter. */
  start(start: ChapterStart, options: MatchOptions = {}): Match {
    return Match.start(this.game, this.setup(start), options)
  }

  /** Why a game is not the chapter that is played now; undefined if it is. */
  whyNotNext(setup: Setup): string | undefined {
    if (this.isOver) return 'the campaign is over'
    return whyNotNext(this.game, this.standing, setup)
  }

  /** The campaign with a chapter that is over; throws a `CampaignMismatch` if it is not, or does not follow. */
  finish(match: Pick<MatchReader, 'record' | 'outcome'>): CampaignPlay {
    if (match.outcome === 'playing') throw new CampaignMismatch(this.count + 1, 0, 'it is not over')
    return this.add(chapterRecord(match.record(), match.outcome))
  }

  /** A campaign of its own that goes on from where this one stood after `count` chapters. */
  branch(count: number): CampaignPlay {
    if (!Number.isInteger(count) || count < 0 || count > this.count)
      throw new RangeError(`chapter ${count}: the campaign has 0 to ${this.count}`)
    return new CampaignPlay(this.game, this.played.slice(0, count))
  }

  /** The same campaign as one of its own: of the chapter in play, what is coming may be known from now on [M41]. */
  copy(): CampaignPlay {
    const { game, played, current } = this
    return new CampaignPlay(game, played, current && { ...current, played: undefined })
  }

  /** The campaign as records, with the chapter that is still played if one is given. */
  record(current: GameRecord | undefined = this.current): CampaignRecord {
    const over = this.played.map(({ chapter, outcome, record }) => ({ chapter, outcome, record }))
    const chapters = current === undefined ? over : [...over, chapterRecord(current, 'playing')]
    return { game: this.game.id, chapters }
  }

  /** The campaign as text: what is kept, exported and verified. */
  text(current?: GameRecord): string {
    return formatCampaign(this.record(current))
  }

  private add(one: ChapterRecord): CampaignPlay {
    const number = this.count + 1
    if (this.current !== undefined)
      throw new CampaignMismatch(number, 0, 'it is not over, and another chapter follows')
    const verified = verifyChapter(this.game, this.standing, one)
    if ('message' in verified) throw new CampaignMismatch(number, verified.step, verified.message)
    if (one.outcome === 'playing') return new CampaignPlay(this.game, this.played, one.record)
    return new CampaignPlay(this.game, [...this.played, { ...one, verified }])
  }
}

function chapterRecord(record: GameRecord, outcome: Outcome): ChapterRecord {
  const chapter = chapterOf(record.setup)
  if (chapter === undefined) throw new SetupError('carried: this game is part of no campaign')
  return { chapter, outcome, record }
}
