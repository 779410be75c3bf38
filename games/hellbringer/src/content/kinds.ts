/** What there is of each kind; the table knows each by its place in its list. Imports nothing. */

/** The six figures of a hero [H100]: Health, Armor, Sight, Action Points, Skill Points, hand size. Attribute rows are the same. */
export const FIGURES = ['hp', 'ar', 'si', 'ap', 'sp', 'hs'] as const
export type Figure = (typeof FIGURES)[number]
export const FIGURE = { HP: 0, AR: 1, SI: 2, AP: 3, SP: 4, HS: 5 } as const
/** What a card in each row is worth [H100]. */
export const ROW_WORTH = [5, 10, 1, 1, 1, 1] as const

/** Damage dice are red, Acid dice green [H93]; the faces of both [H117]. */
export const DICE = ['damage', 'acid'] as const
export const DIE = { DAMAGE: 0, ACID: 1 } as const
export const FACES = [
  [0, 5, 5, 5, 10, 10],
  [0, 0, 5, 5, 5, 5],
] as const
/** What the Enemy die can show, and its six faces [H115]. */
export const RESULTS = ['miss', 'player', 'companion', 'global'] as const
export const RESULT = { MISS: 0, PLAYER: 1, COMPANION: 2, GLOBAL: 3 } as const
export const ENEMY_DIE = [0, 1, 1, 2, 2, 3] as const

/** What a card of the Common Draw Pile or of a player is; all are things of one kind, `card`. */
export const KINDS = [
  'skill',
  'item',
  'companion',
  'enchantment',
  'defense',
  'potion',
  'combat',
  'location',
  'tome',
] as const
export type CardKind = (typeof KINDS)[number]
export const KIND = {
  SKILL: 0,
  ITEM: 1,
  COMPANION: 2,
  ENCHANTMENT: 3,
  DEFENSE: 4,
  POTION: 5,
  COMBAT: 6,
  LOCATION: 7,
  TOME: 8,
} as const

/** What an enemy is [H125]. */
export const ENEMIES = ['starter', 'monster', 'moose', 'demon'] as const
export const ENEMY = { STARTER: 0, MONSTER: 1, MOOSE: 2, DEMON: 3 } as const

/** The runes of a Class card, one Item on each [H70, HA26]. */
export const RUNES = ['red', 'green', 'blue', 'violet'] as const
export type Rune = (typeof RUNES)[number]

/** Whom the attack of a card hits [H90], if it has one. */
export const ATTACKS = ['none', 'one', 'all'] as const
export const ATTACK = { NONE: 0, ONE: 1, ALL: 2 } as const

/** When a card of a hero does something by itself; the text tells them in this order. */
export const CARD_MOMENTS = [
  'kill', // the combination that this card's attack is part of eliminates an enemy
  'you-kill', // its owner eliminates an enemy
  'turn-start',
  'turn-end',
  'survived', // after an enemies' attack on its owner, who lives
  'would-die', // its owner would be eliminated [HA39]
  'companion-dies', // a Companion of its owner is eliminated
  'dies', // this Companion is eliminated
  'respawn', // any player respawns
] as const
export type CardMoment = (typeof CARD_MOMENTS)[number]

/** When an enemy does something by itself, whatever the Enemy die shows; besides `round`, which is a clock. */
export const ENEMY_MOMENTS = [
  'ignored', // at the start of an enemies' turn, if no attack was made on it since the last
  'miss', // the Enemy die shows a Miss
  'failed', // a combination against it ends without killing it
  'other-dies', // another enemy is eliminated
  'companion-dies', // a Companion is eliminated
  'dies', // it is eliminated; a Demon's Side A when it is turned over
] as const
export type EnemyMoment = (typeof ENEMY_MOMENTS)[number]

/** What words of heroes can count once for each full so many; of enemies see `ENEMY_COUNTS`. */
export const CARD_COUNTS = [
  'hp',
  'ar',
  'si',
  'enemy-seen',
  'skill-used', // other Skill cards activated this turn
  'activated', // other cards activated this turn
  'ap-left',
  // What follows may also be counted by lasting figures: it does not depend on figures.
  'hp-card', // cards in the HP row
  'skill', // learned Skills
  'companion',
  'free-rune',
  'enchantment', // that the player owns
] as const
export const LASTING_COUNTS = ['hp-card', 'skill', 'companion', 'free-rune', 'enchantment'] as const
/** Counted on the attacked player with the most; other enemies in play, eliminated players, and cards under the enemy, on the table. */
export const ENEMY_COUNTS = ['hand', 'attribute', 'ap', 'companion', 'enemy', 'fallen', 'under'] as const

/** What something can be immune to. */
export const CARD_IMMUNITIES = ['armed', 'ar-loss', 'miss', 'acid', 'devour'] as const
export const ENEMY_IMMUNITIES = ['acid', 'sunder', 'stun'] as const

/** The rules of the nine scenarios, each carried out in `src/rules`. */
export const SCENARIO_RULES = [
  'rope-and-lantern',
  'darkness-is-dear',
  'everything-is-written-down',
  'good-dogs',
  'the-song-is-known',
  'death-is-a-guest',
  'all-that-cuts-breaks',
  'no-dawn',
  'four-strokes',
] as const
export type ScenarioRule = (typeof SCENARIO_RULES)[number]

/** What winning a scenario gives to the campaign [HA62]. */
export const UNLOCKS = ['mule', 'perk-3', 'perk-4'] as const
