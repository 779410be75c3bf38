/** The commands and what they share. */
import { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { CommandError } from './command-error.ts'
import { benchCommand } from './commands/bench.ts'
import { campaignCommand } from './commands/campaign.ts'
import { contentCommand } from './commands/content.ts'
import { gamesCommand } from './commands/games.ts'
import { mapCommand } from './commands/map.ts'
import { playCommand, savesFolder } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { compareCommand } from './commands/compare.ts'
import { simulateCommand } from './commands/simulate.ts'
import { situationCommand } from './commands/situation.ts'
import { expectedOneOf } from './lookup.ts'
import { printError } from './output.ts'

const AFTERWORD = `
Without a command, the menu of the terminal opens.
Exit codes: 0 fine, 1 a check failed, 2 called wrongly or not saved, 70 a mistake in Hearthkeep itself.`

/** Without a command: the menu; line by line where there is no terminal. */
async function openMenu(program: Command): Promise<void> {
  if (program.args.length > 0) {
    const names = program.commands.map((command) => command.name())
    throw new CommandError(`unknown command "${program.args[0]}": ${expectedOneOf(program.args[0], names)}`)
  }
  const { menu } = await import('./play/index.ts')
  process.exitCode = await menu({ saves: savesFolder() })
}

/** Commander's settings hold for a command only, so each one below gets them as well. */
function settle(command: Command, path: string): void {
  command
    .exitOverride()
    .configureOutput({ outputError: (text) => printError(text.replace(/^error: /, '').trimEnd()) })
    .showHelpAfterError(`Try: ${path} --help`)
  for (const inner of command.commands) settle(inner, `${path} ${inner.name()}`)
}

/** The whole command line, ready to parse a call. */
export function createProgram(): Command {
  const program = new Command('hearthkeep')
  program
    .description('Co-operative board games: play, simulate, verify, measure.')
    .version(manifest.version)
    .option('--debug', 'if something goes wrong inside, show where')
    .helpCommand(true)
    .addHelpText('after', AFTERWORD)
    .allowExcessArguments() // a word that is no command; see openMenu
    .action(() => openMenu(program))
  const commands = [
    gamesCommand(),
    mapCommand(),
    playCommand(),
    campaignCommand(),
    simulateCommand(),
    compareCommand(),
    replayCommand(),
    situationCommand(),
    contentCommand(),
    benchCommand(),
  ]
  for (const command of commands) program.addCommand(command)
  settle(program, 'hearthkeep')
  return program
}
