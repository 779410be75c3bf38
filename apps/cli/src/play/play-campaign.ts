/** Playing a campaign: its board, a chapter, its board again. */
import { SetupError } from '@hearthkeep/engine'
import type { Game, GameRecord, Seed } from '@hearthkeep/engine'
import { CampaignPlay, Match, playedOtherwise, RecordMismatch } from '@hearthkeep/match'
import type { UndoPolicy } from '@hearthkeep/match'
import { readSitters } from '../bots.ts'
import type { SeatFlags } from '../bots.ts'
import { CommandError } from '../command-error.ts'
import type { Leaving, Player } from './board.ts'
import { campaignBoard, standingText } from './campaign-board.ts'
import type { Campaigns } from './campaigns.ts'
import type { Ask } from './question-board.ts'
import { Sitting } from './sitting.ts'
import { tableBoard } from './table-board.ts'

/** Where and how a campaign is played. */
interface CampaignPlace {
  readonly campaigns: Campaigns
  readonly seed: () => Seed
  /** The seed that a person chose, if one did. */
  readonly chosenSeed?: Seed | undefined
  readonly tell: (words: string) => void
  /** Undefined where nobody can be asked, as in a pipe. */
  readonly ask?: Ask | undefined
  /** Whether a chapter goes on though it was begun with other rules or content. */
  readonly isAnyway?: boolean | undefined
  readonly hasMenu: boolean
  readonly seats?: number | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly undo?: UndoPolicy | undefined
  /** Which seats bots play in every chapter; the file of a campaign does not know them. */
  readonly bots?: SeatFlags | undefined
}

/** A campaign that this program has open. */
interface OpenCampaign {
  readonly id: string
  readonly play: CampaignPlay
}

/** Which campaign is opened, and how. */
interface Opening {
  /** Its id or its file; `new` for a new one; the youngest of the game that is not over, if not said. */
  readonly name?: string | undefined
  readonly ask?: Ask | undefined
  /** With `branch`, a campaign of its own that goes on as this one does. */
  readonly way?: string | undefined
}

/** Opens a campaign, or a new one if there is none; undefined if whoever plays would rather not. */
export async function openCampaign(
  campaigns: Campaigns,
  game: Game,
  { name, ask, way }: Opening = {},
): Promise<OpenCampaign | undefined> {
  if (game.campaign === undefined)
    throw new CommandError(`${game.name} has no campaign; leave out --campaign`)
  const wanted = name === undefined ? await youngest(campaigns, game) : name
  if (wanted === undefined || wanted === 'new')
    return { id: await campaigns.newId(game.id), play: CampaignPlay.begin(game) }
  const { id } = await campaigns.find(wanted)
  const who = id === undefined || way === 'branch' ? undefined : await campaigns.hold(id)
  if (who !== undefined && !(await mayBranch(wanted, who, ask))) return undefined
  // Again: whoever had it open may have played on.
  const play = campaigns.open(game, await campaigns.find(wanted))
  if (id !== undefined && who === undefined && way !== 'branch') return { id, play }
  return keptAs(campaigns, play)
}

/** The id of the youngest campaign of a game that is not over; undefined if there is none. */
async function youngest(campaigns: Campaigns, game: Game): Promise<string | undefined> {
  for (const id of await campaigns.list()) {
    if (!id.startsWith(`${game.id}-`)) continue
    const found = await campaigns.find(id)
    if (found.game === game.id && !campaigns.open(game, found).isOver) return id
  }
  return undefined
}

/** Whether a campaign that another program has open is gone on with as one of its own. */
async function mayBranch(name: string, who: string, ask: Ask | undefined): Promise<boolean> {
  const text = `The campaign ${name} is in use: ${who} has it open.`
  if (ask === undefined)
    throw new CommandError(
      `${text} Use --branch for a campaign of your own from there, or close it there first`,
    )
  const answers = { branch: 'play a campaign of my own from here' }
  return (await ask({ title: 'In use', text, answers })) === 'branch'
}

/** Keeps a campaign under a new id. */
async function keptAs(campaigns: Campaigns, original: CampaignPlay): Promise<OpenCampaign> {
  const play = original.copy()
  const id = await campaigns.newId(play.game.id)
  await campaigns.keep(id, play.text(play.current))
  return { id, play }
}

/** Plays a campaign until the player leaves it. */
export async function playCampaign(
  player: Player,
  first: OpenCampaign,
  place: CampaignPlace,
): Promise<'menu' | 'done' | Leaving> {
  const open = { ...first }
  try {
    return await playChapters(player, open, place)
  } finally {
    await place.campaigns.release(open.id)
  }
}

/** Plays chapter by chapter; `open` is what is played now. */
async function playChapters(
  player: Player,
  open: { id: string; play: CampaignPlay },
  place: CampaignPlace,
): Promise<'menu' | 'done' | Leaving> {
  const { campaigns, hasMenu, tell } = place
  const away = hasMenu ? 'menu' : 'done'
  for (;;) {
    const { id, play } = open
    const ending = await player.play(campaignBoard(play, { id, hasMenu }))
    if (ending === 'abort' || ending === 'leave' || ending === 'leave-campaign') {
      if (play.count > 0 || play.current !== undefined)
        tell(`${play.game.name}, campaign ${id}. ${standingText(play)}`)
      return ending === 'leave-campaign' ? away : ending
    }
    if (ending.startsWith('back ')) {
      Object.assign(open, await keptAs(campaigns, play.branch(Number(ending.slice(5)) - 1)))
      await campaigns.release(id)
      continue
    }
    const left = await playChapter(player, { id, play }, ending.slice('chapter '.length), place)
    const found = await campaigns.find(id).catch(() => undefined)
    if (found !== undefined) open.play = campaigns.open(play.game, found)
    if (left === 'abort') return 'abort'
    if (left === 'done' || left === 'leave') {
      tell(
        `${play.game.name}, campaign ${id}. ${standingText(open.play)}\nGo on with: hearthkeep play ${play.game.id} --campaign ${id}`,
      )
      return left === 'leave' ? 'leave' : 'done'
    }
  }
}

async function playChapter(
  player: Player,
  { id, play }: OpenCampaign,
  chapter: string,
  place: CampaignPlace,
): Promise<'again' | 'menu' | 'done' | Leaving> {
  const { campaigns, seed, chosenSeed, seats, options, undo = 'practice', hasMenu, bots = {} } = place
  const how = { undo, autoForced: true }
  let match: Match
  try {
    if (play.current === undefined) {
      // Seats and options are settled with the first chapter.
      const chosen = play.count === 0 ? { seats, options } : {}
      const drawn = seed()
      const isSeedKnown = drawn === chosenSeed
      match = play.start({ seed: drawn, chapter, ...chosen }, { ...how, isSeedKnown })
    } else {
      match = Match.resume(play.game, play.current, { ...how, isOwnRecord: true })
      if (!(await mayGoOn(play.game, play.current, id, place))) return 'again'
    }
  } catch (error) {
    if (!(error instanceof SetupError) && !(error instanceof RecordMismatch)) throw error
    throw new CommandError(`campaign ${id}: ${error.message}`)
  }
  for (const [seat, sitter] of readSitters(play.game, match.setup.seats, bots).entries())
    if (sitter !== undefined) match.seat(seat, sitter)
  const sitting = new Sitting(id, match, campaigns.keeperOf(id, play.branch(play.count)))
  try {
    const ending = await player.play(tableBoard(sitting, { hasMenu, again: 'go on with the campaign' }))
    await sitting.leave()
    return ending
  } finally {
    match.close()
  }
}

/** Whether a chapter goes on that was begun with other rules or content; what is not grave is only said. */
async function mayGoOn(
  game: Game,
  record: GameRecord,
  id: string,
  { ask, tell, isAnyway }: CampaignPlace,
): Promise<boolean> {
  const other = playedOtherwise(game, record)
  const said = `campaign ${id}: of the chapter that was begun: ${other?.text ?? ''}`
  if (other?.isGrave !== true || isAnyway) {
    if (other !== undefined) tell(said)
    return true
  }
  if (ask === undefined) {
    throw new CommandError(
      `${said} Play it with --content and the folder of the pack it was begun with, or without --content; or use --anyway`,
    )
  }
  const answers = { play: 'go on with it' }
  return (await ask({ title: 'Other rules or content', text: said, answers })) === 'play'
}
