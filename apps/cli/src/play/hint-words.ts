/** Advice in words that a stranger understands. */
import type { Advice } from '@hearthkeep/bots'
import type { Hint } from './scene.ts'

/** A chance in words: "about 62 %". */
export function aboutPercent(chance: number): string {
  const said = percent(chance)
  return /^\d/.test(said) ? `about ${said}` : said
}

/** A chance as a number: "62 %". */
export function percent(chance: number): string {
  if (chance > 0.99) return 'over 99 %'
  if (chance < 0.01) return 'under 1 %'
  return `${Math.round(chance * 100)} %`
}

/** From these shares of all thought on, it is sure of what it would do. */
const SURE = 0.7
const RATHER_SURE = 0.45
/** What differs by less is as good. */
const AS_GOOD = 0.01

function howSure({ choices: [best, next], simulations }: Advice): string {
  if (next === undefined) return 'Sure: it found nothing else worth a thought.'
  const share = `${Math.round(best.share * 100)} % of the ${simulations} games it played on in thought began so`
  const word = best.share >= SURE ? 'Sure' : best.share >= RATHER_SURE ? 'Rather sure' : 'Not sure'
  const close = Math.abs(best.value - next.value) < AS_GOOD
  return `${word}: ${share}${close ? `; "${next.notation}" seems about as good` : ''}.`
}

/** What somebody who looks ahead would do, as a hint. */
export function hintOf(advice: Advice): Hint {
  const { choices, simulations } = advice
  const [best] = choices
  const notes = ['Type "do" to have it done, or "play my turn" to have your turn played.']
  if (simulations === 0)
    return { words: [`There is only one thing you can do: ${best.notation}.`], choices: [], notes }
  return {
    words: [`I would: ${best.notation}.`, howSure(advice)],
    choices: choices.map(({ notation, value }) => ({ notation, chance: value })),
    notes: [
      'The chance to win is an estimate from what you may know; nobody looked at hidden cards.',
      ...notes,
    ],
  }
}

const BARS = [...'▁▂▃▄▅▆▇█']

/** How chances went, as one line: a bar for each, and the first and the last as numbers. */
export function chancesLine(chances: readonly number[]): string {
  const bars = chances.map((chance) => BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))])
  return `The chances, turn by turn: ${bars.join('')}  ${percent(chances[0])} → ${percent(chances[chances.length - 1])}`
}
