/** Everything went as the rules of the command say. */
export const FINE = 0
/** A check failed: a record differs, a situation fails, content is bad, a game broke off. */
export const FAILED = 1
/** The command was called wrongly: an unknown name, a file that is not there. */
export const BAD_CALL = 2
/** Stopped by Ctrl-C, as shells count it. */
export const INTERRUPTED = 130

/** Something the caller can put right. Its message names the place, what was expected and what to do. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = BAD_CALL) {
    super(message)
    this.name = 'CommandError'
    this.exitCode = exitCode
  }
}
