/** The command line: reads the call, runs the command, and turns what went wrong into a message and an exit code. */
import { CommanderError } from 'commander'
import { BAD_CALL, CommandError } from './command-error.ts'
import { printError } from './output.ts'
import { createProgram } from './program.ts'

/** Runs a command and sets the exit code. Mistakes in Hearthkeep itself are thrown on. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync([...argv])
  } catch (error) {
    // Commander has written its message already; its own code is 0 for --help and --version.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : BAD_CALL
    else if (error instanceof CommandError) {
      printError(error.message)
      process.exitCode = error.exitCode
    } else if (await isStoreError(error)) {
      printError((error as Error).message)
      process.exitCode = BAD_CALL
    } else throw error
  }
}

/** Whether saves cannot be read or written. The match is loaded only here: most commands do without it. */
async function isStoreError(error: unknown): Promise<boolean> {
  return error instanceof (await import('@hearthkeep/match')).StoreError
}
