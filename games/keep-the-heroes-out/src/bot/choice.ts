/** What a choice that the table offers comes to on the heuristic player's picture of the dungeon. */
import { ABILITIES, DEEDS } from '../content/schema.ts'
import { PORTAL } from '../rules/dungeon.ts'
import { here, restore, save } from './picture.ts'
import { doAction, swarm } from './plan.ts'
import { apply, STEP } from './steps.ts'
import { value } from './value.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { portal } = here
const { choices: kinds } = rules

/** The value after a choice that the table offers; NaN if it is none of the steps known here. */
export function valueOfChoice(t: Table, i: number): number {
  const { choices } = t
  const a = choices.paramOf(i, 0)
  const b = choices.paramOf(i, 1)
  const c = choices.paramOf(i, 2)
  save(0)
  switch (choices.kindOf(i)) {
    case kinds.draw.id:
      apply(t, STEP.DRAW, a, b, c)
      break
    case kinds.move.id:
      apply(t, STEP.MOVE, a, b, c)
      break
    case kinds.melee.id:
      apply(t, STEP.MELEE, a, b, c)
      break
    case kinds.ranged.id:
      apply(t, STEP.RANGED, a, b, c)
      break
    case kinds['place-resource'].id:
      apply(t, STEP.PLACE, a, b, c)
      break
    case kinds['place-trap'].id:
      apply(t, STEP.TRAP, a, b, c)
      break
    case kinds['place-portal'].id:
    case kinds['complete-portal'].id:
      apply(t, STEP.PORTAL, a, b, c)
      if (b >= 0) portal[b] = PORTAL.NONE
      break
    case kinds.summon.id:
    case kinds['place-meeple'].id:
      apply(t, STEP.SUMMON, a, b, c)
      break
    case kinds['clear-event'].id:
      apply(t, STEP.CLEAR, a, b, c)
      break
    case kinds['use-builder'].id:
      apply(t, STEP.BUILD, a, b, t.data.builder)
      if (c >= 0) portal[c] = PORTAL.NONE
      break
    case kinds['use-room'].id: {
      const { deed, resource } = t.data.rooms[a]
      const does = DEEDS[deed]
      if (does === 'place') apply(t, STEP.PLACE, resource, a, c)
      else if (does === 'trap') apply(t, STEP.TRAP, a, b, c)
      else apply(t, does === 'craft' ? STEP.CRAFT : STEP.LABORATORY, a, b, c)
      break
    }
    case kinds['use-ability'].id: {
      const ability = ABILITIES[t.data.clans[t.players[choices.seatOf(i)].clan].ability]
      if (ability === 'place-meeple') apply(t, STEP.SUMMON, a, b, c)
      else if (ability === 'place-bone') apply(t, STEP.PLACE, 2, a, c)
      else if (ability === 'move') apply(t, STEP.MOVE, a, b, c)
      else apply(t, ability === 'mend' ? STEP.MEND : STEP.DRAW, a, b, c)
      break
    }
    case kinds.swarm.id:
      swarm(t, t.data.actions[a].a, b)
      break
    case kinds['begin-action'].id: {
      const now = value()
      const reached = doAction(t, a, now)
      restore(0)
      return reached
    }
    default:
      return NaN
  }
  const reached = value()
  restore(0)
  return reached
}
