/** A hero alone whom the enemies are about to strike. */
import type { Overrides } from '@hearthkeep/situations'
import { party } from './party.ts'
import type { ClassName } from './party.ts'

/** The face of the Enemy die that hits players. */
const PLAYER = 1
export const CARDS = ['Torch', 'Flail', 'Quiver', 'Grimoire', 'True Eye', 'Eye Amulet']

interface Told {
  readonly hero?: ClassName
  readonly table: Overrides
  readonly die?: number
  readonly dice?: readonly number[]
  /** Of the enemies' turns after that. */
  readonly then?: readonly number[]
}
/** A hero alone who has ended the turn with a full hand: the enemies strike next, or somebody may react. */
export function struck({ hero = 'Warrior', table, die = PLAYER, dice = [], then = [] }: Told) {
  const limit = { Warrior: 4, Hunter: 6, Sorcerer: 3, Paladin: 4, Monk: 4, Druid: 3 }[hero]
  const at = party({
    heroes: [hero],
    table: { 'players[0].hand': CARDS.slice(0, limit), 'players[0].perkUsed': 1, ...table },
    rolls: { enemyDie: [die, ...then], dice: [...dice] },
  })
  return at.do('end your actions').do('draw up to your hand size')
}
