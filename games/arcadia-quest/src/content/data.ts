/** The content as the rules read it, `t.data`: everything by number, each with its text and with what it does as procedures. */
import type { EffectBook, Say } from '@hearthkeep/content'
import type { GameMap, GameText, ProcedureOf } from '@hearthkeep/engine'
import type { Drawing, Grid } from '@hearthkeep/grid'
import type { CARD_MOMENTS, MONSTER_MOMENTS } from './kinds.ts'
import type { TableWord } from './own-words.ts'

/** What effects of heroes are called with: whose it is, the card (-1: the hero's own ability), and the figure at hand (-1: none). */
export const HERO_LOCALS = ['hero', 'card', 'figure'] as const
/** What effects of monsters are called with: the figure, and the hero at hand (-1: none). */
export const MONSTER_LOCALS = ['figure', 'hero'] as const
/** Of which kinds these are; the rulebook's own things are made with this file. */
export interface EffectKinds {
  readonly hero: object
  readonly card: object
  readonly figure: object
}
/** What a hero or a card does; null: nothing. */
export type HeroEffect = ProcedureOf<EffectKinds, typeof HERO_LOCALS> | null
/** What a monster does; null: nothing. */
export type MonsterEffect = ProcedureOf<EffectKinds, typeof MONSTER_LOCALS> | null

/** A number that is higher, or lower, as long as something holds. */
export interface Gift {
  /** As in `STATS`. */
  readonly stat: number
  readonly amount: number
  /** Bits of `FACTS`, all of which have to be so. */
  readonly needs: number
  /** Bits of `GROUPS`, to one of which the attack card has to belong; 0: any, and no attack is needed. */
  readonly groups: number
}
/** What every ally (of a monster: every one of a type) that is Close has more; not who has it. */
export interface Aura {
  readonly stat: number
  readonly amount: number
  /** The type it is for; -1: for all. */
  readonly of: number
}
/** More targets of an attack [B-ATK-1]. */
export interface Spread {
  /** As in `SPREADS`. */
  readonly from: number
  /** As in `SPREAD_TIMES`. */
  readonly at: number
  /** `EVERY`: all there are. */
  readonly count: number
}
/**
 * What holds: of an Attack or a Boost in its own attack, of all else (Permanents, heroes, curses, monsters) all the time. Icons and
 * numbers that are printed stand beside it, not in it.
 */
export interface Holds {
  readonly gives: readonly Gift[]
  readonly auras: readonly Aura[]
  readonly spreads: readonly Spread[]
  /** A bit for each of `FLAGS`. */
  readonly flags: number
  /** Bits of `GROUPS`: attack cards that may be exhausted twice, or used at range with their own icon still hitting. */
  readonly twice: number
  readonly ranged: number
  /** How many cards a Rest refreshes; 0: all. */
  readonly rests: number
}

interface Piece {
  /** Of its entry, the same for all copies. */
  readonly id: string
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  /** What it does. */
  readonly text: string
  /** Why one wants it, or what it asks; empty where there is nothing to say. */
  readonly line: string
}
type Effects<M extends readonly string[], E> = { readonly [N in M[number]]: E }

export interface Hero extends Piece {
  readonly defense: number
  readonly life: number
  /** The name of the natural ability; empty: none. */
  readonly ability: string
  readonly holds: Holds
  readonly when: Effects<typeof CARD_MOMENTS, HeroEffect>
}

/** What a Permanent is exhausted for. */
export interface Using {
  /** As in `USES`. */
  readonly at: number
  /** Not exhausted, but used up for the scenario. */
  readonly isOnce: boolean
  readonly effect: NonNullable<HeroEffect>
}

/** A piece of equipment; all have the same fields. */
export interface Card extends Piece {
  /** `STARTER_LEVEL`, 1 to 5 for the decks, `REWARD_LEVEL`. */
  readonly level: number
  /** As in `TYPES` and `GROUPS`. */
  readonly type: number
  readonly group: number
  readonly cost: number
  /** As in `ATTACKS`, and the dice; `ATTACK.NONE` and 0 if it is no Attack. */
  readonly attack: number
  readonly dice: number
  /** Icons, which count also while it is exhausted [B-EQ-4]. */
  readonly defense: number
  readonly life: number
  readonly reroll: number
  /** May be exhausted twice [B-EQ-7]. */
  readonly isTwice: boolean
  /** Wounds that using it costs. */
  readonly blood: number
  /** Of a Boost, or of what is used after an attack: bits of `ATTACKS` (3: any) and of `GROUPS` (0: any) of the Attack card. */
  readonly withAttacks: number
  readonly withGroups: number
  readonly holds: Holds
  readonly when: Effects<typeof CARD_MOMENTS, HeroEffect>
  readonly use: Using | null
}

export interface Curse extends Piece {
  readonly value: number
  /** How many slots it fills [B-CURSE-4]. */
  readonly fills: number
  readonly holds: Holds
}

/** A monster card of one level band. */
export interface Face {
  /** Its abilities, each with its name. */
  readonly text: string
  /** What it asks of the players. */
  readonly line: string
  /** As in `ATTACKS`. */
  readonly attack: number
  readonly dice: number
  readonly defense: number
  readonly life: number
  readonly overkill: number
  readonly rerolls: number
  readonly holds: Holds
  readonly when: Effects<typeof MONSTER_MOMENTS, MonsterEffect>
}
export interface MonsterType {
  readonly id: string
  readonly name: string
  /** The two letters of the maps. */
  readonly code: string
  /** As in `RANKS` and `KINS`. */
  readonly rank: number
  readonly kin: number
  readonly move: number
  readonly coins: number
  /** By band, see `bandOf`. */
  readonly faces: readonly Face[]
}
/** A figure with a name and cards of its own, in place of those of its type; rank, kin, move and coins are its type's. */
export interface NamedFigure {
  readonly id: string
  readonly name: string
  readonly type: number
  readonly faces: readonly Face[]
}

/** An exploration token. */
export interface Token extends Piece {
  /** As in `TOKENS`. */
  readonly kind: number
  /** Of a chest. */
  readonly value: number
}

export interface Title {
  readonly id: string
  readonly name: string
  readonly text: string
  /** As in `TITLE_POWERS`. */
  readonly power: number
  /** The numbers of the scenarios in which it helps. */
  readonly usedIn: readonly number[]
}

/** A figure as the map shows it. */
export interface Placed {
  /** The number of its type. */
  readonly type: number
  readonly space: number
}
/** A quest token as the map shows it. */
export interface QuestPlace {
  /** As in `QUEST_TOKENS`. */
  readonly kind: number
  readonly space: number
}

/** A map: spaces are numbers, row after row, as in `grid`. */
export interface ScenarioMap {
  readonly id: string
  /** Its idea. */
  readonly text: string
  /** As it was drawn, for those who show it. */
  readonly drawing: Drawing
  /** Open doors are nothing here, locked ones are its doors, from 1 on: shut, a bit each, until the scenario opens them. */
  readonly grid: Grid
  /** The names of the spaces: "b3". */
  readonly names: readonly string[]
  /** By space. */
  readonly isIndoor: readonly boolean[]
  readonly figures: readonly Placed[]
  readonly exploration: readonly number[]
  readonly quests: readonly QuestPlace[]
  /** Each of two or three joined spaces; the guild picks one. */
  readonly starts: readonly (readonly number[])[]
  /** By colour as in `PORTALS`. */
  readonly portals: readonly (readonly number[])[]
  /** By token as in `SPAWNS`; -1: it is not on the map. */
  readonly spawns: readonly number[]
  /** Goals of a carry. */
  readonly goals: readonly number[]
  /** Where the reward of the hideout lies; -1: nowhere. */
  readonly treasure: number
  /** Where the title `fallen-orcs` kills. */
  readonly fallen: readonly number[]
}

export interface Quest {
  readonly name: string
  /** Exactly what has to be done. */
  readonly text: string
  /** As in `QUESTS`. */
  readonly shape: number
  /** Monsters to kill, tokens to hold, or activations to end on one token; 1 otherwise. */
  readonly count: number
  /** The types to kill; empty: any. */
  readonly types: readonly number[]
  /** As in `GOALS`. */
  readonly goal: number
  /** The numbers of its reward's copies, of which one is given; empty: no reward. */
  readonly rewards: readonly number[]
  /** The title it gives; -1: none. */
  readonly title: number
}

export interface Scenario {
  readonly id: string
  readonly name: string
  /** As in `CIRCLES` and `DIFFICULTIES`. */
  readonly circle: number
  readonly difficulty: number
  /** Told before and after it, and what it teaches. */
  readonly before: string
  readonly after: string
  readonly lesson: string
  /** What is special about set-up and play, in words; empty: nothing. */
  readonly special: string
  /** A bit for each of `SCENARIO_RULES`. */
  readonly rules: number
  readonly map: ScenarioMap
  /** The types of its Monster Row: those on the map and those that wait. */
  readonly types: readonly number[]
  /** Types of figures that wait beside the map, one entry each. */
  readonly waiting: readonly number[]
  /** The types that a quest names: in the row, not in the deck. */
  readonly targets: readonly number[]
  /** Its figure with cards of its own; -1: none. */
  readonly named: number
  /** How many quest tokens are shuffled among the exploration tokens. */
  readonly hiddenQuests: number
  readonly quests: readonly Quest[]
  /** How many quests finish it. */
  readonly goal: number
  /** The copies of the reward in its hideout; empty: none. */
  readonly treasures: readonly number[]
}

/** Everything. */
export interface Data {
  /** What prompts and bots can know of effects. */
  readonly book: EffectBook
  readonly heroes: readonly Hero[]
  /** Starters, the five decks, the rewards. */
  readonly cards: readonly Card[]
  /** By level, 0 to 6: the numbers of its cards. */
  readonly levels: readonly (readonly number[])[]
  readonly curses: readonly Curse[]
  readonly types: readonly MonsterType[]
  readonly named: readonly NamedFigure[]
  readonly tokens: readonly Token[]
  readonly titles: readonly Title[]
  /** In the order of the campaign: outer circle, inner circle, final. */
  readonly scenarios: readonly Scenario[]
  /** Their maps to look at. */
  readonly drawings: readonly GameMap[]
  readonly keywords: Readonly<Record<string, string>>
  readonly text: GameText
  readonly hash: string
  readonly components: Readonly<Record<string, number>>
  /** A phrase of the table, filled in. */
  readonly say: Say<TableWord>
}
