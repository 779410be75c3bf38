/** Your own plate: who you are, health with Block before it, energy, statuses, and what is coming at you. */
import type { ReactNode } from 'react'
import { say } from '../words/kit.ts'
import { Chips } from './chip.tsx'
import { Shielded } from './health.tsx'
import { Portrait } from './portrait.tsx'
import { Coming } from './threat.tsx'
import type { Threat } from './threat.tsx'
import './plate.css'

export interface PlateProps {
  readonly name: string
  /** `the Warrior`. */
  readonly calling?: string
  readonly icon: string
  /** A portrait of its own. */
  readonly face?: ReactNode
  readonly health?: { readonly now: number; readonly max: number; readonly loss?: number }
  /** Left out where there is no such thing. */
  readonly block?: number
  readonly energy?: { readonly now: number; readonly max: number; readonly word: string }
  /** Statuses and other figures. */
  readonly chips?: ReactNode
  readonly threat?: Threat | null
  readonly state?: 'calm' | 'active' | 'out'
  /** Anything else of the game, between the chips and what is coming. */
  readonly children?: ReactNode
}

/** Plates of all who play together: two stand one above the other, or side by side where they are flat. */
export function Plates({ children }: { children: ReactNode }) {
  return <div className="k-plates">{children}</div>
}

export function Plate(props: PlateProps) {
  const { name, calling, icon, face, health, block, energy, chips, threat, state = 'calm', children } = props
  return (
    <div
      className="k-plate"
      data-state={state}
      data-lethal={threat?.level === 'lethal' || undefined}
      data-face
    >
      <div className="k-who">
        <Portrait icon={icon}>{face}</Portrait>
        <div>
          <b className="k-who-name">{name}</b>
          {calling !== undefined && <span className="k-who-calling">{calling}</span>}
          {energy !== undefined && <Energy {...energy} />}
        </div>
      </div>
      {health !== undefined && <Shielded {...health} block={block} side="own" />}
      <Chips>
        {energy !== undefined && (
          <span
            className="k-chip k-energy-chip"
            title={say('plate.of', { word: energy.word, now: energy.now, max: energy.max })}
          >
            <i className="k-coin" />
            <b>{energy.now}</b>
          </span>
        )}
        {chips}
      </Chips>
      {children}
      {threat !== undefined && <Coming threat={threat} />}
    </div>
  )
}

/** As many coins as there can be, the spent ones dark. */
export function Energy({ now, max, word }: NonNullable<PlateProps['energy']>) {
  return (
    <span className="k-energy" title={say('plate.of', { word, now, max })}>
      {Array.from({ length: Math.max(now, max) }, (_, i) => (
        <i key={i} className="k-coin" data-spent={i >= now || undefined} />
      ))}
    </span>
  )
}
