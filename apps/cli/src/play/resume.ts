/** Going on with a saved game: who has it open, what it was played with, and what whoever plays wants to do about it. */
import { contentOf } from '@hearthkeep/engine'
import type { Game, GameModule } from '@hearthkeep/engine'
import { playedOtherwise } from '@hearthkeep/match'
import type { OtherPlay } from '@hearthkeep/match'
import { CommandError } from '../command-error.ts'
import type { Ask } from './question-board.ts'
import type { FoundSave, Saves } from './saves.ts'
import { Sitting } from './sitting.ts'

/** How a saved game is gone on with. */
export interface Resuming {
  /** Its id or its file. */
  readonly resume: string
  readonly undo?: 'practice' | 'honest' | undefined
  /** What fits of a game that no longer fits, as a new one. */
  readonly isAsFar?: boolean | undefined
  /** What to do with it; if not said, it is played, and whoever plays is asked if it cannot be. */
  readonly way?: Way | undefined
  /** Whether it goes on though it was played with other rules or content. */
  readonly isAnyway?: boolean | undefined
}

/** What can be done with a saved game besides playing it. */
const WAYS = ['look', 'branch'] as const
/** One of them. */
type Way = (typeof WAYS)[number]

const OFFERS: Readonly<Record<Way, string>> = { look: 'look on', branch: 'play a game of my own from here' }

/** Who may be asked and told. */
export interface Host {
  /** Undefined where nobody can be asked, as in a pipe. */
  readonly ask?: Ask | undefined
  readonly tell: (words: string) => void
}

/** A table to go on at; undefined if whoever plays would rather not. */
export async function resumeTable(
  module: GameModule,
  saves: Saves,
  options: Resuming,
  host: Host,
): Promise<Sitting | undefined> {
  const { resume: name } = options
  const found = await saves.find(name)
  const way = await wayFor(found, saves, options, host)
  if (way === 'leave') return undefined
  try {
    return await open(module, saves, { ...options, way }, host)
  } catch (error) {
    if (found.id !== undefined) await saves.release(found.id)
    throw error
  }
}

/** What is done with a save: one that another program has open is not played. */
async function wayFor(
  { id }: FoundSave,
  saves: Saves,
  { resume: name, way, isAsFar }: Resuming,
  { ask }: Host,
): Promise<Way | 'play' | 'leave'> {
  if (way !== undefined || isAsFar || id === undefined) return way ?? 'play'
  const who = await saves.hold(id)
  if (who === undefined) return 'play'
  const text = `${name} is in use: ${who} has it open.`
  if (ask === undefined) {
    throw new CommandError(
      `${text} Use --look to look on, --branch to play a game of your own from there, or close it there first`,
    )
  }
  return ask({ title: 'In use', text, answers: OFFERS })
}

async function open(
  module: GameModule,
  saves: Saves,
  options: Omit<Resuming, 'way'> & { readonly way: Way | 'play' },
  host: Host,
): Promise<Sitting | undefined> {
  const { game } = module
  const { resume: name, isAsFar } = options
  const { record } = await saves.find(name) // again: whoever had it open may have played on
  const other = record.game === game.id && !isAsFar ? playedOtherwise(game, record) : undefined
  // To look changes nothing, and who asked for a game of their own is told.
  const isAsked = other?.isGrave === true && options.way === 'play' && !options.isAnyway
  if (isAsked && host.ask === undefined) throw refusal(game, name, other, record)
  const { id, match, saved } = await saves.resume(module, name, options)
  const way = isAsked ? await host.ask?.(differenceOf(game, name, other)) : options.way
  if (way === 'leave' || way === undefined) {
    match.close()
    if (id !== undefined) await saves.release(id)
    return undefined
  }
  if (other !== undefined && !isAsked) host.tell(`${name}: ${other.text}`)
  if (way === 'play') return new Sitting(id, match, saves, saved)
  if (id !== undefined) await saves.release(id)
  const looking = new Sitting(id, match, saves, saved, { isLooking: true })
  if (way === 'look') return looking
  // One of other rules is left as it is: its future is another here.
  const branch = other === undefined ? await looking.branch() : match.branch(match.steps)
  return new Sitting(undefined, branch, saves)
}

/** What is asked of a game that was played otherwise. */
function differenceOf(game: Game, name: string, { text }: OtherPlay) {
  return {
    title: 'Other rules or content',
    text: `${text} From here on ${name} would be played as ${game.name} is now; the save will say so.`,
    answers: { play: 'go on with it', ...OFFERS },
  }
}

type Recorded = FoundSave['record']

/** What is said of it where nobody can be asked. */
function refusal(game: Game, name: string, { text }: OtherPlay, record: Recorded): CommandError {
  const own = contentOf(game, record.setup)
  const choices = '--anyway to go on knowing that, --look to look at it, or --branch for a game of your own'
  if (record.content === own)
    return new CommandError(`${name} is not continued as it is. ${text} Use ${choices}`)
  return new CommandError(
    `${name} cannot be continued with this content: it was played with content ${record.content}, and this is ` +
      `${own}; use hearthkeep play --resume ${name} --content FOLDER with the folder of the pack ` +
      `it was played with, or without --content if that was ${game.name}'s own; or use ${choices}`,
  )
}
