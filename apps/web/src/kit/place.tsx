/** A place of a map: floor, walls, a light of its own, what it is for; it can be chosen, is chosen, is in danger. */
import type { CSSProperties } from 'react'
import { Icon } from '../art/icon.tsx'
import './place.css'

/** What a place looks like: how its floor is laid, in which colours, and the colour of its light. */
export interface Floor {
  readonly laid: 'tiles' | 'planks' | 'parquet' | 'flags' | 'straw'
  readonly stone: string
  readonly joint?: string
  readonly light: string
}

interface Danger {
  readonly figure: string
  readonly of?: string
  readonly words: string
  readonly isGreat: boolean
}

export interface PlaceProps {
  readonly name: string
  readonly icon: string
  readonly state?: 'calm' | 'open' | 'chosen' | 'hinted'
  /** What may reach it: `3`, `/9`, which is left out where there is little room, and both in words. */
  readonly danger?: Danger | undefined
  /** Somebody who is against you is there. */
  readonly isAlarmed?: boolean
  readonly floor?: Floor
  /** What stands in its middle. */
  readonly art?: string
}

const BARE: Floor = { laid: 'flags', stone: '#4a4846', light: '#ffcf7a' }

export function Place(props: PlaceProps) {
  const { name, icon, state = 'calm', danger, isAlarmed = false, floor = BARE, art } = props
  const { laid, stone, joint = '#0003', light } = floor
  return (
    <div
      className="k-place"
      data-state={state}
      data-floor={laid}
      data-alarm={isAlarmed || undefined}
      data-danger={danger?.isGreat === true || undefined}
      style={{ '--stone': stone, '--joint': joint, '--light-here': light } as CSSProperties}
      data-face
    >
      {art !== undefined && (
        <span className="k-place-art">
          <Icon name={art} />
        </span>
      )}
      <header>
        <Icon name={icon} />
        <b>{name}</b>
        {danger !== undefined && (
          <span className="k-place-danger" title={danger.words}>
            {danger.figure}
            <i>{danger.of}</i>
          </span>
        )}
      </header>
    </div>
  )
}
