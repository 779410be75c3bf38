/** Games, options and seats by the names people type, with advice where a name is not known. */
import { shelf } from '@hearthkeep/catalog/shelf'
import type { Box } from '@hearthkeep/catalog/shelf'
import type { Game, GameModule } from '@hearthkeep/engine'
import { CommandError, FAILED } from './command-error.ts'
import { readPackFolder } from './files.ts'
import { completeSetup, nearest, RulesError, SetupError } from '@hearthkeep/engine'

/** How many names an error lists before it refers to `hearthkeep games`. */
const LISTED = 12

/** What an unknown name could have been: `expected one of a, b; did you mean "b"?`. A long list is cut short. */
export function expectedOneOf(name: string, names: readonly string[]): string {
  const rest = names.length - LISTED
  const listed = names.slice(0, LISTED).join(', ')
  const near = nearest(name, names)
  return (
    `expected one of ${listed}` +
    (rest > 0 ? ` and ${rest} more (see hearthkeep games --json)` : '') +
    (near === undefined ? '' : `; did you mean "${near}"?`)
  )
}

/** Every game. */
export async function loadCatalog(): Promise<readonly GameModule[]> {
  return Promise.all(shelf.map(open))
}

/** Loads a game, which one whose content or rules are broken cannot be. */
async function open({ id, load }: Box): Promise<GameModule> {
  try {
    return await load()
  } catch (error) {
    const { ContentError } = await import('@hearthkeep/content')
    const isOfContent = error instanceof ContentError || error instanceof SyntaxError
    if (!isOfContent && !(error instanceof RulesError)) throw error
    const why = isOfContent
      ? `its own content is broken (games/${id}/content)`
      : `of a mistake in its rules (${fileIn(error, id)})`
    throw new CommandError(`the game ${id} cannot be loaded, because ${why}: ${error.message}`, FAILED)
  }
}

/** The file of a game, and the line in it, where a mistake was noticed. */
function fileIn({ stack = '' }: Error, id: string): string {
  const [, file, line] = /(games\/[^\s:()?]+\.ts)(?:\?\w+)?:(\d+)/.exec(stack.replaceAll('\\', '/')) ?? []
  return file === undefined ? `games/${id}/src` : `${file}:${line}`
}

/** The game with an id; the others are not loaded, which would take longer than most commands. */
export async function findModule(id: string): Promise<GameModule> {
  const box = shelf.find((one) => one.id === id)
  if (box !== undefined) return open(box)
  const ids = shelf.map((one) => one.id)
  throw new CommandError(`unknown game "${id}": ${expectedOneOf(id, ids)}`)
}

/** A game with the content pack in a folder, or with its own content if there is none. */
export async function withContent(module: GameModule, folder: string | undefined): Promise<Game> {
  if (folder === undefined) return module.game
  const files = readPackFolder(folder)
  const { createWithPack } = await import('@hearthkeep/content')
  try {
    return createWithPack(module, files)
  } catch (error) {
    throw new CommandError(`${folder}: ${(error as Error).message}`, FAILED)
  }
}

/** Throws unless a game can be played with these seats and options. */
export function checkSetup(
  game: Game,
  seats: number | undefined,
  options: Readonly<Record<string, string>>,
): void {
  const [min, max] = game.seats
  if (seats !== undefined && (seats < min || seats > max)) {
    throw new CommandError(
      `--seats ${seats}: ${game.name} is played with ${min === max ? min : `${min} to ${max}`}`,
    )
  }
  const names = Object.keys(game.options)
  for (const [name, value] of Object.entries(options)) {
    if (names.length === 0) throw new CommandError(`--option ${name}=${value}: ${game.name} has no options`)
    if (!names.includes(name)) {
      throw new CommandError(`--option ${name}=${value}: unknown option: ${expectedOneOf(name, names)}`)
    }
    const { values } = game.options[name]
    if (!values.includes(value)) {
      throw new CommandError(`--option ${name}=${value}: unknown value: ${expectedOneOf(value, values)}`)
    }
  }
  try {
    completeSetup(game, { seats, options, seed: 0 })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    throw new CommandError(`--${error.message}`)
  }
}
