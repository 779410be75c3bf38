/** Every scene there is, by the game it belongs to; `house` for games without one. */
import { dungeon } from './dungeon.ts'
import { hall } from './hall.ts'
import type { Layer } from './layer.ts'
import { penFor } from './pen.ts'
import { houseRoom, tavern } from './rooms.ts'
import { street } from './street.ts'

export const HOUSE = 'house'

export const DRAWINGS: Readonly<Record<string, () => Layer[]>> = {
  'small-time-heroes': () => tavern(penFor('sth', 7)),
  greyport: () => street(penFor('gp', 23)),
  'keep-the-heroes-out': () => dungeon(penFor('kho', 5)),
  hellbringer: () => hall(penFor('hb', 9)),
  [HOUSE]: () => houseRoom(penFor('house', 11)),
}
