/** Hostile files, made from honest ones by a seed, and the commands that they are given to. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Stream } from '@hearthkeep/engine'
import type { Honest, Kind } from './honest.ts'
import { pick, tamper } from './tamper.ts'

/** A hostile file and a command to read it with. */
export interface Case {
  /** What it is made of and how, with the number by which it is made again. */
  readonly name: string
  readonly args: readonly string[]
}

interface Place {
  /** A folder for the files of one case. */
  readonly folder: string
  readonly saves: string
}

/** The commands that read a kind of file, each with the arguments for a file of that kind. */
const COMMANDS: Readonly<
  Record<Kind, readonly ((path: string, place: Place, game: string) => readonly string[])[]>
> = {
  record: [
    (path) => ['replay', path],
    (path) => ['replay', path, '--json'],
    (path, { saves }) => ['play', '--resume', path, '--saves', saves],
    (path, { saves }) => ['play', '--resume', path, '--as-far', '--saves', saves],
  ],
  save: [
    (path) => ['replay', path],
    (path, { saves }) => ['play', '--resume', path, '--saves', saves],
    (_, { folder }) => ['play', '--resume', 'hostile', '--saves', folder], // by its id
    (_, { folder }) => ['play', 'tiny-fight', '--seed', '1', '--saves', folder], // beside it
  ],
  campaign: [
    (path) => ['replay', path],
    (path) => ['campaign', 'show', path],
    (path, { saves }) => ['campaign', 'import', path, '--saves', saves],
    (_, { folder }) => ['campaign', 'list', '--saves', folder],
  ],
  situation: [(path) => ['situation', path], (path) => ['situation', path, '--json']],
  pack: [
    (_, { folder }, game) => ['simulate', game, '--games', '1', '--content', folder],
    (_, { folder }, game) => ['play', game, '--seed', '1', '--content', folder],
    // Without its games: a pack that is found sound is played for some seconds, by design.
    (_, { folder }) => ['content', 'check', folder, '--games', '0'],
  ],
}

/** The name of a file among the saves, where its kind has one. */
const FILE_NAMES: Readonly<Partial<Record<Kind, string>>> = {
  save: 'match-hostile.txt',
  campaign: 'campaign-hostile.txt',
}

/** Writes files into a folder that is emptied first; returns the path of the last of them. */
function write(
  { kind }: Honest,
  files: Readonly<Record<string, string | Uint8Array>>,
  { folder }: Place,
): string {
  rmSync(folder, { recursive: true, force: true })
  let path = folder
  for (const [name, content] of Object.entries(files)) {
    path = join(folder, kind === 'pack' ? name : (FILE_NAMES[kind] ?? 'hostile.txt'))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return path
}

/** An honest file as it is. */
export function honestCase(one: Honest, place: Place): Case {
  const path = write(one, one.files, place)
  return { name: one.name, args: COMMANDS[one.kind][0](path, place, one.game) }
}

/** Every command that reads a kind of file, given these. */
export function allCases(one: Honest, place: Place): Case[] {
  const path = write(one, one.files, place)
  return COMMANDS[one.kind].map((command) => ({ name: one.name, args: command(path, place, one.game) }))
}

/** Makes hostile case number `number`. */
export function makeCase(honest: readonly Honest[], number: number, place: Place): Case {
  const random = Stream.of(number)
  try {
    const one = honest[number % honest.length]
    const others = honest.filter(({ kind }) => kind !== 'pack').map(({ files }) => files.text)
    const names = Object.keys(one.files)
    const spoilt = names[pick(random, names.length)]
    const { how, bytes } = tamper(one.files[spoilt], random, others)
    const path = write(one, { ...one.files, [spoilt]: bytes }, place)
    const commands = COMMANDS[one.kind]
    const args = commands[pick(random, commands.length)](path, place, one.game)
    return { name: `case ${number}: ${one.name} ${spoilt}: ${how}`, args }
  } finally {
    random.release()
  }
}
