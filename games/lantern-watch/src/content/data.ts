/** The content as the rules read it: `t.data`. Written out, since effects are made of rules, and content of effects. */
import type { EffectBook, Say } from '@hearthkeep/content'
import type { ProcedureOf } from '@hearthkeep/engine'
import type { TableWord } from './files.ts'

/** What every effect is called with: whose it is, and at which lantern it happens. */
export const LOCALS = ['watcher', 'lantern'] as const
/** Of what kinds they are: written out here, as the rulebook's things are made with this file. */
export interface Kinds {
  readonly watcher: { readonly is: 'seat' }
  readonly lantern: object
}
type Effect = ProcedureOf<Kinds, typeof LOCALS>

/** A card of the deck; two copies of a card are two of these, with one title. */
interface Card {
  readonly id: string
  readonly name: string
  readonly title: string
  /** How much less is eaten if it is thrown into the flame; 0 if it cannot be. */
  readonly ward: number
  readonly effect: Effect
  readonly text: string
}

interface Shadow {
  readonly id: string
  readonly name: string
  readonly title: string
  /** The oil it eats in an hour. */
  readonly hunger: number
  /** The strength it takes to drive it off. */
  readonly dread: number
  /** What it does when it comes and when it feeds. */
  readonly comes: Effect | null
  readonly feeds: Effect | null
  readonly text: string
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
  /** How dark the night can be, with the oil that each lantern begins with: the option of the game. */
  readonly skies: readonly { readonly id: string; readonly oil: number }[]
  readonly nights: readonly { readonly id: string; readonly title: string; readonly sky: string }[]
  readonly campaignHash: string
  readonly say: Say<TableWord>
}
