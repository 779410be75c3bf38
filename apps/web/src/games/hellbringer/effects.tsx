/** Signs on whoever is hit: words and numbers that float up, a short shake. */
import type { ReactNode } from 'react'
import { FloatsContext, signed, useFloats } from '../../table/floats.tsx'
import type { Float } from '../../table/floats.tsx'
import { say } from '../../words/hellbringer.ts'
import type { Model } from './model.ts'

const LIFE = 1200

/** What changed between two moments: what the combination gains on an enemy, who falls, figures that rise and sink. */
export function changesBetween(before: Model, after: Model): Float[] {
  const floats: Float[] = []
  const left = new Map(after.enemies.map((enemy) => [enemy.id, enemy]))
  for (const { id, title, isTarget, sum } of before.enemies) {
    const now = left.get(id)
    if (now === undefined) floats.push({ key: 'board', text: say('falls', { name: title }), tone: 'gone' })
    else if (isTarget && now.isTarget && now.sum > sum)
      floats.push({ key: `enemy:${id}`, text: signed(now.sum - sum), tone: 'hurt' })
  }
  for (const { seat, figures, hero, isAlive } of before.seats) {
    const now = after.seats[seat]
    if (hero !== now.hero) continue
    if (isAlive && !now.isAlive) floats.push({ key: `seat:${seat}`, text: say('fallen'), tone: 'hurt' })
    // Skill Points and AP come and go all the time.
    for (const { id, name, of } of figures) {
      const change = now.figures[id].of - of
      if (change !== 0 && name !== 'ap' && name !== 'sp')
        floats.push({ key: `figure:${seat}:${id}`, text: signed(change), tone: change < 0 ? 'hurt' : 'heal' })
    }
  }
  return floats
}

export function EffectsProvider({ model, children }: { model: Model; children: ReactNode }) {
  const floats = useFloats(model, changesBetween, LIFE)
  return <FloatsContext value={floats}>{children}</FloatsContext>
}
