/** The content as the rules read it: cards by number, texts made from their effects, what they do as procedures. */
import type { EffectBook, Say } from '@hearthkeep/content'
import type { GameText } from '@hearthkeep/engine'
import type { EnemyEffect, HeroEffect } from './limits.ts'
import type { TableWord } from './own-words.ts'
import type { Reward } from './reward-parts.ts'

/** A lasting ability of Equipment or Knowledge. */
export interface Lasting {
  readonly moment: number
  readonly effect: HeroEffect
  readonly isLimited: boolean
}

/** A Hero card, or a Minion card, which can also be a Bomb or a Zombie. All have the same fields. */
export interface Card {
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  /** The same for every copy: two of them are one choice. */
  readonly design: number
  readonly text: string
  /** The text of a Hero card with its figures as they are made: `Deal {damage:3} damage.` */
  readonly live: string
  readonly isMinion: boolean
  // Hero cards
  readonly hero: number
  readonly type: number
  readonly isStarting: boolean
  readonly cost: number
  readonly needs: number
  readonly effect: HeroEffect | null
  readonly concealedNeeds: number
  readonly concealed: HeroEffect | null
  readonly ambush: HeroEffect | null
  readonly isFinale: boolean
  readonly isPrepare: boolean
  readonly part: number
  readonly equipped: HeroEffect | null
  readonly removed: HeroEffect | null
  readonly lasting: readonly Lasting[]
  readonly damageBonus: number
  readonly blockBonus: number
  // Minions
  readonly boss: number
  /** 0 to 2. */
  readonly wave: number
  readonly piece: number
  /** -1: no attack figure [A59]. */
  readonly attack: number
  readonly block: number
  readonly health: number
  readonly reward: HeroEffect | null
  readonly rewardNeeds: number
  readonly rewardText: string
  readonly arrive: EnemyEffect | null
  readonly activate: EnemyEffect | null
  readonly react: EnemyEffect | null
  readonly onDeath: EnemyEffect | null
  readonly isGuard: boolean
  /** What it takes to defuse it as a Bomb. */
  readonly defuse: Readonly<Record<'energy' | 'discard' | 'block' | 'health', number>>
  readonly explode: EnemyEffect | null
  /** What it says as a Bomb; empty if it cannot be one. */
  readonly bombText: string
}

/** A Boss with its Horde. */
export interface Boss {
  readonly id: string
  /** Whether it is made of pieces that lie in the Row, and has no health of its own [R152, A56]. */
  readonly hasPieces: boolean
  /** Whether its Minions lie with their Bomb sides up [A26]. */
  readonly hasBombs: boolean
  readonly name: string
  readonly hordeName: string
  readonly health: number
  readonly block: number
  /** What they do, by symbol. */
  readonly horde: readonly (EnemyEffect | null)[]
  readonly abilities: readonly (EnemyEffect | null)[]
  readonly hordeTexts: readonly string[]
  readonly abilityTexts: readonly string[]
  /** What they strike for, by symbol: null where that is not one plain hit. */
  readonly hordeStrikes: readonly (Strike | null)[]
  readonly abilityStrikes: readonly (Strike | null)[]
}

/** A hit as it is printed, and the Strength that whoever deals it gains just before. */
export interface Strike {
  readonly amount: number
  readonly times: number
  readonly gained: number
}

/** A Challenge with its Reward, or an Advanced Challenge with its Treasure. */
export interface Challenge {
  readonly name: string
  readonly isAdvanced: boolean
  readonly health: number
  readonly block: number
  readonly strength: number
  readonly reward: Reward
  /** Of an Advanced Challenge: when something else happens, and what. */
  readonly moment: number
  readonly special: EnemyEffect | null
  readonly treasure: string
  readonly isConsumable: boolean
  readonly treasureEffect: HeroEffect | null
  /** Whether its Treasure is of use while no Enemy is out [A20]. */
  readonly helpsBetweenWaves: boolean
  readonly text: string
  readonly rewardText: string
  /** What its Treasure does, without marks. */
  readonly treasureText: string
}

export interface Knowledge {
  readonly name: string
  readonly hero: number
  readonly energy: number
  readonly health: number
  /** What happens in the first Hero Turn of each Wave [A38]. */
  readonly startOfWave: HeroEffect | null
  readonly lasting: readonly Lasting[]
  readonly text: string
}
interface Intent {
  readonly name: string
  readonly front: number
  /** The results its back allows, a bit each. */
  readonly back: number
}
export interface Potion {
  readonly name: string
  readonly title: string
  readonly design: number
  /** Whether it does something to a Hero, so that one has to be named [R85]. */
  readonly isForHero: boolean
  /** Whether it is of use while no Enemy is out [A20]. */
  readonly helpsBetweenWaves: boolean
  readonly effect: HeroEffect | null
  readonly needs: number
  readonly text: string
}

/** What is printed on things, without what it means to the rules. */
interface Printed extends Readonly<Record<'warriorCards' | 'rogueCards' | 'potions' | 'challenges', Names>> {
  readonly heroes: readonly (Named & { readonly title: string; readonly health: number })[]
  readonly minions: Readonly<Record<string, Names>>
  readonly knowledge: Names
  readonly advanced: readonly (Named & { readonly treasure: { readonly name: string } })[]
  readonly heroText: { readonly keywords: Readonly<Record<string, string>> }
  readonly enemyText: Printed['heroText'] & { readonly phrases: { readonly guard: string } }
  readonly words: GameText
}
type Named = { readonly id: string; readonly name: string }
type Names = readonly Named[]

/** Everything. */
export interface Data {
  /** What cards do, and what prompts and bots can know of it. */
  readonly effects: EffectBook
  readonly cards: readonly Card[]
  readonly heroes: Printed['heroes']
  readonly bosses: readonly Boss[]
  readonly challenges: readonly Challenge[]
  readonly knowledge: readonly Knowledge[]
  readonly intents: readonly Intent[]
  readonly potions: readonly Potion[]
  /** The files as they are, for words and pictures: rules do not need them. */
  readonly files: Printed
  readonly hash: string
  readonly components: Readonly<Record<string, number>>
  /** A phrase of the table, filled in. */
  readonly say: Say<TableWord>
  /** The parts of a Wave Reward, packed, in words. */
  readonly rewardParts: (parts: number) => string
}
