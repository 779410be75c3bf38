/** A game: its rules, content and words together, as everything outside the game's folder sees it. */
import { completeCarried } from '../record/campaign.ts'
import type { Campaign } from '../record/campaign.ts'
import type { Foresight } from './foresight.ts'
import type { GameMap, GlossaryEntry, RuleText, Zone } from '../words/description.ts'
import { RulesError } from '../rules/fault.ts'
import { CELLS } from '../table/layout.ts'
import type { Layout } from '../table/layout.ts'
import { checkOptions } from './options.ts'
import type { Options } from './options.ts'
import { isWritten } from '../rules/procedure.ts'
import type { CompiledAsk, Procedure } from '../rules/procedure.ts'
import type { OracleTable, WatchedTable } from '../rules/game-tables.ts'
import { SetupError } from './setup.ts'
import type { PartialSetup, Setup } from './setup.ts'
import { parseSeed, seedStream } from '../table/stream.ts'
import type { Seed, Stream } from '../table/stream.ts'
import type { Table } from '../rules/table.ts'
import { readPhrases } from '../words/text.ts'
import type { GameText, Phrases } from '../words/text.ts'
import { kindsIn, numberedKinds } from '../rules/things.ts'
import { viewOf } from '../table/view.ts'
import type { ChoiceKind, EventKind, Params, Reason, ThingKind } from '../rules/vocabulary.ts'

export type { Setup } from './setup.ts'

/** A pile; or by thing several, of which the first is used that a situation does not arrange itself and that has room. */
type Rest<T = Table> = string | ((thing: number, table: T) => readonly string[])

/** What stands on the box of a game. */
interface Box {
  readonly id: string
  readonly name: string
  /** One sentence for a list of games. */
  readonly about: string
  /** The version of the rules: a new one whenever an old record would play differently. */
  readonly version: string
  /** A hash of the content it plays with. */
  readonly contentHash: string
  /** The fewest and most people who can play. */
  readonly seats: readonly [min: number, max: number]
  /** Pieces in the box, by kind. */
  readonly components: Readonly<Record<string, number>>
}

/** What only a game knows about re-dealing: plain numbers, and things that may lie elsewhere than the fields say. */
export interface Redeal<T = Table> {
  /** The kinds of things that it deals anew. */
  readonly kinds: readonly string[]
  readonly deal: (table: T, seat: number, random: Stream) => void
}

/** A sentence with its rule: something the players can be proud of. */
export interface Feat {
  readonly text: string
  readonly rule: string
}

/** A playable game. Its tables are opaque here: only its own folder knows their fields. */
export interface Game extends Box {
  readonly options: Options
  readonly layout: Layout
  readonly things: Readonly<Record<string, ThingKind>>
  readonly choices: readonly ChoiceKind[]
  readonly events: readonly EventKind[]
  readonly reasons: readonly Reason[]
  readonly asks: readonly CompiledAsk[]
  readonly text: GameText
  readonly phrases: Phrases
  readonly main: Procedure
  readonly newTable: () => Table
  /** A table that notes what the rules read: slower, for those who run one step at a time. */
  readonly newWatchedTable: () => WatchedTable
  /** A table for going through everything that can happen, and one that says when a step of its rules begins. */
  readonly newOracleTable: () => OracleTable
  readonly newSteppedTable: (onStep: () => void) => Table
  readonly setUp: (table: Table, setup: Setup) => void
  /** The table as words and numbers, from a table that holds a seat's view and nothing else; seat -1 only looks on. */
  readonly describe: (view: Table, seat: number) => readonly Zone[]
  /** Cards, foes and keywords that can be looked up. */
  readonly glossary: readonly GlossaryEntry[]
  /** The maps it is played on, if there are any. */
  readonly maps: readonly GameMap[]
  readonly rules: readonly RuleText[]
  /** Completes a re-deal; a game that hides plain numbers must have it. */
  readonly redeal: Redeal | undefined
  /** What is worth foreseeing, if the game says. */
  readonly foresight: Foresight | undefined
  /** What the players have earned besides victory, from a table that holds what everybody sees. */
  readonly earned: (view: Table, setup: Setup) => readonly Feat[]
  /** Where a situation puts the things it pushes aside, by kind. */
  readonly rest: Readonly<Record<string, Rest>>
  /** Chapters that hand something on, if the game can be played so. */
  readonly campaign: Campaign | undefined
}

/** What a game's folder gives to `defineGame`. */
export interface GameSpec<T, D> extends Box {
  readonly options?: Options
  readonly rules: {
    readonly layout: Layout
    readonly things: Readonly<Record<string, ThingKind<T>>>
    readonly choices: object
    readonly events: object
    readonly reasons: object
    readonly asks: readonly CompiledAsk[]
    readonly procedures: readonly Procedure[]
    readonly newTable: (data: D, procedures?: readonly Procedure[]) => T
    readonly newWatchedTable: (data: D, procedures?: readonly Procedure[]) => WatchedTable<T>
    readonly newOracleTable: (data: D, procedures?: readonly Procedure[]) => OracleTable<T>
    readonly newSteppedTable: (onStep: () => void, data: D, procedures?: readonly Procedure[]) => T
  }
  /**
   * The chapters of the rules by name, each with the procedures it writes: every procedure of the rulebook stands in one.
   * So whoever puts the game together names all its rules, and none is there only because a file was imported.
   */
  readonly chapters?: Readonly<Record<string, readonly Procedure[]>>
  readonly data: D
  /** The procedures of a supplement, if the content brings its own: those of the rulebook and what its cards do. */
  readonly procedures?: readonly Procedure[]
  readonly text: GameText
  /** The procedure that is the game. */
  readonly main: Procedure
  /** Puts the pieces on the empty table that need no decision, before `main` begins. */
  readonly setUp?: (table: T, setup: Setup) => void
  readonly describe: (view: T, seat: number) => readonly Zone[]
  readonly glossary: readonly GlossaryEntry[]
  readonly maps?: readonly GameMap[]
  readonly rulesText: readonly RuleText[]
  readonly redeal?: Redeal<T>
  readonly foresight?: Foresight<T>
  readonly earned?: (view: T, setup: Setup) => readonly Feat[]
  readonly rest?: Readonly<Record<string, Rest<T>>>
  readonly campaign?: Campaign
}

/** Binds a game's parts together and checks that its words fit its rules. */
export function defineGame<T, D>(spec: GameSpec<T, D>): Game {
  const { rules } = spec
  const choices = Object.values(rules.choices) as ChoiceKind[]
  const events = Object.values(rules.events) as EventKind[]
  const reasons = Object.values(rules.reasons) as Reason[]
  checkKinds(rules, [...choices, ...events, ...rules.asks])
  if (spec.chapters !== undefined) checkChapters(spec.chapters, rules.procedures)
  const procedures = spec.procedures ?? rules.procedures
  for (const procedure of procedures) {
    if (isWritten(procedure)) continue
    throw new RulesError(
      `procedure ${procedure.name}: declared, but its steps are defined nowhere; ` +
        'write them with define, in a file that the game imports',
    )
  }
  return {
    id: spec.id,
    name: spec.name,
    about: spec.about,
    version: spec.version,
    contentHash: spec.contentHash,
    seats: spec.seats,
    options: spec.options ?? {},
    components: spec.components,
    layout: rules.layout,
    things: rules.things,
    choices,
    events,
    reasons,
    asks: rules.asks,
    text: spec.text,
    phrases: readPhrases(spec.text, { choices, events, reasons, prompts: rules.asks }),
    main: spec.main,
    newTable: () => rules.newTable(spec.data, procedures) as Table,
    newWatchedTable: () => rules.newWatchedTable(spec.data, procedures) as WatchedTable,
    newOracleTable: () => rules.newOracleTable(spec.data, procedures) as OracleTable,
    newSteppedTable: (onStep) => rules.newSteppedTable(onStep, spec.data, procedures) as Table,
    setUp: (spec.setUp ?? (() => undefined)) as (table: Table, setup: Setup) => void,
    describe: spec.describe as (view: Table, seat: number) => readonly Zone[],
    glossary: spec.glossary,
    maps: spec.maps ?? [],
    rules: spec.rulesText,
    redeal: spec.redeal as Game['redeal'],
    foresight: spec.foresight,
    earned: (spec.earned ?? (() => [])) as Game['earned'],
    rest: (spec.rest ?? {}) as Game['rest'],
    campaign: spec.campaign && checkedCampaign(spec.campaign, spec.options ?? {}),
  }
}

/** Refuses rules in which a procedure stands in no chapter, or in two. */
function checkChapters(
  chapters: Readonly<Record<string, readonly Procedure[]>>,
  procedures: readonly Procedure[],
): void {
  for (const procedure of procedures) {
    const where = Object.keys(chapters).filter((name) => chapters[name].includes(procedure))
    if (where.length !== 1)
      throw new RulesError(
        `procedure ${procedure.name}: expected in one chapter, found in ${where.join(' and ') || 'none'}`,
      )
  }
}

/** Throws unless everything is declared of a kind that there is. */
function checkKinds(
  {
    things,
    layout,
  }: { readonly things: Readonly<Record<string, Pick<ThingKind, 'is'>>>; readonly layout: Layout },
  kinds: readonly { readonly name: string; readonly params: Params }[],
): void {
  for (const kind of kinds) {
    for (const [name, of] of Object.entries(kind.params)) {
      const known = [...(kindsIn(of).length > 1 ? [] : ['number']), ...numberedKinds(things)]
      const unknown = kindsIn(of).find((one) => !known.includes(one))
      if (unknown !== undefined) throw new RulesError(`${kind.name}.${name}: ${unknown} is no kind of thing`)
    }
  }
  for (const { path, of } of layout.leaves) {
    if (of === undefined) continue
    if (!Object.hasOwn(things, of)) throw new RulesError(`field ${path}: ${of} is no kind of thing`)
    if (things[of].is !== undefined)
      throw new RulesError(`field ${path}: ${of} only calls things otherwise; declare it of ${things[of].is}`)
  }
}

/** A campaign whose chapters settle only options that there are. */
function checkedCampaign(campaign: Campaign, options: Options): Campaign {
  for (const [id, chapter] of Object.entries(campaign.chapters)) {
    for (const [name, value] of Object.entries(chapter.options ?? {})) {
      if (!Object.hasOwn(options, name) || !options[name].values.includes(value))
        throw new RulesError(`chapter ${id}: there is no option ${name}=${value}`)
    }
  }
  return campaign
}

/** The hash of the content that a game is played with: a campaign may need more of it. */
export function contentOf(game: Game, { carried }: Pick<Setup, 'carried'>): string {
  return carried === undefined ? game.contentHash : (game.campaign?.contentHash ?? game.contentHash)
}

/** Fills in what a set-up leaves out; throws a `SetupError` that says what was expected. */
export function completeSetup(game: Game, partial: PartialSetup): Setup {
  const [min, max] = game.seats
  const seats = partial.seats ?? min
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`
    throw new SetupError(`seats ${seats}: ${game.name} is played with ${range}`)
  }
  const campaign = partial.carried === undefined ? undefined : completeCarried(game, partial.carried)
  const settled = campaign?.chapter.options ?? {}
  const options: Record<string, string> = {}
  for (const [name, option] of Object.entries(game.options)) options[name] = settled[name] ?? option.default
  for (const [name, value] of Object.entries(partial.options ?? {})) {
    const option = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (option === undefined) {
      const known = Object.keys(game.options).join(', ')
      throw new SetupError(
        `option ${name}: ${game.name} has ${known === '' ? 'no options' : `only ${known}`}`,
      )
    }
    if (!option.values.includes(value)) {
      throw new SetupError(`option ${name}=${value}: expected one of ${option.values.join(', ')}`)
    }
    if (settled[name] !== undefined && settled[name] !== value) {
      throw new SetupError(
        `option ${name}=${value}: "${campaign?.chapter.title}" is played with ${settled[name]}`,
      )
    }
    options[name] = value
  }
  checkOptions(game, { seats, options })
  let seed: Seed
  try {
    seed = parseSeed(partial.seed)
  } catch (error) {
    throw new SetupError((error as Error).message)
  }
  return { seats, seed, options, ...(campaign && { carried: campaign.carried }) }
}

/** Starts a game on a table (a new one if none is given) and goes on to the first decision. */
export function start(game: Game, partial: PartialSetup, table: Table = game.newTable()): Table {
  deal(game, completeSetup(game, partial), table)
  return table
}

/** Starts a game on a table with a set-up known to be complete: for those who start millions. */
export function deal(game: Game, setup: Setup, table: Table): void {
  const { clear, streams } = game.layout
  clear(table.cells)
  for (let i = 0; i < streams.length; i++) {
    seedStream(table.at + streams[i].at, setup.seed, streams[i].path, i === 0)
  }
  table.cells[CELLS.SEATS] = setup.seats
  game.setUp(table, setup)
  table.begin(game.main)
}

/** The table as a seat sees it, in words and numbers. */
export function describeFor(game: Game, table: Table, seat: number): readonly Zone[] {
  const view = game.newTable()
  try {
    view.restore(viewOf(game.layout, table, seat))
    return game.describe(view, seat)
  } finally {
    view.release()
  }
}

/** A copy of a table that goes its own way; `release` it when it is no longer needed. */
export function fork(game: Game, table: Table): Table {
  const copy = game.newTable()
  copy.copyFrom(table)
  return copy
}

/** What a game's folder exports: the game as it comes, and the means to play it with other content. */
export interface GameModule {
  readonly game: Game
  /** The content it comes with: JSON files by name. */
  readonly files: Readonly<Record<string, unknown>>
  /** The game with other content; throws an error that lists everything wrong with it. */
  readonly create: (files: Readonly<Record<string, unknown>>) => Game
  /** The JSON Schema of each content file. */
  readonly schemas: () => Readonly<Record<string, object>>
}
