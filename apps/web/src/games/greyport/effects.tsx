/** Signs on whoever is hit: numbers that float up, a short shake. */
import type { ReactNode } from 'react'
import { FloatsContext, signed, useFloats } from '../../table/floats.tsx'
import type { Float } from '../../table/floats.tsx'
import { say } from '../../words/greyport.ts'
import type { MonsterView } from './model-cards.ts'
import type { Model } from './model.ts'

const LIFE = 1200

function floatOf(key: string, before: number, after: number): Float[] {
  const change = after - before
  return change === 0 ? [] : [{ key, text: signed(change), tone: change < 0 ? 'hurt' : 'heal' }]
}

/** Every monster in play by number, with the key of its place. */
function monstersOf({ location, seats }: Model): Map<number, readonly [MonsterView, string]> {
  const all = new Map<number, readonly [MonsterView, string]>()
  for (const monster of location.monsters) all.set(monster.id, [monster, 'location'])
  for (const { seat, group } of seats)
    for (const monster of group) all.set(monster.id, [monster, `player:${seat}`])
  return all
}

/** What changed between two moments of the same encounter. */
export function changesBetween(before: Model, after: Model): Float[] {
  if (before.encounter !== after.encounter) return []
  const floats: Float[] = []
  const now = monstersOf(after)
  for (const [id, [monster, place]] of monstersOf(before)) {
    const other = now.get(id)
    if (other !== undefined) floats.push(...floatOf(`monster:${id}`, monster.left, other[0].left))
    else
      floats.push({ key: `group:${place}`, text: say('falls-title', { title: monster.title }), tone: 'gone' })
  }
  for (const { seat, hp } of before.seats)
    floats.push(...floatOf(`player:${seat}`, hp, Math.max(0, after.seats[seat].hp)))
  if (before.location.name !== '' && after.location.name !== '')
    floats.push(...floatOf('location', before.location.hp, after.location.hp))
  return floats
}

export function EffectsProvider({ model, children }: { model: Model; children: ReactNode }) {
  const floats = useFloats(model, changesBetween, LIFE)
  return <FloatsContext value={floats}>{children}</FloatsContext>
}
