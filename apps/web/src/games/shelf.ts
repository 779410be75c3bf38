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
  return { module, lessons: () => lessonsOf(id), ...(layout?.layout ?? (await layoutOfAny(module))) }
}

/** How any game can be drawn: by what it says of itself. */
async function layoutOfAny({ game }: GameModule): Promise<Layout> {
  const { anyLayout } = await import('./any-game/layout.ts')
  return anyLayout(game)
}
