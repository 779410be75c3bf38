/** `hearthkeep campaign`: the campaigns that were begun, one by one or all of them. */
import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import type { Game } from '@hearthkeep/engine'
import type { CampaignPlay } from '@hearthkeep/match'
import { pathText, wholeNumber } from '../arguments.ts'
import { readCampaign, standingJson, verifyCampaignText } from '../campaign-file.ts'
import type { StandingJson, VerifiedCampaign } from '../campaign-file.ts'
import { CommandError, FAILED, FINE } from '../command-error.ts'
import { findModule, withContent } from '../lookup.ts'
import { columns, complain, plural, print, printJson, styled } from '../output.ts'
import { carriedText, standingText } from '../play/campaign-board.ts'
import { Campaigns } from '../play/campaigns.ts'
import type { FoundCampaign } from '../play/campaigns.ts'
import { visible } from '../visible.ts'
import { savesFolder } from './play.ts'

interface Flags {
  saves?: string
  content?: string
  json?: true
  out?: string
}

/** What `--json` prints of a campaign. */
interface CampaignJson {
  readonly id: string | undefined
  readonly game: string
  readonly file: string
  readonly chapters: readonly {
    readonly number: number
    readonly chapter: string
    readonly title: string
    readonly outcome: string
    readonly steps: number
    readonly carried: Readonly<Record<string, string>>
  }[]
  readonly standing: StandingJson
  /** How many decisions the chapter in progress has. */
  readonly playing?: number
}

const SAVES = '--saves <folder>'
const SAVES_ABOUT = 'where campaigns are kept (default: HEARTHKEEP_SAVES or ~/.hearthkeep/saves)'
const CONTENT = '--content <folder>'
const CONTENT_ABOUT = 'the content pack it is played with, if not the one the game comes with'
const NAME = 'its file, or its name in the folder'

/** The command. */
export function campaignCommand(): Command {
  const command = new Command('campaign').description('campaigns: list, show, verify, export, import, branch')
  const add = (name: string, about: string): Command =>
    command.command(name).description(about).option(SAVES, SAVES_ABOUT, pathText)
  add('list', 'the campaigns that were begun, and where each stands')
    .option('--json', 'print JSON: [{id, game, file, chapters, standing, playing?} or {id, file, problem}]')
    .action(list)
  add('show', 'the chapters of a campaign, what is carried, and what comes next')
    .argument('<campaign>', NAME, pathText)
    .option(CONTENT, CONTENT_ABOUT, pathText)
    .option('--json', 'print JSON: {id, game, file, chapters, standing, playing?}')
    .action(show)
  add('verify', 'play all chapters again: is each what it says, and what follows from the one before?')
    .argument('<campaign>', NAME, pathText)
    .option(CONTENT, CONTENT_ABOUT, pathText)
    .option('--json', 'print JSON: {game, same, chapters, standing, difference?, warnings}')
    .action(verify)
  add('export', 'write a campaign as text, to keep or to give away')
    .argument('<campaign>', NAME, pathText)
    .option('--out <file>', 'where to (default: standard output)', pathText)
    .action(exportText)
  add('import', 'verify the file of a campaign and keep it among your own')
    .argument('<file>', 'the file of a campaign', pathText)
    .option(CONTENT, CONTENT_ABOUT, pathText)
    .option('--json', 'print JSON: {id, game, file, chapters, standing, playing?}')
    .action(importFile)
  add('branch', 'go back to an earlier chapter in a campaign of its own; the old one stays')
    .argument('<campaign>', NAME, pathText)
    .argument('<chapter>', 'the number of the chapter that is played anew', wholeNumber(1, 9999))
    .option(CONTENT, CONTENT_ABOUT, pathText)
    .option('--json', 'print JSON: {id, game, file, chapters, standing, playing?}')
    .action(branch)
  return command
}

const campaignsOf = ({ saves = savesFolder() }: Flags): Campaigns => new Campaigns(saves)

async function gameOf(found: FoundCampaign, { content }: Flags): Promise<Game> {
  try {
    return withContent(await findModule(found.game), content)
  } catch (error) {
    if (error instanceof CommandError)
      throw new CommandError(`${found.path}: ${error.message}`, error.exitCode)
    throw error
  }
}

function jsonOf(id: string | undefined, path: string, play: CampaignPlay): CampaignJson {
  const { game, current, standing } = play
  return {
    id,
    game: game.id,
    file: path,
    chapters: play.chapters.map(({ took, ...chapter }) => ({
      ...chapter,
      carried: Object.fromEntries(took.map(({ name, value }) => [name, value])),
    })),
    standing: standingJson(standing),
    ...(current !== undefined && { playing: current.steps.length }),
  }
}

async function list(flags: Flags): Promise<void> {
  const campaigns = campaignsOf(flags)
  const all = await Promise.all(
    (await campaigns.list()).map(async (id) => {
      try {
        const found = await campaigns.find(id)
        return { id, play: campaigns.open(await gameOf(found, {}), found) }
      } catch (error) {
        if (!(error instanceof CommandError)) throw error
        return { id, problem: error.message }
      }
    }),
  )
  if (flags.json) {
    printJson(
      all.map(({ id, play, problem }) => {
        const file = campaigns.pathOf(id)
        return play === undefined ? { id, file, problem } : jsonOf(id, file, play)
      }),
    )
    return
  }
  if (all.length === 0) print(`There are no campaigns in ${campaigns.folder}.`)
  const rows = all.map(({ id, play, problem }) =>
    play === undefined
      ? [id, styled('red', 'damaged'), problem]
      : [id, play.game.name, `${plural(play.count, 'chapter')} played. ${standingText(play)}`],
  )
  if (rows.length > 0) print(columns(rows))
}

function tell(id: string | undefined, path: string, play: CampaignPlay): void {
  print(`${styled('bold', play.game.name)}, campaign ${id ?? path}`)
  const rows = play.chapters.map(({ number, title, outcome, steps, took }) => [
    `${number}. ${title}`,
    outcome === 'won' ? styled('green', outcome) : outcome,
    plural(steps, 'decision'),
    styled('dim', carriedText(took)),
  ])
  if (rows.length > 0) print(columns(rows))
  print(standingText(play))
  if (!play.isOver) print(`Carried: ${carriedText(play.carried)}`)
}

async function show(name: string, flags: Flags): Promise<void> {
  const campaigns = campaignsOf(flags)
  const found = await campaigns.find(name)
  const play = campaigns.open(await gameOf(found, flags), found)
  if (flags.json) printJson(jsonOf(found.id, found.path, play))
  else tell(found.id, found.path, play)
}

async function verify(name: string, flags: Flags): Promise<void> {
  const found = await campaignsOf(flags).find(name)
  await verifyFound(found, flags)
}

/** Verifies a campaign and reports; for `hearthkeep replay` as well. */
export async function verifyFound(found: FoundCampaign, flags: Flags): Promise<void> {
  const { path, text } = found
  const game = await gameOf(found, flags)
  const result = verifyCampaignText(game, readCampaign(path, text), text)
  process.exitCode = result.same ? FINE : FAILED
  if (flags.json) printJson(result)
  else report(path, game, result)
}

function report(
  path: string,
  game: Game,
  { same, chapters, difference, warnings, standing }: VerifiedCampaign,
): void {
  for (const warning of warnings) complain(`${path}: warning: ${warning}`)
  print(`${game.name}, campaign, ${plural(chapters.length, 'chapter')} verified`)
  const rows = chapters.map(({ chapter, outcome, steps }, i) => [
    `${i + 1}. ${game.campaign?.chapters[chapter].title ?? chapter}`,
    outcome,
    plural(steps, 'step'),
  ])
  if (rows.length > 0) print(columns(rows))
  if (same) {
    print(`${styled('green', 'same')}: every chapter is as recorded, and follows from the one before`)
    print('over' in standing ? `The campaign is ${standing.over}.` : `Next: ${standing.next.join(' or ')}`)
  }
  if (difference === undefined) return
  const { chapter, step, line, message } = difference
  const where =
    chapter === 0 ? 'it cannot be begun' : `chapter ${chapter}${step === 0 ? '' : `, step ${step}`}`
  print(`${styled('red', 'different')}: ${where} (line ${line}): ${message}`)
}

async function exportText(name: string, flags: Flags): Promise<void> {
  const { text } = await campaignsOf(flags).find(name)
  if (flags.out === undefined) {
    process.stdout.write(process.stdout.isTTY ? visible(text) : text) // in a pipe or a file it stays what it is
    return
  }
  try {
    writeFileSync(flags.out, text)
  } catch (error) {
    throw new CommandError(`${flags.out}: it cannot be written: ${(error as Error).message}`)
  }
}

async function keepNew(play: CampaignPlay, campaigns: Campaigns, flags: Flags): Promise<void> {
  const id = await campaigns.newId(play.game.id)
  try {
    await campaigns.keep(id, play.text())
  } finally {
    await campaigns.release(id)
  }
  if (flags.json) printJson(jsonOf(id, campaigns.pathOf(id), play))
  else {
    tell(id, campaigns.pathOf(id), play)
    if (!play.isOver) print(`Go on with: hearthkeep play ${play.game.id} --campaign ${id}`)
  }
}

async function importFile(file: string, flags: Flags): Promise<void> {
  const campaigns = campaignsOf(flags)
  const found = await campaigns.find(file)
  await keepNew(campaigns.open(await gameOf(found, flags), found).copy(), campaigns, flags)
}

async function branch(name: string, chapter: number, flags: Flags): Promise<void> {
  const campaigns = campaignsOf(flags)
  const found = await campaigns.find(name)
  const play = campaigns.open(await gameOf(found, flags), found)
  if (chapter > play.count + 1) {
    throw new CommandError(
      `chapter ${chapter}: ${name} has ${plural(play.count, 'chapter')} that one can go back to`,
    )
  }
  await keepNew(play.branch(chapter - 1), campaigns, flags)
}
