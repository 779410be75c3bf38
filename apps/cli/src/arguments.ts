/** Values on the command line, read and checked. */
import { InvalidArgumentError, Option } from 'commander'

/** The largest seed that is a number. */
export const LAST_SEED = 0xffff_ffff

/** Reads a whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN
    if (!(value >= min && value <= max)) {
      throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`)
    }
    return value
  }
}

/** Adds `name=value` to the options read so far. */
export function addOption(text: string, before: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('Expected NAME=VALUE, such as difficulty=hard.')
  const name = text.slice(0, at)
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`"${name}" was given before; give it once.`)
  return { ...before, [name]: text.slice(at + 1) }
}

/** A path. An empty one, as of a variable that is not set, would stand for the folder one happens to be in. */
export function pathText(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Expected a path, found an empty text.')
  if (text.includes('\0')) throw new InvalidArgumentError('Expected a path, found a text with a zero in it.')
  return text
}

/** Paths, one after the other. */
export function addPath(text: string, before: readonly string[] = []): string[] {
  return [...before, pathText(text)]
}

/** `--seats`. */
export function seatsOption(): Option {
  const about = 'how many people play (default: the fewest)'
  return new Option('--seats <count>', about).argParser(wholeNumber(1, 99))
}

/** `--option`, as often as wanted. */
export function gameOption(whose = 'an option of the game'): Option {
  return new Option('--option <name=value>', `${whose}; may be given several times`).argParser(addOption)
}

/** `--content`. */
export function contentOption(about = 'play with this content pack'): Option {
  return new Option('--content <folder>', about).argParser(pathText)
}
