/** `hearthkeep play`: a game in the terminal. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { parseSeed } from '@hearthkeep/engine'
import type { Seed } from '@hearthkeep/engine'
import { addOption, wholeNumber } from '../arguments.ts'
import { CommandError } from '../command-error.ts'
import { checkSetup, findModule, withContent } from '../lookup.ts'

interface PlayFlags {
  seats?: number
  seed?: string
  option?: Record<string, string>
  content?: string
  saves?: string
  resume?: string
  asFar?: true
  undo?: 'practice' | 'honest'
  campaign?: string | true
}

/** The command. */
export function playCommand(): Command {
  return new Command('play')
    .description('play in the terminal')
    .argument('[game]', 'which game; with --resume it is the one of the saved game')
    .option('--seats <count>', 'how many people play (default: the fewest)', wholeNumber(1, 99))
    .option('--seed <seed>', 'a whole number from 0 to 4294967295, or 32 hexadecimal digits (default: any)')
    .option('--option <name=value>', 'an option of the game; may be given several times', addOption)
    .option('--content <folder>', 'play with this content pack')
    .option('--saves <folder>', 'where games are saved (default: HEARTHKEEP_SAVES or ~/.hearthkeep/saves)')
    .option('--resume <save>', 'go on with a saved game: its file, or its name in the folder')
    .option(
      '--as-far',
      'of a saved game that no longer fits the rules, play what fits, and go on for practice',
    )
    .option('--campaign [name]', 'play the campaign: the last one, the one of this name, or a "new" one')
    .addOption(new Option('--undo <policy>', 'what may be taken back').choices(['practice', 'honest']))
    .action(async (id: string | undefined, flags: PlayFlags) => {
      process.exitCode = await play(id, flags)
    })
}

/** Where saved games lie if nobody says. */
export function savesFolder(): string {
  return process.env.HEARTHKEEP_SAVES ?? join(homedir(), '.hearthkeep', 'saves')
}

async function play(id: string | undefined, flags: PlayFlags): Promise<number> {
  const { seats, option: options, content, resume, undo, campaign, saves = savesFolder() } = flags
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
    ...(flags.asFar && { isAsFar: true }),
    ...(campaign !== undefined && { campaign }),
  })
}

function readSeed(text: string): Seed {
  try {
    return parseSeed(text)
  } catch (error) {
    throw new CommandError(`--seed: ${(error as Error).message}`)
  }
}
