/** What a table stands in: drawn once, behind everything; it gets darker as things get worse. */
import { scenes } from 'virtual:scenes'
import { Suspense, use } from 'react'
import type { CSSProperties } from 'react'
import { HEIGHT, WIDTH } from './drawing/size.ts'
import type { Layer } from './drawing/layer.ts'
import './scene.css'

interface SceneProps {
  /** The id of the game; one without a scene of its own is played in the house's room. */
  readonly game: string
  /** How things stand, from 0, well, to 1, dire. */
  readonly mood?: number
  /** Somebody falls unless something is done: the edge reddens. */
  readonly isLethal?: boolean
}

const loaded = new Map<string, Promise<{ readonly layers: readonly Layer[] }>>()

function layersOf(game: string): Promise<{ readonly layers: readonly Layer[] }> {
  const name = game in scenes ? game : 'house'
  let scene = loaded.get(name)
  if (scene === undefined) {
    // A table without its scene is still a table: a download that fails is not worth a word.
    scene = scenes[name]().catch(() => ({ layers: [] }))
    loaded.set(name, scene)
  }
  return scene
}

/** Only decoration: nothing in it can be touched, and nothing is said only by it. */
export function Scene({ game, mood = 0, isLethal = false }: SceneProps) {
  const style = { '--mood': Math.min(1, Math.max(0, mood)) } as CSSProperties
  return (
    <div className="scenery" data-lethal={isLethal} style={style} aria-hidden>
      <Suspense>
        <Layers game={game} />
      </Suspense>
      <i className="scenery-shade" />
      <i className="scenery-edge" />
    </div>
  )
}

function Layers({ game }: { game: string }) {
  const { layers } = use(layersOf(game))
  return (
    <div className="scenery-whole">
      {layers.map((layer, index) => (
        <LayerOf key={index} layer={layer} />
      ))}
    </div>
  )
}

const share = (part: number, of: number): string => `${(100 * part) / of}%`

function LayerOf({ layer: { role, box, svg, until } }: { layer: Layer }) {
  const [x, y, width, height] = box
  const style = {
    left: share(x, WIDTH),
    top: share(y, HEIGHT),
    width: share(width, WIDTH),
    height: share(height, HEIGHT),
    '--until': until,
  }
  return (
    <div className="scenery-layer" data-role={role} style={style}>
      <svg
        viewBox={box.join(' ')}
        preserveAspectRatio="none"
        // Drawn by the build: nothing of it comes from outside.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </div>
  )
}
