/** Playing a campaign: its board, a chapter, its board again. */
import { contentOf, SetupError } from '@hearthkeep/engine'
import type { Game, Seed } from '@hearthkeep/engine'
import { CampaignPlay, Match, RecordMismatch } from '@hearthkeep/match'
import type { UndoPolicy } from '@hearthkeep/match'
import { CommandError } from '../command-error.ts'
import type { Leaving, Player } from './board.ts'
import { campaignBoard, standingText } from './campaign-board.ts'
import type { Campaigns } from './campaigns.ts'
import { Sitting } from './sitting.ts'
import { tableBoard } from './table-board.ts'

/** Where and how a campaign is played. */
export interface CampaignPlace {
  readonly campaigns: Campaigns
  readonly seed: () => Seed
  readonly tell: (words: string) => void
  readonly hasMenu: boolean
  readonly seats?: number | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly undo?: UndoPolicy | undefined
}

/** A campaign by its name; without one the youngest of the game that is not over; with `new`, or if there is none, a new one. */
export async function openCampaign(
  campaigns: Campaigns,
  game: Game,
  name?: string,
): Promise<{ id: string; play: CampaignPlay }> {
  if (game.campaign === undefined)
    throw new CommandError(`${game.name} has no campaign; leave out --campaign`)
  if (name !== undefined && name !== 'new') {
    const found = await campaigns.find(name)
    const play = campaigns.open(game, found)
    const id = found.id ?? (await campaigns.newId(game.id))
    if (found.id === undefined) await campaigns.keep(id, play.text())
    return { id, play }
  }
  for (const id of name === 'new' ? [] : await campaigns.list()) {
    if (!id.startsWith(`${game.id}-`)) continue
    const found = await campaigns.find(id)
    if (found.game !== game.id) continue
    const play = campaigns.open(game, found)
    if (!play.isOver) return { id, play }
  }
  return { id: await campaigns.newId(game.id), play: CampaignPlay.begin(game) }
}

/** Plays a campaign until the player leaves it. */
export async function playCampaign(
  player: Player,
  first: { readonly id: string; readonly play: CampaignPlay },
  place: CampaignPlace,
): Promise<'menu' | 'done' | Leaving> {
  let { id, play } = first
  const { campaigns, hasMenu, tell } = place
  const away = hasMenu ? 'menu' : 'done'
  for (;;) {
    const ending = await player.play(campaignBoard(play, { id, hasMenu }))
    if (ending === 'abort' || ending === 'leave' || ending === 'leave-campaign') {
      if (play.count > 0 || play.current !== undefined)
        tell(`${play.game.name}, campaign ${id}. ${standingText(play)}`)
      return ending === 'leave-campaign' ? away : ending
    }
    if (ending.startsWith('back ')) {
      play = play.branch(Number(ending.slice(5)) - 1)
      id = await campaigns.newId(play.game.id)
      await campaigns.keep(id, play.text())
      continue
    }
    const left = await playChapter(player, { id, play }, ending.slice('chapter '.length), place)
    const found = await campaigns.find(id).catch(() => undefined)
    if (found !== undefined) play = campaigns.open(play.game, found)
    if (left === 'abort') return 'abort'
    if (left === 'done' || left === 'leave') {
      tell(
        `${play.game.name}, campaign ${id}. ${standingText(play)}\nGo on with: hearthkeep play ${play.game.id} --campaign ${id}`,
      )
      return left === 'leave' ? 'leave' : 'done'
    }
  }
}

async function playChapter(
  player: Player,
  { id, play }: { readonly id: string; readonly play: CampaignPlay },
  chapter: string,
  { campaigns, seed, seats, options, undo = 'practice', hasMenu }: CampaignPlace,
): Promise<'again' | 'menu' | 'done' | Leaving> {
  const how = { undo, autoForced: true }
  let match: Match
  try {
    if (play.current === undefined) {
      // Seats and options are settled with the first chapter.
      const chosen = play.count === 0 ? { seats, options } : {}
      match = play.start({ seed: seed(), chapter, ...chosen }, how)
    } else {
      checkContent(play.game, play.current, id)
      match = Match.resume(play.game, play.current, how)
    }
  } catch (error) {
    if (!(error instanceof SetupError) && !(error instanceof RecordMismatch)) throw error
    throw new CommandError(`campaign ${id}: ${error.message}`)
  }
  const sitting = new Sitting(id, match, campaigns.keeperOf(id, play.branch(play.count)))
  try {
    const ending = await player.play(tableBoard(sitting, { hasMenu, again: 'go on with the campaign' }))
    await sitting.leave()
    return ending
  } finally {
    match.close()
  }
}

/** A chapter goes on with the content it was begun with. */
function checkContent(
  game: Game,
  record: { readonly content: string; readonly setup: object },
  id: string,
): void {
  const now = contentOf(game, record.setup)
  if (record.content === now) return
  throw new CommandError(
    `campaign ${id}: its chapter was begun with content ${record.content}, and this is ${now}; ` +
      'play it with --content and the folder of the pack it was begun with, or without --content',
  )
}
