/** Packs: what a folder changes of a game's content, laid over the game's own files. */
import type { Game, GameModule } from '@hearthkeep/engine'
import { z } from 'zod'
import { idField } from './fields.ts'
import { readFile } from './files.ts'
import type { Files } from './files.ts'
import { checkValue } from './check-value.ts'
import { layOver } from './overlay.ts'
import { ContentError } from './problems.ts'
import type { Problem } from './problems.ts'

/** The file in which a pack may say which game it is for: `{ "game": "tiny-fight" }`. */
export const PACK_FILE = 'pack.json'

const packFile = z.strictObject({ game: idField })

/** The id of the game that a pack says it is for; undefined if it does not say, or says it badly. */
export function gameOfPack(pack: Files): string | undefined {
  return Object.hasOwn(pack, PACK_FILE) ? readPackFile(pack[PACK_FILE]).game : undefined
}

/**
 * A game with a pack. If the pack has every content file of the game it stands by itself; otherwise it lies over the
 * game's own files. Throws a `ContentError` that lists everything wrong with it.
 */
export function createWithPack(
  { game, files: own, create }: Pick<GameModule, 'game' | 'files' | 'create'>,
  pack: Files,
): Game {
  const changes = Object.fromEntries(Object.entries(pack).filter(([file]) => file !== PACK_FILE))
  const problems = packFileProblems(game.id, pack)
  const isWhole = Object.keys(own).every((file) => Object.hasOwn(changes, file))
  const laid = isWhole ? { files: { ...own, ...changes }, problems: [] } : layOver(own, changes)
  problems.push(...laid.problems)
  try {
    const made = create(laid.files)
    if (problems.length === 0) return made
  } catch (error) {
    if (error instanceof ContentError) problems.push(...error.problems)
    else if (problems.length === 0) throw error
  }
  throw new ContentError(problems)
}

function packFileProblems(id: string, pack: Files): Problem[] {
  if (!Object.hasOwn(pack, PACK_FILE)) return []
  const { game, problems } = readPackFile(pack[PACK_FILE])
  if (game === undefined || game === id) return problems
  const other = {
    file: PACK_FILE,
    field: 'game',
    expected: `"${id}", with which it is used`,
    found: `"${game}"`,
  }
  return [...problems, other]
}

function readPackFile(source: unknown): { game?: string; problems: Problem[] } {
  const read = readFile(PACK_FILE, source)
  if ('problem' in read) return { problems: [read.problem] }
  const { value, findings } = checkValue(packFile, read.value, new Map())
  const problems = findings.map((finding) => ({ file: PACK_FILE, ...finding }))
  return problems.length === 0 ? { game: (value as { game: string }).game, problems } : { problems }
}
