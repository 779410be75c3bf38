/** The content as the rules read it, `t.data`: everything by number, each with its text and with what it does as procedures. */
import type { EffectBook, Say } from '@hearthkeep/content'
import type { GameText, ProcedureOf } from '@hearthkeep/engine'
import type { CARD_MOMENTS, ENEMY_MOMENTS } from './kinds.ts'
import type { TableWord } from './own-words.ts'

/** What effects of heroes are called with: whose it is, the card (-1: a Perk or a Tome), and the enemy of the moment, if there is one. */
export const HERO_LOCALS = ['seat', 'card', 'enemy'] as const
/** What effects of enemies are called with: the enemy, and the attacked player or who eliminates it (-1: nobody). */
export const ENEMY_LOCALS = ['enemy', 'seat'] as const
/** Of which kinds these are; the rulebook's own things are made with this file. */
export interface EffectKinds {
  readonly seat: { readonly is: 'seat' }
  readonly card: object
  readonly enemy: object
}

/** What a hero's card does; null: nothing. */
export type HeroEffect = ProcedureOf<EffectKinds, typeof HERO_LOCALS> | null
/** What an enemy does; null: nothing. */
export type EnemyEffect = ProcedureOf<EffectKinds, typeof ENEMY_LOCALS> | null

/** On what something lasting depends. */
interface Held {
  /** Only while its owner is unarmed [HA67], or has a Companion. */
  readonly unarmed: boolean
  readonly companion: boolean
  /** Only for this Class; -1: for all. */
  readonly hero: number
}

/** A lasting figure. */
export interface Gift extends Held {
  /** As in `FIGURES`. */
  readonly figure: number
  readonly amount: number
  /** What it is counted by, as in `LASTING_COUNTS`, once for each full `every`, `most` times at most; -1: it counts once. */
  readonly of: number
  readonly every: number
  readonly most: number
}

/** Dice of both kinds. */
export interface SomeDice {
  readonly damage: number
  readonly acid: number
}
/** Dice of the enemies' roll that do not count for the owner [H118]. */
export interface Warding extends Held, SomeDice {}

/** What works as long as a card is in play. */
export interface Lasting {
  readonly gives: readonly Gift[]
  readonly ignores: readonly Warding[]
  /** More in each attack of the owner's Companions. */
  readonly companions: SomeDice
  /** A bit for each of `CARD_IMMUNITIES`. */
  readonly immune: number
  /** So many Companions more. */
  readonly pack: number
  readonly learnsAny: boolean
  /** So many AP less for its Item. */
  readonly discount: number
  readonly sharesSight: boolean
  /** How many hand cards may lie under it. */
  readonly accumulates: number
  /** Attacked in its owner's place on Player hit. */
  readonly guards: boolean
}

interface Piece {
  /** Of its entry, the same for all copies. */
  readonly id: string
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  readonly text: string
  /** Why one wants it, and when it is wrong; of an enemy what it asks; empty where there is nothing to say. */
  readonly line: string
}

type Effects<M extends readonly string[], E> = { readonly [N in M[number]]: E }

/** A card of the Common Draw Pile, of a player's hand or board; all have the same fields. */
export interface Card extends Piece {
  /** As in `KINDS`. */
  readonly kind: number
  /** The Class whose colour a Skill has; -1: all may learn it [H81]. */
  readonly colour: number
  /** The Class whose Starter card it is; -1: an Elixir, of any; -2: no Starter card. */
  readonly starterOf: number
  /** The AP to use, equip or assign it [H128]. */
  readonly cost: number
  /** Of an Item: a bit for each of `RUNES` that it takes [H72], and how many Enchantments it holds. */
  readonly runes: number
  readonly holds: number
  /** Of a Companion. Blue AP are for display, and for what refers to them [H15]. */
  readonly hp: number
  readonly ar: number
  readonly blue: number
  /** May be used in any turn [H133]. */
  readonly anytime: boolean
  /** When it can do something if it may be used in any turn: bits of `TIME` in `src/rules/timing.ts`. */
  readonly timing: number
  /** A Skill that only works when it is learned [H80]. */
  readonly infinite: boolean
  /** As in `ATTACKS`, and the dice it always rolls. */
  readonly attack: number
  readonly damage: number
  readonly acid: number
  /** It may be aimed OUT OF SIGHT; of an Enchantment: its Item may. */
  readonly unseen: boolean
  /** Done when it is used; of an attack before its roll. */
  readonly effect: HeroEffect
  /** Of an Enchantment: done with its Item's attack, before the roll. */
  readonly striking: HeroEffect
  /** Done with every attack of its owner's own cards, before the roll. */
  readonly yourAttack: HeroEffect
  readonly lasting: Lasting
  /** Says `ready` somewhere: it is never readied itself. */
  readonly readies: boolean
  readonly when: Effects<typeof CARD_MOMENTS, HeroEffect>
  /** Of a Combat card: what its Monster has more while it lives [HA69]. */
  readonly bonus: Bonus | null
  /** Of a Location: its place in `Data.locations`, 1 to 4; of a Tome: its place in `Scenario.tomes`, 1 to 4; otherwise 0. */
  readonly number: number
}

/** What a Showdown card adds to its Monster; all 0 for a plain Combat card. */
export interface Bonus extends SomeDice {
  readonly hp: number
  readonly ar: number
  readonly si: number
  /** When the Monster is eliminated. */
  readonly dies: EnemyEffect
}

/** What an enemy does at every so many enemies' turns, counted from when it came into play or was turned over. */
export interface Clock {
  readonly every: number
  readonly effect: NonNullable<EnemyEffect>
}

/** One face of an enemy. */
export interface Face extends SomeDice {
  readonly text: string
  /** What it asks of the players. */
  readonly line: string
  readonly hp: number
  readonly ar: number
  readonly si: number
  readonly blue: number
  /** Done when the enemies attack [HA73]. */
  readonly ability: EnemyEffect
  readonly when: Effects<typeof ENEMY_MOMENTS, EnemyEffect>
  /** Whatever the Enemy die shows. */
  readonly round: readonly Clock[]
  /** AR more (or less) against all-targets attacks. */
  readonly sweptAr: number
  /** What all other enemies have more [the larger of two]. */
  readonly auraAr: number
  readonly auraSi: number
  readonly immuneAcid: boolean
  readonly immuneSunder: boolean
  readonly immuneStun: boolean
}

/** An enemy; a Demon's own face is its Side A. */
export interface Enemy extends Piece, Face {
  /** As in `ENEMIES`. */
  readonly kind: number
  /** Side B of a Demon. */
  readonly back: Face | null
}

export interface Class {
  readonly id: string
  readonly name: string
  /** As in `FIGURES`. */
  readonly figures: readonly number[]
  /** The colour of its sphere. */
  readonly sphere: string
  /** What it is: "The mountain". */
  readonly title: string
  /** How it wins, what to do for it in order, what it fears, with whom it goes well, and which rows it fills first. */
  readonly wins: string
  readonly engine: string
  readonly fears: string
  readonly partner: string
  readonly rows: string
}

export interface Perk extends Piece {
  readonly hero: number
  /** 1 to 4: the last two are for campaigns [H39]. */
  readonly number: number
  readonly anytime: boolean
  /** As of a card. */
  readonly timing: number
  /** What it does when it is used; null where it only saves its owner. */
  readonly effect: HeroEffect
  /** What it does when its owner would be eliminated. */
  readonly wouldDie: HeroEffect
}

export interface Location {
  readonly id: string
  readonly name: string
  /** Sight that every enemy needs more [HA25]. */
  readonly si: number
  /** Who enters: so many Starter Monsters, so many Monsters; the Demon; all Moose. */
  readonly starters: number
  readonly monsters: number
  readonly demon: boolean
  readonly moose: boolean
}

/** What a Tome gives in a scenario, to every living player [HA72]. */
export interface Tome {
  /** Attribute Point cards from the supply, for 1 to 4 players. */
  readonly attributes: readonly number[]
  readonly effect: HeroEffect
  /** Done once, when the next turn of each player begins. */
  readonly nextTurn: HeroEffect
  /** What it gives, without the cards. */
  readonly text: string
  readonly story: string
}

export interface Scenario {
  readonly id: string
  readonly name: string
  /** The number of its Demon among the enemies. */
  readonly demon: number
  /** As in `SCENARIO_RULES`. */
  readonly rule: number
  readonly ruleName: string
  readonly ruleText: string
  /** What it makes one think of. */
  readonly decision: string
  readonly story: string
  /** Told when it is won. */
  readonly ending: string
  /** As in `UNLOCKS`; -1: nothing. */
  readonly unlocks: number
  /** I to V. */
  readonly tomes: readonly Tome[]
}

/** Where the numbers of each kind of card begin; Common cards begin at 0. */
export interface FirstCards {
  readonly starters: number
  readonly combats: number
  readonly locations: number
  readonly tomes: number
}
/** The same of enemies; Starter Monsters begin at 0. */
export interface FirstEnemies {
  readonly monsters: number
  readonly moose: number
  readonly demons: number
}

/** Everything. */
export interface Data {
  /** What prompts and bots can know of effects. */
  readonly book: EffectBook
  readonly cards: readonly Card[]
  readonly first: FirstCards
  readonly enemies: readonly Enemy[]
  readonly firstEnemy: FirstEnemies
  readonly classes: readonly Class[]
  /** Four of each Class, in order. */
  readonly perks: readonly Perk[]
  /** Graveyard, Crypt, Cave, Hell, Tomb, Secret Portal. */
  readonly locations: readonly Location[]
  readonly scenarios: readonly Scenario[]
  readonly keywords: Readonly<Record<string, string>>
  readonly text: GameText
  readonly hash: string
  readonly components: Readonly<Record<string, number>>
  /** A phrase of the table, filled in. */
  readonly say: Say<TableWord>
}
