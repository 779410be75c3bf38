/** Something that stands at a place: somebody's meeple, a hero's shield, a chest, goods. It may be a short cut to a choice. */
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import './piece.css'

export interface PieceProps {
  readonly shape: 'meeple' | 'hero' | 'chest' | 'goods' | 'plain'
  /** What it is, and how many there are. */
  readonly word: string
  readonly icon?: string
  /** On a meeple, whose it is. */
  readonly mark?: string
  readonly count?: ReactNode
  readonly colour?: string | undefined
  readonly state?: 'spent' | 'ghost' | 'arriving' | 'great' | 'unfinished' | undefined
  /** What a click means; without it, it is part of the picture. */
  readonly shortcut?: { readonly words: string; readonly act: () => void } | null
  readonly className?: string
  readonly children?: ReactNode
}

export function Piece(props: PieceProps) {
  const { shape, word, icon, mark, count, colour, state, shortcut = null, className = '', children } = props
  const body = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {mark !== undefined && <Icon name={mark} className="k-piece-mark" />}
      {children}
      {count !== undefined && <b className="k-piece-count">{count}</b>}
      {state === 'spent' && <i className="k-piece-spent">z</i>}
    </>
  )
  const look = {
    className: `k-piece ${shortcut === null ? '' : 'can'} ${className}`,
    'data-shape': shape,
    'data-state': state,
    style: (colour === undefined ? {} : { color: colour }) as CSSProperties,
  }
  if (shortcut === null)
    return (
      <span {...look} title={word} aria-hidden="true">
        {body}
      </span>
    )
  return (
    <button type="button" {...look} title={shortcut.words} aria-label={shortcut.words} onClick={shortcut.act}>
      {body}
    </button>
  )
}
