/** Taunting, by cards and by the round marker [T1] to [T4], [R5]. */
import type { Choices } from '@hearthkeep/engine'
import { BOON } from '../content/numbers.ts'
import { moveMonster } from './arrivals.ts'
import { drawCard } from './cards.ts'
import { faceOf, groupOf, LOCATION, placeOf } from './groups.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { hurtPlayer } from './shields.ts'

const { choices, events, reasons, the } = rules
const location = LOCATION
type TauntKind = (typeof choices)['taunt']

/** Lists the monsters that a player can Taunt; says of the others why not [Q51]. */
export function offerTaunts(t: Table, out: Choices, kind: TauntKind, seat: number): void {
  for (let place = location; place < t.seats; place++) {
    const group = groupOf(t, place)
    for (let i = 0, size = group.size; i < size; i++) {
      const monster = group.get(i)
      const { immuneToTaunt, ferocious } = faceOf(t, monster)
      if (place === seat) out.explain(reasons['in-your-group'], kind, monster)
      else if (immuneToTaunt) out.refuse(reasons['immune-to-taunt'], kind, monster)
      else if (ferocious && place === t.defender) out.explain(reasons['in-your-group'], kind, monster)
      else out.add(kind, monster)
    }
  }
}

/** The marker shows its other side, and the defender Taunts [R5, T3]. */
export function flipMarker(t: Table, monster: number): void {
  t.markerUsed = 1
  t.log?.add(events['marker-flipped'], t.defender)
  if (t.boon === BOON.MARKER_DRAWS) drawCard(t, t.defender)
  tauntMonster(t, t.defender, monster)
}

/** A monster comes over; some hit whoever called them [C25]. Its Ambush is not repeated [T4]. */
function tauntMonster(t: Table, seat: number, monster: number): void {
  const { tauntDamage } = faceOf(t, monster)
  t.log?.add(events['taunted'], seat, monster)
  moveMonster(t, monster, placeOf(t, monster), seat)
  if (tauntDamage > 0) t.call(hurtPlayer, seat, tauntDamage, the.monster(monster))
}

/** A card's Taunt: now or never [T2]. */
export const offerTaunt = rules.question(['seat', 'place'], {
  name: 'taunt',
  rule: 'T2',
  about: { source: ['owner', (_, my) => my.place], player: ['player', (_, my) => my.seat] },
  choices(t, out, my) {
    offerTaunts(t, out, choices['taunt'], my.seat)
    if (out.count > 0) out.add(choices['no-taunt'])
  },
  take: {
    taunt: (t, { monster }, my) => tauntMonster(t, my.seat, monster),
    'no-taunt': () => undefined,
  },
  ifNone: 'skip',
})
