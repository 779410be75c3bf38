/** `hearthkeep replay`: is a record what it says it is? */
import { Command } from 'commander'
import { contentOf, verifyRecord } from '@hearthkeep/engine'
import type { Game, GameRecord } from '@hearthkeep/engine'
import { pathText } from '../arguments.ts'
import { isCampaignText, readCampaign } from '../campaign-file.ts'
import { CommandError, FAILED, FINE } from '../command-error.ts'
import { readText } from '../files.ts'
import { findModule, withContent } from '../lookup.ts'
import { lineOf, readRecord } from '../record-file.ts'
import { columns, complain, plural, print, printJson, styled } from '../output.ts'

interface ReplayFlags {
  json?: true
  content?: string
}

/** What `--json` prints. */
interface Replay {
  readonly game: string
  /** How many steps were played. */
  readonly steps: number
  readonly outcome: string
  readonly hash: string
  readonly same: boolean
  /** The first step that differs; 0 where the game cannot be begun. */
  readonly difference?: { readonly step: number; readonly line: number; readonly message: string }
  readonly warnings: readonly string[]
}

/** The command. */
export function replayCommand(): Command {
  return new Command('replay')
    .description('verify a record step by step and print the result')
    .argument('<record>', 'the file of a record, a saved game, a campaign or a bug report', pathText)
    .option(
      '--content <folder>',
      'the content pack it was played with, if not the one the game comes with',
      pathText,
    )
    .option(
      '--json',
      'print JSON: {game, steps, outcome, hash, same, difference?, warnings}; see campaign verify for campaigns',
    )
    .action(async (file: string, flags: ReplayFlags) => {
      await replay(file, flags)
    })
}

async function replay(file: string, flags: ReplayFlags): Promise<void> {
  const text = readText(file, 'a record')
  if (isCampaignText(text)) {
    const { verifyFound } = await import('./campaign.ts')
    await verifyFound({ id: undefined, path: file, text, game: readCampaign(file, text).game }, flags)
    return
  }
  const record = readRecord(file, text)
  const game = await withContent(await moduleOf(file, record), flags.content)
  const result = verify(game, record, text)
  process.exitCode = result.same ? FINE : FAILED
  if (flags.json) printJson(result)
  else report(file, game, record, result)
}

async function moduleOf(file: string, record: GameRecord): ReturnType<typeof findModule> {
  try {
    return await findModule(record.game)
  } catch (error) {
    if (error instanceof CommandError)
      throw new CommandError(`${file}, line 2: ${error.message}`, error.exitCode)
    throw error
  }
}

function verify(game: Game, record: GameRecord, text: string): Replay {
  const { steps, hashed, outcome, hash, isSame, difference, passedOver, table } = verifyRecord(game, record)
  table.release()
  const place = difference && { ...difference, line: lineOf(text, difference.step, difference.message) }
  return {
    game: game.id,
    steps,
    outcome,
    hash,
    same: isSame,
    ...(place && { difference: place }),
    warnings: [...warningsFor(game, record), ...unhashed(steps, hashed, isSame, passedOver)],
  }
}

function warningsFor(game: Game, record: GameRecord): string[] {
  const warnings: string[] = []
  if (record.rules !== game.version) {
    warnings.push(`it was played with rules ${record.rules}, and these are ${game.version}`)
  }
  const content = contentOf(game, record.setup)
  if (record.content !== content) {
    warnings.push(`it was played with content ${record.content}, and this is ${content}`)
  }
  return warnings
}

/** A step without a hash proves only that it is possible. */
function unhashed(steps: number, hashed: number, isSame: boolean, passedOver?: string): string[] {
  if (!isSame || hashed === steps) return []
  if (passedOver !== undefined) return [`${passedOver}: only that every step is possible was checked`]
  return [
    `${steps - hashed} of ${plural(steps, 'step')} state no hash: that the tables were the same is not proved`,
  ]
}

function report(file: string, game: Game, record: GameRecord, result: Replay): void {
  for (const warning of result.warnings) complain(`${file}: warning: ${warning}`)
  const { seats, seed } = record.setup
  print(
    `${game.name}, ${plural(seats, 'seat')}, seed ${seed}, ${plural(record.steps.length, 'step')} recorded`,
  )
  const { difference } = result
  if (difference === undefined)
    print(`${styled('green', 'same')}: every step is possible, and every stated hash is as recorded`)
  else {
    const where =
      difference.step === 0 ? 'it cannot be begun' : `the first difference is step ${difference.step}`
    print(`${styled('red', 'different')}: ${where} (line ${difference.line}): ${difference.message}`)
  }
  const rows = [
    ['outcome', result.outcome],
    ['hash', result.hash],
  ]
  if (difference?.step !== 0) print(columns(rows))
}
