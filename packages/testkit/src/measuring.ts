/** What scripts share that measure the balance of a game: words of their command lines, and wins in a hundred. */
import { wilson } from '@hearthkeep/bots'

/** Finds what words such as `seats=1,2` say, by the name before the equals sign. */
export function listsIn(words: readonly string[]): (name: string) => string[] | undefined {
  return (name) =>
    words
      .find((word) => word.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .split(',')
}

/** In a hundred, in a column. */
export const percent = (share: number): string => (100 * share).toFixed(1).padStart(5)

/** Wins in a hundred, with what they may as well be by chance. */
export function winsInHundred(wins: number, games: number): string {
  const [low, high] = wilson(wins, games)
  return `${percent(wins / games)} % [${percent(low)},${percent(high)}]`
}
