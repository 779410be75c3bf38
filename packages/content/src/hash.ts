import { readFile } from './files.ts'
import type { Files } from './files.ts'
import { ContentError } from './problems.ts'
import type { Problem } from './problems.ts'

/** The words of a game that its notation is made of: with other ones its records cannot be read. */
interface NotationWords {
  /** The phrases of its choices. */
  readonly choices: Readonly<Record<string, string>>
  /** What text files call the things that choices name, in any order that stays the same. */
  readonly names?: readonly string[]
}

/**
 * A hash of what a game is played with: 16 hex digits for what the files say and, behind a hyphen, 16 for the words that
 * make notation. So it can be told whether other cards are played with, or only other words. Give it the files without those
 * that are words only: help and the log may be worded anew without breaking a record.
 */
export function contentHash(files: Files, { choices, names = [] }: NotationWords): string {
  return `${filesHash(files)}-${hashText(canonicalJson({ choices, names }))}`
}

/**
 * A hash of what the files say: 16 hex digits, the same for any order of files and keys and any white space.
 * It tells versions apart; it is no protection against forgery.
 */
export function filesHash(files: Files): string {
  const contents: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const [file, source] of Object.entries(files)) {
    const read = readFile(file, source)
    if ('problem' in read) problems.push(read.problem)
    else contents[file] = read.value
  }
  if (problems.length > 0) throw new ContentError(problems)
  return hashText(canonicalJson(contents))
}

/** JSON in one spelling: keys in code-unit order, no white space, nothing but printable ASCII. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${members.map(([key, member]) => `${canonicalJson(key)}:${canonicalJson(member)}`).join(',')}}`
  }
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** FNV-1a, 64 bits, of an ASCII text, held in two halves of 32 bits; the prime is 2^40 + 0x1b3. */
export function hashText(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let place = 0; place < text.length; place++) {
    low = (low ^ text.charCodeAt(place)) >>> 0
    const product = low * 0x1b3
    high = (high * 0x1b3 + Math.floor(product / 0x1_0000_0000) + low * 0x100) % 0x1_0000_0000
    low = product % 0x1_0000_0000
  }
  return hex(high) + hex(low)
}

function hex(half: number): string {
  return half.toString(16).padStart(8, '0')
}
