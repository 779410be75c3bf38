/** What monsters' abilities do: each word carried out [R-58]. */
import { effectWords } from '@hearthkeep/content'
import type { Locals } from '@hearthkeep/engine'
import { MONSTER_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { GUILD } from '../../content/limits.ts'
import { monsterFields as f } from '../../content/vocabulary.ts'
import { isClose } from '../board.ts'
import { hasBit } from '../facts.ts'
import { healFigure } from '../harm.ts'
import { isOnBoard } from '../heroes.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { dropOne, exhaustOne, shoved } from './choosing.ts'

const { events } = rules
const { bare, word, words } = effectWords<Table, undefined, undefined, EffectKinds>()(MONSTER_LOCALS)
type My = Locals<EffectKinds, typeof MONSTER_LOCALS>

const isThere = (t: Table, hero: number): boolean => hero >= 0 && isOnBoard(t.heroes[hero])
function daze(t: Table, hero: number): void {
  if (!isThere(t, hero) || t.heroes[hero].isDazed === 1) return
  t.heroes[hero].isDazed = 1
  t.log?.add(events['hero-dazed'], hero)
}
function dazeAround(t: Table, { hero }: My): void {
  if (!isThere(t, hero)) return
  for (let other = 0; other < GUILD; other++)
    if (other !== hero && isThere(t, other) && isClose(t, t.heroes[other].space, t.heroes[hero].space))
      daze(t, other)
}
/** The most wounded monster Close to a figure; -1: none is. */
function mateOf(t: Table, figure: number): number {
  let mate = -1
  let most = 0
  for (let i = 0; i < t.board.size; i++) {
    const other = t.board.get(i)
    const { isDying, space, wounds } = t.figures[other]
    if (other === figure || isDying === 1 || wounds <= most || !isClose(t, space, t.figures[figure].space))
      continue
    mate = other
    most = wounds
  }
  return mate
}
/** A hero is moved space by space by the shortest way, away from a figure or towards it. */
function move(t: Table, { figure, hero }: My, spaces: number, isAway: boolean): void {
  if (!isThere(t, hero)) return
  const one = t.heroes[hero]
  const before = one.space
  for (let left = spaces; left > 0; left--) {
    const to = shoved(t, hero, t.figures[figure].space, isAway)
    if (to < 0) break
    one.space = to
  }
  if (one.space !== before) t.log?.add(events['hero-moved'], hero, one.space)
}

export const monsterWords = words({
  title: 'ability',
  effects: {
    daze: word(f.daze, (e) =>
      e.daze === 'around' ? (t, my) => dazeAround(t, my) : (t, my) => daze(t, my.hero),
    ),
    exhaust: word(f.exhaust, (e) => {
      const isAny = e.exhaust === 'any' ? 1 : 0
      if (e.whom === 'target')
        return (t, my) => {
          if (isThere(t, my.hero)) t.call(exhaustOne, my.hero, isAny)
        }
      return Array.from({ length: GUILD }, (_, hero) => (t: Table) => {
        if (hasBit(t.struck, hero) && isThere(t, hero)) t.call(exhaustOne, hero, isAny)
      })
    }),
    heal: word(f.heal, (e) =>
      e.of === 'self'
        ? (t, my) => healFigure(t, my.figure, e.heal)
        : (t, my) => {
            const mate = mateOf(t, my.figure)
            if (mate >= 0) healFigure(t, mate, e.heal)
          },
    ),
    push: word(f.push, (e) => (t, my) => move(t, my, e.push, true)),
    pull: word(f.pull, (e) => (t, my) => move(t, my, e.pull, false)),
    drop: bare(
      () => (t, my) => {
        if (isThere(t, my.hero)) t.call(dropOne, my.hero)
      },
      undefined,
    ),
  },
})
