/** Maps as they are shown by themselves: drawn, with what stands and lies on them, and their idea. */
import type { GameMap } from '@hearthkeep/engine'
import { drawGrid } from '@hearthkeep/grid'
import type { MonsterType, Scenario } from './data.ts'
import type { Texts } from './texts.ts'

/** What each mark of a drawing means: the phrases of `text-cards.json`. */
const MEANINGS = {
  A: 'mark-start',
  e: 'mark-exploration',
  q: 'mark-quest',
  u: 'mark-hidden',
  R: 'mark-red',
  G: 'mark-green',
  '*': 'mark-goal',
  T: 'mark-treasure',
  b: 'mark-blue',
  r: 'mark-red-portal',
  f: 'mark-fallen',
  x: 'mark-locked',
} as const

export function drawingsOf(
  scenarios: readonly Scenario[],
  types: readonly MonsterType[],
  { card }: Texts,
): GameMap[] {
  return scenarios.map(({ map, name }) => {
    const { drawing, text, figures, spawns } = map
    const said = drawing.squares.map((one) => one?.lower.slice(1) ?? '').join('') + drawing.south.join('')
    const marks = Object.entries(MEANINGS).flatMap(([mark, phrase]) =>
      said.includes(mark) ? [`${mark} ${card(phrase)}`] : [],
    )
    const hasSpawns = spawns.some((space) => space >= 0)
    const monsters = types.flatMap((one, type) =>
      figures.some((figure) => figure.type === type) ? [`${one.code} ${one.name}`] : [],
    )
    const legend = [...marks, ...(hasSpawns ? [`1-5 ${card('mark-spawn')}`] : [])]
    const lines = [drawGrid(drawing), monsters.join(' · '), legend.join(' · '), text]
    return { id: map.id, name, text: lines.join('\n\n') }
  })
}
