/** What makes notation counts for the hash of the content, words included; what does not make it, does not. */
import { catalog } from '@hearthkeep/catalog'
import { contentOf, notationOf, offeredChoices, start } from '@hearthkeep/engine'
import type { CarriedOf, Carries, Game, GameModule, PartialSetup, Table } from '@hearthkeep/engine'
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

/** What makes a set-up one of a chapter of a campaign, or of a game that is part of none. */
type Carried = PartialSetup['carried']

/**
 * The parts of the words that do not count for the hash of what is played with this carried; single phrases, and the choices as a whole,
 * that do.
 */
function sorted(
  module: GameModule,
  carried: Carried = undefined,
): { readonly free: readonly Path[]; readonly counted: readonly Path[] } {
  const hashOf = (game: Game): string => contentOf(game, { carried })
  const free: Path[] = []
  const counted: Path[] = []
  const visit = (found: readonly (readonly [Path, Json])[]): void => {
    const paths = found.map(([path]) => path)
    if (found.length === 0) return
    if (hashOf(module.create(filesWith(module, paths))) === hashOf(module.game)) {
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

/** What the choices now offered are called otherwise in another game, by the kinds of the things in them. */
function calledOtherwise(one: Game, other: Game, [table, same]: readonly Table[]): string[] {
  const offered = offeredChoices(one, table)
  const renamed = offeredChoices(other, same)
  const kinds = offered.flatMap(({ kind, notation, concerns }, i) => {
    if (renamed.at(i)?.notation === notation) return []
    const named = ({ things }: Game, of: string, id: number, at: Table) => things[of]?.name(id, at as never)
    const things = concerns.filter(
      (of) => named(one, of.kind, of.id, table) !== named(other, of.kind, of.id, same),
    )
    return things.length > 0 ? things.map((thing) => thing.kind) : [`choice ${kind}`]
  })
  return [...new Set(kinds)].map(
    (kind) =>
      `${one.id}: ${kind} is called by words.json but not in names of contentHash (src/content/load.ts)`,
  )
}

/** Plays two games alike; every choice that both offer has to be called the same. Notes the kinds that were seen; gives the finished table. */
function playAlike(
  one: Game,
  other: Game,
  setup: PartialSetup & { readonly seed: number },
  seen: Set<string>,
): Table {
  const tables = [start(one, setup), start(other, setup)]
  let random = setup.seed
  for (let step = 0; step < 400 && !tables[0].isOver; step++) {
    const { count } = tables[0].choices
    random = (random * 1103515245 + 12345) % 2147483648
    const index = Math.floor((random / 2147483648) * count)
    const offered = offeredChoices(one, tables[0])
    for (const { kind } of offered) seen.add(kind)
    const problems = calledOtherwise(one, other, tables)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    expect(offeredChoices(other, tables[1])).toEqual(offered)
    expect(notationOf(other, tables[1], index)).toBe(notationOf(one, tables[0], index))
    for (const table of tables) table.take(index)
  }
  tables[1].release()
  return tables[0]
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
      playAlike(game, other, { seats: min + (seed % (max - min + 1)), seed }, seen).release()
    }
    const kinds = game.choices.map(({ name }) => name)
    expect(kinds.filter((name) => seen.has(name)).length).toBeGreaterThan(kinds.length / 2)
  })

  const { campaign } = game
  if (campaign === undefined) return

  test('so is every choice of every chapter of its campaign', () => {
    const { carries, chapters } = campaign
    let gave: CarriedOf<Carries> = Object.fromEntries(
      Object.entries(carries).map(([name, { first }]) => [name, first]),
    )
    const other = module.create(filesWith(module, sorted(module, {}).free))
    expect(contentOf(other, { carried: {} })).toBe(contentOf(game, { carried: {} }))
    const seen = new Set<string>()
    // Each chapter begins with what the one before it gave, won or lost, so that things come along.
    for (let seed = 1; seed <= 4; seed++)
      for (const chapter of Object.keys(chapters)) {
        const texts = Object.entries(carries).map(([name, field]) => [name, field.format(gave[name])])
        const carried = { chapter, ...(Object.fromEntries(texts) as Record<string, string>) }
        const table = playAlike(game, other, { seed, carried }, seen)
        if (table.isOver) gave = campaign.handOver(table, gave)
        table.release()
      }
    expect(seen.size).toBeGreaterThan(1)
  })
})
