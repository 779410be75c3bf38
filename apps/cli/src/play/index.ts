/** Terminal play: a game, or the menu of all games. */
import { randomInt } from 'node:crypto'
import type { GameModule, Seed } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { CommandError, FINE, INTERRUPTED } from '../command-error.ts'
import { findModule, loadCatalog } from '../lookup.ts'
import type { Leaving, Player } from './board.ts'
import { Campaigns } from './campaigns.ts'
import { farewell } from './farewell.ts'
import { mainBoard } from './main-board.ts'
import { openCampaign, playCampaign } from './play-campaign.ts'
import { Saves } from './saves.ts'
import { setupBoard } from './setup-board.ts'
import { Sitting } from './sitting.ts'
import { standardPlayer } from './standard-player.ts'
import { tableBoard } from './table-board.ts'
import type { TableEnding } from './table-board.ts'

/** How a game is played in the terminal. */
export interface PlayOptions {
  readonly module: GameModule
  /** The folder of its content, if it is not the one it comes with. */
  readonly content?: string
  readonly seats?: number
  readonly seed?: Seed
  readonly options?: Record<string, string>
  /** The folder of saved games. */
  readonly saves: string
  /** The id or the file of a saved game to go on with. */
  readonly resume?: string
  /** Whether a game that no longer fits goes on from where it stops fitting. */
  readonly isAsFar?: boolean
  /** What may be taken back; anything if not said. */
  readonly undo?: 'practice' | 'honest'
  /** The game's campaign: the name of one, `new`, or nothing for the youngest. */
  readonly campaign?: string | true
}

const anySeed = (): number => randomInt(2 ** 32)

/** Plays a game until the player leaves; returns the exit code. */
export async function playInTerminal(options: PlayOptions): Promise<number> {
  if (options.campaign !== undefined) return campaignInTerminal(options)
  const saves = new Saves(options.saves)
  const sitting = await sitDown(options, saves)
  const player = standardPlayer()
  try {
    const ending = await playTables(player, options, sitting, {
      saves,
      tell: player.say,
      hasMenu: false,
    })
    return ending === 'abort' ? INTERRUPTED : FINE
  } finally {
    player.close()
  }
}

/** Plays a campaign until the player leaves; returns the exit code. */
async function campaignInTerminal({ module, saves, campaign, ...options }: PlayOptions): Promise<number> {
  const campaigns = new Campaigns(saves)
  const first = await openCampaign(campaigns, module.game, campaign === true ? undefined : campaign)
  const player = standardPlayer()
  const { seed = anySeed(), seats, options: chosen, undo } = options
  let given: Seed | undefined = seed
  const seeds = (): Seed => {
    const next = given ?? anySeed()
    given = undefined // the seed that was named is that of the first chapter played
    return next
  }
  try {
    const place = { campaigns, seed: seeds, tell: player.say, hasMenu: false, seats, options: chosen, undo }
    return (await playCampaign(player, first, place)) === 'abort' ? INTERRUPTED : FINE
  } finally {
    player.close()
  }
}

/** Lets a person choose what to play, again and again; returns the exit code. */
export async function menu(options: { readonly saves: string }): Promise<number> {
  const saves = new Saves(options.saves)
  const catalog = await loadCatalog()
  const player = standardPlayer()
  const told: string[] = []
  try {
    for (;;) {
      const chosen = await player.play(mainBoard(catalog, await saves.list(), told.at(-1)))
      if (chosen === 'abort') return INTERRUPTED
      if (chosen === 'leave' || chosen === 'quit') return FINE
      const ending = await playChosen(player, chosen, saves, (words) => told.push(words))
      if (ending === 'abort') return INTERRUPTED
      if (ending === 'done') return FINE
    }
  } finally {
    player.close()
    for (const words of told) player.say(words)
  }
}

/** The id of the game that a save is of: for callers that were given only the save. */
export async function gameOfSave(saves: string, resume: string): Promise<string> {
  return new Saves(saves).gameOf(resume)
}

/** Plays what was chosen in the menu; `tell` hears how each table was left, or why it could not be opened. */
async function playChosen(
  player: Player,
  chosen: string,
  saves: Saves,
  tell: (words: string) => void,
): Promise<TableEnding | Leaving> {
  const name = chosen.slice(chosen.indexOf(' ') + 1)
  const isSaved = chosen.startsWith('continue ')
  try {
    const module = await findModule(isSaved ? await saves.gameOf(name) : name)
    const options: PlayOptions = { module, saves: saves.folder, ...(isSaved && { resume: name }) }
    if (isSaved)
      return await playTables(player, options, await sitDown(options, saves), { saves, tell, hasMenu: true })
    if (chosen.startsWith('campaign ')) {
      const campaigns = new Campaigns(saves.folder)
      const first = await openCampaign(campaigns, module.game)
      return await playCampaign(player, first, { campaigns, seed: anySeed, tell, hasMenu: true })
    }
    const board = setupBoard(module, anySeed)
    const ready = await player.play(board)
    if (ready !== 'start') return ready === 'abort' ? 'abort' : 'menu'
    const begun = { ...options, ...board.begin() }
    return await playTables(player, begun, await sitDown(begun, saves), { saves, tell, hasMenu: true })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    tell(error.message)
    return 'menu'
  }
}

/** A table to play at: a saved one, or a new one. */
async function sitDown(options: PlayOptions, saves: Saves): Promise<Sitting> {
  const { module, seats, seed = anySeed(), undo } = options
  if (options.resume !== undefined) {
    const { isAsFar } = options
    const { id, match, saved } = await saves.resume(module, options.resume, { undo, isAsFar })
    return new Sitting(id, match, saves, saved)
  }
  const setup = { seats, seed, options: options.options }
  // What has one outcome is told, not asked.
  const match = Match.start(module.game, setup, { undo: undo ?? 'practice', autoForced: true })
  return new Sitting(await saves.newId(module.game), match, saves)
}

interface Place {
  readonly saves: Saves
  /** Hears how each table was left. */
  readonly tell: (words: string) => void
  /** Whether there is a menu to go back to. */
  readonly hasMenu: boolean
}

/** Plays one table, and another as often as the player wants. */
async function playTables(
  player: Player,
  options: PlayOptions,
  first: Sitting,
  { saves, tell, hasMenu }: Place,
): Promise<TableEnding | Leaving> {
  let sitting = first
  for (;;) {
    const ending = await player.play(tableBoard(sitting, { hasMenu }))
    const words = await farewell(sitting, options.content)
    for (const torn of saves.torn.values()) tell(torn)
    saves.torn.clear()
    if (words !== undefined) tell(words)
    const { seats, options: chosen } = sitting.match.setup
    sitting.match.close()
    if (ending !== 'again') return ending
    const { module, undo } = options
    const again = { module, saves: saves.folder, seats, options: chosen, ...(undo && { undo }) }
    sitting = await sitDown(again, saves)
  }
}
