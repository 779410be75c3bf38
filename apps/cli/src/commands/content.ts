/** `hearthkeep content`: content packs and their schemas. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Command } from 'commander'
import type { Files } from '@hearthkeep/content'
import type { Game, GameModule } from '@hearthkeep/engine'
import { pathText, wholeNumber } from '../arguments.ts'
import { CommandError, FAILED, FINE } from '../command-error.ts'
import { formatBroken, formatPlayed, playCheck, showTrial } from '../content/play-check.ts'
import type { Played } from '../content/play-check.ts'
import { readPackFolder } from '../files.ts'
import { expectedOneOf, findModule, loadCatalog } from '../lookup.ts'
import { plural, print, printJson, styled } from '../output.ts'

interface CheckFlags {
  game?: string
  games?: number
  trial?: number
  json?: true
}

/** The most games that a check plays. */
const MOST_GAMES = 1_000_000

/** The command with its two parts. */
export function contentCommand(): Command {
  const check = new Command('check')
    .description(
      'check a content pack: a folder with the JSON files that change a game, or with all of them; then play it',
    )
    .argument('<folder>', 'the folder of the pack', pathText)
    .option(
      '--game <id>',
      'which game it is for (default: the one its pack.json names, or in whose folder games/ID/content it is)',
    )
    .option(
      '--games <count>',
      'how many games to play, 0 for none (default: 300, or as many as meet every option with every number of players)',
      wholeNumber(0, MOST_GAMES),
    )
    .option(
      '--trial <number>',
      'play only this one of the games, and print every decision',
      wholeNumber(1, MOST_GAMES),
    )
    .option(
      '--json',
      'print JSON: {game, folder, fine, problems: [text], components?, contentHash?, played?}',
    )
    .action(async (folder: string, flags: CheckFlags) => {
      await checkPack(folder, flags)
    })
  const schema = new Command('schema')
    .description('print the JSON Schema of each content file of a game')
    .argument('<game>', 'which game')
    .option('--out <folder>', 'write them there instead, a file each', pathText)
    .action(async (id: string, flags: { out?: string }) => {
      printSchemas(await findModule(id), flags.out)
    })
  return new Command('content')
    .description('check content packs; print their schemas')
    .addCommand(check)
    .addCommand(schema)
}

async function checkPack(folder: string, flags: CheckFlags): Promise<void> {
  const files = readPackFolder(folder)
  const module = await moduleFor(folder, files, flags.game)
  const { game, problems } = await tryPack(module, files)
  if (game !== undefined && flags.trial !== undefined) {
    process.exitCode = (await showTrial(game, folder, flags.trial)) ? FINE : FAILED
    return
  }
  const played = game && flags.games !== 0 ? await playCheck(game, folder, flags.games) : undefined
  const found = [...problems, ...(played?.broken.map(formatBroken) ?? [])]
  process.exitCode = found.length === 0 ? FINE : FAILED
  if (flags.json) {
    const { components, contentHash } = game ?? {}
    const { id } = module.game
    printJson({
      game: id,
      folder,
      fine: found.length === 0,
      problems: found,
      components,
      contentHash,
      played,
    })
  } else report(module.game.id, folder, { game, found, played })
}

function report(
  id: string,
  folder: string,
  { game, found, played }: { game: Game | undefined; found: readonly string[]; played: Played | undefined },
): void {
  for (const problem of found) print(problem)
  if (game === undefined || found.length > 0) {
    print(styled('red', `${plural(found.length, 'problem')} in ${folder} for ${id}`))
  } else {
    const pieces = Object.entries(game.components).map(([label, count]) => `${count} ${label}`)
    print(`${styled('green', 'fine')}: ${pieces.join(', ')} for ${id}, content ${game.contentHash}`)
  }
  if (played !== undefined) print(formatPlayed(played))
}

/** The game that is named, or that the pack names, or in whose folder it lies: games/ID/content. */
async function moduleFor(folder: string, files: Files, named: string | undefined): Promise<GameModule> {
  const { gameOfPack, PACK_FILE } = await import('@hearthkeep/content')
  const id = named ?? gameOfPack(files)
  if (id !== undefined) return findModule(id)
  const around = basename(dirname(resolve(folder)))
  const ids = (await loadCatalog()).map((module) => module.game.id)
  if (ids.includes(around)) return findModule(around)
  throw new CommandError(
    `${folder}: which game is this pack for? Say --game ID, or write { "game": "ID" } into its ${PACK_FILE}: ` +
      expectedOneOf(around, ids),
  )
}

/** The game with a pack, or everything that is wrong with it; one of the two. */
async function tryPack(module: GameModule, files: Files): Promise<{ game?: Game; problems: string[] }> {
  const { ContentError, createWithPack, formatProblem } = await import('@hearthkeep/content')
  try {
    return { game: createWithPack(module, files), problems: [] }
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems.map(formatProblem) }
    return { problems: [(error as Error).message] }
  }
}

function printSchemas(module: GameModule, folder: string | undefined): void {
  const schemas = module.schemas()
  if (folder === undefined) {
    printJson(schemas)
    return
  }
  for (const [file, schema] of Object.entries(schemas)) {
    const path = join(folder, file.replace(/\.json$/, '.schema.json'))
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`)
    } catch (error) {
      throw new CommandError(`--out ${folder}: it cannot be written: ${(error as Error).message}`)
    }
    print(path)
  }
}
