/** What makes notation counts for the hash of the content, words included; what does not make it, does not. */
import { catalog } from '@hearthkeep/catalog'
import { notationOf, offeredChoices, start } from '@hearthkeep/engine'
import type { Game, GameModule } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
type Path = readonly (string | number)[]

/** Files that hold nothing but words. */
const isWords = (file: string): boolean => /^(text|words)/.test(file)

/** A value with every text in it written otherwise. */
function otherwise(value: Json): Json {
  if (typeof value === 'string') return `${value}~`
  if (Array.isArray(value)) return value.map(otherwise)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, otherwise(member)]))
}

/** A value with the part at a path written otherwise. */
function changed(value: Json, [key, ...rest]: Path): Json {
  if (key === undefined) return otherwise(value)
  if (Array.isArray(value))
    return value.map((member: Json, i) => (i === key ? changed(member, rest) : member))
  const members = value as { readonly [key: string]: Json }
  return { ...members, [key]: changed(members[key], rest) }
}

const membersOf = (value: Json): [string | number, Json][] =>
  Object.entries(value as object).map(([key, member]) => [
    Array.isArray(value) ? Number(key) : key,
    member as Json,
  ])

const filesWith = ({ files }: GameModule, paths: readonly Path[]): Record<string, Json> => {
  let all = files as Json
  for (const path of paths) all = changed(all, path)
  return all as Record<string, Json>
}

/** The parts of the words that do not count for the hash; single phrases, and the choices as a whole, that do. */
function sorted(module: GameModule): { readonly free: readonly Path[]; readonly counted: readonly Path[] } {
  const free: Path[] = []
  const counted: Path[] = []
  const visit = (found: readonly (readonly [Path, Json])[]): void => {
    const paths = found.map(([path]) => path)
    if (found.length === 0) return
    if (module.create(filesWith(module, paths)).contentHash === module.game.contentHash) {
      free.push(...paths)
    } else if (found.length > 1) {
      visit(found.slice(0, found.length / 2))
      visit(found.slice(found.length / 2))
    } else {
      const [[path, value]] = found
      if (typeof value === 'string' || path[1] === 'choices') counted.push(path)
      else visit(membersOf(value).map(([key, member]) => [[...path, key], member]))
    }
  }
  visit(
    membersOf(module.files as Json).flatMap(([file, value]) =>
      isWords(String(file)) ? [[[file], value]] : [],
    ),
  )
  return { free, counted }
}

/** Plays two games alike; every choice that both offer has to be called the same. Notes the kinds that were seen. */
function playAlike(one: Game, other: Game, seats: number, seed: number, seen: Set<string>): void {
  const tables = [start(one, { seats, seed }), start(other, { seats, seed })]
  let random = seed
  for (let step = 0; step < 400 && !tables[0].isOver; step++) {
    const { count } = tables[0].choices
    random = (random * 1103515245 + 12345) % 2147483648
    const index = Math.floor((random / 2147483648) * count)
    const offered = offeredChoices(one, tables[0])
    for (const { kind } of offered) seen.add(kind)
    expect(offeredChoices(other, tables[1])).toEqual(offered)
    expect(notationOf(other, tables[1], index)).toBe(notationOf(one, tables[0], index))
    for (const table of tables) table.take(index)
  }
  for (const table of tables) table.release()
}

describe.each(catalog.map((module) => [module.game.id, module] as const))('%s', (_, module) => {
  const { game } = module
  const { free, counted } = sorted(module)
  const inSection = (paths: readonly Path[], section: string): readonly Path[] =>
    paths.filter((path) => path[0] === 'words.json' && path[1] === section)

  test('the phrases of choices count, to the last one; no prompt, reason, event or keyword does', () => {
    expect(inSection(counted, 'choices')).toHaveLength(1)
    for (const { name } of [game.choices[0], game.choices[game.choices.length - 1]])
      expect(module.create(filesWith(module, [['words.json', 'choices', name]])).contentHash).not.toBe(
        game.contentHash,
      )
    for (const section of ['prompts', 'reasons', 'events']) {
      expect(inSection(counted, section)).toEqual([])
      expect(inSection(free, section)).toHaveLength(1)
    }
    expect(counted.filter((path) => path.includes('keywords'))).toEqual([])
  })

  test('with all words changed that do not count, every choice of whole games is called the same', () => {
    const other = module.create(filesWith(module, free))
    expect(other.contentHash).toBe(game.contentHash)
    const seen = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const [min, max] = game.seats
      playAlike(game, other, min + (seed % (max - min + 1)), seed, seen)
    }
    const kinds = game.choices.map(({ name }) => name)
    expect(kinds.filter((name) => seen.has(name)).length).toBeGreaterThan(kinds.length / 2)
  })
})
