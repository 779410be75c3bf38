/** `hearthkeep games`: what can be played. */
import { Command } from 'commander'
import type { Game } from '@hearthkeep/engine'
import { loadCatalog } from '../lookup.ts'
import { columns, plural, print, printJson, styled } from '../output.ts'

/** The command. */
export function gamesCommand(): Command {
  return new Command('games')
    .description('list the games with their seats, options, scenarios and component counts')
    .option('--json', 'print JSON: [{id, name, seats: [min, max], options, scenarios, components}]')
    .action(async ({ json }: { json?: true }) => {
      const games = (await loadCatalog()).map((module) => module.game)
      if (json) printJson(games.map(summary))
      else print(games.map(describe).join('\n\n'))
    })
}

function summary(game: Game): object {
  const { id, name, about, version, seats, options, components } = game
  return { id, name, about, version, seats, options, scenarios: options.scenario?.values ?? [], components }
}

function describe(game: Game): string {
  const { seats, options, components } = game
  const [min, max] = seats
  const pieces = Object.entries(components).map(([label, count]) => `${count} ${label}`)
  const rows = [
    ['  seats', min === max ? `${min}` : `${min} to ${max}`],
    ['  pieces', pieces.join(', ')],
    ...Object.entries(options).map(([name, option]) => [
      `  ${name}`,
      `${listValues(option.values)} (${option.default} if you do not say). ${option.about}`,
    ]),
  ]
  return `${styled('bold', game.id)}  ${game.name}\n  ${styled('dim', game.about)}\n${columns(rows)}`
}

/** Short lists in full; of long ones, the first few. */
function listValues(values: readonly string[]): string {
  if (values.length <= 8) return values.join(', ')
  return `${values.slice(0, 6).join(', ')} … ${plural(values.length, 'value')} in all (see --json)`
}
