/** `hearthkeep content`: content packs and their schemas. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Command } from 'commander'
import type { Game, GameModule } from '@hearthkeep/engine'
import { CommandError, FAILED, FINE } from '../command-error.ts'
import { readPackFolder } from '../files.ts'
import { expectedOneOf, findModule, loadCatalog } from '../lookup.ts'
import { plural, print, printJson, styled } from '../output.ts'

interface CheckFlags {
  game?: string
  json?: true
}

/** The command with its two parts. */
export function contentCommand(): Command {
  const check = new Command('check')
    .description('check a content pack: a folder with the JSON files of a game')
    .argument('<folder>', 'the folder of the pack')
    .option('--game <id>', 'which game it is for (default: the one in whose folder games/ID/content it is)')
    .option('--json', 'print JSON: {game, folder, fine, problems: [text], components?, contentHash?}')
    .action(async (folder: string, flags: CheckFlags) => {
      await checkPack(folder, flags)
    })
  const schema = new Command('schema')
    .description('print the JSON Schema of each content file of a game')
    .argument('<game>', 'which game')
    .option('--out <folder>', 'write them there instead, a file each')
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
  const module = flags.game === undefined ? await moduleAround(folder) : await findModule(flags.game)
  const { game, problems } = await tryPack(module, files)
  const id = module.game.id
  process.exitCode = problems.length === 0 ? FINE : FAILED
  if (flags.json) {
    const { components, contentHash } = game ?? {}
    printJson({ game: id, folder, fine: problems.length === 0, problems, components, contentHash })
  } else if (game === undefined) {
    print(problems.join('\n'))
    print(styled('red', `${plural(problems.length, 'problem')} in ${folder} for ${id}`))
  } else {
    const pieces = Object.entries(game.components).map(([label, count]) => `${count} ${label}`)
    print(`${styled('green', 'fine')}: ${pieces.join(', ')} for ${id}, content ${game.contentHash}`)
  }
}

/** The game in whose folder a pack lies: games/ID/content. */
async function moduleAround(folder: string): Promise<GameModule> {
  const path = resolve(folder)
  const id = basename(dirname(path))
  const ids = (await loadCatalog()).map((module) => module.game.id)
  if (ids.includes(id)) return findModule(id)
  throw new CommandError(`${folder}: which game is this pack for? Say --game ID: ${expectedOneOf(id, ids)}`)
}

/** The game with these files, or everything that is wrong with them; one of the two. */
async function tryPack(
  module: GameModule,
  files: Readonly<Record<string, string>>,
): Promise<{ game?: Game; problems: string[] }> {
  const { ContentError, formatProblem } = await import('@hearthkeep/content')
  const known = Object.keys(module.files)
  const unknown = Object.keys(files).filter((name) => !known.includes(name))
  const problems = unknown.map((name) => `${name}: unknown file: ${expectedOneOf(name, known)}`)
  const own = Object.fromEntries(Object.entries(files).filter(([name]) => known.includes(name)))
  try {
    const game = module.create(own)
    return problems.length === 0 ? { game, problems } : { problems }
  } catch (error) {
    if (error instanceof ContentError) problems.push(...error.problems.map(formatProblem))
    else problems.push((error as Error).message)
    return { problems }
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
