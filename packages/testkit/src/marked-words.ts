/** Whether the words of a table come from the text files: every one of them is marked there, and looked for. */
import { describeFor, start } from '@hearthkeep/engine'
import type { GameModule, PartialSetup, Zone } from '@hearthkeep/engine'

/** What a game says whose words for the table all begin with `~`. */
interface MarkedWords {
  /** What the first seat is told before each of many decisions. */
  readonly zones: readonly Zone[]
  /** The kinds of things that can be looked up. */
  readonly kinds: readonly string[]
  /** Of all this the titles, summaries, labels and kinds that are not marked: those that come from no text file. */
  readonly unmarked: readonly string[]
}

/** Plays so many first choices with marked words. */
export function withMarkedWords(
  { files, create }: GameModule,
  setup: PartialSetup,
  decisions: number,
): MarkedWords {
  const words = files['words.json'] as Record<string, Record<string, string>>
  const marked = Object.entries(words['table']).map(([name, phrase]) => [name, `~${phrase}`])
  const table = Object.fromEntries(marked) as object
  const game = create({ ...files, 'words.json': { ...words, table } })
  const played = start(game, setup)
  const zones: Zone[] = []
  for (let i = 0; i < decisions; i++) {
    zones.push(...describeFor(game, played, 0))
    if (!played.isOver) played.take(0)
  }
  played.release()
  const kinds = game.glossary.map(({ kind }) => kind)
  const unmarked = [...zones.flatMap(wordsOf), ...kinds].filter((word) => !word.startsWith('~'))
  return { zones, kinds, unmarked }
}

/** What a zone says but for the names of things and their tags, which may be names, too. */
function wordsOf({ title, summary = '', items }: Zone): string[] {
  const labels = items.flatMap(({ figures }) => figures.map(({ label }) => label))
  return [title, ...labels, ...(summary === '' ? [] : [summary])]
}
