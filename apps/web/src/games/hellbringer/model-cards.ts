/** Cards and Perks as plain data, with what is to be known of them on the table. */
import {
  activationCost,
  cardPicture,
  KIND,
  KINDS,
  MARK,
  perkPicture,
  playingCost,
  RUNES,
} from '@hearthkeep/game-hellbringer'
import type { Hero, Table } from '@hearthkeep/game-hellbringer'

export type CardKind = (typeof KINDS)[number]
export type Rune = (typeof RUNES)[number]

export interface CardView {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly text: string
  /** Why one wants it. */
  readonly line: string
  readonly art: string
  readonly kind: CardKind
  /** What it costs now to use it or to put it into play; -1: it is only learned. */
  readonly cost: number
  readonly isAnytime: boolean
  readonly isInfinite: boolean
  /** The Class whose Skill it is; empty: anybody's. */
  readonly colour: string
  readonly runes: readonly Rune[]
  /** So many Enchantments fit under it. */
  readonly holds: number
  /** Dice of its attack, without what its text adds; null: it has none. */
  readonly attack: { readonly hitsAll: boolean; readonly damage: number; readonly acid: number } | null
  /** Of a Companion: at what it falls. */
  readonly strength: number
}

/** A card on a board. */
export interface PlayedView extends CardView {
  readonly isUsed: boolean
  readonly isLocked: boolean
  readonly isAttacked: boolean
  /** Enchantments and cards that lie under it. */
  readonly under: readonly CardView[]
}

export interface PerkView {
  readonly id: number
  readonly hero: number
  readonly title: string
  readonly text: string
  readonly art: string
  readonly number: number
  readonly isUsed: boolean
  readonly isAnytime: boolean
}

export function cardView(t: Table, card: number, cost?: number): CardView {
  const data = t.data.cards[card]
  const { id, name, title, text, line, kind, runes, hp, ar, attack, damage, acid, colour } = data
  return {
    ...{ id: card, name, title, text, line, holds: data.holds },
    art: cardPicture(id, kind),
    kind: KINDS[kind],
    cost: data.infinite ? -1 : (cost ?? data.cost),
    isAnytime: data.anytime,
    isInfinite: data.infinite,
    colour: colour < 0 ? '' : t.data.classes[colour].name,
    runes: RUNES.filter((_, i) => ((runes >> i) & 1) === 1),
    attack: attack === 0 ? null : { hitsAll: attack === 2, damage, acid },
    strength: kind === KIND.COMPANION ? hp + ar + t.grown[card] : 0,
  }
}

/** A card in a hand, with what it costs its owner now. */
export function handView(t: Table, hero: Hero, card: number): CardView {
  const { cost, kind } = t.data.cards[card]
  const isPlayed = kind === KIND.ITEM || kind === KIND.COMPANION || kind === KIND.ENCHANTMENT
  return cardView(t, card, isPlayed ? playingCost(t, hero, card) : cost)
}

export function playedView(t: Table, hero: Hero, card: number): PlayedView {
  const marks = t.marks[card]
  const { attack, effect, infinite } = t.data.cards[card]
  const under = [...hero.enchantments.toArray(), ...hero.under.toArray()].filter(
    (other) => t.on[other] === card + 1,
  )
  const isActive = attack !== 0 || (effect !== null && !infinite)
  return {
    ...cardView(t, card, isActive ? activationCost(t, hero, card) : -1),
    isUsed: (marks & MARK.SPENT) !== 0,
    isLocked: (marks & (MARK.LOCKED | MARK.LOCKED_NOW)) !== 0,
    isAttacked: (marks & MARK.ATTACKED) !== 0,
    under: under.map((other) => cardView(t, other)),
  }
}

export function perkView(t: Table, perk: number, isUsed: boolean): PerkView {
  const { id, hero, title, text, number, anytime } = t.data.perks[perk]
  return { id: perk, ...{ hero, title, text, number, isUsed }, isAnytime: anytime, art: perkPicture(id) }
}
