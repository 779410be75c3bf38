/** What must be so on every table, at every decision. */
import { activationsOf, faceOf } from '../src/rules/figures.ts'
import { lifeOf } from '../src/rules/heroes.ts'
import { scenarioOf } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'

/** What is not. */
export function faultsOf(t: Table): string[] {
  const faults: string[] = []
  const { drawing } = scenarioOf(t).map
  const onSpace = new Map<number, number>()
  const stands = (space: number, who: string): void => {
    if (drawing.squares[space] === undefined || drawing.squares[space].lower.startsWith('X'))
      faults.push(`${who} stands on ${space}, where there is no space`)
    onSpace.set(space, (onSpace.get(space) ?? 0) + 1)
  }
  for (const [place, hero] of t.heroes.entries()) {
    if (hero.character < 0 || hero.space < 0) continue
    stands(hero.space, `hero ${place}`)
    if (hero.wounds < 0 || (hero.wounds >= lifeOf(t, hero) && t.question?.name === 'act'))
      faults.push(`hero ${place}: ${hero.wounds} wounds of ${lifeOf(t, hero)}`)
  }
  for (const figure of t.board.toArray()) {
    const one = t.figures[figure]
    stands(one.space, `figure ${figure}`)
    if (one.used > activationsOf(t, figure)) faults.push(`figure ${figure}: ${one.used} tokens`)
    if (one.wounds > faceOf(t, figure).life) faults.push(`figure ${figure}: ${one.wounds} wounds`)
    if (one.isDying === 1 && t.question?.name === 'act') faults.push(`figure ${figure} is dead and there`)
  }
  const most = t.question?.name === 'act' || t.question?.name === 'reroll' ? 3 : 2
  for (const [space, many] of onSpace) if (many > most) faults.push(`${many} stand on ${space}`)
  if (t.coins < 0 || t.trackCoins.some((coins) => coins < 0)) faults.push(`${t.coins} coins`)
  return faults
}
