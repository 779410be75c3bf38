/** `hearthkeep play`: a game in the terminal. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { BOTS } from '@hearthkeep/bots'
import { parseSeed } from '@hearthkeep/engine'
import type { Seed } from '@hearthkeep/engine'
import { contentOption, gameOption, pathText, seatsOption } from '../arguments.ts'
import { CommandError } from '../command-error.ts'
import { checkSetup, findModule, withContent } from '../lookup.ts'
import type { PlayOptions } from '../play/index.ts'

interface PlayFlags {
  seats?: number
  seed?: string
  option?: Record<string, string>
  content?: string
  saves?: string
  resume?: string
  asFar?: true
  look?: true
  branch?: true
  anyway?: true
  undo?: 'practice' | 'honest'
  campaign?: string | true
  bot?: string[]
  bots?: string
}

/** The command. */
export function playCommand(): Command {
  return new Command('play')
    .description('play in the terminal')
    .argument('[game]', 'which game; with --resume it is the one of the saved game')
    .addOption(seatsOption())
    .option(
      '--seed <seed>',
      'a whole number from 0 to 4294967295, or 32 hexadecimal digits in four groups; the table says that it was known (default: one that nobody knows)',
    )
    .option(
      '--bot <seat=name>',
      `a bot plays this seat, such as 2=search-100: ${BOTS.join(', ')}, any search-N, or stranger, regular, expert, master; may be given several times`,
      (text: string, all: string[] = []) => [...all, text],
    )
    .option(
      '--bots <names>',
      'who plays each seat, with commas between them, such as person,search-100; fewer than seats begin again',
    )
    .addOption(gameOption())
    .addOption(contentOption())
    .option(
      '--saves <folder>',
      'where games are saved (default: HEARTHKEEP_SAVES or ~/.hearthkeep/saves)',
      pathText,
    )
    .option('--resume <save>', 'go on with a saved game: its file, or its name in the folder', pathText)
    .option(
      '--as-far',
      'of a saved game that no longer fits the rules, play what fits, and go on for practice',
    )
    .option('--look', 'look on at a saved game, without playing: it may be open elsewhere')
    .option('--branch', 'go on with a saved game as a game of your own; the save stays as it is')
    .option('--anyway', 'go on with a game though it was played with other rules or content')
    .option('--campaign [name]', 'play the campaign: the last one, the one of this name, or a "new" one')
    .addOption(new Option('--undo <policy>', 'what may be taken back').choices(['practice', 'honest']))
    .action(async (id: string | undefined, flags: PlayFlags) => {
      process.exitCode = await play(id, flags)
    })
}

/** Where saved games lie if nobody says; a variable that is empty says nothing. */
export function savesFolder(): string {
  return process.env.HEARTHKEEP_SAVES || join(homedir(), '.hearthkeep', 'saves')
}

async function play(id: string | undefined, flags: PlayFlags): Promise<number> {
  const { seats, option: options, content, resume, undo, campaign, saves = savesFolder() } = flags
  const { bot, bots } = flags
  if (campaign !== undefined && resume !== undefined)
    throw new CommandError('--campaign goes on by itself; leave out --resume')
  if (id === undefined && resume === undefined) {
    throw new CommandError('which game? Name one (see hearthkeep games), or a saved one with --resume')
  }
  const { gameOfSave, playInTerminal } = await import('../play/index.ts')
  const own = await findModule(id ?? (await gameOfSave(saves, resume ?? '')))
  const module = { ...own, game: await withContent(own, content) }
  checkSetup(module.game, seats, options ?? {})
  const seed = flags.seed === undefined ? undefined : readSeed(flags.seed)
  return playInTerminal({
    module,
    saves,
    ...(content !== undefined && { content }),
    ...(seats !== undefined && { seats }),
    ...(seed !== undefined && { seed }),
    ...(options !== undefined && { options }),
    ...(resume !== undefined && { resume }),
    ...(undo !== undefined && { undo }),
    bots: { ...(bot !== undefined && { bot }), ...(bots !== undefined && { bots }) },
    resuming: resumingOf(flags),
    ...(campaign !== undefined && { campaign }),
  })
}

/** How a saved game is gone on with. */
function resumingOf(flags: PlayFlags): Required<PlayOptions>['resuming'] {
  const { asFar, look, branch, anyway, resume, campaign } = flags
  const isNamed = resume !== undefined || campaign !== undefined
  for (const [name, isGiven] of Object.entries({ '--look': look, '--branch': branch, '--anyway': anyway }))
    if (isGiven && !isNamed) throw new CommandError(`${name} is for a saved game; name it with --resume`)
  if (look && (branch || campaign !== undefined))
    throw new CommandError(`--look goes with neither --branch nor --campaign; leave one of them out`)
  const way = look ? 'look' : branch ? 'branch' : undefined
  return { isAsFar: asFar, isAnyway: anyway, way }
}

function readSeed(text: string): Seed {
  try {
    return parseSeed(text)
  } catch (error) {
    throw new CommandError(`--seed: ${(error as Error).message}`)
  }
}
