/** The content as the rules read it: cards and monsters by number, each with its text and with what it does as procedures. */
import type { EffectBook, Frozen, Say, z } from '@hearthkeep/content'
import type { GameText, ProcedureOf } from '@hearthkeep/engine'
import type { CARD_LOCALS, Kinds, MONSTER_LOCALS } from '../rules/effects/locals.ts'
import type { figures, leading, needs, strength } from './figures.ts'
import type { CARD_MOMENTS, Coin, MONSTER_MOMENTS } from './numbers.ts'
import type { TableWord } from './own-words.ts'

/** What a card does at some moment; null: nothing. */
export type CardEffect = ProcedureOf<Kinds, typeof CARD_LOCALS> | null
/** What a monster, a set-up box or a penalty does; null: nothing. */
export type MonsterEffect = ProcedureOf<Kinds, typeof MONSTER_LOCALS> | null

type Effects<M extends readonly string[], E> = { readonly [N in M[number]]: E }
/** Fields as declared, with nothing left out: a number that an entry does not give is 0. */
type Given<F extends z.ZodRawShape> = {
  readonly [N in keyof F]: Exclude<z.output<F[N]>, undefined>
}

/** What cards and monsters have in common. */
interface Piece {
  /** Of its entry, the same for all copies. */
  readonly id: string
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  readonly design: number
  readonly text: string
}

/** A hero, an item, a player hero or a curse. All have the same fields. */
export interface Card
  extends Piece, Given<typeof strength & typeof leading>, Effects<typeof CARD_MOMENTS, CardEffect> {
  readonly kind: number
  readonly type: number
  /** As in `COINS`; -1: cannot be recruited. */
  readonly cost: number
  /** Whose it is: of a starting card, a player hero, or a character's card in the hero deck; -1 otherwise. */
  readonly character: number
  /** Of a player hero; 0 otherwise. */
  readonly level: number
  /** How many yellow, white and green dice. */
  readonly dice: readonly number[]
  /** What has to be discarded for `anytime`, as in `DISCARDS`; -1: nothing. */
  readonly price: number
}

/** One face of a monster, a token or a boss, with the figures of its entry. */
export interface Monster
  extends Piece, Given<typeof figures>, Effects<typeof MONSTER_MOMENTS, MonsterEffect> {
  /** The number of its subdeck; -1 for tokens and bosses. */
  readonly subdeck: number
  readonly isBoss: boolean
  readonly isToken: boolean
  /** 0 for bosses, whose encounter says. */
  readonly hp: number
  readonly threat: number
  readonly immuneToSplash: boolean
  readonly immuneToSnipe: boolean
  readonly immuneToTaunt: boolean
  /** The type of hero it resists, -1 for none, and by how much. */
  readonly resistedType: number
  readonly resistance: number
  /** It takes no damage while one of these is in play, or only on the location. */
  readonly unhurtWhile: readonly number[]
  readonly unhurtAtLocation: boolean
  /** It keeps 1 HP while one of these is in play. */
  readonly lastsWhile: readonly number[]
  /** Whether it keeps a boss so from being hurt or from falling. */
  readonly isGuard: boolean
  /** Its other side, if it has one. */
  readonly back: Monster | null
}

export interface Location {
  readonly id: string
  readonly name: string
  readonly boon: number
  readonly reward: CardEffect
  readonly boonText: string
  readonly rewardText: string
}

/** Figures by number of players: `figures[seats - 2]`. */
type ByPlayers = readonly number[]

export interface Encounter {
  readonly name: string
  readonly location: number
  readonly subdeck: number
  readonly locationHp: ByPlayers
  readonly locationThreat: ByPlayers
  readonly playerThreat: ByPlayers
  readonly coins: Readonly<Record<Coin, number>>
  readonly bosses: readonly { readonly boss: number; readonly hp: ByPlayers; readonly atLocation: boolean }[]
  readonly setup: MonsterEffect
  readonly penalty: MonsterEffect
  readonly setupText: string
  readonly penaltyText: string
}

export interface Scenario {
  readonly id: string
  readonly name: string
  readonly story: string
  readonly difficulty: number
  readonly startingHp: number
  readonly encounters: readonly Encounter[]
}

interface Character {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly type: number
  /** What it is like to play, as the end of a sentence. */
  readonly like: string
}

interface Subdeck {
  readonly id: string
  readonly name: string
}

/** Where the numbers of each kind of card begin: heroes first, then these, in this order. */
export interface FirstCards {
  readonly items: number
  readonly starting: number
  readonly curses: number
  readonly playerHeroes: number
}

/** Something to be proud of, and what it takes [A1] to [A12]. */
export interface Achievement {
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly needs: Frozen<z.output<typeof needs>>
}

type Phrases = Readonly<Record<string, string>>

/** Everything. */
export interface Data {
  /** What cards and monsters do, and what prompts and bots can know of it. */
  readonly effects: EffectBook
  readonly cards: readonly Card[]
  readonly first: FirstCards
  /** Those of the subdecks come first, then the tokens, then the bosses. */
  readonly monsters: readonly Monster[]
  readonly subdecks: readonly Subdeck[]
  readonly firstToken: number
  /** The monsters with something to do at the start, or at the end, of a round. */
  readonly acting: { readonly roundStart: readonly number[]; readonly roundEnd: readonly number[] }
  readonly characters: readonly Character[]
  readonly locations: readonly Location[]
  readonly scenarios: readonly Scenario[]
  readonly achievements: readonly Achievement[]
  /** What keywords of cards and of monsters mean. */
  readonly keywords: { readonly cards: Phrases; readonly monsters: Phrases }
  /** The phrases that the texts of monsters are made of. */
  readonly monsterPhrases: Phrases
  readonly text: GameText
  readonly hash: string
  readonly components: Readonly<Record<string, number>>
  /** A phrase of the table, filled in. */
  readonly say: Say<TableWord>
}
