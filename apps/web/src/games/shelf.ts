/** The games on the shelf: those of the catalog. Each is loaded only when it is chosen, with its layout if it has one. */
import { shelf as boxes } from '@hearthkeep/catalog/shelf'
import type { Box } from '@hearthkeep/catalog/shelf'
import type { GameModule } from '@hearthkeep/engine'
import type { GameFace, Layout, LoadedGame } from './face.ts'
import { lessonsOf } from './lessons.ts'

const layouts = import.meta.glob<{ readonly layout: Layout }>('./*/index.ts')

export const shelf: readonly GameFace[] = boxes.map((box) => ({ ...box, load: () => open(box) }))

export function findFace(id: string): GameFace | undefined {
  return shelf.find((face) => face.id === id)
}

async function open({ id, load }: Box): Promise<LoadedGame> {
  const [module, layout] = await Promise.all([load(), layouts[`./${id}/index.ts`]?.()])
  return { module, lessons: () => lessonsOf(id), ...(layout?.layout ?? (await anyLayout(module))) }
}

/** How any game can be drawn: by what it says of itself. */
async function anyLayout({ game }: GameModule): Promise<Layout> {
  const { AnyTable } = await import('./any-game/any-table.tsx')
  // Words cannot lie on a table.
  const thingKinds = Object.keys(game.things).filter((kind) => game.things[kind].words === undefined)
  return { Table: AnyTable, thingKinds, pace: { other: 350 }, words: {} }
}
