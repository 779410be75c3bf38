// What `npm run measure` has found, as tables: games/<id>/DIFFICULTY.md for one game, and the ladder of all in docs/bots.md.
import { wilson } from '@hearthkeep/bots'
import type { Difficulty, Measured, Setting } from '@hearthkeep/bots'

/** Who plays like whom. */
const PLAYERS = { naive: 'a stranger', quick: 'a regular', 'search-100': 'an expert' } as const
const RUNGS = ['naive', 'quick', 'search-100', 'search-1000']

const percent = (share: number): string => (100 * share).toFixed(share > 0 && share < 0.095 ? 1 : 0)

/** "52 (42 to 62)", in per cent, with where the truth lies 95 times in 100. */
function winsInWords(one: Measured | undefined): string {
  if (one === undefined) return 'not measured yet'
  const [low, high] = wilson(one.wins, one.games)
  return `${percent(one.wins / one.games)} (${percent(low)} to ${percent(high)})`
}

/** "13.6 ± 0.9". */
function marginInWords({ margin, marginWithin }: Measured): string {
  return `${margin ?? ''}${typeof marginWithin === 'number' ? ` ± ${marginWithin}` : ''}`
}

/** A table of markdown. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function simulateCommand(id: string, { seats, options = {} }: Setting): string {
  const chosen = Object.entries(options).map(([name, value]) => ` --option ${name}=${value}`)
  return `npx hearthkeep simulate ${id} --seats ${seats}${chosen.join('')} --games 100 --bot search-100`
}

/** games/<id>/DIFFICULTY.md. */
export function difficultyDoc(id: string, { settings, measured }: Difficulty): string {
  const rows = settings.map(({ name }) => [
    name,
    ...Object.keys(PLAYERS).map((bot) => winsInWords(measured[name]?.[bot])),
  ])
  const last = settings[settings.length - 1]
  return `# How hard it is

Generated from difficulty.json by \`npm run generate\`; measured by \`npm run measure -- ${id}\`.

Games won in per cent, with the range in which the truth lies 95 times in 100: by a stranger on the first evening (\`naive\`), a regular who plays what looks
best (\`quick\`) and an expert who thinks ahead (\`search-100\`). All met the same games. One line again, the last for an expert:

    ${simulateCommand(id, last)}

${table(['Setting', ...Object.entries(PLAYERS).map(([bot, who]) => `${who} (\`${bot}\`)`)], rows)}
`
}

/** The ladder of all games, for docs/bots.md. */
export function ladderTable(
  all: readonly { readonly name: string; readonly difficulty: Difficulty }[],
): string {
  const rows = all.flatMap(({ name, difficulty: { ladder, measured } }) =>
    RUNGS.map((bot, i) => {
      const one = measured[ladder]?.[bot]
      const told =
        one === undefined ? ['', '', ''] : [`${one.games}`, marginInWords(one), `${one.milliseconds}`]
      return [i === 0 ? `${name}: ${ladder}` : '', `\`${bot}\``, winsInWords(one), ...told]
    }),
  )
  return table(
    ['Game and setting', 'Player', 'Won, in per cent', 'Games', 'Margin', 'Milliseconds a decision'],
    rows,
  )
}
