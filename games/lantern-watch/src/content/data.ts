/** The content as the rules read it: `t.data`. Written out, since effects are made of rules, and content of effects. */
import type { EffectBook, Meaning } from '@hearthkeep/content'
import type { GameText, ProcedureOf } from '@hearthkeep/engine'
import type { Holds, Worth } from '../bot/worth.ts'
import type { TableWord } from './pack.ts'

/** What every effect is called with: whose it is, and at which lantern it happens. */
export const LOCALS = ['watcher', 'lantern'] as const
type Effect = ProcedureOf<unknown, typeof LOCALS>

/** What an effect means to a bot. */
export type CardMeaning = readonly Meaning<Worth, Holds>[]

/** A card of the deck; two copies of a card are two of these. */
export interface Card {
  /** Different for each copy: `Torch 2`. */
  readonly name: string
  readonly title: string
  /** How much less is eaten if it is thrown into the flame; 0 if it cannot be. */
  readonly ward: number
  readonly effect: Effect
  readonly text: string
  readonly meaning: CardMeaning
}

export interface Shadow {
  readonly name: string
  readonly title: string
  /** The oil it eats in an hour. */
  readonly hunger: number
  /** The strength it takes to drive it off. */
  readonly dread: number
  readonly comes: Effect | null
  readonly feeds: Effect | null
  readonly text: string
}

/** How dark the night is: the option of the game. */
export interface Sky {
  readonly id: string
  /** What each lantern begins with. */
  readonly oil: number
}

export interface Data {
  readonly book: EffectBook
  readonly cards: readonly Card[]
  readonly shadows: readonly Shadow[]
  /** Their names along the wall. */
  readonly lanterns: readonly string[]
  readonly hours: number
  /** How many shadows come in an hour, for one watcher, two, three and four. */
  readonly coming: readonly number[]
  readonly skies: readonly Sky[]
  readonly nights: readonly { readonly id: string; readonly title: string; readonly sky: string }[]
  /** What an option of a choice means to a bot. */
  readonly optionMeaning: (option: number) => CardMeaning
  readonly hash: string
  readonly campaignHash: string
  readonly components: Readonly<Record<string, number>>
  readonly text: GameText
  readonly keywords: Readonly<Record<string, string>>
  /** A phrase of the table, filled in. */
  readonly say: (phrase: TableWord, values?: Readonly<Record<string, string | number>>) => string
}
