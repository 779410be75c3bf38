/** Honest files of every kind and game, from which the hostile ones are made. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalog } from '@hearthkeep/catalog'
import { formatRecord, Stream } from '@hearthkeep/engine'
import type { Game, GameModule } from '@hearthkeep/engine'
import { CampaignPlay, formatSaved, Match } from '@hearthkeep/match'
import { root } from '../run.ts'

/** The kinds of file that commands read. */
export const KINDS = ['record', 'save', 'campaign', 'situation', 'pack'] as const
/** One of them. */
export type Kind = (typeof KINDS)[number]

/** A file, or the files of a pack, before anybody has tampered with it. */
export interface Honest {
  readonly kind: Kind
  readonly name: string
  /** The id of its game. */
  readonly game: string
  /** The files of a pack by name; any other has one, whatever it is called. */
  readonly files: Readonly<Record<string, string>>
}

const FIRST_FORMAT = join(root, 'packages/catalog/test/saves-of-format-1')

/** Answers at random, so many times or until the game is over. */
function playOn(match: Match, count: number, random: Stream): void {
  for (let i = 0; i < count && !match.isOver; i++) {
    const { seats } = match.view('spectator').prompt ?? { seats: [] }
    const { choices, revision } = match.view(seats[0])
    const { notation } = choices[random.below(choices.length)]
    match.answer({ seat: seats[0], revision, notation })
  }
}

/** A match with something in every kind of line: decisions, one taken back, a standing answer. */
function someMatch(game: Game, random: Stream): Match {
  const match = Match.start(game, { seed: 7 }, { undo: 'practice', autoForced: true })
  playOn(match, 12, random)
  match.undo(0, match.revision)
  const question = game.asks[0].name
  match.stand(0, question, 'end turn')
  playOn(match, 6, random)
  return match
}

function gamesOf({ game }: GameModule, random: Stream): Honest[] {
  const match = someMatch(game, random)
  try {
    const report = `It went wrong.\n\n${formatSaved(match.saved())}\nThank you!\n`
    const record = formatRecord(match.record())
    const save = formatSaved(match.saved())
    const one = (kind: Kind, name: string, text: string): Honest => ({
      kind,
      name: `${game.id} ${name}`,
      game: game.id,
      files: { text },
    })
    return [one('record', 'record', record), one('record', 'report', report), one('save', 'save', save)]
  } finally {
    match.close()
  }
}

function oldGames(): Honest[] {
  return readdirSync(FIRST_FORMAT).flatMap((file): Honest[] => {
    const text = readFileSync(join(FIRST_FORMAT, file), 'utf8')
    if (text.length > 8000) return [] // the short ones say the same, and are played faster
    const game = /^game (.+)$/m.exec(text)?.[1] ?? ''
    return [{ kind: file.endsWith('.txt') ? 'save' : 'record', name: `old ${file}`, game, files: { text } }]
  })
}

function campaigns({ game }: GameModule, random: Stream): Honest[] {
  if (game.campaign === undefined) return []
  let play = CampaignPlay.begin(game)
  for (let seed = 1; seed < 4 && !play.isOver; seed++) {
    const match = play.start({ seed, chapter: play.toCome[0].chapter })
    playOn(match, 1000, random)
    play = play.finish(match)
    match.close()
  }
  return [{ kind: 'campaign', name: `${game.id} campaign`, game: game.id, files: { text: play.text() } }]
}

function situations({ game }: GameModule): Honest[] {
  const folder = join(root, 'games', game.id, 'situations')
  const files = readdirSync(folder)
  return files
    .filter((_, i) => i % Math.ceil(files.length / 6) === 0)
    .map((file) => ({
      kind: 'situation',
      name: `${game.id} ${file}`,
      game: game.id,
      files: { text: readFileSync(join(folder, file), 'utf8') },
    }))
}

/** A pack that changes one entry of each list, and one that stands by itself. */
function packs({ game, files }: GameModule): Honest[] {
  const whole = Object.entries(files).map(([name, value]) => [name, JSON.stringify(value, null, 1)])
  const small = Object.entries(files).flatMap(([name, value]) => {
    const content: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return Array.isArray(content) ? [[name, JSON.stringify(content.slice(0, 1), null, 1)]] : []
  })
  const pack = ['pack.json', JSON.stringify({ game: game.id })]
  const one = (name: string, all: string[][]): Honest => ({
    kind: 'pack',
    name: `${game.id} ${name}`,
    game: game.id,
    files: Object.fromEntries([pack, ...all]) as Record<string, string>,
  })
  return [one('pack', small), one('whole pack', whole)]
}

/** All honest files. */
export function honestFiles(): readonly Honest[] {
  const random = Stream.of(20261116)
  const all = catalog.flatMap((module) => [
    ...gamesOf(module, random),
    ...campaigns(module, random),
    ...situations(module),
    ...packs(module),
  ])
  return [...all, ...oldGames()]
}
