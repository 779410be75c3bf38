/** What can be done with campaigns in the page: begin, go on, go back, take in and give away. */
import { parseCampaign } from '@hearthkeep/engine'
import type { GameRecord, Seed } from '@hearthkeep/engine'
import { CampaignPlay } from '@hearthkeep/match'
import type { Sitter } from '@hearthkeep/match'
import type { LoadedGame } from '../games/face.ts'
import { loadGame } from '../games/use-game.ts'
import { randomSeed } from '../random-seed.ts'
import { changeCampaign, keepCampaign } from '../storage/campaigns.ts'
import type { KeptCampaign } from '../storage/campaigns.ts'
import { beginTable, bringTable, readTable } from './tables.ts'

/** A campaign that is looked at. */
export interface OpenCampaign {
  readonly kept: KeptCampaign
  readonly loaded: LoadedGame
  readonly play: CampaignPlay
  /** The chapter that is being played, as its table has it. */
  readonly current: GameRecord | undefined
}

async function gameOf(id: string): Promise<LoadedGame> {
  const loaded = await loadGame(id)
  if (loaded === undefined) throw new Error(`There is no game called “${id}” on this shelf.`)
  return loaded
}

/** Opens a campaign; a chapter that came to its end at its table becomes part of it. Throws if it does not verify. */
export async function openCampaign(kept: KeptCampaign): Promise<OpenCampaign> {
  const loaded = await gameOf(kept.game)
  const play = CampaignPlay.parse(loaded.module.game, kept.text)
  const table = kept.table === undefined ? undefined : await readTable(kept.table)
  if (table === undefined) return { kept, loaded, play, current: undefined }
  if (table.outcome === 'playing') return { kept, loaded, play, current: table.record }
  const { record, outcome } = table
  const next = play.finish({ record: () => record, outcome })
  const changed = await changeCampaign(kept, { text: next.text(), table: undefined })
  // Another tab may have been there first: what it kept is the same chapter.
  return {
    kept: changed ?? { ...kept, text: next.text(), table: undefined },
    loaded,
    play: next,
    current: undefined,
  }
}

/** What is settled when a campaign begins. */
export interface Beginning {
  readonly seats?: number
  readonly options?: Readonly<Record<string, string>>
  readonly seed?: Seed
  readonly undo?: 'honest' | 'practice'
  /** What sits in each seat, in every chapter; people if not said. */
  readonly sitters?: readonly Sitter[]
}

/** Begins a campaign and its first chapter; returns the way to its table. */
export async function beginCampaign(game: string, beginning: Beginning): Promise<string> {
  const { undo = 'honest', sitters = [], ...start } = beginning
  const loaded = await gameOf(game)
  const play = CampaignPlay.begin(loaded.module.game)
  const [first] = play.toCome
  const setup = play.setup({ seed: randomSeed(), ...start, chapter: first.chapter })
  const table = await beginTable(loaded, setup, { undo, sitters, isSeedKnown: start.seed !== undefined })
  await keepCampaign({ game, text: play.text(), table, undo, sitters })
  return `table/${table}`
}

/** Begins the next chapter; returns the way to its table. */
export async function beginChapter({ kept, loaded, play }: OpenCampaign, chapter: string): Promise<string> {
  const { undo, sitters } = kept
  const table = await beginTable(loaded, play.setup({ seed: randomSeed(), chapter }), { undo, sitters })
  const changed = await changeCampaign(kept, { table })
  if (changed === undefined)
    throw new Error('This campaign went on in another tab. Load the page anew to see it.')
  return `table/${table}`
}

/** A campaign of its own that keeps the chapters before one, which is played anew; returns the way to it. */
export async function goBackTo({ kept, play }: OpenCampaign, chapter: number): Promise<string> {
  const { game, undo, sitters } = kept
  const { id } = await keepCampaign({ game, text: play.branch(chapter - 1).text(), undo, sitters })
  return `campaign/${id}`
}

/** The campaign as text, with the chapter that is being played. */
export function exportText({ play, current }: OpenCampaign): string {
  return play.text(current)
}

/** Takes the text of a campaign in, if it is what it says it is; throws an error that says what is wrong. */
export async function importCampaign(text: string): Promise<{ id: string; game: string; chapters: number }> {
  const record = parseCampaign(text)
  const loaded = await loadGame(record.game)
  if (loaded === undefined)
    throw new Error(`it is a campaign of “${record.game}”, which is not on this shelf.`)
  const play = CampaignPlay.open(loaded.module.game, record)
  const { count, current } = play
  const table = current && (await bringTable(loaded, current, 'honest'))
  const over = play.branch(count).text()
  const { id } = await keepCampaign({ game: record.game, text: over, table, undo: 'honest', sitters: [] })
  return { id, game: record.game, chapters: count }
}
