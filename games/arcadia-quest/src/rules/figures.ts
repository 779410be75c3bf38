/** What monsters are: their cards, ranks and activations [section 4] [S-REACT-2]. */
import type { Face, MonsterType } from '../content/data.ts'
import { hasRule, RULE } from './facts.ts'
import { isQuestToken, scenarioOf } from './rulebook.ts'
import type { Figure, Table } from './rulebook.ts'

export const typeOf = (t: Table, figure: number): MonsterType => t.data.types[t.figures[figure].type]

/** The monster card that a figure uses. */
export function faceOf(t: Table, figure: number): Face {
  const { band, isNamed, type } = t.figures[figure]
  return isNamed === 1 ? t.data.named[scenarioOf(t).named].faces[band] : t.data.types[type].faces[band]
}

/** How often a figure may act in a round [B-RANK]. */
export const activationsOf = (t: Table, figure: number): number => typeOf(t, figure).rank + 1
export const isReady = (t: Table, figure: number): boolean => {
  const { isDying, used } = t.figures[figure]
  return isDying === 0 && used < activationsOf(t, figure)
}
export const lifeLeft = (t: Table, figure: number): number =>
  faceOf(t, figure).life - t.figures[figure].wounds

/** Gives a figure activation tokens; above its maximum there are none. */
export function tire(figure: Figure, tokens: number, most: number): number {
  const given = Math.min(tokens, most - figure.used)
  figure.used += given
  return given
}

/** Heirlooms in the hands of heroes weaken the named figure. */
export function weakness(t: Table, figure: number): number {
  if (t.figures[figure].isNamed === 0 || !hasRule(t, RULE.heirlooms)) return 0
  let heirlooms = 0
  for (const hero of t.heroes) {
    if (hero.space < 0) continue
    for (let i = 0; i < hero.tokens.size; i++) if (isQuestToken(t, hero.tokens.get(i))) heirlooms++
  }
  return heirlooms
}

/** How far left its card lies in the Monster Row. */
export const rowOf = (t: Table, figure: number): number => t.row.indexOf(t.figures[figure].type)
