/** How any game is laid out: by what it declares. */
import { bodies } from 'virtual:icons/any-game'
import type { Game } from '@hearthkeep/engine'
import { addIcons } from '../../art/icon.tsx'
import type { Layout } from '../face.ts'
import { AnyScene, AnyTable } from './any-table.tsx'
import { useAnyEnding } from './any-threat.ts'

addIcons(bodies)

export function anyLayout(game: Game): Layout {
  // Words cannot lie on a table.
  const thingKinds = Object.keys(game.things).filter((kind) => game.things[kind].words === undefined)
  return {
    Table: AnyTable,
    frame: { field: 'one', Scene: AnyScene, useEnding: useAnyEnding },
    ...{ thingKinds, pace: { other: 350 }, words: {} },
  }
}
