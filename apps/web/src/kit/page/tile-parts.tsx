/** A map of tiles: the parts it is made of, a plan over it, the monster phase, a large map that answers to the pointer. */
import { memo, useMemo, useState } from 'react'
import { Figurine } from '../../art/figurine.tsx'
import type { FigurineTone } from '../../art/figurine.tsx'
import { TileAt, TileMap, TilePieces, TileSpaces, TileSpot } from '../tile-map.tsx'
import { TileFigure } from '../tile-figure.tsx'
import type { TileFigureProps } from '../tile-figure.tsx'
import {
  TileDistances,
  TilePath,
  TileReach,
  TileSight,
  TileStrikes,
  TileTag,
  TileZone,
} from '../tile-layers.tsx'
import { TileToken } from '../tile-token.tsx'
import type { TileTokenProps } from '../tile-token.tsx'
import type { TilePlan } from '../tiles.ts'
import { ARCHER, BEAST, CAPTAIN, GROM, MAYA, ONE, ORC, SCARLET, TROLL } from './figures.tsx'
import { HALL, MANOR, waysFrom } from './manor.ts'
import { Part, State } from './shown.tsx' // prettier-ignore

const at = (column: number, row: number): number => row * 9 + column

type Piece<P> = readonly [space: number, piece: P, aside?: readonly [number, number]]

const TOKENS: readonly Piece<TileTokenProps>[] = [
  [at(0, 0), { shape: 'portal', icons: ['portal'], mark: 'A' }],
  [at(8, 5), { shape: 'portal', icons: ['portal'], mark: 'A' }],
  [at(0, 4), { shape: 'portal', icons: ['portal'], colour: '#ff8fa0', mark: 'B' }],
  [at(3, 5), { shape: 'portal', icons: ['portal'], colour: '#ff8fa0', mark: 'B' }],
  [at(0, 2), { shape: 'spawn', icons: ['crossed-swords', 'crossed-swords'] }],
  [at(5, 0), { shape: 'spawn', icons: ['crossed-swords', 'high-shot'] }],
  [at(6, 0), { shape: 'spawn', icons: ['high-shot', 'high-shot'] }],
  [at(4, 5), { shape: 'spawn', icons: ['high-shot', 'bright-explosion'] }],
  [at(0, 1), { shape: 'unknown' }],
  [at(5, 2), { shape: 'unknown' }, [-0.2, -0.18]],
  [at(3, 3), { shape: 'unknown' }],
  [at(5, 3), { shape: 'unknown' }, [-0.2, 0.22]],
  [at(6, 4), { shape: 'unknown' }, [0.2, -0.24]],
  [at(8, 0), { shape: 'unknown' }, [-0.25, 0.25]],
  [at(8, 1), { shape: 'quest', icons: ['star-swirl'] }],
]
const STARTS = [at(0, 5), at(1, 5), at(2, 5)]

const FOES: readonly (readonly [space: number, art: TileFigureProps['art'], life: number])[] = [
  [at(1, 4), ORC, 3],
  [at(4, 1), ORC, 2],
  [at(6, 4), ORC, 3],
  [at(6, 5), ORC, 3],
  [at(2, 0), ARCHER, 2],
  [at(7, 0), ARCHER, 2],
  [at(7, 5), ARCHER, 2],
  [at(8, 2), BEAST, 4],
]

const DOTS = [
  ...FOES.map(([space]) => ({ space, colour: '#e0402a' })),
  { space: at(1, 3), colour: '#6db9f2' },
  { space: at(3, 1), colour: '#f0a04a' },
  { space: at(4, 4), colour: '#f26d6d' },
]

/** Every space, each with a name: `B4`. */
const Spaces = memo(function Spaces({ plan }: { plan: TilePlan }) {
  const { columns, spaces } = plan
  return (
    <TileSpaces name="Spaces">
      {spaces.map((space, i) =>
        space === undefined || space.isBlocked === true ? null : (
          <TileAt key={i} space={i} name={`${String.fromCharCode(65 + (i % columns))}${Math.floor(i / columns) + 1}`}>
            <TileSpot />
          </TileAt>
        ),
      )}
    </TileSpaces>
  )
}) // prettier-ignore

const Tokens = memo(function Tokens() {
  return (
    <TilePieces name="Tokens">
      {STARTS.map((space) => (
        <TileAt key={space} space={space}>
          <TileToken shape="area" />
        </TileAt>
      ))}
      {TOKENS.map(([space, token, aside = [0, 0]]) => (
        <TileAt key={space} space={space} aside={aside}>
          <TileToken {...token} />
        </TileAt>
      ))}
    </TilePieces>
  )
})

const Foes = memo(function Foes() {
  return (
    <TilePieces name="Monsters">
      {FOES.map(([space, art, life]) => (
        <TileAt key={space} space={space}>
          <TileFigure
            side="foe"
            art={art}
            life={life}
            activations={art === BEAST ? { used: 0, of: 2 } : ONE}
          />
        </TileAt>
      ))}
      <TileAt space={at(2, 4)}>
        <TileFigure side="foe" art={CAPTAIN} life={3} activations={{ used: 1, of: 1 }} isSpent />
      </TileAt>
      <TileAt space={at(7, 1)}>
        <TileFigure side="great" art={TROLL} life={5} activations={{ used: 0, of: 3 }} />
      </TileAt>
    </TilePieces>
  )
})

const REACH = [at(2, 3), at(2, 2), at(2, 1), at(1, 2), at(0, 2), at(0, 3), at(0, 1), at(1, 4), at(0, 4), at(1, 5), at(2, 4), at(2, 5), at(0, 5)] // prettier-ignore
const COSTS = [undefined, undefined, undefined, 1, 2, 1, 3, 1, 2, 2, 2, 3, 3]
const REACHED = REACH.map((space, i) => ({ space, ...(COSTS[i] !== undefined && { cost: COSTS[i] }) }))
const PATH = [at(1, 3), at(2, 3), at(2, 2), at(2, 1)]
const ZONE = [at(1, 3), at(1, 4), at(0, 4), at(2, 4), at(1, 5), at(1, 0), at(2, 0), at(2, 1)]
const CORNERS = [
  { x: 3, y: 2, open: [true, false] },
  { x: 4, y: 3, open: [true, false] },
] as const

/** A move with all it sets off. */
function Plan() {
  return (
    <TileMap name="The Manor, a plan" plan={MANOR} start={at(1, 3)} dots={DOTS}>
      <Spaces plan={MANOR} />
      <TileReach reached={REACHED} />
      <TileZone spaces={ZONE} />
      <Tokens />
      <TilePath spaces={PATH} />
      <Foes />
      <TilePieces name="Heroes">
        <TileAt space={at(1, 3)}>
          <TileFigure {...MAYA} state="chosen" />
        </TileAt>
        <TileAt space={at(2, 1)}>
          <TileFigure {...MAYA} isGhost />
        </TileAt>
        <TileAt space={at(3, 1)}>
          <TileFigure {...GROM} isDone />
        </TileAt>
        <TileAt space={at(4, 4)}>
          <TileFigure {...SCARLET} />
        </TileAt>
        <TileAt space={at(4, 3)}>
          <TileFigure side="foe" art={BEAST} life={3} activations={{ used: 0, of: 2 }} isTarget />
        </TileAt>
      </TilePieces>
      <TileStrikes
        strikes={[
          { from: at(1, 4), to: at(1, 3), kind: 'strike', words: 'first: 2.4' },
          { from: at(2, 0), to: at(2, 1), kind: 'strike', words: 'after: 1.2' },
          { from: at(4, 3), to: at(4, 2), kind: 'move' },
        ]}
      />
      <TileSight from={at(2, 1)} to={at(4, 3)} corners={CORNERS} words="one side open: clear" />
      <TileTag space={at(4, 3)}>kill 35%</TileTag>
    </TileMap>
  )
}

/** A part of the map, with the little one in its corner. */
function Near() {
  return (
    <TileMap name="The Manor, near" plan={MANOR} start={at(1, 3)} dots={DOTS}>
      <TileReach reached={REACHED} />
      <TilePath spaces={PATH} />
      <TilePieces name="Figures">
        <TileAt space={at(1, 3)}>
          <TileFigure {...MAYA} state="chosen" />
        </TileAt>
        <TileAt space={at(1, 4)}>
          <TileFigure side="foe" art={ORC} life={3} activations={ONE} />
        </TileAt>
      </TilePieces>
      <TileStrikes
        strikes={[{ from: at(1, 4), to: at(1, 3), kind: 'strike', words: 'first: 2.4', side: 'right' }]}
      />
    </TileMap>
  )
}

/** Where a monster goes, and why there. */
function Told() {
  return (
    <TileMap name="The Manor, the monsters" plan={MANOR} start={at(4, 2)} dots={DOTS}>
      <Tokens />
      <TilePath spaces={[at(4, 2), at(4, 3), at(4, 4)]} look="other" />
      <TilePath spaces={[at(4, 2), at(3, 2), at(3, 1)]} look="chosen" />
      <Foes />
      <TilePieces name="Heroes">
        <TileAt space={at(4, 2)}>
          <TileFigure side="foe" art={BEAST} life={2} activations={{ used: 1, of: 2 }} state="chosen" />
        </TileAt>
        <TileAt space={at(2, 1)}>
          <TileFigure {...MAYA} life={4} isDone />
        </TileAt>
        <TileAt space={at(3, 1)}>
          <TileFigure {...GROM} isDone isTarget />
        </TileAt>
        <TileAt space={at(4, 4)}>
          <TileFigure {...SCARLET} isDone />
        </TileAt>
      </TilePieces>
      <TileDistances
        distances={[
          { space: at(3, 1), words: 2, isBest: true },
          { space: at(4, 4), words: 2 },
          { space: at(2, 1), words: 3 },
        ]}
      />
      <TileSight
        from={at(4, 4)}
        to={at(8, 4)}
        stop={{ x: 7, y: 4.5 }}
        words="the wall stops it"
        side="above"
      />
      <TileTag space={at(4, 2)} side="right">
        to Grom: 1 step, then 5 dice
      </TileTag>
    </TileMap>
  )
}

const TONES: readonly FigurineTone[] = ['moss', 'olive', 'ochre', 'earth', 'bone']
const amongOf = (i: number): readonly [number, number] => (i === 27 ? [0, 2] : i === 28 ? [1, 2] : [0, 1])
/** Thirty figures, some of them two in a space. */
const CROWD = Array.from({ length: 30 }, (_, i) => ({
  space: [0, 2, 4, 9, 11, 13, 18, 20, 27, 29, 31, 33, 36, 38, 40, 54, 56, 58, 60, 62, 63, 65, 67, 69, 71, 72, 74, 76, 76, 80][i], // prettier-ignore
  among: amongOf(i),
  art: <Figurine icon={['orc-head', 'goblin-head', 'minotaur'][i % 3]} tone={TONES[i % 5]} />,
}))
const CROWD_DOTS = CROWD.map(({ space }) => ({ space, colour: '#e0402a' }))

const Crowd = memo(function Crowd() {
  return (
    <TilePieces name="Monsters">
      {CROWD.map(({ space, among, art }, i) => (
        <TileAt key={i} space={space} among={among}>
          <TileFigure side="foe" art={art} life={1 + (i % 5)} activations={ONE} isSpent={i % 4 === 0} />
        </TileAt>
      ))}
      <TileAt space={at(3, 3)} size={2}>
        <TileFigure side="great" art={<Figurine icon="rock-golem" tone="bone" />} life={9} activations={{ used: 1, of: 3 }} />
      </TileAt>
    </TilePieces>
  )
}) // prettier-ignore

/** The way to where the pointer is; nothing else is drawn anew for it. */
function Large() {
  const from = at(4, 7)
  const ways = useMemo(() => waysFrom(HALL, from), [from])
  const [to, setTo] = useState(from)
  const reached = useMemo(
    () => [...ways].filter(([, way]) => way.length > 1 && way.length < 6).map(([space, way]) => ({ space, cost: way.length - 1 })),
    [ways],
  ) // prettier-ignore
  const pointed = (target: EventTarget): void => {
    const space = (target as Element).closest<HTMLElement>('[data-space]')?.dataset['space']
    if (space !== undefined) setTo(Number(space))
  }
  return (
    <div
      style={{ width: '100%', height: '100%' }}
      onPointerOver={({ target }) => pointed(target)}
      onFocus={({ target }) => pointed(target)}
    >
      <TileMap name="A great hall" plan={HALL} start={from} dots={CROWD_DOTS}>
        <Spaces plan={HALL} />
        <TileReach reached={reached} />
        <TilePath spaces={ways.get(to) ?? []} />
        <Crowd />
        <TilePieces name="Heroes">
          <TileAt space={from}>
            <TileFigure {...SCARLET} state="chosen" />
          </TileAt>
        </TilePieces>
      </TileMap>
    </div>
  )
}

export function TileParts() {
  return (
    <>
      <Part
        name="tile-map"
        about="moved by wheel, fingers and keys; letters are never smaller than 12 pixels"
      >
        <State name="a plan, and what it sets off" width={46} height={31}>
          <Plan />
        </State>
        <State name="a monster is told" width={46} height={31}>
          <Told />
        </State>
        <State name="where there is little room: a part of it" width={24} height={20}>
          <Near />
        </State>
        <State name="thirty figures, the way under the pointer" width={31} height={31}>
          <Large />
        </State>
      </Part>
    </>
  )
}
