/** The content as the rules read it: everything by number, with texts made from what it says. */
import type { Offer, Say } from '@hearthkeep/content'
import type { ProcedureOf } from '@hearthkeep/engine'
import type { ActionFacts } from './facts.ts'
import type { TableWord } from './own-words.ts'

/** What an action is offered and begun with: who does it, in which room or anywhere, and its design. */
export const ACTION_LOCALS = ['seat', 'room', 'action'] as const
/** Of which kinds these are; the rulebook's own things are made with this file. */
export type Kinds = Readonly<Record<'room', object>>

/** One action as it stands on cards; equal ones are one design. */
export interface Action extends ActionFacts {
  /** Its word in content files. */
  readonly word: string
  readonly text: string
  /** Lists the ways to do it; only the rules know the table it is given. */
  readonly offer: Offer<never>
  /** What it does once it is begun; null if its choices do everything. */
  readonly effect: ProcedureOf<Kinds, typeof ACTION_LOCALS> | null
}

export interface Card {
  readonly id: string
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  readonly design: number
  readonly text: string
  /** The clan it belongs to; -1 for crafts. */
  readonly clan: number
  /** As in `CRAFTS`; clan cards are of the Monster type [S12]. */
  readonly craft: number
  /** The actions of each side, by number of design. */
  readonly sides: readonly (readonly number[])[]
  /** What each side is called, by number among the options. */
  readonly sideNames: readonly number[]
  readonly canDefend: boolean
  /** The simple actions it shows anywhere [Q53]. */
  readonly shows: readonly string[]
}

/** A card of the Guild: a hero card, or one of a scenario. */
export interface GuildCard {
  readonly name: string
  /** As in `CLASSES`; -1 for scenario cards. */
  readonly class: number
  readonly type: number
  readonly scenario: number
  readonly text: string
  /** What it does when it is revealed in an invasion [H1]. */
  readonly effect: ProcedureOf<unknown, readonly []>
  /** The heroes it brings, and to rooms of which type; and where heroes become active, -1 for everywhere. */
  readonly brings: { readonly hero: number; readonly type: number } | undefined
  readonly wakes: number | undefined
}

export interface Room {
  readonly id: string
  readonly name: string
  readonly type: number
  /** As in `DEEDS`. */
  readonly deed: number
  readonly resource: number
  readonly crafts: number
}

/** The rooms and passages of a scenario with or without the optional rooms. */
export interface DungeonMap {
  readonly isIn: readonly boolean[]
  /** The rooms from the farthest to the Vault. */
  readonly inwards: readonly number[]
  readonly neighbours: readonly (readonly number[])[]
  /** Passages to the Vault. */
  readonly distance: readonly number[]
  /** The rooms of each type. */
  readonly ofType: readonly (readonly number[])[]
}

export interface Scenario {
  readonly id: string
  readonly name: string
  readonly story: string
  readonly rule: string
  readonly map: DungeonMap
  /** With the optional rooms: the Laboratory, the Builder and those of a pack. */
  readonly largeMap: DungeonMap
  /** The value of the chest in each room, 0 for none. */
  readonly chests: readonly number[]
  readonly portals: readonly number[]
  /** Whether everybody goes to lunch when a level begins [Q62]. */
  readonly hasLunch: boolean
  readonly events: number
  readonly eventsAt: readonly number[]
}

export interface Clan {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly tip: string
  readonly meeples: number
  readonly health: number
  /** As in `ABILITIES`. */
  readonly ability: number
  readonly start: number
  readonly symbol: number
}

interface Treasure {
  readonly name: string
  readonly value: number
  readonly back: number
}

/** Everything. */
export interface Data {
  readonly actions: readonly Action[]
  readonly options: readonly string[]
  /** Those of the clans, then the crafts. */
  readonly cards: readonly Card[]
  readonly rooms: readonly Room[]
  /** The rooms that rules name, by number: the Vault [S3], the Cells [C1], and where Portals are built [Q52]. */
  readonly vault: number
  readonly cells: number
  readonly builder: number
  readonly clans: readonly Clan[]
  readonly guild: readonly GuildCard[]
  readonly treasures: readonly Treasure[]
  readonly scenarios: readonly Scenario[]
  /** The difficulties with their names as inside a sentence, and the Guild cards in each invasion, level by level [S10]. */
  readonly difficulties: readonly {
    readonly id: string
    readonly name: string
    readonly levels: readonly number[]
  }[]
  /** The words of card texts that can be looked up. */
  readonly keywords: Readonly<Record<string, string>>
  /** A phrase of the table, filled in. */
  readonly say: Say<TableWord>
}
