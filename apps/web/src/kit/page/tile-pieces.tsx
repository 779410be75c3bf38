/** What a map of tiles is made of, piece by piece: floors and walls, figures, tokens, layers. */
import type { CSSProperties } from 'react'
import { TileAt, TileMap, TileSpaces, TileSpot } from '../tile-map.tsx'
import { TileFigure } from '../tile-figure.tsx'
import type { TileFigureProps } from '../tile-figure.tsx'
import { TileGround } from '../tile-ground.tsx'
import { TileDistances, TilePath, TileReach, TileSight, TileStrikes, TileZone } from '../tile-layers.tsx'
import { TileToken } from '../tile-token.tsx'
import type { TileTokenProps } from '../tile-token.tsx'
import { FLOORS } from '../tiles.ts'
import type { TilePlan } from '../tiles.ts'
import { ARCHER, BEAST, CAPTAIN, GROM, MAYA, ONE, ORC, SCARLET, TROLL } from './figures.tsx'
import { Part, State } from './shown.tsx'

/** Two spaces of each floor, with each thing that can lie between. */
const SAMPLES: readonly TilePlan[] = FLOORS.map((floor, i) => ({
  ...{ columns: 2, rows: 2, south: ['wall', i % 2 === 0 ? 'open' : 'locked', 'none', 'none'] },
  ...{ spaces: [{ floor }, { floor, isBlocked: true }, { floor }, { floor }], east: ['none', 'none', i % 2 === 0 ? 'locked' : 'open', 'none'] },
})) // prettier-ignore

const FIGURES: readonly (readonly [name: string, figure: TileFigureProps])[] = [
  ['a hero', GROM],
  ['chosen', { ...MAYA, state: 'chosen' }],
  ['may be chosen', { ...SCARLET, state: 'playable' }],
  ['hinted', { ...SCARLET, state: 'hinted' }],
  ['has had the turn', { ...GROM, isDone: true }],
  ['where she would stand', { ...MAYA, isGhost: true }],
  ['a monster', { side: 'foe', art: ORC, life: 3, activations: ONE }],
  ['can do no more', { side: 'foe', art: CAPTAIN, life: 3, activations: { used: 1, of: 1 }, isSpent: true }],
  ['target', { side: 'foe', art: BEAST, life: 4, activations: { used: 1, of: 2 }, isTarget: true }],
  ['great', { side: 'great', art: TROLL, life: 5, activations: { used: 1, of: 3 } }],
  ['carries a bomb', { side: 'foe', art: ARCHER, life: 2, activations: ONE, mark: '2' }],
]
const SPREAD: readonly (readonly [name: string, token: TileTokenProps])[] = [
  ['face down', { shape: 'unknown' }],
  ['quest', { shape: 'quest', icons: ['star-swirl'] }],
  ['chest', { shape: 'chest', icons: ['chest'], mark: 2 }],
  ['portal', { shape: 'portal', icons: ['portal'], mark: 'A' }],
  ['another', { shape: 'portal', icons: ['portal'], colour: '#ff8fa0', mark: 'B' }],
  ['a third', { shape: 'portal', icons: ['portal'], colour: '#a9cf7c', mark: 'C' }],
  ['spawn', { shape: 'spawn', icons: ['crossed-swords', 'high-shot'] }],
  ['start', { shape: 'area' }],
  ['marked', { shape: 'area', colour: '#ffcf6b', icons: ['star-swirl'] }],
  ['bomb', { shape: 'goods', icons: ['unlit-bomb'] }],
  ['may be chosen', { shape: 'unknown', state: 'playable' }],
  ['chosen', { shape: 'quest', icons: ['star-swirl'], state: 'chosen' }],
  ['used up', { shape: 'quest', icons: ['star-swirl'], isOver: true }],
]
const SPACE = { '--space': '5rem', '--wide': '3.3rem', '--columns': 2, '--rows': 2 } as CSSProperties

export function TilePieceParts() {
  return (
    <>
      <Part name="tile-ground" about="drawn by us, from a letter for each space">
        {SAMPLES.map((plan, i) => (
          <State key={i} name={FLOORS[i]} width={10} height={10}>
            <div style={{ ...SPACE, position: 'absolute', inset: 0 }}>
              <TileGround plan={plan} />
            </div>
          </State>
        ))}
      </Part>
      <Part name="tile-figure">
        {FIGURES.map(([name, figure]) => (
          <State key={name} name={name} width={3.3} height={3.3}>
            <div style={{ ...SPACE, height: '100%' }}>
              <TileFigure {...figure} />
            </div>
          </State>
        ))}
      </Part>
      <Part name="tile-token">
        {SPREAD.map(([name, token]) => (
          <State key={name} name={name} width={4.6} height={4.6}>
            <div style={{ ...SPACE, display: 'grid', placeItems: 'center', height: '100%' }}>
              <TileToken {...token} />
            </div>
          </State>
        ))}
      </Part>
      <Part name="tile-layers" about="each drawn anew only when it changes">
        <State name="reach, zone, way, sight, strikes" width={24} height={24}>
          <Layers />
        </State>
      </Part>
    </>
  )
}

const BARE: TilePlan = {
  ...{ columns: 4, rows: 4, east: Array<'none'>(16).fill('none'), south: Array<'none'>(16).fill('none') },
  spaces: Array.from({ length: 16 }, () => ({ floor: 'flags' as const })),
}

function Layers() {
  return (
    <TileMap name="Layers" plan={BARE}>
      <TileSpaces name="Spaces">
        {(['playable', 'hinted', 'chosen'] as const).map((state, i) => (
          <TileAt key={state} space={[15, 9, 2][i]} name={state}>
            <TileSpot state={state} />
          </TileAt>
        ))}
      </TileSpaces>
      <TileReach reached={[{ space: 5, cost: 1 }, { space: 6, cost: 2 }, { space: 7, cost: 3 }]} />
      <TileZone spaces={[10, 11]} />
      <TilePath spaces={[4, 5, 6, 12]} />
      <TileStrikes strikes={[{ from: 14, to: 13, kind: 'strike', words: 'guards 1.2' }]} />
      <TileSight from={0} to={3} stop={{ x: 2, y: 0.5 }} words="both blocked" side="below" />
      <TileDistances distances={[{ space: 8, words: 4, isBest: true }]} />
    </TileMap>
  )
} // prettier-ignore
