/** `hearthkeep situation`: runs situations, the tests, lessons and bug reports of a game. */
import { join } from 'node:path'
import { Command } from 'commander'
import { addPath, contentOption } from '../arguments.ts'
import { BAD_CALL, CommandError, FAILED, FINE } from '../command-error.ts'
import { isFolder, jsonFilesIn, readText } from '../files.ts'
import { plural, print, printJson, styled } from '../output.ts'
import type { SituationResult } from '../situation-file.ts'
import { inOneLine } from '../visible.ts'

/** Bytes of a situation: the longest has some 10,000. */
const LARGEST = 1_000_000

interface SituationFlags {
  json?: true
  content?: string
}

/** The command. */
export function situationCommand(): Command {
  return new Command('situation')
    .description('run situations and say which fail')
    .argument('<file...>', 'situation files, or folders to search for .json files', addPath)
    .addOption(contentOption('play them with this content pack'))
    .option('--json', 'print JSON: [{file, title, passed, failure?}]')
    .action(async (paths: string[], flags: SituationFlags) => {
      await run(paths, flags)
    })
}

async function run(paths: readonly string[], { json: isJson, content }: SituationFlags): Promise<void> {
  const files = paths.flatMap(filesAt)
  const texts = files.map((file) => readText(file, 'a situation', { most: LARGEST }))
  // Loaded only here: no other command plays situations.
  const { gamesWith, runSituationFile } = await import('../situation-file.ts')
  const findGame = gamesWith(content)
  const results: SituationResult[] = []
  for (const [i, file] of files.entries()) {
    results.push(await runSituationFile(file, texts[i], findGame))
  }
  const failures = results.flatMap((result) => (result.passed ? [] : [result.failure]))
  const failed = failures.length
  // Without a step: what was named is no situation, or not one of a game we have.
  const isBadCall = failures.some((failure) => failure?.step === undefined)
  // Before anything is printed: whoever reads it may stop early, and the code has to be right all the same.
  process.exitCode = isBadCall ? BAD_CALL : failed > 0 ? FAILED : FINE
  if (isJson) {
    printJson(results)
    return
  }
  results.forEach(report)
  print(
    failed === 0 ? `${plural(files.length, 'situation')}, all passed` : `${failed} of ${files.length} failed`,
  )
}

function filesAt(path: string): string[] {
  if (!isFolder(path, 'a situation')) return [path]
  const files = jsonFilesIn(path).map((file) => join(path, file))
  if (files.length === 0)
    throw new CommandError(`${path}: there are no .json files in this folder; name a situation`)
  return files
}

function report({ file, title, passed, failure }: SituationResult): void {
  const state = passed ? styled('green', 'passed') : styled('red', 'failed')
  print(`${state}  ${inOneLine(title)}  ${styled('dim', inOneLine(file))}`)
  if (failure !== undefined) print(`  ${failure.message.replaceAll('\n', '\n  ')}`)
}
