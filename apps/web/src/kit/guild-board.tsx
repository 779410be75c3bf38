/** The board of one hero of a guild: life, pools, ability, what is carried, and four slots with cards; a chip where there is little room. */
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { Picture } from '../art/picture.tsx'
import type { Tint } from '../art/tints.ts'
import { say } from '../words/tile-map.ts'
import type { CardState } from './card.tsx'
import './guild-board.css'
import './guild-slots.css'
import './panel.css'

/** What is up with a hero in this round. */
export type GuildStanding = 'ready' | 'now' | 'done' | 'target' | 'out'

interface Figure {
  readonly icon: string
  readonly words: string
  readonly value: ReactNode
}

interface HeroProps {
  readonly name: string
  readonly face: ReactNode
  readonly colour: string
  readonly life: { readonly now: number; readonly max: number }
  readonly standing: GuildStanding
  /** The standing in a word: `acts now`. */
  readonly tag: string
  readonly state?: CardState
}

export interface GuildBoardProps extends HeroProps {
  readonly ability: ReactNode
  /** Dice and steps. */
  readonly pools: readonly Figure[]
  readonly carried?: readonly Omit<Figure, 'value'>[] | readonly Figure[]
  /** Four `li`, or fewer if one fills more than a slot. */
  readonly children: ReactNode
}

export function GuildBoard(props: GuildBoardProps) {
  const { name, face, colour, life, standing, tag, ability, pools, carried = [], state = 'idle' } = props
  return (
    <article
      className="k-guild k-stands"
      data-standing={standing}
      data-state={state}
      style={{ '--own': colour } as CSSProperties}
      aria-label={name}
      data-face
    >
      <span className="k-guild-face">
        <span>{face}</span>
        <Life {...life} />
      </span>
      <div className="k-guild-head">
        <h3>
          {name} <small>{tag}</small>
        </h3>
        <p>{ability}</p>
        <ul>
          {pools.map((pool) => (
            <Value key={pool.words} {...pool} />
          ))}
          {carried.map((token, i) => (
            <Value key={`${token.words} ${i}`} isToken value={undefined} {...token} />
          ))}
        </ul>
      </div>
      <GuildSlots name={say('guild.cards', { name })}>{props.children}</GuildSlots>
    </article>
  )
}

function Life({ now, max }: { now: number; max: number }) {
  return (
    <span className="k-guild-life">
      <span className="aloud">{say('guild.life', { now, max })}</span>
      <span aria-hidden>
        <b>{now}</b>/{max}
      </span>
    </span>
  )
}

function Value({ icon, words, value, isToken = false }: Figure & { readonly isToken?: boolean }) {
  return (
    <li title={words} data-token={isToken || undefined}>
      <Icon name={icon} />
      <span className="aloud">{words} </span>
      {value !== undefined && <b>{value}</b>}
    </li>
  )
}

/** The slots of a board, for themselves where the board is a chip. */
export function GuildSlots({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ul className="k-guild-slots" aria-label={name}>
      {children}
    </ul>
  )
}

export interface SlotCardProps {
  readonly title: string
  readonly art: string
  readonly tint: Tint
  /** Of an attack: how it strikes, with how many dice. */
  readonly dice?: { readonly icon: string; readonly words: string; readonly value: ReactNode }
  /** What else it gives: `+1 def`. */
  readonly line?: ReactNode
  /** Of a card that can be used twice: `1/2`. */
  readonly uses?: string
  readonly state?: CardState
  /** It lies on its side: exhausted, or whatever the game calls it. */
  readonly spent?: string | undefined
  /** How many slots it fills: a curse may take more than one. */
  readonly fills?: number
}

export function SlotCard({ title, art, tint, dice, line, uses, state = 'idle', spent, fills = 1 }: SlotCardProps) {
  return (
    <span
      className="k-slot k-stands"
      data-state={state}
      data-spent={spent !== undefined || undefined}
      style={{ '--fills': fills } as CSSProperties}
      data-face
    >
      <span className="k-slot-pic">
        <Picture icon={art} tint={tint} />
      </span>
      {dice !== undefined && (
        <b className="k-slot-dice" title={dice.words}>
          <Icon name={dice.icon} />
          {dice.value}
        </b>
      )}
      {uses !== undefined && <b className="k-slot-uses">{uses}</b>}
      <span className="k-slot-name">{title}</span>
      <span className="k-slot-line">{spent ?? line}</span>
    </span>
  )
} // prettier-ignore

/** A slot in which nothing lies. */
export function EmptySlot() {
  return (
    <span className="k-slot" data-empty>
      <span className="aloud">{say('guild.empty')}</span>
    </span>
  )
}

interface ChipProps extends HeroProps {
  /** One of the guild: its slots are shown. */
  readonly isShown?: boolean
}

/** A hero in two lines, where there is little room. */
export function GuildChip({ name, face, colour, life, standing, tag, state = 'idle', isShown = false }: ChipProps) {
  return (
    <span
      className="k-guild-chip k-stands"
      data-standing={standing}
      data-state={state}
      data-shown={isShown || undefined}
      style={{ '--own': colour } as CSSProperties}
      data-face
    >
      <span className="k-guild-face">
        <span>{face}</span>
      </span>
      <b>{name}</b>
      <span>
        <span className="aloud">{say('guild.life', life)}</span>
        <span aria-hidden>
          <b>{life.now}</b>/{life.max}
        </span>{' '}
        {tag}
      </span>
    </span>
  )
} // prettier-ignore
