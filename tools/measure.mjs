// `npm run measure [-- GAME ...] [--again]`: how often each player of the ladder wins, setting by setting, into games/<id>/difficulty.json.
// What was measured is kept, so that it can be stopped and gone on with; --again measures anew. `npm run generate` makes tables of it.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import prettier from 'prettier'
import { logOdds } from '@hearthkeep/bots'
import { assertNode24 } from './checks.mjs'
import { looksAt, slopeOf, startOf } from './odds.ts'

/** Games for each player; who thinks for a thousand games only climbs the ladder. Where players are close, a game's file asks for more (`ladderGames`). */
const GAMES = { naive: 400, quick: 400, 'search-100': 60 }
const LADDER = { naive: 400, quick: 400, 'search-100': 200, 'search-1000': 100 }
/** Games of each setting that the slope of chances is fitted to. */
const FITTED = 40

assertNode24('nothing was measured')
const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const isAgain = args.includes('--again')
const games = readdirSync(`${root}/games`).filter((id) => existsSync(pathOf(id)))
const named = args.filter((arg) => arg !== '--again')
const unknown = named.filter((id) => !games.includes(id))
if (unknown.length > 0) {
  // It would take hours to notice that something else was meant.
  console.log(
    `${unknown.join(', ')}: not known, and nothing was measured. npm run measure [-- GAME ...] [--again]`,
  )
  console.log(`Games with a difficulty.json: ${games.join(', ')}.`)
  process.exitCode = 1
} else for (const id of games) if (named.length === 0 || named.includes(id)) await measure(id)

function pathOf(id) {
  return `${root}/games/${id}/difficulty.json`
}

/** The quick players first, so that soon something is known of every setting. */
async function measure(id) {
  const all = JSON.parse(readFileSync(pathOf(id), 'utf8'))
  all.measured ??= {}
  all.starts ??= {}
  for (const bot of Object.keys(LADDER))
    for (const setting of all.settings) {
      const count = (setting.name === all.ladder ? { ...LADDER, ...all.ladderGames } : GAMES)[bot] ?? 0
      const cells = (all.measured[setting.name] ??= {})
      if (count === 0 || (cells[bot]?.games >= count && !isAgain)) continue
      cells[bot] = play(id, setting, bot, count)
      console.log(id, setting.name, bot, JSON.stringify(cells[bot]))
      await keep(id, all)
    }
  for (const setting of all.settings)
    if (all.starts[setting.name] === undefined || isAgain) {
      all.starts[setting.name] = await startOf(id, setting)
      await keep(id, all)
    }
  if (all.slope === undefined || isAgain) {
    all.slope = await fitSlope(id, all)
    await keep(id, all)
  }
}

async function keep(id, all) {
  const config = await prettier.resolveConfig(root)
  writeFileSync(pathOf(id), await prettier.format(JSON.stringify(all), { ...config, parser: 'json' }))
}

/** From the settings in which it is least certain who wins: there most is to be learned. */
async function fitSlope(id, { settings, measured, starts }) {
  const shareOf = ({ name }) => measured[name]['search-100'].wins / measured[name]['search-100'].games
  const open = settings
    .toSorted((a, b) => Math.abs(shareOf(a) - 0.5) - Math.abs(shareOf(b) - 0.5))
    .slice(0, 3)
  const seen = []
  for (const setting of open) {
    const looks = await looksAt(id, setting, { start: starts[setting.name], first: 1001, games: FITTED })
    seen.push({ won: logOdds(shareOf(setting)), looks })
  }
  return slopeOf(seen)
}

/** Plays, always from the first seed on, so that players and settings meet the same games. */
function play(id, { seats, options = {} }, bot, count) {
  const chosen = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`])
  const flags = ['--games', count, '--bot', bot, '--seats', seats, '--workers', 1, '--json', ...chosen]
  const command = [`${root}/apps/cli/bin/hearthkeep.mjs`, 'simulate', id, ...flags.map(String)]
  const { games, wins, margin, marginWithin, processorSeconds, decisions } = JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8' }),
  )
  const milliseconds = Number(((1000 * processorSeconds) / decisions).toPrecision(2))
  const rounded = (number) => (number === null ? null : Number(number.toFixed(2)))
  return { games, wins, margin: rounded(margin), marginWithin: rounded(marginWithin), milliseconds }
}
