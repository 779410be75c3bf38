/** The commands that show something again, to be copied. */

/** A game that a bot plays. */
interface BotGame {
  readonly game: string
  readonly seed: number
  readonly bot: string
  readonly seats: number | undefined
  readonly options: Readonly<Record<string, string>>
  readonly content: string | undefined
}

/** The command that plays one game of a bot again. */
export function simulateAgain({ game, seed, bot, seats, options, content }: BotGame): string {
  const words = [
    'hearthkeep simulate',
    game,
    '--games 1',
    `--seed ${seed}`,
    `--bot${bot.includes(',') ? 's' : ''} ${bot}`,
  ]
  if (seats !== undefined) words.push(`--seats ${seats}`)
  for (const [name, value] of Object.entries(options)) words.push(`--option ${name}=${value}`)
  if (content !== undefined) words.push(`--content ${shellWord(content)}`)
  return words.join(' ')
}

/** The command that plays one trial of a content check again, decision by decision. */
export function trialAgain(folder: string, game: string, trial: number): string {
  return `hearthkeep content check ${shellWord(folder)} --game ${game} --trial ${trial}`
}

/** A text as one word of a shell. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
