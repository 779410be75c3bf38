/** Terminal play: a game, or the menu of all games. */
import { randomBytes } from 'node:crypto'
import { completeSetup, seedOfBytes } from '@hearthkeep/engine'
import type { GameModule, Seed } from '@hearthkeep/engine'
import { Match, StoreError } from '@hearthkeep/match'
import { BAD_CALL, CommandError, FINE, INTERRUPTED } from '../command-error.ts'
import { readSitters } from '../bots.ts'
import type { SeatFlags } from '../bots.ts'
import { findModule, loadCatalog } from '../lookup.ts'
import { printError } from '../output.ts'
import type { Leaving, Player } from './board.ts'
import { Campaigns } from './campaigns.ts'
import { farewell } from './farewell.ts'
import { lookBoard } from './look-board.ts'
import { mainBoard } from './main-board.ts'
import { openCampaign, playCampaign } from './play-campaign.ts'
import { asking } from './question-board.ts'
import { resumeTable } from './resume.ts'
import type { Host, Resuming } from './resume.ts'
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
  /** Whether a person chose the seed; if not said, whether there is one. */
  readonly isSeedKnown?: boolean
  readonly options?: Record<string, string>
  /** The folder of saved games. */
  readonly saves: string
  /** The id or the file of a saved game to go on with. */
  readonly resume?: string
  /** How it is gone on with, where that is not simply to play it. */
  readonly resuming?: Pick<Resuming, 'isAsFar' | 'way' | 'isAnyway'>
  /** What may be taken back; anything if not said. */
  readonly undo?: 'practice' | 'honest'
  /** Which seats bots play; people if not said, or what the saved game says. */
  readonly bots?: SeatFlags
  /** The game's campaign: the name of one, `new`, or nothing for the youngest. */
  readonly campaign?: string | true
}

/** A seed that nobody can guess or search for. */
const anySeed = (): Seed => seedOfBytes(randomBytes(16))

/** Whoever plays at the standard streams, what is told them, and the exit code that comes of it. */
function atStandardStreams() {
  const player = standardPlayer()
  let code = FINE
  /** Says something where it stays visible; what could not be saved is an error. */
  const tell = (words: string, isProblem = false): void => {
    if (!isProblem) return player.say(words)
    player.close()
    printError(words)
    code = BAD_CALL
  }
  const canAsk = process.stdin.isTTY && process.stdout.isTTY
  const codeOf = (ending: string): number => (code === FINE && ending === 'abort' ? INTERRUPTED : code)
  return { player, tell, ask: canAsk ? asking(player) : undefined, codeOf }
}

/** Plays a game until the player leaves; returns the exit code. */
export async function playInTerminal(options: PlayOptions): Promise<number> {
  if (options.campaign !== undefined) return campaignInTerminal(options)
  const saves = new Saves(options.saves)
  await saves.prepare()
  const { player, tell, ask, codeOf } = atStandardStreams()
  try {
    const sitting = await sitDown(options, saves, { ask, tell })
    if (sitting === undefined) return FINE
    return codeOf(await playTables(player, options, sitting, { saves, tell, ask, hasMenu: false }))
  } finally {
    player.close()
  }
}

/** Plays a campaign until the player leaves; returns the exit code. */
async function campaignInTerminal({ module, saves, campaign, ...options }: PlayOptions): Promise<number> {
  const campaigns = new Campaigns(saves)
  await campaigns.prepare()
  const { player, tell, ask, codeOf } = atStandardStreams()
  const { seats, options: chosen, undo, bots } = options
  let given = options.seed
  const seeds = (): Seed => {
    const next = given ?? anySeed()
    given = undefined // the seed that was named is that of the first chapter played
    return next
  }
  try {
    const name = campaign === true ? undefined : campaign
    const first = await openCampaign(campaigns, module.game, { name, ask, ...options.resuming })
    if (first === undefined) return FINE
    const place = { campaigns, seed: seeds, chosenSeed: options.seed, tell, ask, hasMenu: false }
    return codeOf(
      await playCampaign(player, first, {
        ...place,
        seats,
        options: chosen,
        undo,
        bots,
        ...options.resuming,
      }),
    )
  } finally {
    player.close()
  }
}

/** Lets a person choose what to play, again and again; returns the exit code. */
export async function menu(options: { readonly saves: string }): Promise<number> {
  const saves = new Saves(options.saves)
  await saves.prepare()
  const catalog = await loadCatalog()
  const { player, tell, ask, codeOf } = atStandardStreams()
  const told: { readonly words: string; readonly isProblem: boolean }[] = []
  const place: Place = {
    saves,
    tell: (words, isProblem = false) => told.push({ words, isProblem }),
    ask,
    hasMenu: true,
  }
  try {
    for (;;) {
      const chosen = await player.play(mainBoard(catalog, await saves.list(), told.at(-1)?.words))
      const isLeft = chosen === 'abort' || chosen === 'leave' || chosen === 'quit'
      const ending = isLeft ? chosen : await playChosen(player, chosen, place)
      if (ending === 'menu' || (!isLeft && ending === 'leave')) continue
      player.close()
      for (const { words, isProblem } of told) tell(words, isProblem)
      return codeOf(ending)
    }
  } finally {
    player.close()
  }
}

/** The id of the game that a save is of: for callers that were given only the save. */
export async function gameOfSave(saves: string, resume: string): Promise<string> {
  return new Saves(saves).gameOf(resume)
}

/** Plays what was chosen in the menu, and tells how each table was left, or why it could not be opened. */
async function playChosen(player: Player, chosen: string, place: Place): Promise<TableEnding | Leaving> {
  const { saves, tell, ask } = place
  const name = chosen.slice(chosen.indexOf(' ') + 1)
  const isSaved = chosen.startsWith('continue ')
  try {
    const module = await findModule(isSaved ? await saves.gameOf(name) : name)
    let options: PlayOptions = { module, saves: saves.folder, ...(isSaved && { resume: name }) }
    if (chosen.startsWith('campaign ')) {
      const campaigns = new Campaigns(saves.folder)
      const first = await openCampaign(campaigns, module.game, { ask })
      if (first === undefined) return 'menu'
      return await playCampaign(player, first, { campaigns, seed: anySeed, tell, ask, hasMenu: true })
    }
    if (!isSaved) {
      const board = setupBoard(module, anySeed)
      const ready = await player.play(board)
      if (ready !== 'start') return ready === 'abort' ? 'abort' : 'menu'
      options = { ...options, ...board.begin() }
    }
    const sitting = await sitDown(options, saves, place)
    return sitting === undefined ? 'menu' : await playTables(player, options, sitting, place)
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StoreError)) throw error
    tell(error.message)
    return 'menu'
  }
}

/** A table to play at: a saved one, or a new one; undefined if whoever plays would rather not. */
async function sitDown(options: PlayOptions, saves: Saves, host: Host): Promise<Sitting | undefined> {
  const { module, seats, seed = anySeed(), undo, resume } = options
  const { bots = {} } = options
  if (resume !== undefined) {
    const sitting = await resumeTable(module, saves, { resume, undo, ...options.resuming }, host)
    if (sitting !== undefined) await seatBots(sitting, bots)
    return sitting
  }
  const setup = completeSetup(module.game, { seats, seed, options: options.options })
  const sitters = readSitters(module.game, setup.seats, bots).map((sitter) => sitter ?? null)
  // What has one outcome is told, not asked.
  const match = Match.start(module.game, setup, {
    ...{ undo: undo ?? 'practice', autoForced: true },
    isSeedKnown: options.isSeedKnown ?? options.seed !== undefined,
    sitters,
  })
  return new Sitting(undefined, match, saves)
}

/** Gives the seats of a saved game to whom the flags name; of the others the save knows who has them. */
async function seatBots(sitting: Sitting, bots: SeatFlags): Promise<void> {
  if (sitting.isLooking) return
  for (const [seat, sitter] of readSitters(sitting.game, sitting.match.setup.seats, bots).entries()) {
    const refusal = sitter === undefined ? undefined : await sitting.seat(seat, sitter)
    if (refusal !== undefined) throw new CommandError(refusal.text)
  }
}

interface Place extends Host {
  readonly saves: Saves
  /** Hears how each table was left, and what could not be saved. */
  readonly tell: (words: string, isProblem?: boolean) => void
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
    const ending = sitting.isLooking
      ? await player.play(lookBoard(sitting, { hasMenu }))
      : await player.play(tableBoard(sitting, { hasMenu }))
    const { words, isProblem } = await farewell(sitting, options.content)
    for (const torn of saves.torn.values()) tell(torn)
    saves.torn.clear()
    if (words !== undefined) tell(words, isProblem)
    const { match } = sitting
    if (ending !== 'again' && ending !== 'branch') {
      match.close()
      return ending
    }
    sitting = new Sitting(undefined, ending === 'branch' ? await sitting.branch() : anew(match), saves)
    match.close()
  }
}

/** The same game from the beginning, with another seed. */
function anew({ game, setup: { seats, options }, options: { undo }, sitters }: Match): Match {
  return Match.start(game, { seats, seed: anySeed(), options }, { undo, autoForced: true, sitters })
}
